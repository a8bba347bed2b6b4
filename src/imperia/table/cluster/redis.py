"""Opening Redis by URL; every problem is reported in one sentence that says what would be right."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

from imperia.table.store.engine import POSTGRESQL
from imperia.words import SpokenError

if TYPE_CHECKING:
    from redis.asyncio import Redis

CONNECT_SECONDS = 2
ANSWER_SECONDS = 5
HEALTH_SECONDS = 5  # between checks that a quiet connection still exists
LISTEN_SECONDS = 2  # for something to be heard, before we check that the connection still exists
LONGEST_REASON = 300


class BadRedis(SpokenError, ValueError):
    """A Redis that cannot be used: what is wrong, and what would be right."""


def open_redis(url: str) -> Redis:
    """A client of Redis; no connection is made yet."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError:
        raise BadRedis("redis-no-driver") from None
    try:
        return Redis.from_url(
            url,
            socket_connect_timeout=CONNECT_SECONDS,
            socket_timeout=ANSWER_SECONDS,
            socket_keepalive=True,
            health_check_interval=HEALTH_SECONDS,
            retry=Retry(NoBackoff(), 0),  # the sender decides whether to send again
        )
    except ValueError:
        raise BadRedis("redis-no-address", url=_without_password(url)) from None


def check_sharing(url: str, database: str) -> None:
    """Raise BadRedis unless servers can share the tables of this database through this Redis."""
    if database.partition(":")[0].partition("+")[0] not in POSTGRESQL:
        raise BadRedis("redis-needs-postgresql")
    check_redis(url)


def check_redis(url: str) -> None:
    """Raise BadRedis unless this Redis answers."""
    asyncio.run(_check(url))


async def _check(url: str) -> None:
    redis = open_redis(url)

    from redis.exceptions import RedisError

    try:
        await redis.ping()
    except (RedisError, OSError) as problem:
        what = " ".join(str(problem).split()).rstrip(".")[:LONGEST_REASON]
        raise BadRedis("redis-no-connection", place=_without_password(url), what=what) from None
    finally:
        await redis.aclose()


def _without_password(text: str) -> str:
    return re.sub(r":[^:/@]*@", ":***@", text)
