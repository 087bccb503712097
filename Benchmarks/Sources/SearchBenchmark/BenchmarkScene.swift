import FocusEngine
import FocusGeometry
import Foundation

/// A focus system with numbered items.
@MainActor
protocol BenchmarkScene: AnyObject {
  var system: FocusSystem { get }
  /// The number of the focused item; nil if there is none.
  var focused: Int? { get }
  func item(_ index: Int) -> any FocusItem
  func move(_ index: Int, to rect: CGRect)
  /// Advances the time between two keys; not measured.
  func pass()
  /// Performs the work that a host does in every frame, here once for many keys; not measured.
  func draw()
}

extension BenchmarkScene {
  /// Focuses an item; not measured.
  func focus(_ index: Int) {
    system.requestFocusUpdate(to: item(index))
    system.updateFocusIfNeeded()
    draw()
    pass()
  }

  /// Focuses the first item and moves once, so that the deferral of the first key is over.
  func begin() {
    draw()
    focus(0)
    system.moveFocus(heading: .down)
    pass()
  }
}
