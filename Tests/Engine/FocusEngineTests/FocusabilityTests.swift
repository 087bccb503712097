import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusEngine

/// The texts of the reasons for which an item cannot be focused, word by word.
@MainActor
struct FocusabilityTests {
  /// An item with all problems that can occur together.
  private func broken() throws -> (root: StubRoot, item: StubItem) {
    let root = StubRoot("a")
    let pane = root.add(StubItem.plain("pane", CGRect(x: 200, y: 0, width: 300, height: 300)))
    pane.state = [.alphaZero, .interactionDisabled]
    let item = pane.add("broken", 0, 0, 100, 60)
    item.canBecomeFocused = false
    item.state = [.hidden, .alphaZero, .interactionDisabled]
    root.add(StubItem.plain("scrim", CGRect(x: 200, y: 0, width: 300, height: 20)))
    root.add(StubItem.plain("sheet", CGRect(x: 150, y: 10, width: 300, height: 300)))
    return (root, item)
  }

  @Test func `a focusability report lists every problem of an item, not just the first`() throws {
    let (root, item) = try broken()
    let report = FocusDebugger.checkFocusability(for: item)
    #expect(!report.isFocusable)
    expectText(report.description, matches: "check-broken")
    withExtendedLifetime(root) {}
  }

  @Test func `the report of a focusable item says so and notes what cannot be seen`() throws {
    let root = StubRoot("ab")
    try root.focus(on: "a")
    let report = FocusDebugger.checkFocusability(for: try root.item("a"))
    #expect(report.isFocusable && report.problems.isEmpty)
    expectText(report.description, matches: "check-fit")
  }

  @Test func `the notes of a focusability report mention focus groups and deferral`() throws {
    let root = StubRoot("ab", model: .pad)
    root.turn()
    let report = FocusDebugger.checkFocusability(for: try root.item("b"))
    expectText(report.description, matches: "check-notes")
  }

  @Test func `a focusability report names the covers even of an item that is not focusable`() throws
  {
    let root = StubRoot("ab")
    let a = try root.item("a")
    a.canBecomeFocused = false
    root.add(StubItem.plain("veil", a.frame))
    #expect(
      FocusDebugger.checkFocusability(for: a).problems
        == [.notFocusable, .covered(by: ["veil"])])
  }

  @Test func `a transparent cover and a view inside an item do not make it unfocusable`() throws {
    let root = StubRoot("ab")
    let a = try root.item("a")
    root.add(StubItem.plain("veil", a.frame)).isTransparentFocusItem = true
    a.add(StubItem.plain("label", CGRect(x: 0, y: 0, width: 100, height: 60)))
    #expect(FocusDebugger.checkFocusability(for: a).isFocusable)
  }

  @Test func `a focusability report names the view that clips an item`() throws {
    let root = StubRoot()
    let pane = root.add(StubItem.plain("pane", CGRect(x: 0, y: 0, width: 100, height: 100)))
    pane.clips = true
    let inner = pane.add(StubItem.plain("inner", CGRect(x: 0, y: 0, width: 500, height: 500)))
    let item = inner.add("item", 200, 200, 50, 50)
    let outside = root.add("outside", 2000, 0, 50, 50)
    #expect(FocusDebugger.checkFocusability(for: item).problems == [.clippedBy("pane")])
    #expect(FocusDebugger.checkFocusability(for: outside).problems == [.clippedBy("root")])
  }

  @Test func `an item to scroll to has a note, and one outside of the scroll area a problem`()
    throws
  {
    let root = StubRoot()
    let list = root.add(
      StubScroll(
        "list", CGRect(x: 0, y: 0, width: 100, height: 100),
        content: CGSize(width: 100, height: 1000)))
    let below = list.add("below", 0, 500, 100, 50)
    let beside = list.add("beside", 300, 0, 100, 50)
    let report = FocusDebugger.checkFocusability(for: below)
    #expect(report.isFocusable)
    #expect(report.notes == ["It is out of sight until scrolled to."])
    #expect(FocusDebugger.checkFocusability(for: beside).problems == [.outsideScrollArea("list")])
  }

  @Test func `an item without size, parent or focus system has the matching problem`() throws {
    let root = StubRoot()
    #expect(
      FocusDebugger.checkFocusability(for: root.add("dot", 5, 5, 0, 9)).problems == [.zeroSize])
    let alone = StubItem("alone", CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(FocusDebugger.checkFocusability(for: alone).problems == [.noParent])
    let island = StubItem("island", CGRect(x: 0, y: 0, width: 99, height: 99))
    let item = island.add("item", 0, 0, 9, 9)
    #expect(FocusDebugger.checkFocusability(for: item).problems == [.detached("island")])
  }

  @Test func `a focusability report names a container that does not list its item`() throws {
    let root = StubRoot()
    let item = Unreported("lost", CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    #expect(
      FocusDebugger.checkFocusability(for: item).problems == [.notReported(by: "root")])
  }

  @Test func `a focusability report quotes the reason for which an item refuses focus`() throws {
    let root = StubRoot()
    let item = Refusing("no", CGRect(x: 0, y: 0, width: 50, height: 50))
    item.canBecomeFocused = false
    root.add(item)
    #expect(FocusDebugger.checkFocusability(for: item).problems == [.refused("not today")])
    item.state = .disabled
    #expect(FocusDebugger.checkFocusability(for: item).problems == [.disabled])
  }
}

/// An item whose parent does not list it.
private final class Unreported: StubItem {
  private weak var host: StubNode?
  init(_ name: String, _ frame: CGRect, in host: StubNode) {
    self.host = host
    super.init(name, frame)
  }
  override var parentFocusEnvironment: (any FocusEnvironment)? { host }
}

private final class Refusing: StubItem {
  override var focusRefusal: String? { "not today" }
}
