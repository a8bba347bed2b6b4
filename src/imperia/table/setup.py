"""What each connection of a running server is given, besides the application."""

from __future__ import annotations

from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from imperia.table.config import Limits
from imperia.table.porter import Porter


class Setup(uvicorn.Config):
    def __init__(self, app: ASGIApp, limits: Limits, porter: Porter, **options: Any) -> None:
        super().__init__(app, timeout_keep_alive=limits.keep_alive_seconds, **options)
        self.limits = limits
        self.porter = porter

    def is_proxy(self, client: tuple[str, int] | None) -> bool:
        """Whether this client is a proxy that is trusted to name the visitor for whom it asks."""
        app = self.loaded_app
        return (
            client is not None and isinstance(app, ProxyHeadersMiddleware) and client[0] in app.trusted_hosts
        )
