import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// The initial focus (Cases, 22), and the preferences that lead to it (Cases, 23 to 25).
@MainActor
struct InitialFocusTests {
  @Test(arguments: [(LayoutDirection.leftToRight, "a"), (.rightToLeft, "b")])
  func `the initial focus is the top leading item`(direction: LayoutDirection, expected: String)
    throws
  {
    let root = StubRoot("a......b\n........\nc......d")
    root.focusSystem?.layoutDirection = direction
    root.turn()
    #expect(root.focused == expected)
  }

  @Test func `nothing is focused in a root without items`() {
    let root = StubRoot()
    root.turn()
    #expect(root.focused == nil)
  }

  @Test func `the first item that is added is focused`() {
    let root = StubRoot()
    root.turn()
    root.add("late", 0, 0, 10, 10)
    root.turn()
    #expect(root.focused == "late")
  }

  @Test func `the initial focus is the root's preferred item rather than the top leading one`()
    throws
  {
    let root = StubRoot("ab\ncd")
    root.preferred = [try root.item("d")]
    root.turn()
    #expect(root.focused == "d")
  }

  /// Two children of the root, each with one item.
  private func halves() throws -> StubRoot {
    let root = StubRoot()
    let left = root.add(StubItem.plain("left", CGRect(x: 0, y: 0, width: 100, height: 100)))
    let right = root.add(StubItem.plain("right", CGRect(x: 200, y: 0, width: 100, height: 100)))
    left.add("a", 0, 0, 50, 50)
    right.add("b", 0, 0, 50, 50)
    root.preferred = [left, right]
    return root
  }

  @Test func `a preferred branch without focusable items is skipped for the next preference`()
    throws
  {
    let root = try halves()
    try root.item("a").canBecomeFocused = false
    root.turn()
    #expect(root.focused == "b")
  }

  @Test func `preferred environments are tried in their order`() throws {
    let root = try halves()
    root.preferred.reverse()
    root.turn()
    #expect(root.focused == "b")
  }

  @Test func `the first preferred item that can be focused gets focus`() throws {
    let root = StubRoot("abc")
    root.preferred = try ["b", "c", "a"].map(root.item)
    try root.item("b").canBecomeFocused = false
    root.turn()
    #expect(root.focused == "c")
  }

  @Test func `preferences that lead nowhere leave nothing focused`() throws {
    let root = StubRoot("ab")
    try root.item("a").canBecomeFocused = false
    root.preferred = [try root.item("a")]
    root.turn()
    #expect(root.focused == nil)
  }

  @Test func `a preferred item without preferences is focused itself`() throws {
    let root = StubRoot("ab")
    try root.item("b").add("inner", 0, 0, 10, 10)
    root.preferred = [try root.item("b")]
    root.turn()
    #expect(root.focused == "b")
  }

  @Test func `an environment among its own preferences is searched in its turn`() throws {
    let root = try halves()
    let right = try root.item("right")
    let dead = try root.item("a")
    dead.canBecomeFocused = false
    right.preferred = [dead, right]
    root.preferred = [right]
    root.turn()
    #expect(root.focused == "b")
  }

  @Test func `the initial focus prefers a visible item to one that needs scrolling`() {
    let root = StubRoot()
    let scroll = root.add(
      StubScroll(
        "scroll", CGRect(x: 100, y: 100, width: 100, height: 100),
        content: CGSize(width: 100, height: 400)))
    scroll.contentOffset.y = 100
    scroll.add("above", 0, 0, 100, 50)
    scroll.add("seen", 0, 150, 100, 50)
    root.turn()
    #expect(root.focused == "seen")
  }

  @Test func `the initial focus is the upper one of two items as near to the corner, in any order`()
  {
    for names in [["low", "high"], ["high", "low"]] {
      let root = StubRoot()
      for name in names {
        if name == "low" { root.add(name, 30, 40, 10, 10) } else { root.add(name, 40, 30, 10, 10) }
      }
      root.turn()
      #expect(root.focused == "high")
    }
  }
}
