import Foundation
import HaloSceneGraph

/// The place that a list gives to a cell or a header.
extension CollectionReusableView {
  /// Sets the place and the appearance from attributes in points of the superview.
  func stand(by new: CollectionViewLayoutAttributes) {
    let isNew = attributes?.isEqual(new) != true
    attributes = new
    center = new.center
    bounds.size = new.size
    transform = new.transform
    if transform3D != new.transform3D { transform3D = new.transform3D }
    alpha = new.alpha
    isHidden = new.isHidden
    matchDepth()
    if isNew { apply(new) }
  }

  /// Sets the frame in points of the superview, and resets the properties that attributes had set.
  func stand(at frame: CGRect) {
    if attributes != nil {
      attributes = nil
      transform = .identity
      if transform3D != .identity { transform3D = .identity }
      alpha = 1
      isHidden = false
      zPosition = 0
    }
    self.frame = frame
  }

  /// Sets the depth that the attributes give, one above it while the view is lifted.
  func matchDepth() {
    guard let attributes else { return }
    let isLifted = looksFocused && window?.focusSystem?.model.look == .lift
    zPosition = CGFloat(attributes.zIndex) + (isLifted ? 1 : 0)
  }
}
