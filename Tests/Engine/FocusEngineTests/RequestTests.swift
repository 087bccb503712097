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

  @Test func `asking for an update outside of the focused part changes nothing`() throws {
    let root = try halves()
    let right = try root.item("right")
    right.setNeedsFocusUpdate()
    right.updateFocusIfNeeded()
    #expect(root.focused == "a")
  }

  @Test func `asking for an update around the focused item follows the preferences`() throws {
    let root = try halves()
    let left = try root.item("left")
    left.preferred = [try root.item("b")]
    left.setNeedsFocusUpdate()
    left.updateFocusIfNeeded()
    #expect(root.focused == "b")
  }

  @Test(arguments: [["left", "root"], ["root", "left"]])
  func `of two requests in a turn the ancestor's decides`(order: [String]) throws {
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

  @Test func `of two requests side by side the later decides`() throws {
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

  @Test func `the host hears that a request waits`() throws {
    let root = try halves()
    var calls = 0
    root.focusSystem?.needsUpdateHandler = { calls += 1 }
    root.focusSystem?.requestFocusUpdate(to: try root.item("c"))
    #expect(calls == 1)
    #expect(root.focusSystem?.needsUpdate == true)
  }

  @Test func `a request is carried out at once when asked`() throws {
    let root = try halves()
    root.focusSystem?.requestFocusUpdate(to: try root.item("c"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "c")
    #expect(root.focusSystem?.needsUpdate == false)
  }

  @Test func `a request for what belongs to another system changes nothing`() throws {
    let root = try halves()
    let other = StubRoot("x")
    root.focusSystem?.requestFocusUpdate(to: try other.item("x"))
    #expect(root.focusSystem?.needsUpdate == false)
  }

  @Test func `a request for something gone changes nothing`() throws {
    let root = try halves()
    let right = try root.item("right")
    root.focusSystem?.requestFocusUpdate(to: right)
    right.remove()
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "a")
  }

  @Test func `where nothing can be focused the parents are tried`() throws {
    let root = try halves()
    try root.item("c").canBecomeFocused = false
    root.preferred = [try root.item("b")]
    root.focusSystem?.requestFocusUpdate(to: try root.item("right"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "b")
  }

  @Test func `a request that finds nothing is no failed movement`() throws {
    let root = try halves()
    let failures = FailureCounter(root)
    for name in ["b", "c"] { try root.item(name).canBecomeFocused = false }
    root.preferred = [try root.item("right")]
    root.focusSystem?.requestFocusUpdate(to: try root.item("right"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "a")
    #expect(failures.headings.isEmpty)
  }

  @Test func `a vetoed request is no failed movement`() throws {
    let root = try halves()
    let failures = FailureCounter(root)
    root.veto = { _ in true }
    root.focusSystem?.requestFocusUpdate(to: try root.item("c"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "a")
    #expect(failures.headings.isEmpty)
  }

  @Test func `an update that ends where it began is no update`() throws {
    let root = try halves()
    root.focusSystem?.requestFocusUpdate(to: try root.item("a"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.journal.entries.isEmpty)
    #expect(root.coordinators.count == 1)
    #expect(root.focusSystem?.lastExplanation?.outcome == .stayed)
  }

  @Test func `a request has no heading`() throws {
    let root = try halves()
    root.focusSystem?.requestFocusUpdate(to: try root.item("c"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.journal.entries.first?.context.focusHeading == [])
  }

  @Test func `what is asked for while an update goes on waits for the next turn`() throws {
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
