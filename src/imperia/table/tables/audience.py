"""Everybody who looks at a table live. Each viewer gets their own view and nothing else."""

from __future__ import annotations

import weakref

from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.protocol.described import AgreementInfo, ChatLine
from imperia.table.protocol.fields import ClientId
from imperia.table.protocol.messages import AgreementChanged, Said, TableChanged, Welcome
from imperia.table.tables import agreements, chat, messages
from imperia.table.tables.absence import shown_clocks
from imperia.table.tables.describing import describe
from imperia.table.tables.proposals import lapses_with_return_of
from imperia.table.tables.viewer import Viewer
from imperia.table.tables.whole import Table


class Audience:
    def __init__(self, table: Table) -> None:
        self._whose = weakref.ref(table)
        self.viewers: set[Viewer] = set()
        self._opened = table.hall.time.steady()
        self._last_seen: dict[str, int] = {}  # when each person of the table was last here, connected or not
        self._telling = messages.Telling()

    @property
    def _table(self) -> Table:
        """A weak reference: a table that has left memory is gone at once, without waiting for the garbage
        collector."""
        table = self._whose()
        assert table is not None
        return table

    def join(self, viewer: Viewer, client_id: ClientId | None = None) -> None:
        self.see(viewer.person)
        was = self.present
        missed = self._missed_by(viewer)
        self.viewers.add(viewer)
        self.welcome(viewer, client_id, missed)
        if self.present != was:
            self.tell_table(but=viewer)

    def leave(self, viewer: Viewer) -> None:
        was = self.present
        self._note_look(viewer)
        self.viewers.discard(viewer)
        self.see(viewer.person)
        if not self.viewers:
            self._telling = messages.Telling()  # the next viewers are sent whole views first
        self._table.last_used = self._table.hall.time.now()
        if self.present != was:
            self.tell_table()

    @property
    def present(self) -> set[str]:
        """The people with a seat who are here now."""
        return {viewer.person.id for viewer in self.viewers if viewer.person} & self._table.details.people

    def see(self, person: Person | None) -> None:
        """Note that a person is here, by a live connection or by a plain request."""
        if person is not None and self._table.details.held_by(person.id):
            self._last_seen[person.id] = self._table.hall.time.steady()
            if lapses_with_return_of(self._table, person):
                self.tell_table()

    # ----- Who has seen what

    def attend(self, viewer: Viewer, visible: bool, notifies: bool) -> None:
        self._note_look(viewer)  # what has been seen until now
        viewer.visible, viewer.notifies = visible, notifies

    def note_looks(self) -> None:
        for viewer in self.viewers:
            self._note_look(viewer)

    def _note_look(self, viewer: Viewer) -> None:
        """Note what the person behind a viewer has seen, if they have a seat here: nobody else comes back to
        go on."""
        table, person = self._table, viewer.person
        if person is None or table.logged is None or not table.details.held_by(person.id):
            return
        note = table.looks.look if viewer.visible else table.looks.hear if viewer.notifies else None
        if note is not None:
            note(person.id, table.logged.step, table.turns.changed_at, table.hall.time.now())

    def _missed_by(self, viewer: Viewer) -> int | None:
        """The last step that the person behind a new viewer has seen, if more has happened since."""
        person, logged = viewer.person, self._table.logged
        if person is None or logged is None:
            return None
        if any(other.visible for other in self.viewers if other.person and other.person.id == person.id):
            return None
        seen = self._table.looks.seen(person.id)
        return seen if seen is not None and seen < logged.step else None

    def away_for(self, person: str) -> int | None:
        """For how many milliseconds a person with a seat has not been seen; None if they are connected."""
        if person in self.present:
            return None
        return self._table.hall.time.steady() - self._last_seen.get(person, self._opened)

    def close(self, reason: str = "closing") -> None:
        for viewer in list(self.viewers):
            viewer.leave(reason)

    # ----- Telling

    def tell_update(self, since: int) -> None:
        """Tell all viewers what happened after the step `since`."""
        if self.viewers:
            self._send(self._telling.updates(self._table.begun(), self._seats, since, self._clocks()))

    def tell_taking_back(self) -> None:
        if self.viewers:
            self._send(self._telling.takings_back(self._table.begun(), self._seats, self._clocks()))

    @property
    def _seats(self) -> list[int | None]:
        return list({viewer.seat for viewer in self.viewers})

    def _send(self, told: dict[int | None, bytes]) -> None:
        for viewer in self.viewers:
            viewer.send(told[viewer.seat])

    def _clocks(self) -> messages.ClocksNow | None:
        clocks = shown_clocks(self._table)
        return None if clocks is None else messages.ClocksNow(clocks, self._table.hall.time.now())

    def tell_table(self, but: Viewer | None = None) -> None:
        """Tell all viewers that something about the table other than its match has changed."""
        told: dict[str | None, bytes] = {}
        for viewer in self.viewers:
            if viewer is not but:
                person = viewer.person.id if viewer.person else None
                if person not in told:
                    table, now = describe(self._table, viewer.person), self._table.hall.time.now()
                    told[person] = messages.encode(TableChanged(table=table, now=now))
                viewer.send(told[person])

    def tell_chat(self, line: ChatLine) -> None:
        message = messages.encode(Said(line=line))
        for viewer in self.viewers:
            if chat.may_read(self._table.details, viewer.person, viewer.seat, line):
                viewer.send(message)

    def tell_agreement(self, agreement: AgreementInfo) -> None:
        message = messages.encode(AgreementChanged(agreement=agreement))
        for viewer in self.viewers:
            if agreements.may_read(self._table.details, viewer.person, viewer.seat, agreement):
                viewer.send(message)

    def welcome(self, viewer: Viewer, client_id: ClientId | None = None, seen: int | None = None) -> None:
        """Tell a viewer everything afresh, as far as they may know it: the table, the view, and the last
        events and lines of chat."""
        table, logged = self._table, self._table.logged
        welcome = Welcome(
            table=describe(table, viewer.person),
            viewer=viewer.seat,
            view=messages.NO_VIEW,
            events=[],
            events_from=0,
            chat=chat.lines_for(table, viewer.person, viewer.seat),
            chat_from=chat.remembered_from(table),
            seq=0,
            now=table.hall.time.now(),
            seen=seen,
            id=client_id,
        )
        if logged is not None:
            welcome.view = messages.view_json(logged.match, viewer.seat)
            page = messages.last_events(logged.match, viewer.seat, logged.step)
            welcome.events, welcome.events_from = page.events, page.events_from
            welcome.seq = logged.seq
        viewer.send(messages.encode(welcome))

    # ----- Who looks over whose shoulder

    def welcome_all(self) -> None:
        """Tell everybody everything afresh, because the match begins, a seat has changed hands, or another
        server has changed the table. Viewers who may no longer look have to leave."""
        for viewer in list(self.viewers):
            try:
                self._table.check_admitted(viewer.person)
            except Refused as refusal:
                viewer.leave(refusal.key)
                continue
            own = self._table.details.held_by(viewer.person.id if viewer.person else None)
            if viewer.seat not in own:
                viewer.seat = self._table.viewing_seat(viewer.person)
            self.welcome(viewer)
