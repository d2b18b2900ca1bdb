"""A table in the terminal: one person and some bots, told line by line.

Everything is said in words when asked for, so that the game can be played without seeing the screen.
"""

import random
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from digsite.arena.turn_clock import TurnClock
from digsite.bots import bot, close
from digsite.cli.menu import Menu
from digsite.cli.speech import tell
from digsite.core import Action, DigsiteError, Seat, State
from digsite.core.files import named, own_place
from digsite.core.seal import Seal
from digsite.texts import Group, Words

COMMANDS = ("help", "moves", "more", "table", "words", "save", "quit")
"""What one may type besides a move, in English or in the language of the table."""

LONGEST = 200
"""Characters of what a bot did wrong."""

SECONDS = 2.0
"""How long a bot may think about one turn."""


def store(state: State, file: Path, seal: Seal | None = None) -> None:
    """Keep the game there as a record, with the seal of its deal if it came with one."""
    # Written beside it first: a game that was saved before survives whatever happens in between.
    place = own_place(file)
    draft = place.with_name(f"{place.name}.new")
    with named(file):
        draft.write_text(msgspec.structs.replace(state.record(), seal=seal).dumps(), encoding="utf-8")
    draft.replace(place)


class TerminalTable:
    def __init__(
        self,
        state: State,
        human: Seat,
        bots: Mapping[Seat, str],
        words: Words,
        *,
        save: Path | None = None,
        seal: Seal | None = None,
        plain: bool = False,
        cores: int = 1,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = tell,
    ) -> None:
        """`seal`: of the deal, if it has one; `plain` tells the table in words from the start; `cores`: how many a bot
        may keep busy; `read` raises EOFError when the person has left."""
        self.state = state
        self.human = human
        self.words = words
        self.say = words.say
        self._bots = {seat: bot(name, state.game.name) for seat, name in bots.items()}
        self._names = bots
        self._clock = TurnClock(state.players, SECONDS, cores=cores)
        self._save_file = save
        self._seal = seal
        self._plain = plain
        self._read = read
        self._write = write
        self._left = False
        spoken = {self.say(f"cli-key-{name}"): name for name in COMMANDS}
        self._commands = {name: name for name in COMMANDS} | spoken

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            self._play()
        except KeyboardInterrupt:
            self._write("")  # the prompt's line ends here
            self._quit()
            raise
        finally:
            close(self._bots.values())

    def _play(self) -> None:
        if self._save_file is not None:
            store(
                self.state, self._save_file, self._seal
            )  # a file that cannot be written is refused before anybody plays
        self._welcome()
        while not self.state.is_over and not self._left:
            deciders = self.state.deciders
            if self.human in deciders:
                self._human_turn()
            else:
                self._carry_out(self._bot_choice(deciders[0]))
        if self.state.outcome is not None:
            self._show()
            self._lines(self.words.outcome(self.state.outcome, self.human))

    def _welcome(self) -> None:
        self._write(self.say("cli-welcome", game=self.words.title(), seat=self.human + 1))
        for seat, name in self._names.items():
            self._write(self.say("cli-seated", who=self.words.player(seat, self.human), bot=name))
        self._write(self.say("cli-hint", help=self.say("cli-key-help")))

    # Steps of the game.

    def _human_turn(self) -> None:
        actions = self.state.legal_actions(self.human)
        if len(actions) == 1 and not self.state.options.get("ask_forced"):
            self._carry_out(actions[0])
            return
        view = self._view()
        if not self.words.is_follow_up(view):
            self._show()
        self._write(self.words.question(view, actions))
        menu = Menu(self.words, view, actions)
        self._lines(menu.page())
        action = None
        while action is None and not self._left:
            action = self._answer(menu)
            if action is not None and not self._carried_out(action):
                action = None

    def _answer(self, menu: Menu) -> Action | None:
        """One line of the person: a move, or None where it was something else."""
        try:
            typed = self._read("> ").strip()
        except EOFError:
            self._quit()
            return None
        first, _, rest = typed.partition(" ")
        if command := self._commands.get(first.lower()):
            self._obey(command, rest.strip(), menu)
            return None
        if typed.isdecimal():
            return self._picked(int(typed), menu)
        return self._parsed(typed) if typed else None

    def _obey(self, command: str, rest: str, menu: Menu) -> None:
        match command:
            case "help":
                self._help()
            case "moves":
                menu.back()
                self._lines(menu.page())
            case "more":
                self._lines(menu.page())
            case "table":
                self._write(self.words.draw(self._view()))
            case "words":
                self._lines(self.words.describe(self._view(), rest))
            case "save":
                self._save(Path(rest) if rest else self._save_file)
            case "quit":
                self._quit()

    def _picked(self, number: int, menu: Menu) -> Action | None:
        entry = menu.pick(number)
        if isinstance(entry, Group):
            menu.open(entry)
            self._lines([self.say("cli-group-open", title=entry.title), *menu.page()])
            return None
        if entry is None:
            self._write(self.say("cli-no-such-number", number=number))
        return entry

    def _parsed(self, typed: str) -> Action | None:
        try:
            return self.words.parse(typed, self.human)
        except DigsiteError as error:
            self._write(self.words.refusal(error, self._view()))
            self._write(self.say("cli-hint", help=self.say("cli-key-help")))
            return None

    def _bot_choice(self, seat: Seat) -> Action:
        # Luck of its own for each decision: a game that was saved goes on as it would have gone.
        luck = random.Random(f"{self.state.chance.seed}/{len(self.state.actions())}")
        actions = self.state.legal_actions(seat)
        try:
            chosen = self._clock.ask(self._bots[seat], self.state.view(seat), actions, luck)
            if chosen in actions:
                return chosen
            told = repr(chosen)
        except Exception as error:  # it may be anybody's bot: the person at the table plays on
            told = f"{type(error).__name__}: {error}"
        self._write(self.say("cli-bot-failed", who=self.words.player(seat, self.human), told=told[:LONGEST]))
        return luck.choice(actions)

    def _carried_out(self, action: Action) -> bool:
        """Whether the move was legal; if not, the person is told why."""
        try:
            self._carry_out(action)
        except DigsiteError as error:
            self._write(self.words.refusal(error, self._view()))
            return False
        return True

    def _carry_out(self, action: Action) -> None:
        events = self.state.apply(action)
        self._clock.hear(events)
        for event in events:
            if event.seen_by(self.human) and (line := self.words.event(event, self.human)):
                self._write(line)
        if self._save_file is not None:
            self._stored(self._save_file)

    # What is shown.

    def _view(self) -> dict[str, object]:
        return self.state.view(self.human)

    def _show(self) -> None:
        view = self._view()
        self._write("")
        self._write("\n".join(self.words.describe(view)) if self._plain else self.words.draw(view))
        self._write("")

    def _help(self) -> None:
        for name in COMMANDS:
            self._write(
                self.say("cli-help-key", key=self.say(f"cli-key-{name}"), does=self.say(f"cli-key-{name}.does"))
            )
        if self.words.topics:
            self._write(self.say("cli-topics", topics=", ".join(self.words.topics)))
        self._lines(self.words.help())

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            self._write(line)

    # Keeping the game.

    def _save(self, file: Path | None) -> None:
        if file is None:
            self._write(self.say("cli-save-where", key=self.say("cli-key-save")))
            return
        if self._stored(file):
            self._write(self.say("cli-saved", file=str(file)))

    def _stored(self, file: Path) -> bool:
        """Whether the game could be written there; if not, the person is told why and plays on."""
        try:
            store(self.state, file, self._seal)
        except OSError as error:
            self._write(self.say("cli-file", file=str(file), reason=error.strerror or str(error)))
            return False
        return True

    def _quit(self) -> None:
        if self._save_file is not None:
            self._save(self._save_file)
        self._left = True
        self._write(self.say("cli-goodbye"))
