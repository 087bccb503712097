import Foundation
import HaloDisplayList
import HaloSceneGraph

/// Text on a surface that turns from translucent to opaque and back.
///
/// It takes its raised colour at the moment when that is more readable, or when the surface has
/// come near enough to its own raised colour: a blend of both colours would be grey on grey.
public final class SurfaceLabel: Label {
  /// Behind the text; held weakly.
  public weak var surface: View? { didSet { surface?.addReader(self) } }
  /// On the opaque surface; nil: as ever.
  public var raisedTextColor: Color? { didSet { setNeedsDisplay() } }
  /// Of the opaque surface, where that has a hue; nil: contrast alone decides.
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

  /// Takes the colours of a state; with `isSecondary` those of secondary text.
  public func show(_ colors: ControlColors, isSecondary: Bool = false) {
    textColor = isSecondary ? colors.secondaryContent : colors.content
    raisedTextColor = isSecondary ? colors.raisedSecondaryContent : colors.raisedContent
  }
}

/// A bar or a disc on such a surface, with fully round ends; see ``SurfaceLabel``.
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

  /// Takes the colours of a state with an opacity of its own.
  func show(_ colors: ControlColors, opacity: CGFloat = 1) {
    color = colors.content.withAlphaComponent(opacity)
    raisedColor = colors.raisedContent?.withAlphaComponent(opacity)
  }
}

/// A symbol on such a surface; see ``SurfaceLabel``.
public final class SurfaceSymbol: ShapeView {
  /// Behind the symbol; held weakly.
  public weak var surface: View? { didSet { surface?.addReader(self) } }
  /// On the opaque surface; nil: as ever.
  public var raisedColor: Color? { didSet { setNeedsDisplay() } }
  /// Of the opaque surface, where that has a hue; nil: contrast alone decides.
  public var raisedSurfaceColor: Color? { didSet { setNeedsDisplay() } }

  public override var drawnColor: Color {
    if let raisedColor, let surface,
      surface.suits(raisedColor, better: color, on: raisedSurfaceColor)
    {
      return raisedColor
    }
    return super.drawnColor
  }

  /// Takes the colours of a state.
  public func show(_ colors: ControlColors) {
    color = colors.content
    raisedColor = colors.raisedContent
  }
}

extension View {
  /// Of the way to a colour with a hue: where both texts have about the contrast that can be read
  /// in passing.
  private static let raisedShare: CGFloat = 0.6

  /// Whether `raised` can be read better than `resting` on the background as it is at this instant,
  /// whatever the opacity of the two.
  ///
  /// From a trace of white on black to opaque white the answer changes at 46 %. A saturated colour
  /// has room for either, and white on it is what is wanted: there it changes on the way to `full`.
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
  /// How far this is along the line between two colours; 1 where these are the same.
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
