import Foundation
import HaloDisplayList
import HaloHosting

/// A colour that may differ between appearances: UIKit's `UIColor`.
///
/// Two are equal if they are the same object, or plain colours with the same components.
@MainActor
public final class DynamicColor {
  private enum Source {
    case plain(Color)
    case traits(@MainActor (TraitCollection) -> Color)
    /// The tint of the view that shows the colour, with its alpha multiplied by this value.
    case tint(alpha: CGFloat)
  }

  private let source: Source

  private init(_ source: Source) { self.source = source }

  /// Creates a colour that is the same in every appearance.
  public convenience init(_ color: Color) { self.init(.plain(color)) }

  /// Creates a colour that `dynamicProvider` resolves for the current traits.
  public convenience init(dynamicProvider: @escaping (TraitCollection) -> DynamicColor) {
    self.init(.traits { traits in dynamicProvider(traits).color(with: traits) })
  }

  /// Creates a colour from the current palette.
  package convenience init(palette: @escaping (Palette) -> Color) {
    self.init(.traits { palette($0.appearance.palette) })
  }

  /// Creates a colour from one for light and one for dark backgrounds, each with a variant for high
  /// contrast; nil uses the normal one.
  package convenience init(
    light: Color, dark: Color, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
  ) {
    self.init(
      .traits { traits in
        let (isDark, isHigh) = (
          traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high
        )
        let normal = isDark ? dark : light
        return isHigh ? (isDark ? darkHighContrast : lightHighContrast) ?? normal : normal
      })
  }

  /// The tint of the view that shows the colour; without a view, the palette's tint.
  public static let tintColor = DynamicColor(.tint(alpha: 1))

  /// Returns the plain colour under these traits.
  public func color(with traits: TraitCollection) -> Color {
    switch source {
    case .plain(let color): color
    case .traits(let provider): provider(traits)
    case .tint(let alpha): traits.appearance.palette.tint.fading(by: alpha)
    }
  }

  /// Returns the colour under these traits and this tint; evaluates each only if the colour depends
  /// on it.
  package func color(
    with traits: @autoclosure () -> TraitCollection, tint: @autoclosure () -> Color
  ) -> Color {
    if case .tint(let alpha) = source { return tint().fading(by: alpha) }
    return color(with: traits())
  }

  /// Returns the colour resolved under these traits, as one that is the same in every appearance.
  public func resolvedColor(with traits: TraitCollection) -> DynamicColor {
    DynamicColor(color(with: traits))
  }

  /// Returns the same colour with this alpha (0–1) in place of its own, in every appearance.
  public func withAlphaComponent(_ alpha: CGFloat) -> DynamicColor {
    switch source {
    case .plain(let color): DynamicColor(color.withAlphaComponent(alpha))
    case .traits(let provider):
      DynamicColor(.traits { provider($0).withAlphaComponent(alpha) })
    case .tint: DynamicColor(.tint(alpha: alpha))
    }
  }

  fileprivate var plain: Color? {
    if case .plain(let color) = source { color } else { nil }
  }
}

extension DynamicColor: @MainActor Hashable {
  /// Whether both are the same object, or plain colours with the same components.
  public static func == (a: DynamicColor, b: DynamicColor) -> Bool {
    if a === b { return true }
    guard let one = a.plain, let other = b.plain else { return false }
    return one == other
  }

  /// Hashes the components of a plain colour, and the identity of any other.
  public func hash(into hasher: inout Hasher) {
    if let plain { hasher.combine(plain) } else { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension Color {
  fileprivate func fading(by share: CGFloat) -> Color { withAlphaComponent(alpha * share) }
}
