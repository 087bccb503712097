import FocusEngine
import FocusGeometry
import Foundation

/// Something with a focus system and items that are known by number.
@MainActor
protocol BenchmarkScene: AnyObject {
  var system: FocusSystem { get }
  /// The number of the focused item; nil for none.
  var focused: Int? { get }
  func item(_ index: Int) -> any FocusItem
  func move(_ index: Int, to rect: CGRect)
  /// The time between two keys; not measured.
  func pass()
  /// What a host does with every frame; not measured, and done once for many keys.
  func draw()
}

extension BenchmarkScene {
  /// Not measured.
  func focus(_ index: Int) {
    system.requestFocusUpdate(to: item(index))
    system.updateFocusIfNeeded()
    draw()
    pass()
  }

  /// Has the first key's deferral behind it.
  func begin() {
    draw()
    focus(0)
    system.moveFocus(heading: .down)
    pass()
  }
}
