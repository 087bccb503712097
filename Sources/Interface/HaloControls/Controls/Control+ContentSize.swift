import Foundation
import HaloSceneGraph

extension Control {
  /// Invalidates `intrinsicContentSize` if it has changed since the last call, for example with the
  /// text of a label inside.
  func matchContentSize() {
    guard isPlacedByConstraints else { return }
    let size = intrinsicContentSize
    guard size != measuredSize else { return }
    measuredSize = size
    invalidateIntrinsicContentSize()
  }
}
