"""The files for hosts agree with the program: the command line takes every command in them, every file that
they name is there, and what they say about addresses and times is true of the server."""

import configparser
import fnmatch
import ipaddress
import re
import shlex
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest
import typer.main
import yaml
from packaging.utils import canonicalize_name

from imperia.cli.main import app
from imperia.table.config import Limits
from imperia.table.porter import Porter
from imperia.table.setup import Setup
from imperia.table.tables.hall import fresh_id
from tests.makefile import targets
from tests.test_wheel import asked_for_by

ROOT = Path(__file__).parents[1]
HOSTING = ROOT / "docs" / "hosting"
PROGRAM = "/opt/imperia/bin/imperia"
GOODBYE_SECONDS = 15  # besides those of --drain-seconds: docs/hosting.md
SECONDS = re.compile(r"(\d+)s?")


def accepted(arguments):
    """The parameters that the command line reads from these options of a command. Raises an error for an
    unknown option."""
    name, *options = arguments
    command = typer.main.get_command(app).commands[name]
    return command.make_context(name, list(options)).params


def seconds(text):
    return int(SECONDS.fullmatch(str(text))[1])


def test_an_option_that_there_is_not_would_be_found():
    with pytest.raises(Exception, match="--drain"):
        accepted(["serve", "--drain", "5"])


# ----- The image


@pytest.fixture(scope="module")
def containerfile():
    """The stages of the file, each a list of pairs of an instruction and its arguments."""
    text = re.sub(r"^#.*\n", "", (HOSTING / "Containerfile").read_text(encoding="utf-8"), flags=re.M)
    lines = [line.split(maxsplit=1) for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    starts = [number for number, (instruction, _) in enumerate(lines) if instruction == "FROM"]
    return [lines[start:end] for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]


def given(stage, instruction):
    return [rest for name, rest in stage if name == instruction]


def is_sent(path):
    """Whether a file gets to the builder: the last line that matches it decides."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.removeprefix("!").removeprefix("**/")
        parents = [path, *(str(parent) for parent in Path(path).parents)]
        names = parents if "**" not in line else [Path(each).name for each in parents]
        if line and not line.startswith("#") and any(fnmatch.fnmatch(each, pattern) for each in names):
            sent = line.startswith("!")
    return sent


def test_what_is_copied_into_the_image_is_there_and_gets_to_the_builder(containerfile):
    copied = [
        source
        for stage in containerfile
        for rest in given(stage, "COPY")
        if not rest.startswith("--from")
        for source in rest.split()[:-1]
    ]
    assert len(copied) > 5
    assert [source for source in copied if not (ROOT / source).exists() or not is_sent(source)] == []


def test_the_builder_gets_nothing_that_was_built_here_and_no_secrets():
    for name in (
        "web/node_modules/vite",
        "src/imperia/table/page/index.html",
        "docs/hosting/.env",
        ".venv/bin",
    ):
        assert not is_sent(name), name
    assert is_sent("src/imperia/table/page.py")


def test_the_page_and_the_wheel_are_built_by_targets_of_the_makefile(containerfile):
    page, wheel, _ = containerfile
    assert given(page, "RUN")[-1] == "make page"
    assert given(wheel, "RUN") == ["make wheel"]
    assert {"page", "wheel"} <= targets()


def test_the_image_has_no_node_and_is_not_run_by_root(containerfile):
    last = containerfile[-1]
    (base,), (user,) = given(last, "FROM"), given(last, "USER")
    assert base.startswith("docker.io/library/python:")
    assert int(user) > 0
    assert not any("make" in rest.split() or "node" in rest for _, rest in last)


def test_the_image_pins_all_that_the_wheel_and_sharing_need(containerfile):
    assert any("--require-hashes -r /tmp/cluster.txt" in rest for rest in given(containerfile[-1], "RUN"))
    text = (ROOT / "requirements/cluster.txt").read_text(encoding="utf-8")
    pinned = {canonicalize_name(name) for name in re.findall(r"^([\w.-]+)==", text, re.M)}
    needed = asked_for_by(distribution("imperia"), frozenset({"cluster"}))
    assert {canonicalize_name(name) for name in needed} <= pinned


def test_what_the_image_runs_is_a_command_that_keeps_its_files_in_the_volumes(containerfile):
    last = containerfile[-1]
    assert given(last, "ENTRYPOINT") == ['["imperia"]']
    (command,), (volumes,), (settings,) = (given(last, name) for name in ("CMD", "VOLUME", "ENV"))
    assert accepted(yaml.safe_load(command))["host"] == "0.0.0.0"
    settings = dict(setting.split("=", 1) for setting in settings.split())
    assert settings["IMPERIA_CACHE"] in volumes.split()
    assert str(Path(settings["IMPERIA_DATABASE"].removeprefix("sqlite:///")).parent) in volumes.split()


# ----- The composition


@pytest.fixture(scope="module")
def compose():
    return yaml.safe_load((HOSTING / "compose.yaml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def ours(compose):
    return {name: service for name, service in compose["services"].items() if service["image"] == "imperia"}


def test_every_command_of_the_composition_is_one_of_ours(ours):
    commands = [shlex.split(service["command"]) for service in ours.values()]
    assert [command[0] for command in commands] == ["serve", "serve", "think", "think"]
    for command in commands:
        accepted(command)


def test_what_the_composition_builds_from_is_there(ours):
    for service in ours.values():
        context = (HOSTING / service["build"]["context"]).resolve()
        assert context == ROOT
        assert (context / service["build"]["dockerfile"]).exists()


def test_our_containers_can_write_to_their_volumes_alone(ours, compose):
    for service in ours.values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert {volume.split(":")[0] for volume in service["volumes"]} <= set(compose["volumes"])


def test_no_secret_is_written_in_the_composition(compose):
    secrets = [
        value
        for service in compose["services"].values()
        for name, value in service.get("environment", {}).items()
        if "PASSWORD" in name
    ]
    assert secrets
    assert {secret[:19] for secret in secrets} == {"${IMPERIA_PASSWORD:"}
    text = (HOSTING / "compose.yaml").read_text(encoding="utf-8")
    assert not re.search(r"://\w+:[^@\s/$]+@", text)


def test_the_secrets_of_a_host_are_never_committed():
    asked = ["git", "check-ignore", "-q", "docs/hosting/.env"]
    assert subprocess.run(asked, cwd=ROOT).returncode == 0


def test_variables_that_the_composition_sets_are_read_by_the_program(ours):
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    for service in ours.values():
        named = [name for name in service["environment"] if name.startswith("IMPERIA_")]
        assert [name for name in named if f'"{name}"' not in sources] == []


def test_only_the_proxy_is_reached_from_outside_and_only_it_is_believed(compose, ours, monkeypatch):
    published = [name for name, service in compose["services"].items() if "ports" in service]
    assert published == ["proxy"]
    subnet = ipaddress.ip_network(compose["networks"]["front"]["ipam"]["config"][0]["subnet"])
    in_front = {name for name, service in compose["services"].items() if "front" in service["networks"]}
    assert in_front == {"proxy", "server-1", "server-2"}
    assert compose["networks"]["back"]["internal"] is True
    for service in ours.values():
        assert is_believed(service["environment"]["FORWARDED_ALLOW_IPS"], str(subnet[7]), monkeypatch)
        assert not is_believed(service["environment"]["FORWARDED_ALLOW_IPS"], "10.99.0.1", monkeypatch)


def is_believed(variable, address, monkeypatch):
    """Whether a server with this setting believes what this address says about its visitors."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", variable)
    setup = Setup(lambda scope, receive, send: None, Limits(), Porter(Limits(), 100), interface="asgi3")
    setup.load()
    return setup.is_proxy((address, 40000))


def test_servers_have_the_time_to_say_goodbye(ours):
    for service in ours.values():
        command = shlex.split(service["command"])
        if command[0] == "serve":
            needed = accepted(command)["drain_seconds"] + GOODBYE_SECONDS
            assert seconds(service["stop_grace_period"]) >= needed


def test_whether_a_server_is_ready_is_asked_where_it_answers(ours):
    for service in ours.values():
        if service["command"].startswith("serve"):
            program = service["healthcheck"]["test"][-1]
            port = accepted(shlex.split(service["command"]))["port"]
            assert f"http://127.0.0.1:{port}/api/ready" in program
            compile(program, "healthcheck", "exec")


def test_files_that_containers_mount_are_there(compose):
    mounted = [
        volume.split(":")[0]
        for service in compose["services"].values()
        for volume in service.get("volumes", ())
        if volume.startswith(".")
    ]
    assert mounted == ["./Caddyfile"]
    assert [name for name in mounted if not (HOSTING / name).exists()] == []


def test_the_proxy_sends_people_to_the_servers(compose, ours):
    servers = compose["services"]["proxy"]["environment"]["IMPERIA_SERVERS"].split()
    named = {
        f"{name}:{accepted(shlex.split(service['command']))['port']}"
        for name, service in ours.items()
        if service["command"].startswith("serve")
    }
    assert set(servers) == named


# ----- The proxies


@pytest.fixture(scope="module")
def caddyfile():
    return (HOSTING / "Caddyfile").read_text(encoding="utf-8")


def test_the_proxy_knows_the_address_of_a_table(caddyfile):
    pattern = re.search(r"path_regexp table (\S+)", caddyfile)[1]
    for _ in range(100):
        name = fresh_id()
        assert re.search(pattern, f"/api/tables/{name}/live")[1] == name


def test_proxies_drop_idle_connections_before_the_server_does(caddyfile):
    nginx = re.search(r"```nginx\n(.*?)```", (ROOT / "docs/hosting.md").read_text(encoding="utf-8"), re.S)[1]
    for kept in (re.search(r"keepalive (\d+)s", caddyfile), re.search(r"keepalive_timeout (\d+)s", nginx)):
        assert int(kept[1]) < Limits().keep_alive_seconds


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
def test_caddy_has_nothing_against_its_file(tmp_path):
    asked = ["caddy", "validate", "--adapter", "caddyfile", "--config", HOSTING / "Caddyfile"]
    settings = {"IMPERIA_HOST": "games.example.org", "IMPERIA_SERVERS": "a:1 b:2", "HOME": str(tmp_path)}
    path = str(Path(shutil.which("caddy")).parent)
    done = subprocess.run(asked, env={**settings, "PATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# ----- The unit


@pytest.fixture(scope="module")
def unit():
    """The sections of the unit; a setting that is given several times has several lines."""
    read = configparser.RawConfigParser(strict=False, dict_type=Several)
    read.optionxform = str
    read.read(HOSTING / "imperia.service", encoding="utf-8")
    return {name: dict(read.items(name)) for name in read.sections()}


class Several(dict):
    def __setitem__(self, key, value):
        earlier = self.get(key)
        if isinstance(value, list) and isinstance(earlier, list):
            value = [*earlier, *value]
        super().__setitem__(key, value)


def test_the_unit_starts_a_command_of_ours_for_this_machine_alone(unit):
    program, *command = shlex.split(unit["Service"]["ExecStart"])
    assert program == PROGRAM
    params = accepted(command)
    assert params["host"] == "127.0.0.1"
    assert params["open_browser"] is False
    assert seconds(unit["Service"]["TimeoutStopSec"]) >= params["drain_seconds"] + GOODBYE_SECONDS


def test_the_unit_writes_to_its_own_folders_alone(unit):
    service = unit["Service"]
    settings = dict(line.split("=", 1) for line in service["Environment"].splitlines())
    assert settings["IMPERIA_DATABASE"] == f"sqlite:////var/lib/{service['StateDirectory']}/tables.db"
    assert settings["IMPERIA_CACHE"] == f"/var/cache/{service['CacheDirectory']}"
    assert service["ProtectSystem"] == "strict"
    assert service["User"] == "imperia"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_has_nothing_against_the_unit(tmp_path):
    """A program that exists here takes the place of the one that a host installs."""
    copy = tmp_path / "imperia.service"
    copy.write_text(
        (HOSTING / "imperia.service").read_text(encoding="utf-8").replace(PROGRAM, sys.executable)
    )
    done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
