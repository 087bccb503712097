import FocusGeometry
import Foundation

/// An object that can have the focus: UIKit's `UIFocusItem`.
@MainActor
public protocol FocusItem: FocusEnvironment {
  /// Whether the item itself can have the focus; its state and its ancestors may still prevent it.
  var canBecomeFocused: Bool { get }
  /// The item's frame in the coordinate space of its `FocusItemContainer`, in points.
  var frame: CGRect { get }
  /// The effect that shows focus; nil if the item draws it itself.
  var focusEffect: FocusEffect? { get }
  /// The item's own priority in its group; it can raise the priority that the system gives, never
  /// lower it.
  var focusGroupPriority: FocusGroupPriority { get }
  /// Whether items behind this one can be focused through it while it cannot be focused itself.
  var isTransparentFocusItem: Bool { get }
  /// Whether the item waits for a focus key before it is shown as focused.
  var focusItemDeferralMode: FocusItemDeferralMode { get }
  /// Called on the focused item while a finger or stick leans towards a movement; does nothing by
  /// default.
  ///
  /// The hint object is reused between calls: copy it to keep it.
  func didHintFocusMovement(_ hint: FocusMovementHint)
  /// Returns the target of a movement, which precedes geometry under models that follow it; nil
  /// lets geometry decide.
  ///
  /// Android's `nextFocusUp/Down/Left/Right/Forward` (`.next`); Halo's own.
  func nextFocusItem(for heading: FocusHeading) -> (any FocusItem)?
  /// Returns the target of a movement, which precedes geometry under every model; nil for none.
  ///
  /// Halo's own: in UIKit, focus guides one point thick do this.
  func statedNeighbour(for heading: FocusHeading) -> FocusNeighbour?
  /// HTML's `tabIndex`: positive values come first in ascending order, then 0 in document order;
  /// negative values are left out; Halo's own.
  var tabIndex: Int { get }
  /// HTML's `focusgroup`, under models that follow it; Halo's own.
  var focusgroup: FocusgroupMembership { get }
  /// Whether Tab first enters the item's group here, HTML's `focusgroupstart`; Halo's own.
  var isFocusgroupStart: Bool { get }
  /// Further state that matters to focus; Halo's own, because UIKit reads it from views.
  var focusItemState: FocusItemState { get }
  /// The reason why `canBecomeFocused` is false, in a few words for the debugger; nil for no
  /// further explanation.
  var focusRefusal: String? { get }
  /// The distance by which the focus effect extends beyond `frame`, in points of the frame's space.
  ///
  /// Scrolling brings that much more into sight; Halo's own.
  var focusReach: CGFloat { get }
}

extension FocusItem {
  /// The effect that shows focus; nil by default, so that the item draws it itself.
  public var focusEffect: FocusEffect? { nil }
  /// The item's own priority in its group; `ignored` by default, so that the system's counts.
  public var focusGroupPriority: FocusGroupPriority { .ignored }
  /// Whether items behind can be focused through this one; false by default.
  public var isTransparentFocusItem: Bool { false }
  /// The deferral mode; `automatic` by default, so that the system's rule applies.
  public var focusItemDeferralMode: FocusItemDeferralMode { .automatic }
  /// Called while a finger or stick leans towards a movement; does nothing by default.
  public func didHintFocusMovement(_ hint: FocusMovementHint) {}
  /// Returns the target of a movement; nil by default, so that geometry decides.
  public func nextFocusItem(for heading: FocusHeading) -> (any FocusItem)? { nil }
  /// Returns the stated target of a movement; nil by default.
  public func statedNeighbour(for heading: FocusHeading) -> FocusNeighbour? { nil }
  /// HTML's `tabIndex`; 0 by default, which means document order.
  public var tabIndex: Int { 0 }
  /// The relation to focus groups of HTML; `inherited` by default.
  public var focusgroup: FocusgroupMembership { .inherited }
  /// Whether Tab first enters the group here; false by default.
  public var isFocusgroupStart: Bool { false }
  /// The state of the item; empty by default: visible, active and not selected.
  public var focusItemState: FocusItemState { [] }
  /// The reason why the item cannot be focused; nil by default.
  public var focusRefusal: String? { nil }
  /// The distance by which the focus effect extends beyond `frame`, in points; 0 by default.
  public var focusReach: CGFloat { 0 }
}

/// The states of an item that matter to focus: whether something keeps it and its content from the
/// focus, whether it is selected, and whether it takes text.
public struct FocusItemState: OptionSet, Hashable, Sendable {
  /// One bit for each state.
  public let rawValue: Int
  /// Creates a set of states from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item and everything inside it are not drawn.
  public static let hidden = FocusItemState(rawValue: 1)
  /// The item and everything inside it are drawn with an alpha of 0.
  public static let alphaZero = FocusItemState(rawValue: 2)
  /// The item and everything inside it take no input.
  public static let interactionDisabled = FocusItemState(rawValue: 4)
  /// The item is a disabled control; this is only reported, because `canBecomeFocused` decides.
  public static let disabled = FocusItemState(rawValue: 8)
  /// The item is selected, which raises it to `.prioritized` in its group.
  public static let selected = FocusItemState(rawValue: 16)
  /// The item takes typed text; its focus is shown even after a click (Selectors 4,
  /// `:focus-visible`).
  public static let takesText = FocusItemState(rawValue: 32)

  /// Full keyboard access is on and skips the item, but not the items inside it.
  public static let outsideKeyboardAccess = FocusItemState(rawValue: 64)

  static let invisible: FocusItemState = [.hidden, .alphaZero]
}

/// Whether a programmatic update shows its item at once: UIKit's `UIFocusItemDeferralMode`.
///
/// It has no effect under models that do not defer focus.
public enum FocusItemDeferralMode: Int, Sendable {
  /// Focus is deferred while the person does not use focus keys: the system's rule.
  case automatic = 0
  /// Focus is not shown until the next focus key.
  case always = 1
  /// Focus is shown at once, and inactivity does not hide it.
  case never = 2
}

/// The importance of an item in its group: UIKit's `UIFocusGroupPriority`.
public struct FocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number; values below 0 count as 0.
  public let rawValue: Int
  /// Creates a priority from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The default priority of an item, 0.
  public static let ignored = FocusGroupPriority(rawValue: 0)
  /// The priority of the item last focused in its group, 1000.
  public static let previouslyFocused = FocusGroupPriority(rawValue: 1000)
  /// The priority of a selected item, 2000.
  public static let prioritized = FocusGroupPriority(rawValue: 2000)
  /// The priority of the focused item, the largest.
  public static let currentlyFocused = FocusGroupPriority(rawValue: Int.max)

  /// Compares two priorities by `rawValue`.
  public static func < (a: FocusGroupPriority, b: FocusGroupPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}
