"""What compiles the functions of this folder, which are made of the compiled rules."""

from pathlib import Path

from digsite.block_and_key import compiled_rules
from digsite.block_and_key.geometry.kernel.compiled import compiler
from digsite.block_and_key.rules import numbers

compiled = compiler(
    Path(__file__).parent, *Path(str(compiled_rules.__file__)).parent.glob("*.py"), Path(numbers.__file__)
)
