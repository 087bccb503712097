import Foundation

/// The presses that arrive together: UIKit's `UIPressesEvent`.
@MainActor
public final class PressesEvent {
  /// The presses of the event; a window sends each one in an event of its own.
  public let allPresses: Set<Press>
  /// The time in seconds on the host's clock.
  public let timestamp: TimeInterval

  /// Creates an event with `presses`.
  package init(_ presses: Set<Press>, timestamp: TimeInterval) {
    allPresses = presses
    self.timestamp = timestamp
  }
}
