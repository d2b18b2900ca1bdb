"""How `make docs` makes these pages into a site: everything it shows lies in its folder, nothing is fetched."""

from digsite.core.version import VERSION

project = "Digsite"
copyright = "the authors of Digsite; MIT license"  # noqa: A001  # the name Sphinx asks for
version = release = VERSION

extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Digsite {VERSION}"
html_copy_source = False
html_show_sourcelink = False

# Pages link to each other's headings as repositories show them; tables and lists of definitions are plain Markdown.
myst_heading_anchors = 3
# A block that is no program (an exchange of lines, a grammar) is left as it is.
highlight_language = "none"

# The reference is what the docstrings say, in the order of the source. Their single backticks are code.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
