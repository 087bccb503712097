import FocusGeometry
import Foundation
import HaloSceneGraph

extension TextEditor {
  /// The label that names the editor: the nearest one before it on its line or, failing that, just
  /// above it, as in a form (the distance is our choice).
  var labelBeside: Label? {
    guard let superview else { return nil }
    let isMirrored = window?.layoutDirection == .rightToLeft
    let labels = superview.subviews.compactMap { $0 as? Label }.filter {
      !$0.isHidden && $0.alpha > 0 && !$0.text.isEmpty
    }
    let before = labels.filter { label in
      label.frame.midY > frame.minY && label.frame.midY < frame.maxY
        && (isMirrored ? label.frame.minX >= frame.maxX : label.frame.maxX <= frame.minX)
    }
    let above = labels.filter { label in
      let gap = frame.minY - label.frame.maxY
      return gap >= -2 && gap <= label.frame.height
        && label.frame.minX < frame.maxX && label.frame.maxX > frame.minX
    }
    return before.min { $0.distance(to: frame) < $1.distance(to: frame) }
      ?? above.min { $0.distance(to: frame) < $1.distance(to: frame) }
  }
}

extension Label {
  fileprivate func distance(to rect: CGRect) -> CGFloat {
    hypot(frame.midX - rect.midX, frame.midY - rect.midY)
  }
}
