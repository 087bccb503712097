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

  @Test func `an item that is covered completely cannot be reached`() throws {
    let (root, _) = try covered()
    #expect(try root.next(from: "a", .right) == "STOP")
  }

  @Test func `the explanation names the covers of an item`() throws {
    let (root, _) = try covered()
    try root.focus(on: "a")
    let candidate = try root.press(.right).candidates.first { $0.label == "b" }
    #expect(candidate?.reasons == [.covered(by: ["cover"])])
  }

  @Test func `several covers that hide an item together are all named`() throws {
    let root = StubRoot("ab")
    root.add(StubItem.plain("left", CGRect(x: 120, y: 0, width: 50, height: 60)))
    root.add(StubItem.plain("right", CGRect(x: 170, y: 0, width: 50, height: 60)))
    try root.focus(on: "a")
    let candidate = try root.press(.right).candidates.first { $0.label == "b" }
    #expect(candidate?.reasons == [.covered(by: ["left", "right"])])
  }

  @Test func `a view behind an item does not cover it`() throws {
    let (root, cover) = try covered()
    root.add(cover, at: 0)
    #expect(try root.next(from: "a", .right) == "b")
  }

  @Test func `a cover that is a transparent focus item hides nothing`() throws {
    let (root, cover) = try covered()
    cover.isTransparentFocusItem = true
    #expect(try root.next(from: "a", .right) == "b")
  }

  @Test func `a focusable cover hides items even if it is a transparent focus item`() throws {
    let (root, cover) = try covered()
    cover.canBecomeFocused = true
    cover.isTransparentFocusItem = true
    #expect(try root.next(from: "a", .right) == "cover")
    let explanation = try #require(root.focusSystem?.lastExplanation)
    #expect(
      explanation.candidates.first { $0.label == "b" }?.reasons == [.covered(by: ["cover"])])
  }

  @Test(arguments: [FocusItemState.hidden, .alphaZero])
  func `an invisible cover hides nothing`(state: FocusItemState) throws {
    let (root, cover) = try covered()
    cover.state = state
    #expect(try root.next(from: "a", .right) == "b")
  }

  @Test func `a cover inside a hidden view hides nothing`() throws {
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

  @Test func `only the uncovered part of an item counts in the beam`() throws {
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
  func `an item inside an unreachable ancestor has the ancestor's reason`(
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

  @Test func `an item that is clipped completely cannot be reached`() throws {
    let root = StubRoot("a")
    let outer = root.add(StubItem.plain("outer", CGRect(x: 120, y: 0, width: 100, height: 60)))
    outer.clips = true
    outer.add("inner", 120, 0, 100, 60)
    try root.focus(on: "a")
    #expect(
      try root.press(.right).candidates.first { $0.label == "inner" }?.reasons == [.clipped])
  }

  @Test func `an item of zero size cannot be reached`() throws {
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

  @Test func `a movement into the control around the focused part leads back to that part`() throws
  {
    let root = try rating(isEditing: false)
    try root.focus(on: "star 1")
    let explanation = try root.press(.right)
    #expect(root.focused == "star 1")
    #expect(explanation.candidates.first?.reasons == [.leadsBack])
  }

  @Test func `arrow keys move between the parts of a control that cannot be focused`() throws {
    #expect(try rating(isEditing: true).next(from: "star 1", .right) == "star 2")
  }
}
