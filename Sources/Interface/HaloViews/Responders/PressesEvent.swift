import Foundation

/// What arrives together: UIKit's `UIPressesEvent`.
@MainActor
public final class PressesEvent {
  /// Every press that the event tells of; a window sends each in an event of its own.
  public let allPresses: Set<Press>
  /// Seconds on the host's clock.
  public let timestamp: TimeInterval

  /// An event that tells of `presses`.
  package init(_ presses: Set<Press>, timestamp: TimeInterval) {
    allPresses = presses
    self.timestamp = timestamp
  }
}
