import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// Regions that redirect focus (Cases, 2, 5, 8, 10 to 13).
@MainActor
struct GuideTests {
  /// The layout of Apple's article with its guide G.
  ///
  ///     1 2 3
  ///     4 G G
  ///     5 . .
  private func article() throws -> (StubRoot, StubGuide) {
    let root = StubRoot("123\n4..\n5..")
    let guide = StubGuide(
      "guide", CGRect(x: 120, y: 80, width: 220, height: 60), to: [try root.item("4")])
    root.guides = [guide]
    return (root, guide)
  }

  @Test(arguments: ["2", "3"])
  func `a guide below the focused item sends focus to its target`(from: String) throws {
    #expect(try article().0.next(from: from, .down) == "4")
  }

  @Test func `a guide that leads back stops the movement`() throws {
    #expect(try article().0.next(from: "4", .right) == "STOP")
  }

  @Test func `a disabled guide is ignored`() throws {
    let (root, guide) = try article()
    guide.isEnabled = false
    #expect(try root.next(from: "2", .down) == "STOP")
  }

  @Test func `a guide without targets is ignored`() throws {
    let (root, guide) = try article()
    guide.preferredFocusEnvironments = []
    #expect(try root.next(from: "2", .down) == "STOP")
  }

  @Test func `a guide without a size is ignored until it has one`() throws {
    let (root, guide) = try article()
    let frame = guide.redirectionFrame
    guide.redirectionFrame = .zero
    #expect(try root.next(from: "2", .down) == "STOP")
    guide.redirectionFrame = frame
    #expect(try root.next(from: "2", .down) == "4")
  }

  //     a          The guide between a and b has no target that can be focused;
  //     G          focus reaches b behind it.
  //     b
  @Test func `focus passes over a guide whose targets cannot be focused`() throws {
    let root = StubRoot("a\n.\nb\nc")
    let dead = try root.item("c")
    dead.canBecomeFocused = false
    root.guides = [StubGuide("guide", CGRect(x: 0, y: 80, width: 100, height: 60), to: [dead])]
    #expect(try root.next(from: "a", .down) == "b")
  }

  //     a b
  //     c G
  @Test func `a guide in the empty corner of a grid leads to the other side`() throws {
    let root = StubRoot("ab\nc.")
    root.guides = [
      StubGuide("guide", CGRect(x: 120, y: 80, width: 100, height: 60), to: [try root.item("c")])
    ]
    #expect(try root.next(from: "b", .down) == "c")
  }

  //     . a .
  //     . G .
  //     b . c
  @Test func `a guide leads to its first target that can be focused`() throws {
    let root = StubRoot(".a.\n...\nb.c")
    let (left, right) = (try root.item("b"), try root.item("c"))
    left.state = .hidden
    root.guides = [
      StubGuide("guide", CGRect(x: 120, y: 80, width: 100, height: 60), to: [left, right])
    ]
    #expect(try root.next(from: "a", .down) == "c")
  }

  @Test func `a guide one point thick against the focused item catches the movement`() throws {
    let root = StubRoot("ab\nc.")
    root.guides = [
      StubGuide("guide", CGRect(x: 100, y: 0, width: 1, height: 60), to: [try root.item("c")])
    ]
    #expect(try root.next(from: "a", .right) == "c")
  }

  @Test func `a guide is preferred to an item at the same distance`() throws {
    let root = StubRoot("ab\nc.")
    root.guides = [
      StubGuide("guide", CGRect(x: 120, y: 0, width: 100, height: 60), to: [try root.item("c")])
    ]
    #expect(try root.next(from: "a", .right) == "c")
  }

  /// Rows that remember their last item, with a guide over each.
  ///
  ///     a b
  ///     c d
  private func memory() throws -> StubRoot {
    let root = StubRoot("ab\ncd")
    for (row, first) in ["a", "c"].enumerated() {
      let guide = StubGuide(
        "row \(row)", CGRect(x: 0, y: row * 80, width: 220, height: 60),
        to: [try root.item(first)])
      root.guides.append(guide)
    }
    root.onUpdate = { [weak root] context, _ in
      guard let root, let item = context.nextFocusedItem else { return }
      let row = ["a", "b"].contains(item.focusDebugLabel) ? 0 : 1
      root.guides[row].preferredFocusEnvironments = [item]
    }
    return root
  }

  @Test func `a guide over a row that was never visited leads to its first item`() throws {
    #expect(try memory().next(from: "d", .up) == "a")
  }

  @Test func `a guide over a row leads back to the item that was focused in it last`() throws {
    let root = try memory()
    try root.focus(on: "b")
    #expect(try root.walk(.down, .right, .up) == ["c", "d", "b"])
  }

  @Test(arguments: [("a", FocusHeading.right, "b"), ("b", .left, "a"), ("c", .right, "d")])
  func `a guide over the focused item is ignored`(
    from: String, heading: FocusHeading, expected: String
  ) throws {
    #expect(try memory().next(from: from, heading) == expected)
  }

  @Test func `a guide around the focused item is ignored by diagonal movements too`() throws {
    let root = StubRoot("ab\ncd")
    root.guides = [
      StubGuide("all", CGRect(x: 0, y: 0, width: 300, height: 300), to: [try root.item("b")])
    ]
    #expect(try root.next(from: "a", [.down, .right]) == "d")
  }

  @Test func `a guide belongs to the focus group of its container`() throws {
    let root = StubRoot("a.\nb.", model: .pad)
    try root.item("b").group = "other"
    root.guides = [
      StubGuide("guide", CGRect(x: 0, y: 62, width: 100, height: 10), to: [try root.item("b")])
    ]
    #expect(try root.next(from: "a", .down) == "b")
  }
}
