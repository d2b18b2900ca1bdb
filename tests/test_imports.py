"""No module imports what imports it, not even for types: whoever reads one need not read the other first."""

from graphlib import CycleError, TopologicalSorter

import grimp


def imports() -> dict[str, set[str]]:
    """Every module with those it imports, under `TYPE_CHECKING` and inside functions too."""
    graph = grimp.build_graph("digsite", exclude_type_checking_imports=False, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def cycle(graph: dict[str, set[str]]) -> list[str]:
    """The modules of a cycle, each imported by the next; none where there is no cycle."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_there_is_no_cycle_of_imports() -> None:
    assert cycle(imports()) == []


def test_a_cycle_of_imports_would_be_found() -> None:
    assert cycle(imports() | {"digsite.core.types": {"digsite.games"}}) != []
