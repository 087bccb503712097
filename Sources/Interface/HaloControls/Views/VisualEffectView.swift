import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The blur of what is behind a view: UIKit's `UIBlurEffect`.
public struct BlurEffect: Hashable, Sendable {
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

/// A pane that blurs everything drawn before it: UIKit's `UIVisualEffectView`.
///
/// Its shape follows `cornerRadius`. With increased contrast it is a surface of one colour.
open class VisualEffectView: View {
  /// The effect; nil draws nothing.
  public var effect: BlurEffect? { didSet { if effect != oldValue { appearanceDidChange() } } }
  /// The colour that replaces the effect with increased contrast; nil for that of a card.
  public var solidColor: Color? { didSet { if solidColor != oldValue { appearanceDidChange() } } }
  /// A material that replaces the appearance's own for the effect; nil for that.
  package var material: Material? { didSet { if material != oldValue { appearanceDidChange() } } }
  /// The material that is drawn at present; nil for none.
  private var shown: Material? { didSet { if shown != oldValue { setNeedsDisplay() } } }

  /// Creates a view with an empty frame.
  public init(effect: BlurEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    let appearance = effectiveAppearance
    let standard = effect.flatMap {
      appearance.material($0.style.thickness, isDark: $0.style.isDark)
    }
    let palette = effect?.style.isDark.map { $0 ? Palette.dark : .light } ?? appearance.palette
    shown = standard.map { material ?? $0 }
    backgroundColor =
      effect == nil || shown != nil ? .clear : solidColor ?? palette.card
  }

  /// The material of the effect in the present appearance; nil with increased contrast or without
  /// an effect.
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
