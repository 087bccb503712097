import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusEngine

/// The debugger's texts on requests, groups, preferences and systems, word by word.
@MainActor
struct DebuggerTests {
  // MARK: Requests

  @Test func `a simulated request lists its steps and does not move focus`() throws {
    let root = StubRoot("ab")
    let left = root.add(StubItem.plain("left", CGRect(x: 0, y: 200, width: 200, height: 200)))
    let first = left.add("first", 0, 0, 50, 50)
    first.state = .hidden
    let second = left.add("second", 60, 0, 50, 50)
    left.preferred = [first, left, second]
    try root.focus(on: "a")
    let before = root.focusSystem?.lastExplanation
    let simulation = FocusDebugger.simulateFocusUpdateRequest(from: left)
    expectText(simulation.description, matches: "simulate")
    #expect(simulation.result == "second")
    #expect(root.focused == "a" && root.journal.entries.isEmpty)
    #expect(root.focusSystem?.lastExplanation == before && root.focusSystem?.needsUpdate == false)
  }

  @Test func `a simulated request has the same result as a real one`() throws {
    let root = StubRoot("ab\ncd")
    let empty = root.add(StubItem.plain("empty", CGRect(x: 300, y: 300, width: 9, height: 9)))
    root.preferred = [try root.item("d")]
    try root.focus(on: "a")
    let simulation = FocusDebugger.simulateFocusUpdateRequest(from: empty)
    expectText(simulation.description, matches: "simulate-parent")
    root.focusSystem?.requestFocusUpdate(to: empty)
    root.focusSystem?.updateFocusIfNeeded()
    #expect(simulation.result == root.focused)
  }

  @Test func `a simulated request without a focus system says that it does nothing`() {
    let alone = StubItem("alone", .zero)
    #expect(
      FocusDebugger.simulateFocusUpdateRequest(from: alone).description
        == "alone is not in a window with a focus system: a request does nothing.")
  }

  // MARK: Groups

  private func grouped() throws -> StubRoot {
    let root = StubRoot(model: .pad)
    let column = root.add(StubItem.plain("column", CGRect(x: 0, y: 0, width: 100, height: 300)))
    column.group = "column"
    for (index, name) in ["top", "bottom"].enumerated() {
      let part = column.add(
        StubItem.plain(name, CGRect(x: 0, y: index * 150, width: 100, height: 140)))
      part.group = name
      part.add("\(name)-1", 0, 0, 100, 40)
      part.add("\(name)-2", 0, 50, 100, 40)
    }
    let side = root.add(StubItem.plain("side", CGRect(x: 200, y: 0, width: 100, height: 300)))
    side.group = "side"
    side.add("raised", 0, 60, 100, 40).priority = .init(rawValue: 1010)
    side.add("plain", 0, 0, 100, 40)
    try root.item("bottom-2").state = .selected
    return root
  }

  @Test func `the group tree lists groups in Tab order with every priority`() throws {
    let root = try grouped()
    try root.focus(on: "plain")
    try root.focus(on: "top-2")
    expectText(FocusDebugger.checkFocusGroupTree(for: root).description, matches: "groups")
    expectText(
      FocusDebugger.focusGroups(for: try root.item("side")).description, matches: "groups-part")
  }

  @Test func `Tab goes to the primary items of the group tree`() throws {
    let root = try grouped()
    try root.focus(on: "top-1")
    func primaries(_ groups: [FocusGroupTree.Group]) -> [String] {
      groups.flatMap { group in
        group.parts.flatMap { part -> [String] in
          switch part {
          case .members(let members): members.filter(\.isPrimary).map(\.label)
          case .group(let inside): primaries([inside])
          }
        }
      }
    }
    let order = primaries(FocusDebugger.checkFocusGroupTree(for: root).groups)
    #expect(order.first == "top-1")
    #expect(try root.walk(.next, .next) == Array(order.dropFirst()))
  }

  @Test func `the group tree of a root without items says that nothing can have focus`() {
    #expect(
      FocusDebugger.checkFocusGroupTree(for: StubRoot()).description
        == "Nothing in root can have the focus.")
  }

  // MARK: Preferences

  @Test func `preferred environments are listed as a tree with cycles marked`() throws {
    let root = StubRoot("ab\ncd")
    let (a, b, c) = (try root.item("a"), try root.item("b"), try root.item("c"))
    c.canBecomeFocused = false
    root.preferred = [a, b, c, a]
    a.preferred = [b, a, root]
    expectText(
      FocusDebugger.preferredFocusEnvironments(for: root).description, matches: "preferences")
  }

  @Test func `an endless chain of preferred environments is cut off`() {
    let tree = FocusDebugger.preferredFocusEnvironments(for: Endless())
    #expect(tree.description.hasSuffix(": …"))
    #expect(tree.description.split(separator: "\n").count == 65)
  }

  // MARK: Status

  @Test func `the status lists all focus systems or a given one`() throws {
    let root = StubRoot("ab", model: .tv)
    let system = try #require(root.focusSystem)
    #expect(
      FocusDebugger.status(of: system).description == "root, model tv: nothing has the focus")
    try root.focus(on: "a")
    try root.press(.right)
    #expect(
      FocusDebugger.status(of: system).description
        == "root, model tv: b has the focus\n  last: right: a → b")
    let pad = StubRoot("c", model: .pad)
    pad.turn()
    let all = FocusDebugger.status().systems
    #expect(all.contains { $0.focused == "b" && $0.model == "tv" })
    #expect(all.contains { $0.deferred == "c" && $0.model == "pad" })
    withExtendedLifetime(pad) {}
  }

  @Test func `the status does not list a deallocated focus system`() {
    // Other tests may have systems of their own.
    FocusModel.named("gone") { model in
      _ = StubRoot("a", model: model)
    }
    #expect(!FocusDebugger.status().systems.contains { $0.model == "gone" })
  }

  @Test func `the help names every function of the debugger`() {
    let help = FocusDebugger.help().description
    for name in [
      "status()", "checkFocusability(for:", "simulateFocusUpdateRequest(from:",
      "checkFocusGroupTree(for:", "preferredFocusEnvironments(for:",
      "focusLoop(for:",
    ] { #expect(help.contains(name)) }
  }

  // MARK: The system itself

  @Test func `a focus system is an environment that can be inspected and updated`() throws {
    let root = StubRoot("ab\ncd", model: .pad)
    try root.item("c").group = "c"
    try root.focus(on: "d")
    let system = try #require(root.focusSystem)
    #expect(
      FocusDebugger.checkFocusGroupTree(for: system).groups
        == FocusDebugger.checkFocusGroupTree(for: root).groups)
    #expect(FocusSystem.focusSystem(for: system) === system)
    #expect(try system.contains(root.item("a")))
    #expect(!system.contains(StubItem("stray", .zero)))
    root.preferred = [try root.item("b")]
    system.setNeedsFocusUpdate()
    system.updateFocusIfNeeded()
    #expect(root.focused == "b")
  }
}

extension FocusModel {
  @MainActor
  fileprivate static func named(_ name: String, _ body: (FocusModel) -> Void) {
    var model = FocusModel.tv
    model.name = name
    body(model)
  }
}

/// An environment that always prefers a new one of its kind.
private final class Endless: FocusEnvironment {
  var preferredFocusEnvironments: [any FocusEnvironment] { [Endless()] }
  var parentFocusEnvironment: (any FocusEnvironment)? { nil }
}
