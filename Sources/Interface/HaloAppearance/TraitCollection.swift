import FocusGeometry
import Foundation
import HaloHosting

/// What a view looks like and where it is shown, as far as programs ask: UIKit's
/// `UITraitCollection`.
@MainActor
public final class TraitCollection {
  /// What kind of device the focus model belongs to: UIKit's `UIUserInterfaceIdiom`.
  public enum UserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
  }

  /// How much room there is along an axis: UIKit's `UIUserInterfaceSizeClass`.
  public enum SizeClass: Int, Sendable {
    case unspecified, compact, regular
  }

  /// Of the view: its colours, its contrast and its measures.
  package let appearance: FocusAppearance
  /// Device pixels a point; 1 while not in a window.
  public let displayScale: CGFloat
  /// Which way lines are read.
  public let layoutDirection: LayoutDirection
  /// By the window's focus model.
  public let userInterfaceIdiom: UserInterfaceIdiom
  /// Compact in a window that is narrower than 600 points (our choice; no source gives a number).
  public let horizontalSizeClass: SizeClass

  package init(
    appearance: FocusAppearance, displayScale: CGFloat = 1,
    layoutDirection: LayoutDirection = .leftToRight, idiom: UserInterfaceIdiom = .pad,
    horizontalSizeClass: SizeClass = .regular
  ) {
    self.appearance = appearance
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    userInterfaceIdiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Light or dark, and all else as by default.
  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(appearance: FocusAppearance(style: userInterfaceStyle))
  }

  /// Always regular: a window is as high as a person makes it.
  public var verticalSizeClass: SizeClass { .regular }
  /// Light or dark; never unspecified.
  public var userInterfaceStyle: UserInterfaceStyle { appearance.userInterfaceStyle }
  /// Normal or increased contrast.
  public var accessibilityContrast: AccessibilityContrast { appearance.accessibilityContrast }

  /// By which colours are resolved that no view asks for: of the window that changed last.
  public package(set) static var current = TraitCollection(appearance: .light)

  /// Makes this the current one while `actions` run.
  public func performAsCurrent(_ actions: () -> Void) {
    let old = Self.current
    Self.current = self
    actions()
    Self.current = old
  }

  /// Whether a colour may look otherwise than under `other`; true without one.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    appearance != other?.appearance
  }

  package func isSame(as other: TraitCollection) -> Bool {
    appearance == other.appearance && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
      && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
  }

  package func with(_ appearance: FocusAppearance) -> TraitCollection {
    TraitCollection(
      appearance: appearance, displayScale: displayScale, layoutDirection: layoutDirection,
      idiom: userInterfaceIdiom, horizontalSizeClass: horizontalSizeClass)
  }
}
