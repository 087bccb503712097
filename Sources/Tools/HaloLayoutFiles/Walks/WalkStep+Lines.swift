import FocusGeometry
import Foundation
import HaloAudit
import HaloDisplayList
import HaloSceneGraph

/// The checks of broken lines around items, and of the pointer.
extension WalkStep {
  /// Returns the difference in the items with a dashed or dotted line around them; nil if there is none.
  @MainActor
  func dashMiss(in player: ScenePlayer) -> Miss? {
    guard let dashed = screen.dashed else { return nil }
    let lines = player.frame().items.filter(\.isBrokenLine).map(\.extent)
    let found = player.window.possibleItems.filter { item in
      let frame = IndicatorMeasure.frame(of: item)
      return lines.contains { $0.isAround(frame) }
    }.map(\.focusDebugLabel)
    guard Set(found) != Set(dashed) else { return nil }
    func words(_ names: [String]) -> String {
      names.isEmpty ? "no item" : names.joined(separator: ", ")
    }
    return Miss(
      expected: "a dashed line around \(words(dashed))", actual: "it was around \(words(found))")
  }

  /// Returns the difference in the pointer; nil if there is none.
  @MainActor
  func pointerMiss(in window: Window) -> Miss? {
    guard let pointer = screen.pointer else { return nil }
    let found = PointerLook(window.pointerShape)
    guard found != pointer else { return nil }
    return Miss(
      expected: "the pointer \(pointer.rawValue)", actual: "it was \(found.rawValue)")
  }
}

extension DisplayItem {
  /// Whether the item is a dashed line, or many dots in a row.
  fileprivate var isBrokenLine: Bool {
    guard alpha > 0 else { return false }
    return switch content {
    case .stroke(_, _, _, let dash): !dash.isEmpty
    case .fill(.path(let path), _): path.dots > 8
    default: false
    }
  }
}

extension BezierPath {
  /// The number of outlines of which the path consists.
  fileprivate var dots: Int {
    elements.count { if case .move = $0 { true } else { false } }
  }
}

extension CGRect {
  /// Whether each edge is near to that of a frame, inside or outside.
  fileprivate func isAround(_ frame: CGRect) -> Bool {
    [minX - frame.minX, maxX - frame.maxX, minY - frame.minY, maxY - frame.maxY]
      .allSatisfy { abs($0) <= 14 }
  }
}

extension View {
  /// The visible views, with this one, that can have the focus.
  fileprivate var possibleItems: [View] {
    guard !isHidden, alpha > 0 else { return [] }
    return (canBecomeFocused ? [self] : []) + subviews.flatMap(\.possibleItems)
  }
}
