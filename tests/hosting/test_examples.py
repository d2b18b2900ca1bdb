"""The files of `deploy/` fit the server and each other."""

import re
from pathlib import Path
from typing import Any

import yaml

DEPLOY = Path(__file__).parents[2] / "deploy"


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return loaded


def known_variables() -> set[str]:
    """What `digsite serve` reads from its environment."""
    source = (DEPLOY.parent / "src/digsite/cli/serve.py").read_text(encoding="utf-8")
    return set(re.findall(r'envvar="(\w+)"', source))


def test_the_server_knows_every_setting_that_it_is_given() -> None:
    given = set(compose()["services"]["digsite"]["environment"])
    image = (DEPLOY.parent / "Containerfile").read_text(encoding="utf-8")
    given |= set(re.findall(r"\b(DIGSITE_\w+)=", image))
    assert given <= known_variables()


def test_what_is_to_be_filled_in_is_listed() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    asked = set(re.findall(r"\$\{(\w+)[:}]", text))
    listed = set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(encoding="utf-8"), re.MULTILINE))
    assert asked == listed


def test_volumes_and_networks_are_declared_and_files_are_there() -> None:
    made = compose()
    for service in made["services"].values():
        assert set(service["networks"]) <= set(made["networks"])
        assert set(service.get("depends_on", {})) <= set(made["services"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            if source.startswith("./"):
                assert (DEPLOY / source).exists()
            elif not source.startswith("${"):
                assert source in made["volumes"]


def test_the_proxy_alone_is_open_to_the_world() -> None:
    services = compose()["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    subnet = compose()["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["digsite"]["environment"]["DIGSITE_PROXIES"] == subnet


def test_proxies_close_what_is_the_hosts_alone() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    closed = re.search(r"^\t@closed path (.*)$", caddy, re.MULTILINE)
    assert closed
    assert {"/metrics", "/owner"} <= set(closed[1].split())
    pattern = re.search(r"location ~ (\S+) \{ return 404; \}", nginx)
    assert pattern
    for path in ("/metrics", "/metrics/", "/owner", "/owner/"):
        assert re.search(pattern[1], path)
    assert not re.search(pattern[1], "/owners")
