import FocusGeometry
import Foundation
import HaloHosting

/// Input other than keys.
extension ScenePlayer {
  /// Moves the pointer to a point and clicks there; a count of 2 is a double click.
  ///
  /// The clicks of one call belong together, but not to those of the call before.
  ///
  /// - Parameters:
  ///   - point: in points of the window.
  ///   - count: the number of clicks, from 1.
  /// - Returns: The effect on focus.
  @discardableResult
  public func click(_ point: CGPoint, count: Int = 1) -> Step {
    if window.clickCount > 0 { advance(by: ClickSeries.pause + Self.frameDuration) }
    let place = window.hostPoint(point)
    return perform { _ in
      send(.pointerMoved(to: place))
      for _ in 0..<count {
        send(.pointerPressed(at: place))
        send(.pointerReleased(at: place))
      }
    }
  }

  /// Moves the pointer from one point to another with the button down.
  ///
  /// - Parameters:
  ///   - start: where the button goes down, in points of the window.
  ///   - end: where it comes up.
  ///   - modifiers: the modifier keys that are down meanwhile.
  /// - Returns: The effect on focus.
  @discardableResult
  package func drag(
    from start: CGPoint, to end: CGPoint, holding modifiers: [Key] = []
  ) -> Step {
    perform { window in
      for key in modifiers { send(.key(key, .down)) }
      send(.pointerMoved(to: window.hostPoint(start)))
      send(.pointerPressed(at: window.hostPoint(start)))
      let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      for point in [middle, end] { send(.pointerMoved(to: window.hostPoint(point))) }
      send(.pointerReleased(at: window.hostPoint(end)))
      for key in modifiers.reversed() { send(.key(key, .up)) }
    }
  }

  /// Moves the pointer to a point and scrolls there, as by one notch of a wheel.
  ///
  /// - Parameters:
  ///   - distance: points; positive moves the content up and left.
  ///   - point: in points of the window.
  /// - Returns: The effect on focus.
  @discardableResult
  public func scroll(by distance: CGVector, at point: CGPoint) -> Step {
    let (place, factor) = (window.hostPoint(point), window.canvas?.scale ?? 1)
    let way = CGVector(dx: distance.dx * factor, dy: distance.dy * factor)
    return perform { _ in
      send(.pointerMoved(to: place))
      send(.scrolled(by: way, .discrete, at: place))
    }
  }

  /// Commits text as an input method does; has no effect while keys are not text.
  @discardableResult
  public func type(_ text: String) -> Step {
    perform { _ in send(.text(text)) }
  }
}
