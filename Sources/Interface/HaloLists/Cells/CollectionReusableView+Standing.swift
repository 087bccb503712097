import Foundation
import HaloSceneGraph

/// The place that a list gives to a cell or a header.
extension CollectionReusableView {
  /// Takes the place and the looks of attributes in points of the superview.
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

  /// Takes a place in points of the superview, without what attributes have left.
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

  /// Stands as deep as its attributes say, and above those of the same depth while it is lifted.
  func matchDepth() {
    guard let attributes else { return }
    let isLifted = looksFocused && window?.focusSystem?.model.look == .lift
    zPosition = CGFloat(attributes.zIndex) + (isLifted ? 1 : 0)
  }
}
