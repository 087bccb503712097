import Foundation
import HaloSceneGraph

/// The size that a cell or a header asks for.
extension CollectionReusableView {
  /// The size that the view wants where `axes` leave it free, and its own otherwise.
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

  /// The size that the view wants where `axes` leave it free, and `size` otherwise.
  ///
  /// The one place that asks a cell or a header for its size.
  func fittingSize(_ size: CGSize, along axes: FittingAxes) -> CGSize {
    let (isWide, isHigh) = (axes.contains(.width), axes.contains(.height))
    let wanted = systemLayoutSizeFitting(
      CGSize(width: isWide ? 0 : size.width, height: isHigh ? 0 : size.height),
      withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
      verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
    // Constraints say nothing of some views.
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
  /// Whether the two differ by more than a fraction of a pixel.
  func isFar(from other: CGSize, along axes: FittingAxes) -> Bool {
    axes.contains(.width) && abs(width - other.width) > 0.25
      || axes.contains(.height) && abs(height - other.height) > 0.25
  }
}
