import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A label on a surface that turns from translucent to opaque and back.
///
/// It changes to its raised colour as soon as that is more readable, or the surface is near enough
/// to its own raised colour. A blend of both text colours would be grey on grey.
public final class SurfaceLabel: Label {
  /// The view behind the text; held weakly.
  public weak var surface: View? { didSet { surface?.addReader(self) } }
  /// The colour on the opaque surface; nil for the normal colour.
  public var raisedTextColor: Color? { didSet { setNeedsDisplay() } }
  /// The colour of the opaque surface if that has a hue; nil if contrast alone decides the change.
  public var raisedSurfaceColor: Color? { didSet { setNeedsDisplay() } }

  public override var textStyle: TextStyle {
    var style = super.textStyle
    if let raisedTextColor, let surface,
      surface.suits(raisedTextColor, better: textColor, on: raisedSurfaceColor)
    {
      style.color = raisedTextColor
    }
    return style
  }

  /// Sets the colours of a state; with `isSecondary` those of less prominent text.
  public func show(_ colors: ControlColors, isSecondary: Bool = false) {
    textColor = isSecondary ? colors.secondaryContent : colors.content
    raisedTextColor = isSecondary ? colors.raisedSecondaryContent : colors.raisedContent
  }
}

/// A bar or a disc with round ends that changes its colour like a ``SurfaceLabel``.
final class SurfaceBar: View {
  weak var surface: View? { didSet { surface?.addReader(self) } }
  var color = Color.black { didSet { changed(.textColor, from: oldValue, to: color) } }
  var raisedColor: Color? { didSet { setNeedsDisplay() } }

  override func draw(into builder: inout DisplayListBuilder) {
    let bounds = presented(.bounds, bounds)
    var drawn = presented(.textColor, color)
    if let raisedColor, let surface, surface.suits(raisedColor, better: color) {
      drawn = raisedColor
    }
    let radius = min(bounds.width, bounds.height) / 2
    builder.add(.fill(.rounded(bounds, radius: radius, curve: .circular), .color(drawn)))
  }

  /// Sets the colours of a state with an opacity.
  func show(_ colors: ControlColors, opacity: CGFloat = 1) {
    color = colors.content.withAlphaComponent(opacity)
    raisedColor = colors.raisedContent?.withAlphaComponent(opacity)
  }
}

/// A symbol that changes its colour like a ``SurfaceLabel``.
public final class SurfaceSymbol: ShapeView {
  /// The view behind the symbol; held weakly.
  public weak var surface: View? { didSet { surface?.addReader(self) } }
  /// The colour on the opaque surface; nil for the normal colour.
  public var raisedColor: Color? { didSet { setNeedsDisplay() } }
  /// The colour of the opaque surface if that has a hue; nil if contrast alone decides the change.
  public var raisedSurfaceColor: Color? { didSet { setNeedsDisplay() } }

  public override var drawnColor: Color {
    if let raisedColor, let surface,
      surface.suits(raisedColor, better: color, on: raisedSurfaceColor)
    {
      return raisedColor
    }
    return super.drawnColor
  }

  /// Sets the colours of a state.
  public func show(_ colors: ControlColors) {
    color = colors.content
    raisedColor = colors.raisedContent
  }
}

extension View {
  /// The share of the way to a colour with a hue at which both text colours have about the contrast
  /// needed for reading at a glance.
  private static let raisedShare: CGFloat = 0.6

  /// Returns whether `raised` is more readable than `resting` on the background at this instant,
  /// regardless of the opacity of the two.
  ///
  /// From transparent white on black to opaque white the answer changes at 46 %. On a saturated
  /// colour either may be readable, and white is preferred; there it changes on the way to `full`.
  fileprivate func suits(
    _ raised: Color, better resting: Color, on full: Color? = nil
  ) -> Bool {
    let ground: Color = effectiveAppearance.palette.isDark ? .black : .white
    let color = presented(.backgroundColor, backgroundColor)
    let seen = ground.mixed(with: color.withAlphaComponent(1), by: color.alpha)
    if let full, seen.progress(from: ground, to: full) >= Self.raisedShare { return true }
    return seen.contrastRatio(with: raised) > seen.contrastRatio(with: resting)
  }
}

extension Color {
  /// Returns how far this colour is along the line between two colours; 1 if those are equal.
  fileprivate func progress(from start: Color, to end: Color) -> CGFloat {
    func along(_ channel: KeyPath<Color, CGFloat>) -> (way: CGFloat, length: CGFloat) {
      let span = end[keyPath: channel] - start[keyPath: channel]
      return ((self[keyPath: channel] - start[keyPath: channel]) * span, span * span)
    }
    let parts = [along(\.red), along(\.green), along(\.blue)]
    let length = parts.reduce(0) { $0 + $1.length }
    return length > 0 ? parts.reduce(0) { $0 + $1.way } / length : 1
  }
}
