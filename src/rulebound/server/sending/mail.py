"""Mail: plain and as a page, handed over to the server that the owner has named."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from html import escape
from typing import Final
from urllib.parse import unquote, urlsplit

from rulebound.locale import RIGHT_TO_LEFT, Translator
from rulebound.server.config import SMTP_SCHEMES, Config
from rulebound.server.sending.errors import Declined, Failed
from rulebound.server.sending.words import Message

SECONDS: Final = 20.0
_PERMANENT: Final = 500
_PAGE: Final = """<!doctype html>
<html lang="{language}" dir="{direction}">
<head><meta charset="utf-8"><title>{subject}</title></head>
<body style="margin:0;padding:24px;background:#f4efe6;color:#2a2118;font:16px/1.5 sans-serif">
<div style="max-width:520px;margin:auto;padding:24px;background:#fffdf8;border-radius:12px">
<h1 style="margin:0 0 16px;font:700 22px/1.2 Georgia,serif">{subject}</h1>
{body}</div>
{foot}</body></html>
"""
_BUTTON: Final = (
    "display:inline-block;padding:10px 18px;border-radius:8px;background:#7c4a12;color:#fff;"
    "font-weight:600;text-decoration:none"
)


async def send(config: Config, to: str, message: Message) -> None:
    """Hand a mail over; raises what :mod:`.errors` names."""
    mail = compose(config.mail_from, to, message)
    try:
        await asyncio.to_thread(_hand_over, config.smtp_url or "", mail)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        if codes and min(codes) >= _PERMANENT:
            raise Declined("refused", codes[0]) from None
        raise Failed("refused for now") from None
    except (smtplib.SMTPException, OSError, ValueError) as error:
        raise Failed(type(error).__name__) from error


def compose(sender: str, to: str, message: Message) -> EmailMessage:
    """Both forms of a mail. Those that are not asked for can be ended by the reader's program."""
    mail = EmailMessage(policy=SMTP)
    mail["From"] = f"Rulebound <{sender}>"
    mail["To"] = to
    mail["Subject"] = message.subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    if message.stop:
        mail["List-Unsubscribe"] = f"<{message.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(_plain(message))
    mail.add_alternative(_page(message), subtype="html")
    return mail


def _plain(message: Message) -> str:
    parts = [message.text] if message.text else []
    parts += [f"{line.text}\n{line.url}" for line in message.lines]
    if message.button:
        parts.append(f"{message.button}:\n{message.url}")
    if message.stop:
        words = Translator(message.language)
        parts.append(f"-- \n{words('remind-why')}\n{words('remind-stop')}: {message.stop}")
    return "\n\n".join(parts) + "\n"


def _page(message: Message) -> str:
    words = Translator(message.language)
    body = [f"<p>{escape(message.text)}</p>"] if message.text else []
    body += [
        f'<p>{escape(line.text)}<br><a href="{escape(line.url)}" style="{_BUTTON}">'
        f"{escape(line.button)}</a></p>"
        for line in message.lines
    ]
    if message.button:
        body.append(
            f'<p><a href="{escape(message.url)}" style="{_BUTTON}">{escape(message.button)}</a></p>'
        )
    foot = ""
    if message.stop:
        foot = (
            '<p style="max-width:520px;margin:16px auto 0;font-size:13px;color:#6b5d4c">'
            f'{escape(words("remind-why"))} <a href="{escape(message.stop)}" style="color:#6b5d4c">'
            f"{escape(words('remind-stop'))}</a></p>\n"
        )
    return _PAGE.format(
        language=message.language,
        direction="rtl" if message.language in RIGHT_TO_LEFT else "ltr",
        subject=escape(message.subject),
        body="\n".join(body),
        foot=foot,
    )


def _hand_over(url: str, mail: EmailMessage) -> None:
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or SMTP_SCHEMES[parts.scheme]
    secure = ssl.create_default_context()
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=secure)
    else:
        server = smtplib.SMTP(host, port, timeout=SECONDS)
    with server:
        if parts.scheme == "smtp":
            server.starttls(context=secure)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(mail)
