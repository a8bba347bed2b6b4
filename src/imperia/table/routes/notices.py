"""Notices: where I want to be told that it is my turn while I am away."""

from __future__ import annotations

from imperia.table.notices.contacts import MAIL, WEBHOOK
from imperia.table.protocol.described import NewWebhook, Notices
from imperia.table.protocol.requests import ConfirmMail, LeaveMail, LeaveWebhook
from imperia.table.routes.asker import Visitor
from imperia.table.routes.part import Part

part = Part("notices")


@part.request("GET", "/api/notices")
async def contacts(asked: Visitor) -> Notices:
    """Where you are told that it is your turn, and what this server offers."""
    return await asked.house.contacts.of(asked.person)


@part.request("POST", "/api/notices/mail")
async def leave_mail(asked: Visitor, wish: LeaveMail) -> Notices:
    """Have notices mailed to an address, for all your tables. A link is sent there first, and nothing else
    until the address is confirmed with it."""
    house = asked.house
    await house.contacts.leave_mail(asked.somebody, wish.address, asked.lang, asked.address)
    house.postman.hurry()
    return await house.contacts.of(asked.person)


@part.request("DELETE", "/api/notices/mail")
async def forget_mail(asked: Visitor) -> Notices:
    """Forget your mail address: no more mail is sent."""
    await asked.house.contacts.forget(asked.somebody, MAIL)
    return await asked.house.contacts.of(asked.person)


@part.request("POST", "/api/notices/webhook")
async def leave_webhook(asked: Visitor, wish: LeaveWebhook) -> NewWebhook:
    """Have notices posted to an address at one of the hosts that this server allows."""
    return NewWebhook(
        wish.url, await asked.house.contacts.leave_webhook(asked.somebody, wish.url, asked.lang)
    )


@part.request("DELETE", "/api/notices/webhook")
async def forget_webhook(asked: Visitor) -> Notices:
    """Forget your webhook: nothing is posted any more."""
    await asked.house.contacts.forget(asked.somebody, WEBHOOK)
    return await asked.house.contacts.of(asked.person)


@part.request("POST", "/api/notices/confirm", strangers=True)
async def confirm(asked: Visitor, wish: ConfirmMail) -> Notices:
    """Confirm a mail address, with the token from the link in the first mail. No cookie or
    `Authorization` is needed."""
    await asked.house.contacts.confirm(wish.token)
    return await asked.house.contacts.of(asked.person)


@part.request("POST", "/api/notices/withdraw/{token}", strangers=True)
async def withdraw(asked: Visitor, token: str) -> Notices:
    """End the mails to an address, with the token from the link in each of them; mail programs offer this as
    one click (RFC 8058)."""
    await asked.house.contacts.withdraw(token)
    return await asked.house.contacts.of(asked.person)
