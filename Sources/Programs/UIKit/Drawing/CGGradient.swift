import Foundation
import HaloDisplayList

/// An array of any elements; a function that takes one says of which type.
public typealias CFArray = [Any]

/// A colour space; there is only sRGB.
public struct CGColorSpace: Hashable, Sendable {}

/// Returns the sRGB colour space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Colours that blend into each other: Core Graphics' `CGGradient`.
public final class CGGradient {
  let stops: [Gradient.Stop]

  /// Creates a gradient; nil without colours.
  ///
  /// - Parameters:
  ///   - space: has no effect.
  ///   - colors: the colours, each a `CGColor`.
  ///   - locations: one for each colour, 0...1 and ascending; nil for even spacing.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in
      Gradient.Stop(locations?[index] ?? CGFloat(index) / last, color)
    }
  }
}

/// The ends beyond which a gradient continues.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the ends.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour fills the area before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills the area after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
