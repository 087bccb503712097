import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// The notifications of a failed movement.
@MainActor
struct NotificationTests {
  @Test(arguments: [FocusHeading.up, .left, .right])
  func `a movement that finds no item posts a failure`(heading: FocusHeading) throws {
    let root = StubRoot("a\nb")
    try root.focus(on: "a")
    let failures = FailureCounter(root)
    try root.press(heading)
    #expect(failures.headings == [heading])
  }

  @Test func `a vetoed movement posts a failure`() throws {
    let root = StubRoot("a\nb")
    try root.focus(on: "a")
    let failures = FailureCounter(root)
    root.veto = { _ in true }
    try root.press(.down)
    #expect(failures.headings == [.down])
  }

  @Test func `a movement that leads back to the focused item posts a failure`() throws {
    let root = StubRoot("a\n.")
    root.guides = [
      StubGuide("guide", CGRect(x: 0, y: 80, width: 100, height: 60), to: [try root.item("a")])
    ]
    try root.focus(on: "a")
    let failures = FailureCounter(root)
    try root.press(.down)
    #expect(failures.headings == [.down])
    #expect(root.journal.entries.isEmpty)
  }

  @Test func `a movement that changes focus posts no failure`() throws {
    let root = StubRoot("a\nb")
    try root.focus(on: "a")
    let failures = FailureCounter(root)
    try root.press(.down)
    #expect(failures.headings.isEmpty)
  }

  @Test func `a failure is posted for one focus system only`() throws {
    let root = StubRoot("a")
    try root.focus(on: "a")
    let failures = FailureCounter(StubRoot("a"))
    try root.press(.down)
    #expect(failures.headings.isEmpty)
  }

  @Test func `explaining a movement does not move focus, ask environments or post notifications`()
    throws
  {
    let root = StubRoot("a\nb")
    try root.focus(on: "a")
    let failures = FailureCounter(root)
    let system = try #require(root.focusSystem)
    let explanation = system.explainMovement(from: try root.item("a"), heading: .down)
    _ = system.explainMovement(from: try root.item("a"), heading: .up)
    #expect(explanation.winner == "b" && explanation.outcome == .moved)
    #expect(root.focused == "a" && root.journal.entries.isEmpty && failures.headings.isEmpty)
  }

  @Test func `every update is posted with its context and coordinator`() throws {
    let root = StubRoot("a\nb")
    try root.focus(on: "a")
    var found: [String] = []
    let token = observe(root) { context, coordinator in
      guard coordinator != nil else { return }
      found.append(context?.nextFocusedItem?.focusDebugLabel ?? "none")
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try root.press(.down)
    #expect(found == ["b"])
  }

  @Test
  func `an update during the notification of another one does not change the other's context`()
    throws
  {
    let root = StubRoot("a\nb\nc")
    try root.focus(on: "a")
    let system = try #require(root.focusSystem)
    var found: [String?] = []
    let token = observe(
      root,
      before: {
        if root.focused == "b" { system.moveFocus(heading: .down) }
      }
    ) { context, _ in
      found.append(context?.nextFocusedItem?.focusDebugLabel)
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try root.press(.down)
    #expect(found == ["c", "b"])
  }

  @Test func `the context and the coordinator of a notification are released afterwards`() throws {
    let root = StubRoot("a\nb")
    try root.focus(on: "a")
    weak var context: FocusUpdateContext?
    weak var coordinator: FocusAnimationCoordinator?
    var wasPosted = false
    let token = observe(root) {
      (context, coordinator) = ($0, $1)
      wasPosted = context != nil && coordinator != nil
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try root.press(.down)
    // The journal and the coordinators would keep the context alive.
    root.journal.entries = []
    root.coordinators = []
    #expect(wasPosted && context == nil && coordinator == nil)
  }

  /// Reads the notification's user info after it has called `before`.
  private func observe(
    _ root: StubRoot, before: @escaping () -> Void = {},
    _ body: @escaping (FocusUpdateContext?, FocusAnimationCoordinator?) -> Void
  ) -> any NSObjectProtocol {
    nonisolated(unsafe) let (before, body) = (before, body)
    return NotificationCenter.default.addObserver(
      forName: FocusSystem.didUpdateNotification, object: root.focusSystem, queue: nil
    ) { notification in
      nonisolated(unsafe) let info = notification.userInfo
      MainActor.assumeIsolated {
        before()
        body(
          info?[FocusSystem.focusUpdateContextUserInfoKey] as? FocusUpdateContext,
          info?[FocusSystem.animationCoordinatorUserInfoKey] as? FocusAnimationCoordinator)
      }
    }
  }
}
