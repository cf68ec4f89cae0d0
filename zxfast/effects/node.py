"""What every card language shares: the node, and printing a node back as the Python that makes it."""

from __future__ import annotations

import dataclasses
from typing import Any, dataclass_transform


class Node:
    """One piece of card text: frozen data, compared by value, never a callback."""

    __slots__ = ()

    def source(self) -> str:
        """This node as Python source that builds it again; fields at their default are left out."""
        return source(self)


@dataclass_transform(frozen_default=True)
def node(cls: type) -> type:
    """Class decorator: a frozen dataclass without a dict."""
    return dataclasses.dataclass(frozen=True, slots=True)(cls)


def children(value: Any) -> list[Node]:
    """The nodes directly inside a node or a tuple, in the order of their fields."""
    found: list[Node] = []
    if isinstance(value, tuple):
        for item in value:
            found.extend([item] if isinstance(item, Node) else children(item))
    elif isinstance(value, Node):
        for field in dataclasses.fields(value):  # type: ignore[arg-type]
            inner = getattr(value, field.name)
            found.extend([inner] if isinstance(inner, Node) else children(inner))
    return found


def walk(value: Any) -> list[Node]:
    """A node and everything inside it, outermost first."""
    found = [value] if isinstance(value, Node) else []
    for child in children(value):
        found.extend(walk(child))
    return found


def source(value: Any) -> str:
    """Python source of a value made of nodes, tuples, strings, numbers, booleans and None."""
    if isinstance(value, Node):
        parts = []
        positional = True
        for field in dataclasses.fields(value):  # type: ignore[arg-type]
            inner = getattr(value, field.name)
            if field.default is not dataclasses.MISSING and inner == field.default:
                positional = False
                continue
            parts.append(source(inner) if positional else f"{field.name}={source(inner)}")
        return f"{type(value).__name__}({', '.join(parts)})"
    if isinstance(value, tuple) and type(value) is not tuple:  # a named constant such as a tribe
        return value.name  # type: ignore[attr-defined]
    if isinstance(value, tuple):
        return f"({', '.join(map(source, value))}{',' if len(value) == 1 else ''})"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return repr(value)
