import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The line along the edge of a pressed control, whose changes of size and shade alone would not
/// distinguish it from a focused one.
///
/// A press is so short that it must be seen at once; the line has a contrast of at least 3:1 with the
/// surface. A picture can have any brightness, so it gets a dark line and a light one inside it, one of
/// which has that contrast.
final class PressedEdge: Decoration {
  /// The lines from the outer edge inwards.
  private var colors: [Color] = []
  /// The width of all lines together, in points.
  private var width: CGFloat = 0

  init(in surface: View) {
    super.init(frame: surface.bounds)
    View.performWithoutAnimation {
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      alpha = 0
    }
  }

  /// Shows or hides the line along the edge of a surface, which may animate.
  ///
  /// - Parameters:
  ///   - isShown: whether the line is shown.
  ///   - surface: the pressed surface, which gets the line as its topmost subview.
  ///   - isPicture: whether the surface is a picture.
  ///   - width: the width of the line, in points.
  func show(_ isShown: Bool, on surface: View, isPicture: Bool, width: CGFloat) {
    if superview === surface { surface.bringSubviewToFront(self) } else { surface.addSubview(self) }
    alpha = isShown ? 1 : 0
    guard isShown else { return }
    let appearance = effectiveAppearance
    let opacity = appearance.controls.pressedEdge
    let (dark, light) = (
      Color(white: 0, alpha: opacity.dark), Color(white: 1, alpha: opacity.light)
    )
    let ground: Color = appearance.palette.isDark ? .black : .white
    let seen = surface.backgroundColor.composed(over: ground)
    self.width = width
    colors = isPicture ? [dark, light] : [seen.relativeLuminance > Self.middle ? dark : light]
    setNeedsDisplay()
  }

  /// The luminance of a surface with which black and white have the same contrast (WCAG 2.2).
  private static let middle: CGFloat = 0.18

  override func draw(into builder: inout DisplayListBuilder) {
    // The surface gets its size and its corners when it is laid out, after the press is shown.
    guard let surface = superview, !colors.isEmpty else { return }
    let area = surface.convert(surface.bounds, to: self)
    let line = min(width, area.height / 8) / CGFloat(colors.count)
    let corner = min(surface.cornerRadius, area.height / 2, area.width / 2)
    for (index, color) in colors.enumerated() {
      let inset = CGFloat(index) * line
      let shape = Shape.rounded(
        area.insetBy(dx: inset, dy: inset), radius: max(0, corner - inset),
        curve: surface.cornerCurve)
      builder.add(.rim(shape, width: line, color: color))
    }
  }
}
