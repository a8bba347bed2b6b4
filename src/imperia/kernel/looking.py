"""Numbers of a record as floats, or as whole numbers: a table of looks that one rule follows, whatever the
game.

A *look* describes one number of a record: where it is, whose it is, when it counts, and the columns that it
becomes. `kernel.encoding` makes the table from what the fields declare.
"""

from __future__ import annotations

from typing import Any

from imperia.kernel.rule import entry, rule

# What becomes of a number.
AMOUNT, ONE_HOT, SET, SET_OF_SEATS, OF_A_SEAT, DIGITS = range(6)

# What is in a row of the table.
(
    KIND,
    AT,  # the first byte
    SIZE,  # in bytes
    SIGNED,
    STRIDE,  # from one seat to the next, in bytes; 0: it belongs to no seat
    STEPS,  # clockwise, from the seat that looks to the one that the number belongs to
    OTHER_STRIDE,  # the same for what belongs to two seats
    OTHER_STEPS,
    COUNT_AT,  # where the number of places in use is
    COUNT_SIZE,  # 0: all places are in use
    COUNT_STRIDE,  # from one seat to the next
    PLACE,
    COLUMN,
    MANY,
    LOW,
    SPECIAL,  # three numbers with a meaning of their own
) = range(16)
SPECIALS = 3
FLAG = SPECIAL + SPECIALS  # the column of each of these
REST = FLAG + SPECIALS  # how many looks from here on do not count if this place is not in use
RUN = REST + 1  # how many looks from here on are at amounts at equal distances, with columns in a row
DISTANCE = RUN + 1  # in bytes
LOOK = DISTANCE + 1
NEVER = -(1 << 31)  # a number that no field holds
NO_COLUMN = -1
NOWHERE = -1

BYTE = 0xFF
LAST_BIT = 7  # of a byte
WIDEST = 8  # bytes


@rule
def number_at(memory: Any, at: int, size: int, signed: int) -> int:
    """The number in these bytes, the lowest byte first. (They are given as signed bytes: CUDA turns a mixture
    of signed and unsigned numbers into a float.)"""
    number: int = memory[at] & BYTE
    if size == 1:
        return number - ((number >> LAST_BIT) << 8) if signed else number
    for place in range(1, size):
        number |= (memory[at + place] & BYTE) << (8 * place)
    if signed and size < WIDEST and (memory[at + size - 1] >> LAST_BIT) & 1:
        number -= 1 << (8 * size)
    return number


# Here and in `steps_to` divisions would take most of the time.
@rule
def seat_from(seat: int, steps: int, players: int) -> int:
    """The seat that is `steps` seats clockwise, which is less than once around."""
    other = seat + steps
    return other - players if other >= players else other


@rule
def steps_to(seat: int, other: int, players: int) -> int:
    """How many steps clockwise the other seat is."""
    steps = other - seat
    return steps + players if steps < 0 else steps


@rule
def write_columns(
    number: int, kind: int, many: int, scale: float, seat: int, players: int, row: Any, column: int
) -> None:
    if kind == AMOUNT:
        row[column] = number * scale
    elif kind == ONE_HOT:
        if 0 <= number < many:
            row[column + number] += 1
    elif kind == OF_A_SEAT:
        if 0 <= number < players:
            row[column + steps_to(seat, number, players)] += 1
    elif kind == SET_OF_SEATS:
        for other in range(players):
            row[column + steps_to(seat, other, players)] = (number >> other) & 1
    elif number != 0:  # a set, or digits
        for bit in range(many):
            row[column + bit] = (number >> bit) & 1


@rule
def in_use(memory: Any, seat: int, players: int, looks: Any, n: int) -> int:
    """How many places of the list are in use."""
    at = looks[n, COUNT_AT]
    if looks[n, STRIDE] > 0:
        at += looks[n, COUNT_STRIDE] * seat_from(seat, looks[n, STEPS], players)
    return number_at(memory, at, looks[n, COUNT_SIZE], 0)


@rule
def counts(memory: Any, seat: int, players: int, looks: Any, n: int) -> bool:
    """Whether the place of a look is in use; most always are."""
    return bool(looks[n, COUNT_SIZE] == 0 or looks[n, PLACE] < in_use(memory, seat, players, looks, n))


@rule
def follow_look(memory: Any, seat: int, players: int, looks: Any, scales: Any, n: int, row: Any) -> None:
    """Write what one number of an observed record is into its columns of `row`, if it counts."""
    if counts(memory, seat, players, looks, n):
        write_look(memory, seat, players, looks, scales, n, row)


@rule
def first_byte(seat: int, players: int, looks: Any, n: int) -> int:
    """The first byte of the number; NOWHERE if it belongs to a seat that nobody plays."""
    at: int = looks[n, AT]
    if looks[n, STRIDE] > 0:
        if looks[n, STEPS] >= players:
            return NOWHERE
        at += looks[n, STRIDE] * seat_from(seat, looks[n, STEPS], players)
    if looks[n, OTHER_STRIDE] > 0:
        if looks[n, OTHER_STEPS] >= players:
            return NOWHERE
        at += looks[n, OTHER_STRIDE] * seat_from(seat, looks[n, OTHER_STEPS], players)
    return at


@rule
def write_look(memory: Any, seat: int, players: int, looks: Any, scales: Any, n: int, row: Any) -> None:
    """Write a number that counts into its columns."""
    at = first_byte(seat, players, looks, n)
    if at == NOWHERE:
        return
    number = number_at(memory, at, looks[n, SIZE], looks[n, SIGNED])
    is_special = False
    for k in range(SPECIALS):
        if number == looks[n, SPECIAL + k]:
            is_special = True
            if looks[n, FLAG + k] != NO_COLUMN:
                row[looks[n, FLAG + k]] = 1
    if not is_special:
        write_columns(
            number - looks[n, LOW],
            looks[n, KIND],
            looks[n, MANY],
            scales[n],
            seat,
            players,
            row,
            looks[n, COLUMN],
        )


@rule
def write_run(memory: Any, seat: int, players: int, looks: Any, scales: Any, n: int, row: Any) -> None:
    """Write the numbers of a run that are in use into their columns."""
    at = first_byte(seat, players, looks, n)
    if at == NOWHERE:
        return
    length = looks[n, RUN]
    if looks[n, COUNT_SIZE] > 0:
        length = min(length, in_use(memory, seat, players, looks, n) - looks[n, PLACE])
    size = looks[n, SIZE]
    signed = looks[n, SIGNED]
    distance = looks[n, DISTANCE]
    low = looks[n, LOW]
    column = looks[n, COLUMN]
    scale = scales[n]
    for k in range(length):
        row[column + k] = (number_at(memory, at + k * distance, size, signed) - low) * scale


@rule
def encode(memory: Any, seat: int, players: int, looks: Any, scales: Any, row: Any) -> None:
    """Write what the bytes of an observed record hold into its columns of `row`, which are blank."""
    n = 0
    while n < len(looks):
        if looks[n, RUN] > 1:
            write_run(memory, seat, players, looks, scales, n, row)
            n += looks[n, RUN]
        elif counts(memory, seat, players, looks, n):
            write_look(memory, seat, players, looks, scales, n, row)
            n += 1
        else:
            n += looks[n, REST]


@rule
def clear_row(row: Any) -> None:
    for column in range(len(row)):
        row[column] = 0


@entry
def encode_all(memory: Any, seat: int, players: Any, looks: Any, scales: Any, rows: Any) -> None:
    """Write the row of every observed record, whose bytes are in `memory`."""
    for i in range(len(memory)):
        clear_row(rows[i])
        encode(memory[i], seat, players[i], looks, scales, rows[i])
