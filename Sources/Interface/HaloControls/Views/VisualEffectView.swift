import Foundation
import HaloDisplayList
import HaloSceneGraph

/// What is seen through a pane: UIKit's `UIBlurEffect`.
public struct BlurEffect: Hashable, Sendable {
  /// How much of what is behind is seen: UIKit's `UIBlurEffect.Style`, as far as it follows the
  /// appearance.
  public enum Style: Hashable, Sendable {
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    /// Of bars.
    case systemChromeMaterial
    /// As much as `systemThinMaterial`, in the colours of the appearance.
    case regular
    /// As much as `systemMaterial`, in the colours of the appearance.
    case prominent
    /// As `systemMaterial`, light in every appearance.
    case light, extraLight
    /// As `systemMaterial`, dark in every appearance.
    case dark
  }

  /// How much of what is behind is seen.
  public var style: Style

  /// An effect in the colours of the appearance where it is shown.
  public init(style: Style) { self.style = style }
}

/// A pane through which everything drawn before it is seen blurred: UIKit's `UIVisualEffectView`.
///
/// It is shaped by its `cornerRadius`. With increased contrast it is a surface of one colour.
open class VisualEffectView: View {
  /// nil: nothing is drawn.
  public var effect: BlurEffect? { didSet { if effect != oldValue { appearanceDidChange() } } }
  /// The colour in the place of the effect with increased contrast; nil: that of a card.
  public var solidColor: Color? { didSet { if solidColor != oldValue { appearanceDidChange() } } }
  /// Another material than the appearance has for the effect; nil for none.
  package var material: Material? { didSet { if material != oldValue { appearanceDidChange() } } }
  /// What is drawn at present.
  private var shown: Material? { didSet { if shown != oldValue { setNeedsDisplay() } } }

  /// Has no size until it is given one.
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

  /// What the effect is in the present appearance.
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

  /// nil: as the appearance.
  fileprivate var isDark: Bool? {
    switch self {
    case .light, .extraLight: false
    case .dark: true
    default: nil
    }
  }
}
