import Foundation
import HaloHosting

/// Takes keys and clicks in the screen's place.
@MainActor
protocol InputTaker: AnyObject {
  /// - Returns: Whether the key goes no further.
  func receive(_ key: Key, phase: KeyPhase) -> Bool
  /// The pointer, in the screen's points.
  func pressed(at point: CGPoint)
  func moved(to point: CGPoint)
  func released(at point: CGPoint)
}
