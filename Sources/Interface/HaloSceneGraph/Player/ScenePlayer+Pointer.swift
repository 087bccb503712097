import FocusGeometry
import Foundation
import HaloHosting

/// What a hand does without keys.
extension ScenePlayer {
  /// Moves the pointer to a place and clicks there; with a count of 2 it is a double click.
  ///
  /// Clicks of one call belong together; those of the call before are over by then.
  ///
  /// - Parameters:
  ///   - point: in the window, points.
  ///   - count: from 1.
  /// - Returns: What became of focus.
  @discardableResult
  public func click(_ point: CGPoint, count: Int = 1) -> Step {
    if window.clickCount > 0 { advance(by: ClickSeries.pause + Self.frameDuration) }
    return perform { _ in
      send(.pointerMoved(to: point))
      for _ in 0..<count {
        send(.pointerPressed(at: point))
        send(.pointerReleased(at: point))
      }
    }
  }

  /// Moves the pointer to a place and scrolls what is there, as one notch of a wheel.
  ///
  /// - Parameters:
  ///   - distance: points; positive moves the content up and left.
  ///   - point: in the window, points.
  /// - Returns: What became of focus.
  @discardableResult
  public func scroll(by distance: CGVector, at point: CGPoint) -> Step {
    perform { _ in
      send(.pointerMoved(to: point))
      send(.scrolled(by: distance, .discrete, at: point))
    }
  }

  /// Commits text as an input method does; nothing while keys are not text.
  @discardableResult
  public func type(_ text: String) -> Step {
    perform { _ in send(.text(text)) }
  }
}
