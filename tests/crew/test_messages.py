"""Messages between a cluster and its foreman."""

from multiprocessing import Pipe

import pytest

from imperia.crew.messages import Dismissed, Line


def test_whoever_speaks_to_the_foreman_never_waits_until_it_has_time():
    """The foreman may be speaking itself; if each waited for the other, they would wait for ever."""
    ours, theirs = Pipe()
    line, large = Line(theirs), bytes(8 << 20)
    ours.send(large)
    ours.send(Dismissed())
    assert line.hear() == large
    assert line.hear() == Dismissed()
    assert not line.something_was_said()


def test_the_foreman_notices_that_nobody_is_there():
    ours, theirs = Pipe()
    line = Line(theirs)
    ours.close()
    with pytest.raises(EOFError):
        line.hear()
