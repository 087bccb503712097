import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A scrim at the lower edge of the window in the colours of TV scenes' background, so that no edge
/// of it is visible.
///
/// It is one picture, because scrolled content passes beneath it in every frame.
@MainActor
final class GroundScrim: Decoration {
  private let picture = ImageView()
  /// The properties on which the picture depends.
  private struct Look: Hashable {
    var size: CGSize
    var canvas: CGSize
    var contrast: AccessibilityContrast
  }
  private var look: Look?

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(picture)
  }

  override func appearanceDidChange() { setNeedsLayout() }

  override func layoutSubviews() {
    picture.frame = bounds
    guard let canvas = superview?.bounds.size, !bounds.isEmpty else { return }
    let look = Look(
      size: bounds.size, canvas: canvas, contrast: effectiveAppearance.accessibilityContrast)
    guard look != self.look else { return }
    self.look = look
    picture.image = Self.image(look, at: frame.origin)
  }

  /// Returns the picture, of lines a point high, each with the opacity that a ``Scrim`` has there.
  private static func image(_ look: Look, at origin: CGPoint) -> Image {
    var drawing = Drawing()
    let clear = look.size.height * Scrim.clearShare
    for y in 0..<Int(look.size.height.rounded(.up)) {
      let line = CGRect(x: 0, y: CGFloat(y), width: look.size.width, height: 1)
      drawing.fill(
        line,
        with: TVStyle.background(
          in: look.canvas, contrast: look.contrast,
          alpha: Scrim.opacity(at: min(1, line.midY / clear)),
          from: CGPoint(x: -origin.x, y: -origin.y)))
    }
    return Image(size: look.size, isOpaque: false, drawing: drawing)
  }
}
