import Foundation
import HaloDisplayList
import HaloSceneGraph

/// An effect of a pane on what is behind it: UIKit's `UIVisualEffect`, which is ``BlurEffect`` or
/// ``GlassEffect``.
public protocol VisualEffect {}

/// The blur of what is behind a view: UIKit's `UIBlurEffect`.
public struct BlurEffect: VisualEffect, Hashable, Sendable {
  /// The amount of the background that shows through: UIKit's `UIBlurEffect.Style`, as far as it
  /// follows the appearance.
  public enum Style: Hashable, Sendable {
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// The same as `systemThinMaterial`, in the colours of the appearance.
    case regular
    /// The same as `systemMaterial`, in the colours of the appearance.
    case prominent
    /// The same as `systemMaterial`, light in every appearance.
    case light, extraLight
    /// The same as `systemMaterial`, dark in every appearance.
    case dark
  }

  /// The amount of the background that shows through.
  public var style: Style

  /// Creates an effect of a style.
  public init(style: Style) { self.style = style }
}

/// A pane that shows everything drawn before it through an effect: UIKit's `UIVisualEffectView`.
///
/// Its shape follows `cornerRadius`; glass is a capsule until that is set. With increased contrast
/// or reduced transparency it is a surface of one colour.
open class VisualEffectView: View {
  /// The effect; nil draws nothing.
  public var effect: (any VisualEffect)? { didSet { appearanceDidChange() } }
  /// The colour that replaces the effect with increased contrast or reduced transparency; nil for
  /// that of a card.
  public var solidColor: Color? { didSet { if solidColor != oldValue { appearanceDidChange() } } }
  /// A material that replaces the appearance's own for the effect; nil for that.
  package var material: Material? { didSet { if material != oldValue { appearanceDidChange() } } }
  /// The corner radius that the view has set itself, as glass is a capsule by default.
  var capsuleRadius: CGFloat = 0
  /// The material that is drawn at present; nil for none.
  private var shown: Material? { didSet { if shown != oldValue { setNeedsDisplay() } } }

  /// Creates a view with an empty frame.
  public init(effect: (any VisualEffect)?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    let appearance = effectiveAppearance
    let blur = effect as? BlurEffect
    let standard = blur.flatMap {
      appearance.material($0.style.thickness, isDark: $0.style.isDark)
    }
    let palette = blur?.style.isDark.map { $0 ? Palette.dark : .light } ?? appearance.palette
    shown = standard.map { material ?? $0 }
    showGlass(in: appearance)
    let isShown = effect == nil || shown != nil || glassSurface != nil
    backgroundColor = isShown ? .clear : solidColor ?? palette.card
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    matchCapsule()
  }

  /// The material of a blur in the present appearance; nil with increased contrast or reduced
  /// transparency, and without a blur.
  public final override var backgroundMaterial: Material? { shown }
}

extension BlurEffect.Style {
  fileprivate var thickness: MaterialStyle.Thickness {
    switch self {
    case .systemUltraThinMaterial: .ultraThin
    case .systemThinMaterial, .regular: .thin
    case .systemMaterial, .prominent, .light, .extraLight, .dark: .regular
    case .systemThickMaterial: .thick
    case .systemChromeMaterial: .chrome
    }
  }

  /// Whether the style is dark; nil if it follows the appearance.
  fileprivate var isDark: Bool? {
    switch self {
    case .light, .extraLight: false
    case .dark: true
    default: nil
    }
  }
}
