import FocusGeometry
import Foundation
import HaloHosting

/// The appearance and surroundings of a view, as far as programs can ask for them: UIKit's
/// `UITraitCollection`.
@MainActor
public final class TraitCollection {
  /// The kind of device that the focus model belongs to: UIKit's `UIUserInterfaceIdiom`.
  public enum UserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
  }

  /// The amount of space along an axis: UIKit's `UIUserInterfaceSizeClass`.
  public enum SizeClass: Int, Sendable {
    case unspecified, compact, regular
  }

  /// The colours, contrast and measures of the view.
  package let appearance: FocusAppearance
  /// Device pixels per point; 1 outside a window.
  public let displayScale: CGFloat
  /// The direction in which lines are read.
  public let layoutDirection: LayoutDirection
  /// The kind of device, according to the window's focus model.
  public let userInterfaceIdiom: UserInterfaceIdiom
  /// The horizontal size class: compact in a window narrower than 600 points (our choice; no source
  /// gives a number).
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

  /// Creates a light or dark trait collection, with defaults for all other traits.
  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(appearance: FocusAppearance(style: userInterfaceStyle))
  }

  /// The vertical size class: always regular, because the user chooses the height of a window.
  public var verticalSizeClass: SizeClass { .regular }
  /// Light or dark; never unspecified.
  public var userInterfaceStyle: UserInterfaceStyle { appearance.userInterfaceStyle }
  /// Normal or increased contrast.
  public var accessibilityContrast: AccessibilityContrast { appearance.accessibilityContrast }

  /// The traits for colours resolved outside a view: those of the window that changed last.
  public package(set) static var current = TraitCollection(appearance: .light)

  /// Makes this the current trait collection while `actions` run.
  public func performAsCurrent(_ actions: () -> Void) {
    let old = Self.current
    Self.current = self
    actions()
    Self.current = old
  }

  /// Whether colours may differ from those under `other`; true if `other` is nil.
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
