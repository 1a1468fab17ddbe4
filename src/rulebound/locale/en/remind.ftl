# What is sent to people who are away: mails, notices of the browser, webhooks.

remind-move =
    { $count ->
        [one] Your move: { $title }
       *[other] Your move at { $count } tables
    }
remind-move-line = { $title } ({ $game }): it is your move.
remind-move-button = Go to the table
remind-ended =
    { $count ->
        [one] The match has ended: { $title }
       *[other] { $count } matches have ended
    }
remind-ended-line = { $title } ({ $game }): the match has ended.
remind-ended-button = See how it ended
remind-invited =
    { $count ->
        [one] A challenge: { $title }
       *[other] { $count } challenges
    }
remind-invited-line = { $name } challenges you: { $title } ({ $game }).
remind-invited-button = Look at the challenge
remind-news = News from { $count } tables
remind-why = You asked Rulebound to tell you this while you are away.
remind-stop = Send no more mail
remind-confirm = Confirm your address
remind-confirm-text = Somebody gave this address to Rulebound to be told there when it is their move. If it was you, follow the link within a day. If not, do nothing: no other mail will come.
remind-confirm-button = This is my address
remind-test = This is a test
remind-test-text = Reminders reach you here.
remind-test-button = Settings
remind-recover = Choose a new password
remind-recover-text = You (or someone else) asked to recover your Rulebound account. Your username is { $login }. Follow the link within half an hour and choose a new password; it works once. If it was not you, do nothing: your account stays as it is.
remind-recover-button = Choose a new password
remind-changed = Your account has changed
remind-changed-password = The password of your Rulebound account { $login } was changed.
remind-changed-passkey = A passkey was added to your Rulebound account { $login }.
remind-changed-unkeyed = A passkey was removed from your Rulebound account { $login }.
remind-changed-warning = If it was you, there is nothing to do. If not, choose a new password at once: that ends all sessions. Then remove the passkeys that are not yours.
remind-changed-button = It was not me
