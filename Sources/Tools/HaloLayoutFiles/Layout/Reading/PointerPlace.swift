import Foundation
import HaloSourceText

/// A place of the pointer in a file.
struct PointerPlace: Hashable, Sendable {
  /// The place in points of the window.
  var point: CGPoint
  var source: SourcePlace
}

extension YAMLValue {
  /// Reads a place.
  ///
  /// - Throws: `SourceError` unless the value is a list of two numbers within the largest window.
  func pointerPlace() throws -> PointerPlace {
    let sides = try numbers(["x", "y"], in: [0...16_384, 0...16_384])
    return PointerPlace(point: CGPoint(x: sides[0], y: sides[1]), source: place)
  }
}
