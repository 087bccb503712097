import Foundation
import HaloSourceText

/// Where the pointer is, as some field says.
struct PointerPlace: Hashable, Sendable {
  /// In the window, points.
  var point: CGPoint
  var source: SourcePlace
}

extension YAMLValue {
  /// - Throws: `SourceError` unless the value is a list of two numbers that some window has room
  ///   for.
  func pointerPlace() throws -> PointerPlace {
    let sides = try numbers(["x", "y"], in: [0...16_384, 0...16_384])
    return PointerPlace(point: CGPoint(x: sides[0], y: sides[1]), source: place)
  }
}
