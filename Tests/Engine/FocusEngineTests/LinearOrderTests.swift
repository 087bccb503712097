import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// Under the TV model, Tab goes through all items.
@MainActor
struct LinearOrderTests {
  @Test func `Tab goes through all items in reading order and wraps`() throws {
    let root = StubRoot("ab\ncd")
    try root.focus(on: "a")
    #expect(try root.walk(.next, .next, .next, .next) == ["b", "c", "d", "a"])
  }

  @Test func `Shift-Tab goes back through all items`() throws {
    let root = StubRoot("ab\ncd")
    try root.focus(on: "a")
    #expect(try root.walk(.previous, .previous) == ["d", "c"])
  }

  @Test func `Tab follows the right-to-left reading order in a right-to-left layout`() throws {
    let root = StubRoot("ab\ncd")
    root.focusSystem?.layoutDirection = .rightToLeft
    try root.focus(on: "b")
    #expect(try root.walk(.next, .next) == ["a", "d"])
  }

  @Test func `Tab fails when there is only one item, which keeps focus`() throws {
    let root = StubRoot("a")
    try root.focus(on: "a")
    let failures = FailureCounter(root)
    #expect(try root.walk(.next) == ["a"])
    #expect(failures.headings == [.next])
  }
}
