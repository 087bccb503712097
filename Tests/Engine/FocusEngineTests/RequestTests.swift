import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// The requests of an application (Cases, 26 to 29, 35).
@MainActor
struct RequestTests {
  /// The focus is on a in left; b is beside it, and c in right.
  private func halves() throws -> StubRoot {
    let root = StubRoot()
    let left = root.add(StubItem.plain("left", CGRect(x: 0, y: 0, width: 100, height: 100)))
    let right = root.add(StubItem.plain("right", CGRect(x: 200, y: 0, width: 100, height: 100)))
    left.add("a", 0, 0, 40, 40)
    left.add("b", 50, 0, 40, 40)
    right.add("c", 0, 0, 40, 40)
    try root.focus(on: "a")
    return root
  }

  @Test func `an update that a container without the focused item asks for changes nothing`() throws
  {
    let root = try halves()
    let right = try root.item("right")
    right.setNeedsFocusUpdate()
    right.updateFocusIfNeeded()
    #expect(root.focused == "a")
  }

  @Test func `an update that a container of the focused item asks for follows its preferences`()
    throws
  {
    let root = try halves()
    let left = try root.item("left")
    left.preferred = [try root.item("b")]
    left.setNeedsFocusUpdate()
    left.updateFocusIfNeeded()
    #expect(root.focused == "b")
  }

  @Test(arguments: [["left", "root"], ["root", "left"]])
  func `the request of an ancestor takes precedence over that of a descendant`(order: [String])
    throws
  {
    let root = try halves()
    try root.item("left").preferred = [try root.item("b")]
    root.preferred = [try root.item("right")]
    for name in order {
      if name == "root" {
        root.setNeedsFocusUpdate()
      } else {
        try root.item(name).setNeedsFocusUpdate()
      }
    }
    root.updateFocusIfNeeded()
    #expect(root.focused == "c")
  }

  @Test func `the later one of two requests takes effect`() throws {
    let root = try halves()
    root.focusSystem?.requestFocusUpdate(to: try root.item("b"))
    root.focusSystem?.requestFocusUpdate(to: try root.item("c"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "c")
  }

  @Test func `a request waits for the host's turn`() throws {
    let root = try halves()
    root.focusSystem?.requestFocusUpdate(to: try root.item("c"))
    #expect(root.focused == "a")
  }

  @Test func `the host is notified once that a request waits`() throws {
    let root = try halves()
    var calls = 0
    root.focusSystem?.needsUpdateHandler = { calls += 1 }
    root.focusSystem?.requestFocusUpdate(to: try root.item("c"))
    #expect(calls == 1)
    #expect(root.focusSystem?.needsUpdate == true)
  }

  @Test func `updateFocusIfNeeded performs a waiting request at once`() throws {
    let root = try halves()
    root.focusSystem?.requestFocusUpdate(to: try root.item("c"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "c")
    #expect(root.focusSystem?.needsUpdate == false)
  }

  @Test func `a request for an item of another focus system changes nothing`() throws {
    let root = try halves()
    let other = StubRoot("x")
    root.focusSystem?.requestFocusUpdate(to: try other.item("x"))
    #expect(root.focusSystem?.needsUpdate == false)
  }

  @Test func `a request for a removed environment changes nothing`() throws {
    let root = try halves()
    let right = try root.item("right")
    root.focusSystem?.requestFocusUpdate(to: right)
    right.remove()
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "a")
  }

  @Test func `a request for an environment without focusable items tries its ancestors`() throws {
    let root = try halves()
    try root.item("c").canBecomeFocused = false
    root.preferred = [try root.item("b")]
    root.focusSystem?.requestFocusUpdate(to: try root.item("right"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "b")
  }

  @Test func `a request that finds no item posts no failed movement`() throws {
    let root = try halves()
    let failures = FailureCounter(root)
    for name in ["b", "c"] { try root.item(name).canBecomeFocused = false }
    root.preferred = [try root.item("right")]
    root.focusSystem?.requestFocusUpdate(to: try root.item("right"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "a")
    #expect(failures.headings.isEmpty)
  }

  @Test func `a vetoed request posts no failed movement`() throws {
    let root = try halves()
    let failures = FailureCounter(root)
    root.veto = { _ in true }
    root.focusSystem?.requestFocusUpdate(to: try root.item("c"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "a")
    #expect(failures.headings.isEmpty)
  }

  @Test func `a request for the focused item notifies no environment`() throws {
    let root = try halves()
    root.focusSystem?.requestFocusUpdate(to: try root.item("a"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.journal.entries.isEmpty)
    #expect(root.coordinators.count == 1)
    #expect(root.focusSystem?.lastExplanation?.outcome == .stayed)
  }

  @Test func `the update context of a request has no heading`() throws {
    let root = try halves()
    root.focusSystem?.requestFocusUpdate(to: try root.item("c"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.journal.entries.first?.context.focusHeading == [])
  }

  @Test func `a request during an update waits for the next turn`() throws {
    let root = try halves()
    let (b, c) = (try root.item("b"), try root.item("c"))
    b.onUpdate = { [weak root] context, _ in
      guard context.nextFocusedItem === b else { return }
      root?.focusSystem?.requestFocusUpdate(to: c)
      root?.focusSystem?.updateFocusIfNeeded()
    }
    root.focusSystem?.requestFocusUpdate(to: b)
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "b")
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "c")
  }
}
