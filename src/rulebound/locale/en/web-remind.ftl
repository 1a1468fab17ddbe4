# Reminders: what somebody is told while away, and where.

web-remind = Reminders
web-remind-note = When it is your move and you are not looking, we tell you. Changes are saved right away.
web-remind-retry = Try again
web-remind-what = What you are told
web-remind-push = push
web-remind-mail = e-mail
web-remind-hook = webhook
web-remind-move = Your move
    .note = while you are not at the table
web-remind-ended = A match has ended
    .note = with the result
web-remind-invited = Challenges
    .note = Someone wants to play with you.
web-remind-daily = Once a day
    .note = everything in one message
# $what is such as "Your move", $channel such as "e-mail".
web-remind-switch = { $what }: { $channel }
web-remind-missing = For e-mail and webhooks, first say where they go.
web-remind-away = Remind me of my move after
web-remind-at = Daily message at
web-remind-quiet = Quiet hours
web-remind-quiet-start = From
web-remind-quiet-end = Until
web-remind-quiet-none = You are told at any hour.
web-remind-zone = Time zone
web-remind-ways = Where it goes
web-remind-here = This browser
web-remind-here-on = It shows you notifications.
web-remind-here-off = It shows no notifications.
web-remind-others =
    { $count ->
        [one] One other browser does.
       *[other] { $count } other browsers do.
    }
web-remind-on = Turn on
web-remind-off = Turn off
web-remind-test = Send a test
web-remind-tested = On its way.
web-remind-remove = Remove
web-remind-remove-mail = Remove the e-mail address
web-remind-remove-hook = Remove the webhook
web-remind-confirmed = Confirmed
web-remind-unconfirmed = Open the link in the mail we sent there. It works for a day.
web-remind-mail-note = We send a link to confirm it, and nothing else before that.
web-remind-mail-send = Send the link
web-remind-no-mail = This server sends no e-mail.
web-remind-hook-add = Add the webhook
web-remind-shape = Format
web-remind-hook-new = Nothing sent yet
# $status is a number such as 200, $when such as "3 minutes ago".
web-remind-hook-told = Answered { $status }, { $when }
web-remind-hook-lost = Could not be reached, { $when }
web-mail-confirm = Is this your address?
    .note = If you asked Rulebound to send reminders here, confirm it.
web-mail-confirm-go = Confirm the address
web-mail-confirmed = The address is confirmed
    .note = What you chose in the settings now comes here.
web-mail-stop = No more mail?
    .note = We will send nothing more to this address.
web-mail-stop-go = Send no more mail
web-mail-stopped = No more mail will come
    .note = You can turn it on again in the settings.
web-trouble-bad-address = That is not an e-mail address.
web-trouble-bad-url = This address cannot be used. It must begin with https:// and lead to the public internet.
web-trouble-bad-link = This link has been used or is too old. Ask for a new one in the settings.
web-trouble-too-many-links = Enough links were sent today. Try again tomorrow.
web-trouble-not-granted = The browser does not allow notifications from this page. You can change that in its settings.
web-trouble-no-push = This browser cannot show notifications.
