import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// Models whose first key decides where focus begins, and the place that Tab goes on from when the
/// focused item is gone (AOSP, FocusFinder; HTML Standard).
@MainActor
struct NowhereTests {
  static let drawing = """
    abc
    def
    ghi
    """

  @Test(arguments: [
    (FocusHeading.down, "a"), (.right, "a"), (.up, "i"), (.left, "i"), (.next, "a"),
    (.previous, "i"),
  ])
  func `the first key under the android model focuses the item at the corner it leads away from`(
    heading: FocusHeading, expected: String
  ) throws {
    let root = StubRoot(Self.drawing, model: .android)
    root.turn()
    #expect(root.focused == nil)
    #expect(try root.walk(heading) == [expected])
  }

  @Test func `the first key under the android model shows the preferred item if there is one`()
    throws
  {
    let root = StubRoot(Self.drawing, model: .android)
    root.preferred = [try root.item("e")]
    root.turn()
    // The first key shows where focus is, and the next one moves it.
    #expect(try root.walk(.next, .next) == ["e", "f"])
  }

  @Test func `the preferred item is focused and shown at once under the html model`() throws {
    let root = StubRoot(Self.drawing, model: .html)
    root.preferred = [try root.item("e")]
    root.turn()
    #expect(root.focused == "e" && root.focusSystem?.indicatesFocus == true)
    #expect(try root.walk(.next) == ["f"])
  }

  @Test(arguments: [true, false])
  func `Tab under the html model goes on from the place of a lost item`(isRemoved: Bool) throws {
    for (heading, expected) in [(FocusHeading.next, "f"), (.previous, "d")] {
      let root = StubRoot(Self.drawing, model: .html)
      try root.focus(on: "e")
      let item = try root.item("e")
      if isRemoved {
        root.focusSystem?.environmentWillLeave(item)
        item.remove()
      } else {
        item.state = .hidden
      }
      root.turn()
      #expect(root.focused == nil)
      #expect(root.focusSystem?.lastExplanation?.trigger == .lost)
      #expect(try root.walk(heading) == [expected])
    }
  }

  @Test func `Tab goes on from the place of a lost item even after its neighbour is removed`()
    throws
  {
    let root = StubRoot(Self.drawing, model: .html)
    try root.focus(on: "e")
    for name in ["e", "f"] {
      let item = try root.item(name)
      root.focusSystem?.environmentWillLeave(item)
      item.remove()
      root.turn()
    }
    #expect(try root.walk(.next) == ["g"])
  }

  @Test func `the tv model ignores the place of a lost item that the html model kept`() throws {
    let root = StubRoot(Self.drawing, model: .html)
    try root.focus(on: "e")
    try root.item("e").state = .hidden
    root.turn()
    #expect(root.focused == nil)
    root.focusSystem?.model = .tv
    root.turn()
    #expect(root.focused == "a")
  }

  @Test func `the html model does not return to the preferred item after a loss`() throws {
    let root = StubRoot(Self.drawing, model: .html)
    root.preferred = [try root.item("a")]
    try root.focus(on: "e")
    try root.item("e").state = .hidden
    root.turn()
    root.turn()
    #expect(try root.walk(.next) == ["f"])
  }

  /// Items n1 and n3, an item between them that Tab skips, and one that Tab reaches first.
  @Test(arguments: [(FocusHeading.next, "n3"), (.previous, "n1")])
  func `Tab goes on in document order from an item that it skips`(
    heading: FocusHeading, expected: String
  ) throws {
    let root = StubRoot(model: .html)
    for (index, (name, order)) in [("n1", 0), ("left out", -1), ("n3", 0), ("p", 1)].enumerated() {
      root.add(name, CGFloat(index) * 120, 0, 100, 60).tabIndex = order
    }
    try root.focus(on: "left out")
    #expect(try root.walk(heading) == [expected])
  }
}
