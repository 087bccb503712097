"""Validates documents with the JSON Schemas of Halo's file formats.

The argument is a folder with NAME.schema.json for each format and with documents.json, a list of
{"format", "text"}. Prints a list with null for each document that satisfies its schema, and with a
reason for each other one.

YAML is read by the rules of its core schema (YAML 1.2, 10.3), as editors do.
"""
import json
import pathlib
import re
import sys

import jsonschema
import yaml

# A layout may have views 100 levels deep, and each level is several calls of the validator.
sys.setrecursionlimit(10_000)

NUMBER = r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?"
PLAIN = [
    (r"|~|null|Null|NULL", lambda text: None),
    (r"true|True|TRUE", lambda text: True),
    (r"false|False|FALSE", lambda text: False),
    (r"[-+]?[0-9]+", int),
    (r"0o[0-7]+", lambda text: int(text[2:], 8)),
    (r"0x[0-9a-fA-F]+", lambda text: int(text, 16)),
    (NUMBER, float),
]


class Unreadable(Exception):
    """The error for a text that has no value in JSON."""


def value(node):
    """The JSON value of a node."""
    if node.tag.rpartition(":")[2] not in ("str", "seq", "map"):
        raise Unreadable(f"tag {node.tag}")
    if isinstance(node, yaml.SequenceNode):
        return [value(each) for each in node.value]
    if isinstance(node, yaml.MappingNode):
        members = {}
        for key, each in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise Unreadable("a key that is no text")
            if key.value in members:
                raise Unreadable(f"{key.value} twice")
            members[key.value] = value(each)
        return members
    if node.style is None:
        for pattern, make in PLAIN:
            if re.fullmatch(pattern, node.value):
                return make(node.value)
    return node.value


def document(text):
    try:
        node = yaml.compose(text, yaml.BaseLoader)
    except yaml.YAMLError as error:
        raise Unreadable(str(error)) from error
    return None if node is None else value(node)


def in_python(schema):
    """The schema with its patterns for Python, where $ would also match before a final line break."""
    if isinstance(schema, dict):
        return {
            name: each.replace("$", r"\Z") if name == "pattern" and isinstance(each, str) else in_python(each)
            for name, each in schema.items()
        }
    return [in_python(each) for each in schema] if isinstance(schema, list) else schema


def problem(validator, text):
    try:
        error = jsonschema.exceptions.best_match(validator.iter_errors(document(text)))
    except Unreadable as error:
        return f"unreadable: {error}"
    return error and f"{'/'.join(map(str, error.absolute_path))}: {error.message}"


folder = pathlib.Path(sys.argv[1])
validators = {}
for file in folder.glob("*.schema.json"):
    schema = json.loads(file.read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    validators[file.name.partition(".")[0]] = jsonschema.Draft7Validator(in_python(schema))
documents = json.loads((folder / "documents.json").read_text())
json.dump([problem(validators[each["format"]], each["text"]) for each in documents], sys.stdout)
