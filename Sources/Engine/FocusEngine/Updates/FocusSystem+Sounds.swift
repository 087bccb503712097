import FocusGeometry
import Foundation

extension FocusSystem {
  /// The volume of a movement that closely follows another; Halo's own choice.
  package static let fastVolume = 0.5
  /// The side of a square item that sounds at the default pitch, in points; Halo's own choice.
  package static let referenceSide: CGFloat = 240

  /// Returns the sound of an update.
  ///
  /// The next item is asked first, then its ancestors; the first answer decides (WWDC17 224).
  ///
  /// - Returns: nil for silence.
  func sound(
    of context: FocusUpdateContext, chain: [any FocusEnvironment], at entry: FocusMap.Entry?,
    in bounds: CGRect
  ) -> FocusSound? {
    guard model.playsSounds, !chain.isEmpty else { return nil }
    var identifier = FocusSoundIdentifier.default
    for environment in chain {
      if let answer = environment.soundIdentifierForFocusUpdate(in: context) {
        identifier = answer
        break
      }
    }
    guard identifier != .none else { return nil }
    let frame = entry?.frame ?? bounds
    let half = bounds.width / 2
    let side = max(1, frame.width * frame.height).squareRoot()
    return FocusSound(
      identifier: identifier,
      pan: half > 0 ? max(-1, min(1, (frame.midX - bounds.midX) / half)) : 0,
      volume: isMovingFast ? Self.fastVolume : 1,
      pitch: max(0.5, min(2, (Self.referenceSide / side).squareRoot())))
  }

  /// Whether the last movement was less than ``FocusAnimationTiming/fastInterval`` ago.
  var isMovingFast: Bool {
    guard let lastMovementTime else { return false }
    return currentTime - lastMovementTime < timing.fastInterval
  }
}
