import Foundation
import HaloSceneGraph

extension Control {
  /// Invalidates `intrinsicContentSize` if it has changed since the last call, for example with the
  /// text of a label inside.
  ///
  /// - Parameter known: the size at the last call; the present one afterwards.
  func matchContentSize(_ known: inout CGSize) {
    guard isPlacedByConstraints else { return }
    let size = intrinsicContentSize
    guard size != known else { return }
    known = size
    invalidateIntrinsicContentSize()
  }
}
