import FocusGeometry
import Foundation
import HaloHosting
import Testing

/// The phrases that a screen reader speaks about changes between handmade trees.
struct AccessibleSpeechTests {
  private func item(
    _ id: UInt64, _ role: AccessibleElement.Role = .button, _ label: String? = nil,
    value: String? = nil, hint: String? = nil, _ states: AccessibleElement.States = []
  ) -> AccessibleElement {
    AccessibleElement(
      id: id, role: role, label: label, value: value, hint: hint,
      states: states.union([.focusable, .focused]))
  }

  private func window(_ children: AccessibleElement...) -> AccessibleElement {
    AccessibleElement(id: 1, role: .window, label: "Shop", children: children)
  }

  private func list(_ item: AccessibleElement) -> AccessibleElement {
    AccessibleElement(id: 2, role: .list, label: "Basket", itemCount: 3, children: [item])
  }

  @Test func `a list is announced when the focus enters it, but not when it moves inside it`() {
    var tea = item(10, .listItem, "Tea", hint: "Opens it")
    tea.place = AccessibleElement.Place(1, of: 3)
    let outside = window(item(9, .button, "Pay"))
    let said = AccessibleSpeech.change(from: outside, to: window(list(tea)))
    #expect(said == ["Basket, list, 3 items", "Tea, list item, 1 of 3", "Opens it"])
    let next = window(list(item(11, .listItem, "Cups")))
    #expect(AccessibleSpeech.change(from: window(list(tea)), to: next) == ["Cups, list item"])
    #expect(AccessibleSpeech.change(from: next, to: outside) == ["Pay, button"])
  }

  @Test
  func `a key without effect announces the edge, and a changed state or value only the change`() {
    let off = window(item(3, .switch, "Lamp"))
    let on = window(item(3, .switch, "Lamp", [.on]))
    #expect(AccessibleSpeech.change(from: off, to: on) == ["on"])
    #expect(AccessibleSpeech.change(from: on, to: off) == ["off"])
    let edge = [AccessibleSpeech.edge(.right)]
    #expect(
      AccessibleSpeech.change(from: on, to: on, announcements: edge) == ["Nothing to the right"])
    #expect(AccessibleSpeech.change(from: on, to: on).isEmpty)
    let low = window(item(4, .slider, "Volume", value: "20 %"))
    let high = window(item(4, .slider, "Volume", value: "25 %"))
    #expect(AccessibleSpeech.change(from: low, to: high) == ["25 %"])
  }

  @Test(
    arguments: [
      ("a|", "ab|", "b"), ("ab|", "a|", "b deleted"), ("|ab", "xy|", "xy"),
      ("né|", "né |", "space"),
      // Movements of the caret by a character, by a word, and to the ends.
      ("|one two", "o|ne two", "n"), ("one| two", "one |two", "t"), ("|one two", "one |two", "two"),
      ("one |two", "|one two", "one two"), ("one tw|o", "one two|", "end"),
      // Changes of the selection.
      ("|one", "[on]e", "on selected"), ("[o]ne", "[one]", "ne selected"),
      ("[one]", "[o]ne", "ne unselected"), ("[one]", "one|", "one unselected"),
      ("•|", "••|", "bullet"), ("•••|", "|", "3 bullets deleted"), ("one|", "one|", nil),
    ] as [(String, String, String?)])
  func `typed, deleted and selected text and text that the caret passes is announced`(
    old: String, new: String, said: String?
  ) {
    func field(_ text: String) -> AccessibleElement {
      var element = item(5, .textField, "Name")
      element.text = Self.text(text)
      return window(element)
    }
    #expect(AccessibleSpeech.change(from: field(old), to: field(new)) == [said].compactMap(\.self))
  }

  /// The text without its marks, with the caret at `|` or the selection from `[` to `]`.
  private static func text(_ marked: String) -> AccessibleText {
    let characters = Array(marked)
    let places = characters.indices.filter { "|[]".contains(characters[$0]) }
    let start = places.first ?? 0
    let end = places.count == 2 ? places[1] - 1 : start
    return AccessibleText(
      String(characters.filter { !"|[]".contains($0) }), selection: start..<end, caret: end)
  }

  @Test func `an alert is read to its end, and a loss of the focus is announced`() {
    let text = AccessibleElement(id: 21, role: .text, label: "It cannot be undone.")
    let title = AccessibleElement(id: 22, role: .text, label: "Delete?")
    let alert = AccessibleElement(
      id: 20, role: .alert, label: "Delete?", children: [title, text, item(23, .button, "Cancel")])
    let before = window(item(9, .button, "Delete"))
    #expect(
      AccessibleSpeech.change(from: before, to: window(alert))
        == ["Delete?, alert", "It cannot be undone.", "Cancel, button"])
    #expect(AccessibleSpeech.change(from: before, to: window()) == ["Nothing has the focus"])
    #expect(AccessibleSpeech.beginning(before) == ["Shop, window", "Delete, button"])
    #expect(AccessibleSpeech.change(from: window(), to: window(item(7))) == ["button"])
    let bare = window(item(8, .element))
    #expect(AccessibleSpeech.change(from: window(), to: bare) == ["unnamed"])
  }
}
