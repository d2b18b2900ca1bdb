"""Every small change of a function: a comparison, a sign, a number, a condition turned round, a statement left out."""

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from types import CodeType

import msgspec

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
Change = Callable[[ast.AST], tuple[str, str]]
"""Changes a node where it is; tells what stood there, and what stands there now."""
Block = ast.If | ast.While | ast.For | ast.FunctionDef


class Mutant(msgspec.Struct, frozen=True):
    """A function with one change in it."""

    function: str
    """Its name; that of a method after its class and a point."""
    line: int
    said: str
    """What stands on that line."""
    was: str
    became: str
    code: CodeType

    @property
    def title(self) -> str:
        """Tells it from every other fault of its module, also when lines are added above it."""
        return f"{self.function}: {self.was} -> {self.became} in: {self.said}"


def mutants(file: Path, functions: tuple[str, ...]) -> list[Mutant]:
    """Each change of each of these functions, on its own."""
    source = file.read_text(encoding="utf-8")
    tree, lines = ast.parse(source), source.splitlines()
    return [mutant for name in functions for mutant in _of_function(tree, lines, name, str(file))]


def _of_function(tree: ast.Module, lines: list[str], name: str, file: str) -> Iterator[Mutant]:
    for number, node in enumerate(_nodes(tree, name)):
        for choice, _ in enumerate(_changes(node)):
            # In a copy, the same walk comes to the same node.
            copied = deepcopy(tree)
            there = _nodes(copied, name)[number]
            was, became = list(_changes(there))[choice](there)
            code = _code(compile(ast.fix_missing_locations(copied), file, "exec"), name)
            line = getattr(node, "lineno", 0)
            yield Mutant(name, line, lines[line - 1].strip(), was, became, code)


def _nodes(tree: ast.Module, name: str) -> list[ast.AST]:
    """A function and all that is in it, but for what only types read."""
    found: ast.AST = tree
    for part in name.split("."):
        found = next(
            node
            for node in ast.iter_child_nodes(found)
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == part
        )
    assert isinstance(found, ast.FunctionDef)
    return [found, *(node for statement in found.body for node in ast.walk(statement))]


def _code(code: CodeType, name: str) -> CodeType:
    for part in name.split("."):
        code = next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == part)
    return code


def _changes(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in COMPARISONS:
            yield _becoming("ops", [COMPARISONS[type(operator)]()])
        case ast.BinOp() | ast.AugAssign() if type(node.op) in OPERATORS:
            yield _becoming("op", OPERATORS[type(node.op)]())
        case ast.BoolOp():
            yield _becoming("op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not()):
            yield _becoming("operand", ast.UnaryOp(ast.Not(), node.operand))
        case ast.UnaryOp():
            yield _becoming("op", ast.UAdd())
        case ast.Constant(value=bool(truth)):
            yield _becoming("value", not truth)
        case ast.Constant(value=int(number)):
            yield _becoming("value", number + 1)
        case ast.If() | ast.IfExp() | ast.While():
            yield _becoming("test", ast.UnaryOp(ast.Not(), node.test))
    if isinstance(node, Block):
        yield from (_leaving_out(statement) for statement in node.body if _can_go(statement))


def _written(node: ast.AST) -> str:
    """The node in one line."""
    first, *more = ast.unparse(node).splitlines()
    return f"{first} ..." if more else first


def _becoming(field: str, value: object) -> Change:
    def change(node: ast.AST) -> tuple[str, str]:
        was = _written(node)
        setattr(node, field, value)
        return was, _written(node)

    return change


def _can_go(statement: ast.stmt) -> bool:
    """What only makes a name that is read below would be missed by anything."""
    match statement:
        case ast.Expr(value=ast.Constant()) | ast.Assign(targets=[ast.Name() | ast.Tuple()]):
            return False
    return isinstance(statement, (ast.Expr, ast.Assign, ast.AugAssign, ast.If, ast.For, ast.While))


def _leaving_out(statement: ast.stmt) -> Change:
    def change(node: ast.AST) -> tuple[str, str]:
        assert isinstance(node, Block)
        node.body[node.body.index(statement)] = ast.Pass()
        return _written(statement), "nothing"

    return change
