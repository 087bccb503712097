import FocusGeometry
import Foundation

/// A platform's focus rules as a value: what HIG calls a focus model (HIG, Focus and selection).
///
/// One scene can be walked under each of them, and switched while it runs.
public struct FocusModel: Hashable, Sendable {
  /// How far arrows reach.
  public enum ArrowScope: String, Hashable, Sendable, Codable {
    /// As far as the focus group of the focused item.
    case focusGroup
    /// To every item of the hierarchy.
    case everywhere
    /// Arrows are not for focus.
    case nowhere
  }

  /// What Tab goes through.
  public enum TabOrder: String, Hashable, Sendable, Codable {
    /// The primary item of each focus group, in a loop.
    case focusGroups
    /// Every item of each focus group in reading order, group after group, in a loop.
    case groupMembers
    /// Every item in reading order, in a loop.
    case items
    /// As `items`, with what `nextFocusItem(for: .next)` links kept together.
    case chains
    /// By `tabIndex`: positive ascending, then document order.
    case tabIndex
  }

  /// The key that activates the focused item.
  public enum ActivationKey: String, Hashable, Sendable, Codable {
    /// Return and Enter.
    case `return`
    /// The space bar.
    case space
  }

  /// How focus is shown.
  public enum Look: String, Hashable, Sendable, Codable {
    /// A ring around opaque content, a highlight on rows.
    case halo
    /// Items grow and rise.
    case lift
  }

  /// What becomes of the focus when its item goes, or can no longer have it.
  public enum LossRule: String, Hashable, Sendable, Codable {
    /// The nearest item takes it, or waits for the next focus key (HIG, Focus and selection).
    case neighbor
    /// Nothing has it, and Tab goes on from the place (HTML Standard, sequential focus navigation
    /// starting point).
    case place
  }

  /// In small letters, for people and for command lines; unique among ``all``.
  public var name: String
  /// How far arrows reach.
  public var arrowScope: ArrowScope
  /// How a directional movement chooses.
  public var strategy: FocusStrategy = .strictBeam
  /// Whether a run of presses along one axis keeps to the strip that it began in, so that coming
  /// back comes back (Decisions).
  public var keepsAnchorBand = false
  /// Whether two arrows that are held together, and the corners of a keypad, move diagonally.
  ///
  /// The diagonal of a controller always does.
  public var movesDiagonally = false
  /// Whether what is covered, clear (an alpha of 0) or cut off can have the focus, and counts with
  /// its whole frame.
  ///
  /// In browsers, where WCAG 2.4.11 forbids it, and on Android, whose `FocusFinder` looks at
  /// rectangles; what hides such an item stands in `FocusExplanation.Candidate.concealments`.
  public var focusesConcealed = false
  /// Whether `nextFocusItem(for:)` goes before geometry.
  public var followsNextFocusItem = false
  /// What Tab goes through.
  public var tabOrder: TabOrder
  /// How focus is shown.
  public var look: Look
  /// Whether an item that says nothing about its effect gets a ring (`look` halo only).
  public var ringsByDefault = false
  /// Any of them activates the focused item.
  public var activationKeys: Set<ActivationKey>
  /// The keys that activate the focused item now: Space besides while full keyboard access is on
  /// (WWDC21 10120, 3:53).
  public var effectiveActivationKeys: Set<ActivationKey> {
    isFullKeyboardAccessEnabled ? activationKeys.union([.space]) : activationKeys
  }
  /// Whether nothing is shown as focused until a person uses a focus key.
  public var defersFocus: Bool
  /// Whether focus that a click gave is shown only on text, until a focus key comes (Selectors 4,
  /// `:focus-visible`).
  public var followsFocusVisible = false
  /// Whether focus is nowhere at first, unless something prefers to have it: the first key then
  /// decides where it begins.
  ///
  /// An arrow searches from the corner that it leads away from (AOSP, `FocusFinder`), Tab goes to
  /// an end of its order.
  public var beginsNowhere = false
  /// What becomes of the focus when its item goes.
  public var lossRule = LossRule.neighbor
  /// Seconds without a focus key after which focus is hidden again; nil: never.
  ///
  /// No source gives the length (Decisions, 3).
  public var inactivityInterval: TimeInterval?
  /// Whether buttons, switches and sliders can be focused without full keyboard access.
  public var focusesControls: Bool
  /// Whether everything that can be operated can be focused (HIG, Keyboards: Control-F1).
  public var isFullKeyboardAccessEnabled = false
  /// Whether buttons, switches and sliders can be focused, for whichever reason.
  public var reachesControls: Bool { focusesControls || isFullKeyboardAccessEnabled }

  /// The order that Control-Tab goes through: the focus groups or, where Tab goes through these and
  /// full keyboard access is on, every item (Cases, 81).
  public var controlTabOrder: TabOrder {
    isFullKeyboardAccessEnabled && tabOrder == .focusGroups ? .groupMembers : .focusGroups
  }

  /// Whether movements have sounds.
  public var playsSounds = false

  /// Seconds; see `inactivityInterval`.
  public static let defaultInactivityInterval: TimeInterval = 60

  /// iPadOS.
  public static let pad = FocusModel(
    name: "pad", arrowScope: .focusGroup, tabOrder: .focusGroups, look: .halo,
    activationKeys: [.return], defersFocus: true,
    inactivityInterval: defaultInactivityInterval, focusesControls: false)

  /// Mac Catalyst.
  public static let catalyst = FocusModel(
    name: "catalyst", arrowScope: .focusGroup, tabOrder: .focusGroups, look: .halo,
    ringsByDefault: true, activationKeys: [.space], defersFocus: true,
    inactivityInterval: defaultInactivityInterval, focusesControls: false)

  /// tvOS.
  public static let tv = FocusModel(
    name: "tv", arrowScope: .everywhere, tabOrder: .items, look: .lift,
    activationKeys: [.return], defersFocus: false, focusesControls: true, playsSounds: true)

  /// Android; its touch mode is the deferral.
  public static let android = FocusModel(
    name: "android", arrowScope: .everywhere, strategy: .nearestNeighbour,
    focusesConcealed: true, followsNextFocusItem: true, tabOrder: .chains, look: .halo,
    ringsByDefault: true,
    activationKeys: [.return], defersFocus: true, beginsNowhere: true, focusesControls: true)

  /// A page in a browser.
  public static let html = FocusModel(
    name: "html", arrowScope: .nowhere, focusesConcealed: true, tabOrder: .tabIndex, look: .halo,
    ringsByDefault: true,
    activationKeys: [.return, .space], defersFocus: false, followsFocusVisible: true,
    beginsNowhere: true, lossRule: .place, focusesControls: true)

  /// Every platform's, in a fixed order.
  public static let all: [FocusModel] = [.pad, .catalyst, .tv, .android, .html]

  /// The platform's model of this name (`pad`, `catalyst`, `tv`, `android`, `html`); nil for none.
  public static func named(_ name: String) -> FocusModel? { all.first { $0.name == name } }
}
