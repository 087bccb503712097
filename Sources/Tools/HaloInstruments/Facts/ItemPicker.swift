import Foundation
import HaloHosting
import HaloSceneGraph

/// Makes the next click on the screen choose the view under the pointer.
///
/// The screen does not receive that click.
@MainActor
final class ItemPicker: InputTaker {
  private unowned let bench: Bench
  private let choose: (View) -> Void

  init(_ bench: Bench, choose: @escaping (View) -> Void) {
    self.bench = bench
    self.choose = choose
  }

  func toggle() {
    bench.input.taker = bench.input.taker === self ? nil : self
    bench.setNeedsPanel()
  }

  /// Escape cancels; every other key goes on to the screen.
  func receive(_ key: Key, phase: KeyPhase) -> Bool {
    guard key.keyCode == .escape else { return false }
    if phase == .down { bench.input.taker = nil }
    return true
  }

  func pressed(at point: CGPoint) {
    bench.input.taker = nil
    if let view = bench.screen.deepest(at: point) { choose(view) }
  }

  func moved(to point: CGPoint) {}
  func released(at point: CGPoint) {}
}

extension View {
  /// Returns the deepest view at a point that can be focused or has an identifier; of views that
  /// overlap, the topmost.
  ///
  /// The view need not accept clicks. The point is in this view's coordinates.
  func deepest(at point: CGPoint) -> View? {
    for view in subviews.reversed() where !view.isHidden && view.alpha > 0 {
      let place = convert(point, to: view)
      if view.clipsToBounds, !view.bounds.contains(place) { continue }
      if let found = view.deepest(at: place) { return found }
    }
    let isNamed = canBecomeFocused || accessibilityIdentifier != nil
    return isNamed && bounds.contains(point) && superview != nil ? self : nil
  }
}
