"""The trial looks at functions that exist, and puts every small fault into them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.mutating import mutants

SOURCE = '''
class Step:
    def due(self, left: int | None = 3) -> bool:
        """Not changed: what only types read, and words."""
        if not left and self.passes < 2:
            self.passes += 1
        return True
'''


def test_every_comparison_sign_number_condition_and_statement_is_changed_once(tmp_path: Path) -> None:
    file = tmp_path / "step.py"
    file.write_text(SOURCE, encoding="utf-8")
    assert sorted(f"{mutant.was} -> {mutant.became}" for mutant in mutants(file, ("Step.due",))) == [
        "1 -> 2",
        "2 -> 3",
        "True -> False",
        "if not left and self.passes < 2: ... -> if not (not left and self.passes < 2): ...",
        "if not left and self.passes < 2: ... -> nothing",
        "not left -> not not left",
        "not left and self.passes < 2 -> not left or self.passes < 2",
        "self.passes += 1 -> nothing",
        "self.passes += 1 -> self.passes -= 1",
        "self.passes < 2 -> self.passes <= 2",
    ]


@pytest.mark.long
def test_what_is_tried_and_what_is_explained_exists() -> None:
    """In a process of its own, as the trial switches compiling off."""
    asked = (
        "from pathlib import Path;"
        "from tests.mutants.trial import EXPLAINED, TRIALS, named;"
        "found = {named(trial, mutant) for trial in TRIALS for mutant in trial.mutants()};"
        "assert set(EXPLAINED) <= found, set(EXPLAINED) - found;"
        "assert all(Path(test).is_file() for trial in TRIALS for test in trial.tests)"
    )
    subprocess.run([sys.executable, "-c", asked], check=True, cwd=Path(__file__).parents[2])
