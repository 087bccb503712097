import Foundation
import HaloDisplayList
import HaloHosting

/// A colour that may be another one in each appearance: UIKit's `UIColor`.
///
/// Two are equal where they are the same object, or plain colours with the same components.
@MainActor
public final class DynamicColor {
  private enum Source {
    case plain(Color)
    case traits(@MainActor (TraitCollection) -> Color)
    /// The tint of the view that shows it, with this share of its alpha.
    case tint(alpha: CGFloat)
  }

  private let source: Source

  private init(_ source: Source) { self.source = source }

  /// The same colour in every appearance.
  public convenience init(_ color: Color) { self.init(.plain(color)) }

  /// The colour that `dynamicProvider` gives for the traits in force.
  public convenience init(dynamicProvider: @escaping (TraitCollection) -> DynamicColor) {
    self.init(.traits { traits in dynamicProvider(traits).color(with: traits) })
  }

  /// A colour of the palette in force.
  package convenience init(palette: @escaping (Palette) -> Color) {
    self.init(.traits { palette($0.appearance.palette) })
  }

  /// One colour on light grounds and another on dark ones, each with more contrast where a person
  /// wants that; nil: as with normal contrast.
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

  /// The tint of whatever view shows it; the palette's for who asks without a view.
  public static let tintColor = DynamicColor(.tint(alpha: 1))

  /// What it is under these traits.
  public func color(with traits: TraitCollection) -> Color {
    switch source {
    case .plain(let color): color
    case .traits(let provider): provider(traits)
    case .tint(let alpha): traits.appearance.palette.tint.fading(by: alpha)
    }
  }

  /// The colour under these traits, where `tint` is the tint; each is asked for only where the
  /// colour depends on it.
  package func color(
    with traits: @autoclosure () -> TraitCollection, tint: @autoclosure () -> Color
  ) -> Color {
    if case .tint(let alpha) = source { return tint().fading(by: alpha) }
    return color(with: traits())
  }

  /// The plain colour that this is under these traits.
  public func resolvedColor(with traits: TraitCollection) -> DynamicColor {
    DynamicColor(color(with: traits))
  }

  /// The same colour with this alpha, 0...1, in place of its own, in every appearance.
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
  /// Whether both look the same in every appearance, as far as can be told without trying.
  public static func == (a: DynamicColor, b: DynamicColor) -> Bool {
    if a === b { return true }
    guard let one = a.plain, let other = b.plain else { return false }
    return one == other
  }

  /// Of plain ones the components, of others the identity.
  public func hash(into hasher: inout Hasher) {
    if let plain { hasher.combine(plain) } else { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension Color {
  fileprivate func fading(by share: CGFloat) -> Color { withAlphaComponent(alpha * share) }
}
