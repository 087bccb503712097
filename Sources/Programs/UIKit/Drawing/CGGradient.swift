import Foundation
import HaloDisplayList

/// Of things of any kind; what takes one says of which.
public typealias CFArray = [Any]

/// Where colours are numbers: sRGB, always.
public struct CGColorSpace: Hashable, Sendable {}

/// sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Colours that go over into each other: Core Graphics' `CGGradient`.
public final class CGGradient {
  let stops: [Gradient.Stop]

  /// Nil without colours.
  ///
  /// - Parameters:
  ///   - space: does nothing.
  ///   - colors: each a `CGColor`.
  ///   - locations: as many as there are colours, 0...1 and growing; nil: evenly spaced.
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

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit an end.
  public let rawValue: UInt32
  /// The ends of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour fills what is before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what is behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
