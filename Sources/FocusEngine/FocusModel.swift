import FocusGeometry
import Foundation

/// A platform's focus rules as a value: what HIG calls a focus model (DESIGN.md, "Focus models").
///
/// One scene can be walked under each of them.
public struct FocusModel: Hashable, Sendable {
  /// How far arrows reach.
  public enum ArrowScope: Hashable, Sendable {
    case focusGroup
    case everywhere
  }

  /// What Tab goes through.
  public enum TabOrder: Hashable, Sendable {
    /// The primary item of each focus group, in a loop.
    case focusGroups
    /// Every item in reading order, in a loop.
    case items
  }

  /// The key that activates the focused item.
  public enum ActivationKey: Hashable, Sendable {
    case `return`
    case space
  }

  /// How focus is shown.
  public enum Look: Hashable, Sendable {
    /// A ring around opaque content, a highlight on rows.
    case halo
    /// Items grow and rise.
    case lift
  }

  public var name: String
  public var arrowScope: ArrowScope
  public var tabOrder: TabOrder
  public var look: Look
  public var activationKeys: Set<ActivationKey>
  /// Whether nothing is shown as focused until a person uses a focus key.
  public var defersFocus: Bool
  /// Whether buttons, switches and sliders can be focused without full keyboard access.
  public var focusesControls: Bool

  /// iPadOS.
  public static let pad = FocusModel(
    name: "pad", arrowScope: .focusGroup, tabOrder: .focusGroups, look: .halo,
    activationKeys: [.return],
    defersFocus: true, focusesControls: false)

  /// tvOS.
  public static let tv = FocusModel(
    name: "tv", arrowScope: .everywhere, tabOrder: .items, look: .lift,
    activationKeys: [.return],
    defersFocus: false, focusesControls: true)
}
