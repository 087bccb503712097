"""Reads and operates halo with libatspi alone; prints the results, a line of JSON."""

import json
import sys

from program import Atspi, GLib, Program, has, start_bus, wait

start_bus()
found = {}
events = []


def note(event):
    try:
        events.append((event.type, event.source.get_accessible_id(), event.detail1))
    except GLib.Error:
        pass  # The element has disappeared meanwhile.


listener = Atspi.EventListener.new(note)
for kind in ["object:state-changed:focused", "object:text-changed", "object:children-changed",
             "object:state-changed:checked", "object:property-change:accessible-value"]:
    listener.register(kind)

# A form: its elements, and a field that is edited without a key.
form = Program("--scene", "sign-in")
name = form.named("good-username")
found["role"] = name.get_role_name()
found["name"] = name.get_name()
found["named by"] = [
    relation.get_target(0).get_name() for relation in name.get_relation_set()
    if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY]
frame = form.of_role("frame")
extents = name.get_extents(Atspi.CoordType.SCREEN)
at = Atspi.Component.get_accessible_at_point(
    frame, extents.x + 5, extents.y + 5, Atspi.CoordType.SCREEN)
found["at its place"] = at is not None and at.get_accessible_id()
found["grabs focus"] = Atspi.Component.grab_focus(name)
found["is focused"] = bool(wait(lambda: has(name, "FOCUSED")))
found["heard of it"] = bool(wait(lambda: (
    "object:state-changed:focused", "good-username", 1) in events))
found["sets text"] = Atspi.EditableText.set_text_contents(name, "Ada Byron")
wait(lambda: Atspi.Text.get_character_count(name) == 9)
Atspi.EditableText.delete_text(name, 3, 9)
wait(lambda: Atspi.Text.get_character_count(name) == 3)
Atspi.EditableText.insert_text(name, 3, " L\u00e9v", 5)
wait(lambda: Atspi.Text.get_character_count(name) == 7)
found["text"] = Atspi.Text.get_text(name, 0, -1)
found["caret"] = Atspi.Text.get_caret_offset(name)
word = Atspi.Text.get_string_at_offset(name, 5, Atspi.TextGranularity.WORD)
found["word"] = [word.content, word.start_offset, word.end_offset]
Atspi.Text.set_selection(name, 0, 0, 3)
selection = wait(lambda: Atspi.Text.get_n_selections(name) and Atspi.Text.get_selection(name, 0))
found["selection"] = [selection.start_offset, selection.end_offset]
letter = Atspi.Text.get_character_extents(name, 1, Atspi.CoordType.SCREEN)
found["letter in field"] = (
    letter.width > 0 and extents.x < letter.x < extents.x + extents.width)
secret = form.named("good-password")
Atspi.EditableText.set_text_contents(secret, "key")
wait(lambda: Atspi.Text.get_character_count(secret) == 3)
found["secret"] = Atspi.Text.get_text(secret, 0, -1)
found["heard of text"] = bool(wait(lambda: any(
    event[0].startswith("object:text-changed:insert") for event in events)))
before = sum(1 for _ in form.all())
Atspi.Action.do_action(form.named("good-options"), 0)
found["more came"] = bool(wait(lambda: sum(1 for _ in form.all()) > before))
found["heard of more"] = bool(wait(lambda: any(
    event[0].startswith("object:children-changed:add") for event in events)))
form.end()

# A list in which several rows may be selected.
places = Program("--scene", "selection")
options = next(each for each in places.all() if each.get_name() == "Options")
Atspi.Action.do_action(options.get_child_at_index(1), 0)
listed = wait(lambda: next(
    (each for each in places.all() if each.get_name() == "Places"
     and each.get_role_name() == "list box" and "Selection" in each.get_interfaces()), None))
found["selects"] = Atspi.Selection.select_child(listed, 2)
found["selected"] = wait(lambda: Atspi.Selection.get_n_selected_children(listed) == 2
                         and Atspi.Selection.get_n_selected_children(listed))
found["deselects"] = Atspi.Selection.deselect_child(listed, 2)
places.end()

# Controls with values.
controls = Program("--scene", "shortcuts")
slider = controls.of_role("slider")
Atspi.Value.set_current_value(slider, Atspi.Value.get_maximum_value(slider))
found["slider"] = bool(wait(lambda: Atspi.Value.get_current_value(slider)
                            == Atspi.Value.get_maximum_value(slider)))
found["heard of value"] = bool(wait(lambda: any(
    event[0] == "object:property-change:accessible-value" for event in events)))
controls.end()

print(json.dumps(found, ensure_ascii=False))
sys.stdout.flush()
