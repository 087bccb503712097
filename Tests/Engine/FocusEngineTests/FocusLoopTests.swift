import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// The value that the focus loop debugger draws.
@MainActor
struct FocusLoopTests {
  private func loop(of root: StubRoot) throws -> FocusLoop {
    FocusDebugger.focusLoop(for: try #require(root.focusSystem))
  }

  /// Two columns with two fields each, and a list beside them.
  private func form(grouped: Bool, model: FocusModel = .pad) throws -> StubRoot {
    let root = StubRoot(model: model)
    for (index, column) in ["left", "right"].enumerated() {
      let view = root.add(
        StubItem.plain(
          column, CGRect(x: CGFloat(index) * 200, y: 0, width: 180, height: 200)))
      if grouped { view.group = "\(column) group" }
      for row in 0..<2 {
        view.add("\(column)-\(row)", 0, CGFloat(row) * 80, 180, 60).group = "\(column)-\(row)"
      }
    }
    return root
  }

  @Test(arguments: [true, false])
  func `the stops of a focus loop are the items that Tab goes to, in Tab order`(grouped: Bool)
    throws
  {
    let root = try form(grouped: grouped)
    let labels = try loop(of: root).stops.map(\.label)
    #expect(
      labels
        == (grouped
          ? ["left-0", "left-1", "right-0", "right-1"]
          : ["left-0", "right-0", "left-1", "right-1"]))
    try root.focus(on: "left-0")
    #expect(try root.walk(.next, .next, .next, .next) == Array(labels.dropFirst()) + ["left-0"])
  }

  @Test(arguments: FocusModel.all)
  func `the stops of a focus loop follow the Tab order of each model`(model: FocusModel) throws {
    let root = try form(grouped: true, model: model)
    try root.item("right-1").tabIndex = 1
    try root.item("left-0").setNext(root.item("right-1"), for: .next)
    let labels = try loop(of: root).stops.map(\.label)
    try root.focus(on: labels[0])
    let walked = try root.walk(.next, .next, .next)
    #expect(walked == Array(labels.dropFirst()))
    #expect(try loop(of: root).stops.map(\.isFocused) == [false, false, false, true])
  }

  @Test func `a focus loop nests groups as they are nested, each with its own primary item`() throws
  {
    let root = try form(grouped: true)
    let top = try loop(of: root).groups
    #expect(top.map(\.identifier) == ["root"])
    let columns = top.flatMap(\.groups)
    #expect(columns.map(\.identifier) == ["left group", "right group"])
    #expect(columns.map(\.owner) == ["left", "right"])
    #expect(columns.allSatisfy { $0.primary == nil && $0.members.isEmpty })
    let fields = columns.flatMap(\.groups)
    #expect(fields.map(\.primary?.label) == ["left-0", "left-1", "right-0", "right-1"])
    #expect(columns[1].onScreen == CGRect(x: 200, y: 0, width: 180, height: 140))
  }

  @Test func `a focus loop lists clipped stops with their visible parts and hidden ones without`()
    throws
  {
    let root = StubRoot(model: .tv)
    let list = root.add(
      StubScroll(
        "list", CGRect(x: 0, y: 0, width: 100, height: 90),
        content: CGSize(width: 100, height: 600)))
    for row in 0..<4 { list.add("row \(row)", 0, CGFloat(row) * 60, 100, 50) }
    let stops = try loop(of: root).stops
    #expect(stops.count == 4)
    #expect(stops[1].onScreen == CGRect(x: 0, y: 60, width: 100, height: 30))
    #expect(stops[2...].allSatisfy { $0.onScreen == nil })
    #expect(try loop(of: root).description.hasSuffix("4 row 3, out of sight"))
  }

  @Test func `the focus loop of a root without items is empty`() throws {
    let empty = try loop(of: StubRoot())
    #expect(empty.stops.isEmpty && empty.groups.isEmpty)
    #expect(empty.description == "Tab goes nowhere.")
  }
}
