import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// The order in which environments are asked and notified (Cases, 16, 30 to 32, 64).
@MainActor
struct CallbackTests {
  /// TL and BL in LeftSubView, TR in RightSubView, both in the root, which stands for the
  /// controller.
  private func sample(from: String) throws -> StubRoot {
    let root = StubRoot()
    let left = root.add(
      StubItem.plain("LeftSubView", CGRect(x: 0, y: 0, width: 100, height: 200)))
    let right = root.add(
      StubItem.plain("RightSubView", CGRect(x: 120, y: 0, width: 100, height: 200)))
    left.add("TL", 0, 0, 80, 80)
    left.add("BL", 0, 100, 80, 80)
    right.add("TR", 0, 0, 80, 80)
    try root.focus(on: from)
    return root
  }

  nonisolated private static let inside = ["TL", "LeftSubView", "root", "BL"]
  nonisolated private static let across = ["TL", "LeftSubView", "root", "TR", "RightSubView"]

  @Test(arguments: [(FocusHeading.down, inside), (.right, across)])
  func `shouldUpdateFocus is asked of the previous branch, then of the rest of the next branch`(
    heading: FocusHeading, expected: [String]
  ) throws {
    let root = try sample(from: "TL")
    try root.press(heading)
    #expect(root.journal.names(.asked) == expected)
  }

  @Test(arguments: [(FocusHeading.down, inside), (.right, across)])
  func `each environment concerned is notified once, in the order in which it was asked`(
    heading: FocusHeading, expected: [String]
  ) throws {
    let root = try sample(from: "TL")
    try root.press(heading)
    #expect(root.journal.names(.told) == expected)
  }

  @Test func `shouldUpdateFocus is asked of all environments before any is notified`() throws {
    let root = try sample(from: "TL")
    try root.press(.right)
    #expect(root.journal.entries.map(\.kind).prefix(5).allSatisfy { $0 == .asked })
  }

  @Test func `focus has moved when the first environment is notified`() throws {
    let root = try sample(from: "TL")
    var seen: [String?] = []
    try root.item("TL").onUpdate = { [weak root] _, _ in seen.append(root?.focused) }
    try root.press(.down)
    #expect(seen == ["BL"])
  }

  @Test func `focus has not moved while shouldUpdateFocus is asked`() throws {
    let root = try sample(from: "TL")
    var seen: [String?] = []
    root.veto = { [weak root] _ in
      seen.append(root?.focused)
      return false
    }
    try root.press(.down)
    #expect(seen == ["TL"])
  }

  @Test func `the update context has both items and the heading`() throws {
    let root = try sample(from: "TL")
    try root.press(.down)
    let context = try #require(root.journal.entries.first?.context)
    #expect(context.previouslyFocusedItem === (try root.item("TL")))
    #expect(context.nextFocusedItem === (try root.item("BL")))
    #expect(context.focusHeading == .down)
  }

  @Test func `the first focus update notifies only the next branch`() throws {
    let root = StubRoot("a")
    root.turn()
    #expect(root.journal.names(.told) == ["a", "root"])
  }

  @Test(arguments: inside)
  func `a refusal by any environment cancels the focus update`(name: String) throws {
    let root = try sample(from: "TL")
    (name == "root" ? root : try root.item(name)).veto = { _ in true }
    try root.press(.down)
    #expect(root.focused == "TL")
    #expect(root.journal.names(.told).isEmpty)
  }

  @Test func `no other environment is asked after a refusal`() throws {
    let root = try sample(from: "TL")
    try root.item("LeftSubView").veto = { _ in true }
    try root.press(.down)
    #expect(root.journal.names(.asked) == ["TL", "LeftSubView"])
  }

  @Test func `no second candidate is tried after a refusal`() throws {
    let root = StubRoot("abc")
    try root.focus(on: "a")
    try root.item("b").veto = { $0.nextFocusedItem?.focusDebugLabel == "b" }
    try root.press(.right)
    #expect(root.focused == "a")
  }

  @Test func `a container can keep focus inside by refusing updates`() throws {
    let root = StubRoot("a\nb")
    let stars = root.add(StubItem.plain("stars", CGRect(x: 200, y: 0, width: 400, height: 60)))
    stars.add("star 1", 0, 0, 60, 60)
    stars.add("star 2", 100, 0, 60, 60)
    root.add("outside", 200, 100, 100, 60)
    stars.veto = { context in
      context.nextFocusedItem.map { !stars.contains($0) } ?? false
    }
    try root.focus(on: "star 1")
    #expect(try root.walk(.down, .right) == ["star 1", "star 2"])
  }

  @Test func `a container can refuse updates in one direction only`() throws {
    let root = StubRoot("t\n.\nb")
    let list = root.add(StubItem.plain("list", CGRect(x: 0, y: 80, width: 100, height: 60)))
    list.add("row", 0, 0, 100, 60)
    list.veto = { context in
      context.focusHeading == .down
        && !(context.nextFocusedItem.map { list.contains($0) } ?? false)
    }
    #expect(try root.next(from: "row", .down) == "STOP")
    #expect(try root.next(from: "row", .up) == "t")
  }

  @Test func `an environment contains itself and its descendants`() throws {
    let root = try sample(from: "TL")
    let (left, top) = (try root.item("LeftSubView"), try root.item("TL"))
    #expect(left.contains(left) && left.contains(top) && root.contains(top))
    #expect(!top.contains(left))
    #expect(!left.contains(try root.item("TR")))
  }

  enum Loss: CaseIterable, Sendable { case hidden, removed, removedWithParent, released }

  @Test(arguments: Loss.allCases)
  func `the ancestors of a lost item are notified, whichever way it was lost`(loss: Loss) throws {
    let root = try sample(from: "TL")
    let left = try root.item("LeftSubView")
    try root.item("BL").remove()
    var item: StubItem? = try root.item("TL")
    switch loss {
    case .hidden: item?.state = .hidden
    case .removed, .released: item?.remove()
    case .removedWithParent: left.remove()
    }
    if loss == .released { item = nil }
    root.turn()
    #expect(root.focused == "TR")
    let previous = loss == .released ? [] : ["TL"]
    #expect(
      root.journal.names(.told) == previous + ["LeftSubView", "root", "TR", "RightSubView"])
    #expect((item == nil) == (loss == .released))
  }

  @Test(arguments: [true, false])
  func `an item that becomes unfocusable during shouldUpdateFocus does not get focus`(isNear: Bool)
    throws
  {
    let root = try sample(from: "TL")
    let target = try root.item("TR")
    let right = try root.item("RightSubView")
    target.veto = { _ in
      if isNear {
        target.canBecomeFocused = false
      } else {
        right.state = .hidden
        root.focusSystem?.setNeedsFocusValidation()
      }
      return false
    }
    let explanation = try root.press(.right)
    #expect(root.focused == "TL")
    #expect(explanation.outcome == .stayed && explanation.winner == nil)
    #expect(explanation.steps.last == .init(label: "TR", depth: 0, result: .lapsed))
    #expect(explanation.account?.hasSuffix("TR can no longer have the focus") == true)
    #expect(root.journal.names(.told) == [])
  }
}
