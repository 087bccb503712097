import Foundation
import HaloSourceText

/// A place of the pointer in a file.
struct PointerPlace: Hashable, Sendable {
  /// The place in points of the window.
  var point: CGPoint
  var source: SourcePlace
}
