import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The dashed ring around the first responder, as in the talk (WWDC21 10260, 17:16).
@MainActor
final class ResponderRing: Decoration {
  /// The distance from the view, further out than a focus ring.
  static let outset: CGFloat = 11
  private static let width: CGFloat = 2

  var color = Color.black { didSet { setNeedsDisplay() } }

  override func draw(into builder: inout DisplayListBuilder) {
    let line = Shape.rounded(
      bounds.insetBy(dx: Self.width / 2, dy: Self.width / 2),
      radius: cornerRadius, curve: .continuous)
    builder.add(.stroke(line, width: Self.width, color: color, dash: [7, 5]))
  }
}
