import Foundation
import HaloSceneGraph

/// The size that a cell or a supplementary view asks for.
extension CollectionReusableView {
  /// Returns the size that the view prefers along `axes`, and its own size along the others, in
  /// points.
  func preferredSize(at path: IndexPath, ofKind kind: String?, along axes: FittingAxes) -> CGSize {
    let attributes =
      kind.map { CollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path) }
      ?? CollectionViewLayoutAttributes(forCellWith: path)
    attributes.center = center
    attributes.size = bounds.size
    attributes.fitting = axes
    let wanted = preferredLayoutAttributesFitting(attributes).size
    return CGSize(
      width: axes.contains(.width) ? wanted.width : bounds.width,
      height: axes.contains(.height) ? wanted.height : bounds.height)
  }

  /// Returns the size that the view needs along `axes`, and that of `size` along the others, in
  /// points.
  ///
  /// Every request for the size of a cell or a supplementary view ends here.
  func fittingSize(_ size: CGSize, along axes: FittingAxes) -> CGSize {
    let (isWide, isHigh) = (axes.contains(.width), axes.contains(.height))
    let wanted = systemLayoutSizeFitting(
      CGSize(width: isWide ? 0 : size.width, height: isHigh ? 0 : size.height),
      withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
      verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
    // Views without constraints give no size here.
    let own =
      isWide && wanted.width <= 0 || isHigh && wanted.height <= 0
      ? sizeThatFits(
        CGSize(width: isWide ? .infinity : size.width, height: isHigh ? .infinity : size.height))
      : wanted
    func length(_ isFree: Bool, _ wanted: CGFloat, _ own: CGFloat, _ given: CGFloat) -> CGFloat {
      isFree ? (wanted > 0 ? wanted : own).rounded(.up) : given
    }
    return CGSize(
      width: length(isWide, wanted.width, own.width, size.width),
      height: length(isHigh, wanted.height, own.height, size.height))
  }
}

extension CGSize {
  /// Whether the two sizes differ by more than 0.25 points along `axes`.
  func isFar(from other: CGSize, along axes: FittingAxes) -> Bool {
    axes.contains(.width) && abs(width - other.width) > 0.25
      || axes.contains(.height) && abs(height - other.height) > 0.25
  }
}
