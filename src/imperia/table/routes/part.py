"""What can be asked of the server, declared together with what is done: for HTTP, for live connections, and
for everything that describes them."""

from __future__ import annotations

import inspect
import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from types import UnionType
from typing import Any, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from imperia.table.asking import (
    address_of,
    check_change,
    check_look,
    check_operator,
    house,
    language,
    table_for,
    who,
)
from imperia.table.cluster.leases import Elsewhere
from imperia.table.cluster.messages import Answer, Ask, Somebody
from imperia.table.cluster.relays import Lost, NotReached
from imperia.table.door import let_rest
from imperia.table.errors import TOO_MANY, BadWish, Refused
from imperia.table.protocol.described import TableInfo
from imperia.table.protocol.fields import ClientId
from imperia.table.protocol.wishes import LiveWish, Wish
from imperia.table.routes.asker import AtTable, Operator, Visitor
from imperia.table.tables.describing import describe
from imperia.table.tables.messages import encode

TABLE = "/api/tables/{table_id}"
OK = 200
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
Function = TypeVar("Function", bound=Callable[..., Any])
_RELAYED_HEADERS = {b"accept-language", b"content-type", b"cookie", b"if-none-match"}
How = Literal["in turn", "apart", "at once"]


@dataclass(frozen=True)
class Doing:
    """A wish, and what is done about it. `do` is called with the asker and the wish. What it returns is the
    answer by HTTP; None stands for the description of the table."""

    wish: type[Wish]
    do: Callable[[Any, Any], Any]
    how: How  # by the worker of the table; apart from it, if it takes long; or at once, by a plain function
    strangers: bool  # whether a client who is no known person may ask for it
    path: str | None  # below the path of the table
    status: int
    once: bool  # whether it is done only once if it is sent again with the same id
    when_closed: bool  # whether it may be asked of a table that the operator has closed
    answers: tuple[Any, ...]  # types by HTTP
    live: tuple[Any, ...]  # types of the messages that answer it live; none if it cannot be asked there

    async def obey(self, asked: AtTable, wish: Wish) -> Any:
        if not self.when_closed:
            asked.table.check_not_closed()
        return await self.do(asked, wish)

    async def done_for(self, asked: AtTable, wish: Wish) -> Any:
        """Obey the wish and wait for the outcome, as HTTP does and a live connection does not."""
        if self.how == "in turn":
            return await asked.table.worker.ask(lambda: self.obey(asked, wish))
        return await self.obey(asked, wish)


def one_of(kind: Any) -> tuple[Any, ...]:
    """The members of a union. (msgspec itself does not accept a union of structs without tags.)"""
    if kind is None:
        return ()
    return get_args(kind) if isinstance(kind, UnionType) else (kind,)


class Part:
    """A part of what can be asked of the server."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.endpoints: list[Endpoint] = []
        self.doings: list[Doing] = []

    def wish(
        self,
        path: str | None = None,
        *,
        live: Any = None,
        how: How = "in turn",
        strangers: bool = False,
        once: bool = False,
        when_closed: bool = False,
        status: int = 200,
    ) -> Callable[[Function], Function]:
        """Declare something that can be asked of a table: by POST at this path below the path of the table,
        over a live connection, or both."""

        def declare(function: Function) -> Function:
            hints = get_type_hints(function)
            answer = TableInfo if hints["return"] is type(None) else hints["return"]
            doing = Doing(
                wish=hints["wish"],
                do=function,
                how=how,
                strangers=strangers,
                path=path,
                status=status,
                once=once,
                when_closed=when_closed,
                answers=one_of(answer),
                live=one_of(live),
            )
            assert live is None or issubclass(doing.wish, LiveWish), doing.wish
            self.doings.append(doing)
            if path is not None:
                self.endpoints.append(WishEndpoint(self.name, doing))
            return function

        return declare

    def request(
        self, method: str, path: str, *, answer: Any = None, strangers: bool = False, status: int = 200
    ) -> Callable[[Function], Function]:
        """Declare anything else that can be asked by HTTP. The function gets the arguments that it names:
        `asked` (the asker), or `operator` if only the operator may ask, `wish` (the body), `query`,
        `request`, and parts of the path. `answer` is the type of the answer, for a function that returns a
        response."""

        def declare(function: Function) -> Function:
            self.endpoints.append(
                FunctionEndpoint(self.name, method, path, function, answer, strangers, status)
            )
            return function

        return declare


class Endpoint(ABC):
    """An address and a method of HTTP."""

    def __init__(
        self,
        part: str,
        method: str,
        path: str,
        text: str,
        body: type[Struct] | None,
        query: type[Struct] | None,
        answers: tuple[Any, ...],
        strangers: bool,
        status: int,
    ) -> None:
        self.part, self.method, self.path = part, method, path
        self.text = " ".join(text.split())
        self.body, self.query, self.answers, self.status = body, query, answers, status
        self._strangers = strangers or method == "GET"

    @cached_property
    def body_may_be_left_out(self) -> bool:
        fields = () if self.body is None else msgspec.structs.fields(self.body)
        return not any(field.required for field in fields)

    async def serve(self, request: Request) -> Response:
        if self.method == "GET":
            check_look(request)
        else:
            check_change(request)
        try:
            return await self.serve_here(request)
        except Elsewhere as elsewhere:
            return await self._relay(request, elsewhere)

    async def _relay(self, request: Request, elsewhere: Elsewhere) -> Response:
        """Have the request answered by the server that plays the table, whichever that is by then."""
        cluster = house(request).cluster
        assert cluster is not None
        ask = await _asked(self, request)
        patience = cluster.patience()
        while True:
            try:
                return _relayed(request, await cluster.relays.ask(elsewhere, ask))
            except NotReached:
                await patience.wait()
            except Lost:
                if self.method != "GET":
                    cluster.membership.forget_holder(elsewhere.table_id)
                    raise Refused("not-known") from None
                await patience.wait()
            cluster.membership.forget_holder(elsewhere.table_id)
            try:
                return await self.serve_here(request)
            except Elsewhere as again:
                elsewhere = again

    async def serve_here(self, request: Request) -> Response:
        """Answer the request on this server. Raises Elsewhere if another server plays the table."""
        outcome = await self._do(request)
        if isinstance(outcome, Response):
            return outcome
        return Response(encode(outcome), self.status, media_type="application/json")

    @abstractmethod
    async def _do(self, request: Request) -> Any: ...

    async def _asker(self, request: Request) -> Visitor:
        person, lang, address = await who(request), language(request), address_of(request)
        asker: Visitor
        if self.path.startswith(TABLE):
            table = await table_for(request, request.path_params["table_id"], person)
            asker = AtTable(house(request), table, person, lang, address)
        else:
            asker = Visitor(house(request), person, lang, address)
        if not self._strangers and person is None:
            raise Refused("who-are-you")
        return asker

    @cached_property
    def _decode_body(self) -> Callable[[bytes], Any]:
        assert self.body is not None
        return msgspec.json.Decoder(self.body).decode

    async def _wish(self, request: Request) -> Any:
        """The body, as strict JSON. What Python's own reader also accepts (lone surrogates, NaN, infinite
        numbers) could be neither stored nor sent."""
        body = (await request.body()).removeprefix(BYTE_ORDER_MARK)
        if self.body_may_be_left_out and body.strip() in (b"", b"null"):
            assert self.body is not None
            return self.body()
        kind = request.headers.get("content-type", "application/json").partition(";")[0].strip().lower()
        if kind != "application/json" and not kind.endswith("+json"):
            raise Refused("malformed", what=BadWish("no-json", kind=kind))
        try:
            return self._decode_body(body)
        except UNREADABLE as problem:
            raise Refused("malformed", what=str(problem)) from None


async def _asked(endpoint: Endpoint, request: Request) -> Ask:
    person = await who(request)
    somebody = None if person is None else Somebody(person.id, person.nickname)
    query, body = request.scope["query_string"], await request.body()
    place, address = dict(request.path_params), address_of(request)
    headers = [(name, value) for name, value in request.headers.raw if name in _RELAYED_HEADERS]
    return Ask(0, False, endpoint.method, endpoint.path, place, query, headers, body, somebody, address)


async def described_elsewhere(asked: Visitor, elsewhere: Elsewhere) -> TableInfo:
    """A table that another server plays, as that server describes it."""
    cluster = asked.house.cluster
    assert cluster is not None
    person = asked.somebody
    ask = Ask(
        number=0,
        remembered=False,
        method="GET",
        path=TABLE,
        place={"table_id": elsewhere.table_id},
        query=f"lang={asked.lang}".encode(),
        headers=[],
        body=b"",
        person=Somebody(person.id, person.nickname),
        address=asked.address,
    )
    patience = cluster.patience()
    while True:
        with suppress(NotReached, Lost):
            answer = await cluster.relays.ask(elsewhere, ask)
            if answer.status != OK:
                raise Refused("not-read")
            return msgspec.json.decode(answer.body, type=TableInfo)
        cluster.membership.forget_holder(elsewhere.table_id)
        await patience.wait()
        try:
            return describe(await asked.house.hall.find(elsewhere.table_id), person)
        except Elsewhere as again:
            elsewhere = again


def _relayed(request: Request, answer: Answer) -> Response:
    if answer.status == TOO_MANY:
        let_rest(request.scope)
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in answer.headers}
    return Response(answer.body, answer.status, headers)


class FunctionEndpoint(Endpoint):
    def __init__(
        self, part: str, method: str, path: str, function: Function, answer: Any, strangers: bool, status: int
    ) -> None:
        hints = get_type_hints(function)
        self._function = function
        self._wanted = set(inspect.signature(function).parameters)
        told = answer if answer is not None else hints["return"]
        body, query, text = hints.get("wish"), hints.get("query"), inspect.getdoc(function) or ""
        super().__init__(part, method, path, text, body, query, one_of(told), strangers, status)

    async def _do(self, request: Request) -> Any:
        given: dict[str, Any] = {}
        if "operator" in self._wanted:  # before anything else is looked at
            check_operator(request)
            given["operator"] = Operator(house(request))
        if "asked" in self._wanted:
            given["asked"] = await self._asker(request)
        if "wish" in self._wanted:
            given["wish"] = await self._wish(request)
        if self.query is not None:
            given["query"] = from_text(dict(request.query_params), self.query)
        if "request" in self._wanted:
            given["request"] = request
        given |= {name: text for name, text in request.path_params.items() if name in self._wanted}
        return await self._function(**given)


class WishEndpoint(Endpoint):
    """A wish by HTTP. Fields that are in the path are not in the body, and `id` is there only if it has a
    meaning."""

    def __init__(self, part: str, doing: Doing) -> None:
        path = f"{TABLE}/{doing.path}"
        in_path = set(re.findall(r"{(\w+)}", path))
        fields = msgspec.structs.fields(doing.wish)
        self._doing = doing
        self._place = _struct("Place", [field for field in fields if field.name in in_path])
        in_body = [
            field for field in fields if field.name not in in_path and (field.name != "id" or doing.once)
        ]
        body = _struct(doing.wish.__name__, in_body, inspect.getdoc(doing.wish))
        text = inspect.getdoc(doing.wish) or ""
        super().__init__(part, "POST", path, text, body, None, doing.answers, doing.strangers, doing.status)

    async def _do(self, request: Request) -> Any:
        asked = await self._asker(request)
        assert isinstance(asked, AtTable)
        place = from_text(
            {name: text for name, text in request.path_params.items() if name != "table_id"}, self._place
        )
        body = await self._wish(request)
        wish = self._doing.wish(**msgspec.structs.asdict(body), **msgspec.structs.asdict(place))
        outcome = await self._doing.done_for(asked, wish)
        return describe(asked.table, asked.person) if outcome is None else outcome


def _struct(name: str, fields: list[msgspec.structs.FieldInfo], text: str | None = None) -> type[Struct]:
    """A new struct with some of the fields of another one."""
    declared: list[Any] = []
    for field in fields:
        if field.required:
            declared.append((field.name, field.type))
        elif field.default is msgspec.NODEFAULT:
            made = msgspec.field(default_factory=field.default_factory)
            declared.append((field.name, field.type, made))
        else:
            declared.append((field.name, field.type, field.default))
    return msgspec.defstruct(
        name, declared, namespace={"__doc__": text}, kw_only=True, forbid_unknown_fields=True
    )


def as_text(client_id: ClientId | None) -> str | None:
    """A client's id in the form in which it is stored."""
    return None if client_id is None else str(client_id)


def from_text(texts: dict[str, str], kind: type[Struct]) -> Any:
    """Values from an address, where everything is text, as a struct. Raises Refused if they do not fit."""
    try:
        return msgspec.convert(texts, kind, strict=False)
    except msgspec.ValidationError as problem:
        raise Refused("malformed", what=str(problem)) from None
