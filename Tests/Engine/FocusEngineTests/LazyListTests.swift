import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// A list that creates its rows only when they are needed (Decisions).
@MainActor
struct LazyListTests {
  /// A row that has been created.
  private final class Row: FocusItem {
    let focusDebugLabel: String
    let frame: CGRect
    private weak var list: List?
    init(_ number: Int, in list: List) {
      focusDebugLabel = "row \(number)"
      frame = List.frame(number)
      self.list = list
    }
    var canBecomeFocused: Bool { true }
    var parentFocusEnvironment: (any FocusEnvironment)? { list }
  }

  /// A placeholder for a row, which is created when it gets the focus.
  private final class Placeholder: FocusItem {
    private let number: Int
    private weak var list: List?
    init(_ number: Int, in list: List) {
      self.number = number
      self.list = list
    }
    var canBecomeFocused: Bool { true }
    var frame: CGRect { List.frame(number) }
    var parentFocusEnvironment: (any FocusEnvironment)? { list }
    var focusDebugLabel: String { "place \(number)" }
    var preferredFocusEnvironments: [any FocusEnvironment] {
      list.map { [$0.row(number)] } ?? []
    }
  }

  private final class List: FocusItem, FocusItemScrollableContainer, CoordinateSpace {
    static let count = 100_000
    static func frame(_ number: Int) -> CGRect {
      CGRect(x: 0, y: number * 50, width: 200, height: 40)
    }

    weak var host: Host?
    private(set) var rows: [Int: Row] = [:]
    /// The number of items that were returned.
    var returned = 0
    let frame = CGRect(x: 0, y: 100, width: 200, height: 300)

    func row(_ number: Int) -> Row {
      let row = rows[number] ?? Row(number, in: self)
      rows[number] = row
      return row
    }

    var focusDebugLabel: String { "list" }
    var canBecomeFocused: Bool { false }
    var parentFocusEnvironment: (any FocusEnvironment)? { host }
    var focusItemContainer: (any FocusItemContainer)? { self }
    var coordinateSpace: any CoordinateSpace { self }
    var contentOffset = CGPoint.zero
    var contentSize: CGSize { CGSize(width: 200, height: CGFloat(Self.count) * 50) }
    var visibleSize: CGSize { frame.size }
    var bounds: CGRect { CGRect(origin: contentOffset, size: frame.size) }

    func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
      coordinateSpace === self
        ? rect : rect.offsetBy(dx: frame.minX, dy: frame.minY - contentOffset.y)
    }

    func focusItems(in rect: CGRect) -> [any FocusItem] {
      let first = max(0, Int((rect.minY / 50).rounded(.down)))
      let last = min(Self.count - 1, Int((rect.maxY / 50).rounded(.down)))
      guard first <= last else { return [] }
      let items = (first...last).map { rows[$0] as (any FocusItem)? ?? Placeholder($0, in: self) }
      returned += items.count
      return items
    }
  }

  @Test func `moving to a row that does not exist yet creates it, focuses it and scrolls to it`() {
    let list = List()
    let host = Host(list)
    host.system.updateFocusIfNeeded()
    var walk: [String?] = []
    for _ in 0..<12 {
      host.system.moveFocus(heading: .down)
      walk.append(host.system.focusedItem?.focusDebugLabel)
    }
    #expect(walk == (0..<12).map { "row \($0)" })
    #expect(list.rows.keys.sorted() == Array(0..<12))
    #expect(list.contentOffset.y == 290)
  }

  @Test func `a movement asks a list only for the items that it needs`() {
    let list = List()
    let host = Host(list)
    host.system.updateFocusIfNeeded()
    for _ in 0..<20 { host.system.moveFocus(heading: .down) }
    list.returned = 0
    host.system.moveFocus(heading: .down)
    host.system.moveFocus(heading: .up)
    #expect(host.system.focusedItem?.focusDebugLabel == "row 19")
    #expect(list.returned > 0 && list.returned < 100)
  }

  /// A root that shows the list below one item.
  private final class Host: FocusSystemProviding, FocusItemContainer, CoordinateSpace {
    let list: List
    private(set) var focusSystem: FocusSystem?
    var system: FocusSystem { focusSystem ?? makeSystem() }
    private var own: [HostedRow] = []

    final class HostedRow: FocusItem {
      weak var host: Host?
      let frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      var canBecomeFocused: Bool { true }
      var parentFocusEnvironment: (any FocusEnvironment)? { host }
      var focusDebugLabel: String { "title" }
    }

    init(_ list: List) {
      self.list = list
      let title = HostedRow()
      own = [title]
      title.host = self
      list.host = self
      _ = makeSystem()
    }

    private func makeSystem() -> FocusSystem {
      let system = FocusSystem(
        root: self, model: .tv,
        timing: FocusAnimationTiming(
          focusing: 0, unfocusing: 0, scrolling: 0, fastInterval: 0, fastFactor: 1))
      system.animationHandler = { coordinator in
        coordinator.batches.forEach { batch in batch.animations.forEach { $0(batch.context) } }
      }
      focusSystem = system
      return system
    }

    var parentFocusEnvironment: (any FocusEnvironment)? { nil }
    var focusItemContainer: (any FocusItemContainer)? { self }
    var coordinateSpace: any CoordinateSpace { self }
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 200, height: 500) }
    func focusItems(in rect: CGRect) -> [any FocusItem] { own + [list] }
    func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
      coordinateSpace === list
        ? rect.offsetBy(dx: 0, dy: list.contentOffset.y - list.frame.minY) : rect
    }
  }
}
