import FocusGeometry
import Foundation

/// Something that may have the focus: UIKit's `UIFocusItem`.
@MainActor
public protocol FocusItem: FocusEnvironment {
  /// The single source of truth for "may be focused".
  var canBecomeFocused: Bool { get }
  /// In the coordinate space of the containing `FocusItemContainer`.
  var frame: CGRect { get }
  /// How focus is shown; nil: the item draws it itself.
  var focusEffect: FocusEffect? { get }
  /// Raises the item inside its group; never lowers it below what the system gives.
  var focusGroupPriority: FocusGroupPriority { get }
  /// True: while the item cannot be focused, it does not hide what is behind it.
  var isTransparentFocusItem: Bool { get }
  /// Whether the item waits for a focus key before it is shown as focused.
  var focusItemDeferralMode: FocusItemDeferralMode { get }
  /// Called on the focused item while a finger or stick leans towards a movement.
  ///
  /// The hint is changed between calls: copy it to keep it.
  func didHintFocusMovement(_ hint: FocusMovementHint)
  /// Where a movement goes whatever geometry says, under models that follow it; nil: geometry
  /// decides.
  ///
  /// Android's `nextFocusUp/Down/Left/Right/Forward` (`.next`); Halo's own.
  func nextFocusItem(for heading: FocusHeading) -> (any FocusItem)?
  /// HTML's `tabIndex`: positive ascending first, then 0 in document order, negative left out;
  /// Halo's own.
  var tabIndex: Int { get }
  /// HTML's `focusgroup`, under models that follow it; Halo's own.
  var focusgroup: FocusgroupMembership { get }
  /// HTML's `focusgroupstart`: where Tab enters the item's group first; Halo's own.
  var isFocusgroupStart: Bool { get }
  /// What the engine has to know besides; Halo's own, as UIKit reads it from views.
  var focusItemState: FocusItemState { get }
  /// Why `canBecomeFocused` is false, in a few words for the debugger; nil: nothing to add.
  var focusRefusal: String? { get }
  /// How far beyond `frame` the focus shows, in its units: so much more is scrolled into sight;
  /// Halo's own.
  var focusReach: CGFloat { get }
}

extension FocusItem {
  /// nil: the item draws its focus itself.
  public var focusEffect: FocusEffect? { nil }
  /// `ignored`: what the system gives.
  public var focusGroupPriority: FocusGroupPriority { .ignored }
  /// False: the item hides what is behind it.
  public var isTransparentFocusItem: Bool { false }
  /// The system's rule.
  public var focusItemDeferralMode: FocusItemDeferralMode { .automatic }
  /// Does nothing.
  public func didHintFocusMovement(_ hint: FocusMovementHint) {}
  /// nil: geometry decides.
  public func nextFocusItem(for heading: FocusHeading) -> (any FocusItem)? { nil }
  /// 0: in document order.
  public var tabIndex: Int { 0 }
  /// In the group of what is around it.
  public var focusgroup: FocusgroupMembership { .inherited }
  /// False: the first of its group, in the order of the document.
  public var isFocusgroupStart: Bool { false }
  /// Empty: visible, active, not selected.
  public var focusItemState: FocusItemState { [] }
  /// nil: nothing to add.
  public var focusRefusal: String? { nil }
  /// 0: the focus shows inside of `frame`.
  public var focusReach: CGFloat { 0 }
}

/// The states of an item that matter to focus: what keeps it and everything inside it from being
/// focused, whether it is selected, and whether it takes text.
public struct FocusItemState: OptionSet, Hashable, Sendable {
  /// One bit for each member.
  public let rawValue: Int
  /// A state by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Not drawn, with everything inside.
  public static let hidden = FocusItemState(rawValue: 1)
  /// Drawn with an alpha of 0, with everything inside.
  public static let alphaZero = FocusItemState(rawValue: 2)
  /// Takes no input, nor does anything inside.
  public static let interactionDisabled = FocusItemState(rawValue: 4)
  /// A control that is switched off: reported as such, although `canBecomeFocused` decides.
  public static let disabled = FocusItemState(rawValue: 8)
  /// Raises the item to `.prioritized` in its group.
  public static let selected = FocusItemState(rawValue: 16)
  /// Takes typed text: its focus is shown also where a click gave it (Selectors 4,
  /// `:focus-visible`).
  public static let takesText = FocusItemState(rawValue: 32)

  /// Full keyboard access is on and leaves the item out, though not what is inside of it.
  public static let outsideKeyboardAccess = FocusItemState(rawValue: 64)

  static let invisible: FocusItemState = [.hidden, .alphaZero]
}

/// Whether a programmatic update shows its item at once: UIKit's
/// `UIFocusItemDeferralMode`.
///
/// Without effect under models that defer nothing.
public enum FocusItemDeferralMode: Int, Sendable {
  /// The system's rule: deferred while the person does not use focus.
  case automatic = 0
  /// Nothing is shown until the next focus key.
  case always = 1
  /// Shown at once, and not hidden by inactivity.
  case never = 2
}

/// How important an item is in its group: UIKit's `UIFocusGroupPriority`.
public struct FocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// Values below 0 count as 0.
  public let rawValue: Int
  /// A priority by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// 0: what items have by themselves.
  public static let ignored = FocusGroupPriority(rawValue: 0)
  /// 1000: of the item last focused in its group.
  public static let previouslyFocused = FocusGroupPriority(rawValue: 1000)
  /// 2000: of a selected item.
  public static let prioritized = FocusGroupPriority(rawValue: 2000)
  /// The largest: of the focused item.
  public static let currentlyFocused = FocusGroupPriority(rawValue: Int.max)

  /// By `rawValue`.
  public static func < (a: FocusGroupPriority, b: FocusGroupPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}
