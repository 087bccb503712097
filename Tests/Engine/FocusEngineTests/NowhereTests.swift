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
  func `on Android the first key searches from the corner it leads away from`(
    heading: FocusHeading, expected: String
  ) throws {
    let root = StubRoot(Self.drawing, model: .android)
    root.turn()
    #expect(root.focused == nil)
    #expect(try root.walk(heading) == [expected])
  }

  @Test func `on Android what is preferred to begin with goes before that`() throws {
    let root = StubRoot(Self.drawing, model: .android)
    root.preferred = [try root.item("e")]
    root.turn()
    // The first key shows where focus is, and the next one moves it.
    #expect(try root.walk(.next, .next) == ["e", "f"])
  }

  @Test func `on a page what is preferred to begin with has the focus at once`() throws {
    let root = StubRoot(Self.drawing, model: .html)
    root.preferred = [try root.item("e")]
    root.turn()
    #expect(root.focused == "e" && root.focusSystem?.indicatesFocus == true)
    #expect(try root.walk(.next) == ["f"])
  }

  @Test(arguments: [true, false])
  func `a page goes on from the place of what was lost`(isRemoved: Bool) throws {
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

  @Test func `the place survives that its neighbour goes, too`() throws {
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

  @Test func `a place that a page kept says nothing to a model that begins by itself`() throws {
    let root = StubRoot(Self.drawing, model: .html)
    try root.focus(on: "e")
    try root.item("e").state = .hidden
    root.turn()
    #expect(root.focused == nil)
    root.focusSystem?.model = .tv
    root.turn()
    #expect(root.focused == "a")
  }

  @Test func `a page does not begin anew where focus was lost`() throws {
    let root = StubRoot(Self.drawing, model: .html)
    root.preferred = [try root.item("a")]
    try root.focus(on: "e")
    try root.item("e").state = .hidden
    root.turn()
    root.turn()
    #expect(try root.walk(.next) == ["f"])
  }

  /// Items n1 and n3, one that Tab leaves out between them, and one that Tab takes first.
  @Test(arguments: [(FocusHeading.next, "n3"), (.previous, "n1")])
  func `from what Tab leaves out, it goes on in the document`(
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
