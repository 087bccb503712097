import FocusGeometry
import Foundation
import Hosting
import Testing

/// What is said, of trees that are made by hand.
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

  @Test func `a list is told when it is come into, and not inside of it`() {
    var tea = item(10, .listItem, "Tea", hint: "Opens it")
    tea.place = AccessibleElement.Place(1, of: 3)
    let outside = window(item(9, .button, "Pay"))
    let said = AccessibleSpeech.change(from: outside, to: window(list(tea)))
    #expect(said == ["Basket, list, 3 items", "Tea, list item, 1 of 3", "Opens it"])
    let next = window(list(item(11, .listItem, "Cups")))
    #expect(AccessibleSpeech.change(from: window(list(tea)), to: next) == ["Cups, list item"])
    #expect(AccessibleSpeech.change(from: next, to: outside) == ["Pay, button"])
  }

  @Test func `a key that leads nowhere says so, one that only changes says what`() {
    let off = window(item(3, .switch, "Lamp"))
    let on = window(item(3, .switch, "Lamp", [.on]))
    #expect(AccessibleSpeech.change(from: off, to: on) == ["on"])
    #expect(AccessibleSpeech.change(from: on, to: off, after: .right) == ["off"])
    #expect(AccessibleSpeech.change(from: on, to: on, after: .right) == ["Nothing to the right"])
    #expect(AccessibleSpeech.change(from: on, to: on).isEmpty)
    let low = window(item(4, .slider, "Volume", value: "20 %"))
    let high = window(item(4, .slider, "Volume", value: "25 %"))
    #expect(AccessibleSpeech.change(from: low, to: high, after: .right) == ["25 %"])
  }

  @Test func `of a text what is typed and deleted is said, of a secure one how long it is`() {
    func field(_ text: String?) -> AccessibleElement { window(item(5, .textField, value: text)) }
    #expect(AccessibleSpeech.change(from: field(nil), to: field("a")) == ["a"])
    #expect(AccessibleSpeech.change(from: field("ab"), to: field("a")) == ["b deleted"])
    #expect(AccessibleSpeech.change(from: field("ab"), to: field("xy")) == ["xy"])
    let (one, two) = ("1 character", "2 characters")
    let secure = [one, two].map { window(item(6, .secureTextField, "Password", value: $0)) }
    #expect(AccessibleSpeech.change(from: secure[0], to: secure[1]) == [two])
  }

  @Test func `an alert is read to its end, and no focus at all is told`() {
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
