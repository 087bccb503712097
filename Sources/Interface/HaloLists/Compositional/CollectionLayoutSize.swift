import Foundation

/// A length that a layout computes: UIKit's `NSCollectionLayoutDimension`.
public struct CollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }
  let kind: Kind
  /// The fraction of the container's length, or the length in points.
  public let dimension: CGFloat

  /// Returns a fraction of the container's width; 1 is all of it.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(kind: .fractionalWidth, dimension: fractionalWidth)
  }
  /// Returns a fraction of the container's height; 1 is all of it.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(kind: .fractionalHeight, dimension: fractionalHeight)
  }
  /// Returns a length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(kind: .absolute, dimension: absoluteDimension)
  }
  /// Returns an estimate in points, which the cell replaces by its own size once it exists.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(kind: .estimated, dimension: estimatedDimension)
  }

  /// Whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is fixed in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is an estimate that a cell replaces.
  public var isEstimated: Bool { kind == .estimated }

  /// Returns the length in points, never negative.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, dimension * container.width)
    case .fractionalHeight: max(0, dimension * container.height)
    case .absolute, .estimated: max(0, dimension)
    }
  }
}

/// The width and the height of an item or a group: UIKit's `NSCollectionLayoutSize`.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size relative to a container.
  public init(
    widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes along which cells determine the length.
  var fitting: FittingAxes {
    var axes: FittingAxes = []
    if widthDimension.isEstimated { axes.insert(.width) }
    if heightDimension.isEstimated { axes.insert(.height) }
    return axes
  }
}
