import HaloHosting
import HaloMessageBus
import Testing

@testable import HaloAccessibilityBus

/// A menu bar as clients of AT-SPI find it.
@MainActor
struct MenuAnswerTests {
  /// Returns a window with a menu bar, whose only menu is open if an item has the focus.
  private func tree(focused: UInt64) -> AccessibleElement {
    func element(
      _ id: UInt64, _ role: AccessibleElement.Role, _ states: AccessibleElement.States = [],
      key: String? = nil, children: [AccessibleElement] = []
    ) -> AccessibleElement {
      AccessibleElement(
        id: id, role: role, label: "\(id)", states: id == focused ? states.union(.focused) : states,
        shortcut: key.map { AccessibleShortcut(keyName: $0, words: "") }, children: children)
    }
    let items = [
      element(3, .menuItem, key: "ctrl+shift+n"),
      element(4, .menuItem, .disabled, key: "Page_Up"),
      element(5, .checkMenuItem, .on, key: "super+,"),
      element(6, .checkMenuItem, .mixed),
    ]
    let menu = focused == 2 ? element(2, .menu) : element(2, .menu, .expanded, children: items)
    return element(100, .window, children: [element(1, .menuBar, children: [menu])])
  }

  private func states(_ id: UInt64, focused: UInt64) -> AccessibleStateBits? {
    AccessibleSnapshot(tree(focused: focused), hasKeyboard: true).entries[id]?.states
  }

  private func answer(_ member: String, _ id: UInt64, _ arguments: [BusValue] = []) -> BusAnswer {
    let content = TreeContent()
    let answers = AccessibleAnswers(
      snapshot: AccessibleSnapshot(tree(focused: 3), hasKeyboard: true), place: AccessiblePlace(),
      program: AccessibleProgram(name: "test"), content: content, perform: { _, _ in false })
    var call = BusMessage(kind: .call)
    call.path = AccessibilityNames.elements + "\(id)"
    call.interface =
      member.hasPrefix("GetRole") ? AccessibilityNames.accessible : AccessibilityNames.action
    (call.member, call.arguments) = (member, arguments)
    return answers.answer(call)
  }

  @Test(arguments: [
    (UInt64(1), "menu bar"), (2, "menu"), (3, "menu item"), (5, "check menu item"),
  ])
  func `parts of a menu bar have the roles of other toolkits`(id: UInt64, role: String) {
    #expect(answer("GetRoleName", id) == .string(role))
  }

  @Test(arguments: [
    (UInt64(3), ";;<Control><Shift>n"), (4, ";;Prior"), (5, ";;<Super>comma"), (6, ""),
  ])
  func `the keys of a command are those of its action, in the syntax of GTK`(
    id: UInt64, keys: String
  ) {
    #expect(answer("GetKeyBinding", id, [.integer(0)]) == .string(keys))
  }

  @Test func `the focused item and the menu around it are selected, a disabled one cannot be`() {
    let menu = states(2, focused: 3)
    #expect(menu?.isSuperset(of: .init(.expandable, .expanded, .selected, .selectable)) == true)
    #expect(states(3, focused: 3)?.isSuperset(of: .init(.focused, .selected)) == true)
    #expect(states(4, focused: 3)?.isDisjoint(with: .init(.selectable, .enabled)) == true)
    #expect(states(5, focused: 3)?.isSuperset(of: .init(.checkable, .checked)) == true)
    #expect(states(6, focused: 3)?.isSuperset(of: .init(.checkable, .indeterminate)) == true)
    #expect(states(2, focused: 2)?.isDisjoint(with: .init(.expanded)) == true)
  }

  /// A screen reader says the name of the focused menu again when it hears that the menu has opened.
  @Test func `a menu that opens is reported after the focus has moved into it`() {
    let (closed, open) = (
      AccessibleSnapshot(tree(focused: 2), hasKeyboard: true),
      AccessibleSnapshot(tree(focused: 3), hasKeyboard: true)
    )
    func told(_ events: [AccessibleEvent]) -> [String] {
      events.filter { ["focused", "expanded"].contains($0.detail) }
        .map { "\($0.detail) \($0.first)" }
    }
    #expect(told(open.changes(from: closed)) == ["focused 1", "focused 0", "expanded 1"])
    #expect(told(closed.changes(from: open)) == ["expanded 0", "focused 1"])
  }
}
