import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// Only visible items can be reached (Cases, 14, 15, 17 to 21).
@MainActor
struct CoveringTests {
  /// Item a, item b to the right of it, and a plain cover over all of b.
  private func covered() throws -> (StubRoot, StubItem) {
    let root = StubRoot("ab")
    return (root, root.add(StubItem.plain("cover", try root.item("b").frame)))
  }

  @Test func `what is covered as a whole cannot be reached`() throws {
    let (root, _) = try covered()
    #expect(try root.next(from: "a", .right) == "STOP")
  }

  @Test func `the covers of an item are named`() throws {
    let (root, _) = try covered()
    try root.focus(on: "a")
    let candidate = try root.press(.right).candidates.first { $0.label == "b" }
    #expect(candidate?.reasons == [.covered(by: ["cover"])])
  }

  @Test func `several covers together hide an item and are all named`() throws {
    let root = StubRoot("ab")
    root.add(StubItem.plain("left", CGRect(x: 120, y: 0, width: 50, height: 60)))
    root.add(StubItem.plain("right", CGRect(x: 170, y: 0, width: 50, height: 60)))
    try root.focus(on: "a")
    let candidate = try root.press(.right).candidates.first { $0.label == "b" }
    #expect(candidate?.reasons == [.covered(by: ["left", "right"])])
  }

  @Test func `what lies behind covers nothing`() throws {
    let (root, cover) = try covered()
    root.add(cover, at: 0)
    #expect(try root.next(from: "a", .right) == "b")
  }

  @Test func `a transparent cover hides nothing`() throws {
    let (root, cover) = try covered()
    cover.isTransparentFocusItem = true
    #expect(try root.next(from: "a", .right) == "b")
  }

  @Test func `a cover that can be focused hides, transparent or not`() throws {
    let (root, cover) = try covered()
    cover.canBecomeFocused = true
    cover.isTransparentFocusItem = true
    #expect(try root.next(from: "a", .right) == "cover")
    let explanation = try #require(root.focusSystem?.lastExplanation)
    #expect(
      explanation.candidates.first { $0.label == "b" }?.reasons == [.covered(by: ["cover"])])
  }

  @Test(arguments: [FocusItemState.hidden, .alphaZero])
  func `a cover that cannot be seen hides nothing`(state: FocusItemState) throws {
    let (root, cover) = try covered()
    cover.state = state
    #expect(try root.next(from: "a", .right) == "b")
  }

  @Test func `a cover inside something hidden hides nothing`() throws {
    let root = StubRoot("ab")
    let outer = root.add(StubItem.plain("outer", CGRect(x: 0, y: 0, width: 300, height: 60)))
    outer.state = .hidden
    outer.add(StubItem.plain("cover", try root.item("b").frame))
    #expect(try root.next(from: "a", .right) == "b")
  }

  @Test func `a cover is cut where its container clips it`() throws {
    let root = StubRoot("ab")
    let outer = root.add(StubItem.plain("outer", CGRect(x: 120, y: 0, width: 10, height: 60)))
    outer.clips = true
    outer.add(StubItem.plain("cover", CGRect(x: 0, y: 0, width: 100, height: 60)))
    #expect(try root.next(from: "a", .right) == "b")
  }

  @Test func `a label inside a button does not cover it`() throws {
    let root = StubRoot("ab")
    try root.item("b").add(StubItem.plain("label", CGRect(x: 0, y: 0, width: 100, height: 60)))
    #expect(try root.next(from: "a", .right) == "b")
  }

  @Test func `only the uncovered half counts`() throws {
    // The half of b that lies in the beam of a is covered.
    let root = StubRoot()
    root.add("a", 0, 0, 100, 60)
    root.add("b", 120, 0, 100, 120)
    root.add(StubItem.plain("cover", CGRect(x: 120, y: 0, width: 100, height: 60)))
    try root.focus(on: "a")
    let explanation = try root.press(.right)
    #expect(root.focused == "a")
    #expect(explanation.candidates.first { $0.label == "b" }?.reasons == [.outsideBeam])
  }

  @Test(arguments: [
    (FocusItemState.hidden, FocusExplanation.Reason.hidden), (.alphaZero, .alphaZero),
    (.interactionDisabled, .interactionDisabled),
  ])
  func `what is inside shares the reason of an ancestor`(
    state: FocusItemState, reason: FocusExplanation.Reason
  ) throws {
    let root = StubRoot("a")
    let outer = root.add(StubItem.plain("outer", CGRect(x: 120, y: 0, width: 100, height: 60)))
    outer.add("inner", 0, 0, 100, 60)
    outer.state = state
    try root.focus(on: "a")
    let explanation = try root.press(.right)
    #expect(
      explanation.candidates.first { $0.label == "inner" }?.reasons == [.ancestor("outer", reason)])
  }

  @Test func `what is clipped away cannot be reached`() throws {
    let root = StubRoot("a")
    let outer = root.add(StubItem.plain("outer", CGRect(x: 120, y: 0, width: 100, height: 60)))
    outer.clips = true
    outer.add("inner", 120, 0, 100, 60)
    try root.focus(on: "a")
    #expect(
      try root.press(.right).candidates.first { $0.label == "inner" }?.reasons == [.clipped])
  }

  @Test func `what has no size cannot be reached`() throws {
    let root = StubRoot("a")
    root.add("thin", 120, 0, 0, 60)
    try root.focus(on: "a")
    #expect(
      try root.press(.right).candidates.first { $0.label == "thin" }?.reasons == [.zeroSize])
  }

  /// Five stars with gaps, inside a control that prefers the first.
  private func rating(isEditing: Bool) throws -> StubRoot {
    let root = StubRoot()
    let control = root.add("control", 0, 0, 500, 100)
    for star in 1...5 {
      control.add("star \(star)", CGFloat(star * 100 - 90), 10, 60, 60)
    }
    control.preferred = [try root.item("star 1")]
    control.canBecomeFocused = !isEditing
    return root
  }

  @Test func `a control around its parts is hit in the gap and leads back`() throws {
    let root = try rating(isEditing: false)
    try root.focus(on: "star 1")
    let explanation = try root.press(.right)
    #expect(root.focused == "star 1")
    #expect(explanation.candidates.first?.reasons == [.leadsBack])
  }

  @Test func `a control that cannot be focused lets its parts be walked`() throws {
    #expect(try rating(isEditing: true).next(from: "star 1", .right) == "star 2")
  }
}
