import Foundation

extension CGFloat {
  /// The smooth step at this place: 0 up to 0, 1 from 1 on, and between them a curve that is level at
  /// both ends.
  package var smoothStep: CGFloat {
    let place = Swift.max(0, Swift.min(1, self))
    return place * place * (3 - 2 * place)
  }
}
