"""Which small faults in the rules of claims, endings and pillars no test would notice.

python -m tests.mutants.trial [PART OF A MODULE'S NAME]     fails if one is left that is not explained

The kernel runs as plain Python. Each fault is put into a process of its own, by its code, after everything has been
imported: so none is ever written to a file, and one costs little more than the tests of its rules.
"""

import os
import sys

os.environ["NUMBA_DISABLE_JIT"] = "1"

import importlib
import signal
import time
import tomllib
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import FunctionType

import msgspec
import pytest

from tests.mutants.mutating import Mutant, mutants

LONGEST = 1800
"""Seconds for the tests of a module without any fault."""
PATIENCE = 10
"""So many times as long they may take with one; after that they come to no end, and it was noticed."""
NOTICED, UNNOTICED = 0, 7
OF_CLAIMS = ("tests/block_and_key/rules/test_claiming.py", "tests/block_and_key/geometry/test_completing.py")
OF_ENDINGS = ("tests/block_and_key/rules/test_ending.py", "tests/block_and_key/rules/test_solo.py")
OF_BATCHES = ("tests/envs/batch/single_steps.py",)
OF_PILLARS = (
    "tests/ancient_knowledge/rules/test_learn.py",
    "tests/ancient_knowledge/rules/test_secrets.py",
    "tests/ancient_knowledge/cards/test_pyramids_19_36.py",
    "tests/ancient_knowledge/cards/test_technologies_level_1.py",
    "tests/ancient_knowledge/wording/test_words.py",
)


class Trial(msgspec.Struct, frozen=True):
    """Functions of a module, and the tests that know what they should do."""

    module: str
    functions: str
    """Their names; a method after its class."""
    tests: tuple[str, ...]

    def mutants(self) -> list[Mutant]:
        return mutants(Path(str(importlib.import_module(self.module).__file__)), tuple(self.functions.split()))


TRIALS = (
    Trial(
        "digsite.block_and_key.rules.claiming",
        "claimable_keys ClaimStep.due ClaimStep.legal_actions ClaimStep.carry_out _shown _claimable _judged",
        (*OF_CLAIMS, "tests/block_and_key/rules/test_solo.py"),
    ),
    Trial(
        "digsite.block_and_key.geometry.kernel.seeing",
        "_matches is_visible is_completed _visible visible_before _completed completed new_matches",
        OF_CLAIMS,
    ),
    Trial("digsite.block_and_key.rules.ending", "end_turn _reason_to_end _something_fits", OF_ENDINGS),
    Trial("digsite.block_and_key.compiled_rules.claiming", "claimable_keys claim_is_due claim", OF_BATCHES),
    Trial(
        "digsite.block_and_key.compiled_rules.ending",
        "end_turn _reason_to_end _something_fits _fits _shapes_left",
        OF_BATCHES,
    ),
    Trial(
        "digsite.ancient_knowledge.rules.pillars",
        "take_displayed _sweep _fill put_under _has_left _has_turned _of_level SecondHalfCheck.run "
        "PillarToFlip.options PillarToFlip.answer TechnologyToBury.options TechnologyToBury.answer "
        "_buriable perform_bury",
        OF_PILLARS,
    ),
)
EXPLAINED = {
    fault["is"]: fault["why"]
    for fault in tomllib.loads(Path(__file__).with_name("explained.toml").read_text(encoding="utf-8"))["fault"]
}
"""Faults that nobody could notice, and why."""


def main(part: str = "") -> int:
    left: list[str] = []
    explained: set[str] = set()
    counted = 0
    for trial in TRIALS:
        if part not in trial.module:
            continue
        _run(trial.tests, "--collect-only")
        found = trial.mutants()
        began = time.monotonic()
        if _in_child(trial, None, LONGEST) is not True:
            raise SystemExit(f"{trial.module}: its tests fail without any fault")
        most = 30 + PATIENCE * (time.monotonic() - began)
        for mutant in found:
            if _in_child(trial, mutant, most) is not True:
                continue
            name = named(trial, mutant)
            if name in EXPLAINED:
                explained.add(name)
            else:
                left.append(name)
                tell(f"not noticed: {trial.module}:{mutant.line} {mutant.title}")
        counted += len(found)
        tell(f"{trial.module}: {len(found)} faults in {time.monotonic() - began:.0f} s")
    noticed = counted - len(left) - len(explained)
    tell(f"{counted} faults: {noticed} noticed, {len(explained)} explained, {len(left)} left")
    return 1 if left else 0


def named(trial: Trial, mutant: Mutant) -> str:
    folder, module = trial.module.split(".")[-2:]
    return f"{folder}/{module}.{mutant.title}"


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _in_child(trial: Trial, mutant: Mutant | None, most: float) -> bool | None:
    """Whether the tests pass with the fault; None where they have come to no end after so many seconds."""
    child = os.fork()
    if child == 0:
        if mutant is not None:
            _function(trial.module, mutant.function).__code__ = mutant.code
        os._exit(UNNOTICED if _run(trial.tests) == 0 else NOTICED)
    began = time.monotonic()
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status) == UNNOTICED
        if time.monotonic() - began > most:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return None
        time.sleep(0.05)


def _run(tests: tuple[str, ...], *options: str) -> int:
    """As few as tell: up to the first failure."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        return int(
            pytest.main(["-q", "-x", "-p", "no:randomly", "-p", "no:cacheprovider", "--timeout", "0", *options, *tests])
        )


def _function(module: str, name: str) -> FunctionType:
    found: object = importlib.import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    assert isinstance(found, FunctionType)
    return found


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
