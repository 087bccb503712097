import Foundation
import HaloSceneGraph

extension Control {
  /// Makes constraints ask for `intrinsicContentSize` again if it has changed with a label inside.
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
