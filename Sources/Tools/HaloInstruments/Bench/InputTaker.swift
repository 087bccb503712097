import Foundation
import HaloHosting

/// Receives keys and clicks in place of the screen.
@MainActor
protocol InputTaker: AnyObject {
  /// Called for each key.
  ///
  /// - Returns: Whether the key goes no further.
  func receive(_ key: Key, phase: KeyPhase) -> Bool
  /// Called when the pointer's button goes down at a point in the screen's points.
  func pressed(at point: CGPoint)
  func moved(to point: CGPoint)
  func released(at point: CGPoint)
}
