"""How a bot in another process is asked: a line of JSON for each question, and one for its answer.

    {"digsite": 1, "game": "block-and-key", "seconds": 1.0, "view": {...}, "actions": [{...}, ...], "seed": 7, ...}
    {"index": 3}

The server's own workers and bots in any language are asked alike; docs/bots.md tells it to whoever writes one.
"""

import random
import time
from collections.abc import Callable
from functools import cache
from typing import ClassVar, TypeAlias

import msgspec

from digsite.bots.bot import Bot, Budget, ask
from digsite.bots.reason import Reason
from digsite.core import Action, Actions, DigsiteError, Game, View

Clock: TypeAlias = Callable[[], float]
PROTOCOL = 1
SEED_BITS = 53
"""As many as a number has in every language."""


class BotFailed(DigsiteError):
    """A bot did not answer, or not in the way agreed."""

    code = "bot-failed"

    TIMEOUT: ClassVar[str] = "bot-timeout"
    ILLEGAL: ClassVar[str] = "bot-illegal"


class Question(msgspec.Struct, omit_defaults=True):
    """What a bot gets to know: a view and the legal actions of one seat. From here there is no way to a state."""

    digsite: int
    game: str
    seconds: float | None
    """What is left of the turn; None: as long as the bot likes."""
    view: View
    actions: msgspec.Raw
    """The legal actions, in JSON: written and read once, whatever their number."""
    seed: int
    """All luck of the bot comes from here, so that a game can be played again."""
    gone: float = 0.0
    """The seconds that earlier decisions of the turn took."""
    cores: int = 1
    """How many it may keep busy."""
    work: float = 1.0
    """How much a bot that searches shall imagine, 1 being what it usually does."""
    bot: str = ""
    """Which bot, where a process plays several,"""
    sitting: str = ""
    """and for which seat of which game, so that each has its own memory."""

    def budget(self, clock: Clock = time.monotonic) -> Budget:
        """For a decision that begins now."""
        whole = None if self.seconds is None else self.gone + self.seconds
        return Budget(whole, gone=self.gone, cores=self.cores, work=self.work, clock=clock)

    def line(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


class Answer(msgspec.Struct, omit_defaults=True):
    index: int
    """Which of the actions, counted from 0."""
    seconds: float = 0.0
    """How long it took to choose it, as the bot's own process measured it."""
    reason: Reason | None = None
    """Why, where the bot can say it."""

    def line(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


def question(
    game: str, view: View, legal_actions: Actions, budget: Budget, seed: int, *, bot: str = "", sitting: str = ""
) -> Question:
    """For a decision that begins now."""
    return Question(
        PROTOCOL,
        game,
        budget.left,
        view,
        msgspec.Raw(msgspec.json.encode(list(legal_actions))),
        seed,
        round(budget.gone, 6),
        budget.cores,
        budget.work,
        bot,
        sitting,
    )


def answered(question: Question, rules: Game, bot: Bot, clock: Clock = time.monotonic) -> Answer:
    """What a bot in this process chooses; its time is measured by that clock. BotFailed if it may not choose that."""
    actions = _reader(rules).decode(question.actions)
    chosen, seconds = ask(bot, question.view, actions, random.Random(question.seed), question.budget(clock))
    if chosen not in actions:
        # Only of what kind it is: it may name what the seat alone knows.
        reason = f"returned {type(chosen).__name__}, none of the {len(actions)} legal actions"
        raise BotFailed(reason, code=BotFailed.ILLEGAL)
    return Answer(actions.index(chosen), seconds, _reason(bot))


def _reason(bot: Bot) -> Reason | None:
    """A bot from outside may call anything its reason."""
    reason = getattr(bot, "reason", None)
    return reason if isinstance(reason, Reason) else None


@cache
def _reader(rules: Game) -> msgspec.json.Decoder[list[Action]]:
    """Of the legal actions of a game."""
    return msgspec.json.Decoder(list[rules.action_types])  # type: ignore[name-defined]


def read_answer(line: bytes, count: int) -> Answer:
    """The answer to a question with so many actions."""
    try:
        answer = msgspec.json.decode(line, type=Answer)
    except msgspec.DecodeError as error:
        raise BotFailed(f'expected {{"index": N}}, got {line[:80]!r}: {error}') from None
    if not 0 <= answer.index < count:
        raise BotFailed(f"index: expected 0 to {count - 1}, got {answer.index}", code=BotFailed.ILLEGAL)
    return answer
