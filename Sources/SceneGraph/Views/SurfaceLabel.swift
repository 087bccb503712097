import Foundation

/// Text on a surface that turns from translucent to opaque and back.
///
/// It takes its raised colour at the moment when the surface is half way there: a blend of both
/// colours would be grey on grey.
public final class SurfaceLabel: Label {
  /// Behind the text; held weakly.
  public weak var surface: View?
  /// On the opaque surface; nil: as ever.
  public var raisedTextColor: Color? { didSet { setNeedsDisplay() } }

  public override var textStyle: TextStyle {
    var style = super.textStyle
    if let raisedTextColor, surface?.isOpaqueNow == true { style.color = raisedTextColor }
    return style
  }

  /// Takes the colours of a state; `isSecondary` those of quiet text.
  public func show(_ colors: ControlColors, isSecondary: Bool = false) {
    textColor = isSecondary ? colors.secondaryContent : colors.content
    raisedTextColor = isSecondary ? colors.raisedSecondaryContent : colors.raisedContent
  }
}

/// A symbol on such a surface; see ``SurfaceLabel``.
public final class SurfaceSymbol: ShapeView {
  /// Behind the symbol; held weakly.
  public weak var surface: View?
  /// On the opaque surface; nil: as ever.
  public var raisedColor: Color? { didSet { setNeedsDisplay() } }

  public override var drawnColor: Color {
    if let raisedColor, surface?.isOpaqueNow == true { return raisedColor }
    return super.drawnColor
  }

  /// Takes the colours of a state.
  public func show(_ colors: ControlColors) {
    color = colors.content
    raisedColor = colors.raisedContent
  }
}

extension View {
  /// Whether the background, on its way between translucent and opaque, reads as a light ground.
  ///
  /// White at 46 % on black is as far from black as from white (WCAG contrast).
  fileprivate var isOpaqueNow: Bool { presented(.backgroundColor, backgroundColor).alpha > 0.46 }
}
