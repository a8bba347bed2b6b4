"""The receivers of notices: a real mail server and a real web server, on this machine."""

import json
import threading
from contextlib import contextmanager, suppress
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

from tests.table.client import WAIT
from tests.table.serving import free_port


class Mailbox:
    """Everything that is mailed, to any address. `answer` is what the server answers for the next
    recipients."""

    def __init__(self):
        self.arrived = Queue()
        self.answer = "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        message = message_from_bytes(envelope.content, policy=default)
        assert envelope.rcpt_tos == [message["To"]]
        self.arrived.put(message)
        return "250 OK"

    def mails(self):
        """The mails that have come since the last look."""
        return [self.arrived.get() for _ in range(self.arrived.qsize())]

    def next(self):
        return self.arrived.get(timeout=WAIT)


@contextmanager
def mail_server(**options):
    box = Mailbox()
    box.port = free_port()
    box.url = f"smtp://127.0.0.1:{box.port}"
    controller = Controller(box, hostname="127.0.0.1", port=box.port, ready_timeout=WAIT, **options)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def only(user, password):
    """Options of a mail server that lets nobody else in."""

    def authenticate(server, session, envelope, mechanism, data):
        known = (data.login, data.password) == (user.encode(), password.encode())
        return AuthResult(success=known, handled=not known)

    return {"authenticator": authenticate, "auth_required": True, "auth_require_tls": False}


class Hooks:
    def __init__(self, port):
        self.port = port
        self.url = f"http://127.0.0.1:{port}/hook?for=me"
        self.status, self.headers = 200, {}
        self.came = []  # path, headers, body


@contextmanager
def web_server():
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            hooks.came.append((self.path, self.headers, body))
            self.send_response(hooks.status)
            for name, value in hooks.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(b"x" * 100_000)

        do_GET = do_POST  # noqa: N815

        def log_message(self, *_):
            pass

        def handle(self):
            with suppress(ConnectionError):  # the client has read enough
                super().handle()

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    hooks = Hooks(server.server_address[1])
    threading.Thread(target=server.serve_forever, args=(0.01,)).start()
    try:
        yield hooks
    finally:
        server.shutdown()
        server.server_close()


def bodies(hooks):
    return [json.loads(body) for _, _, body in hooks.came]
