import FocusGeometry
import Foundation

/// A platform's focus rules as a value: a focus model (HIG, Focus and selection).
///
/// One scene can be walked under each model, and the model can be switched at run time.
public struct FocusModel: Hashable, Sendable {
  /// The items that the arrow keys can reach.
  public enum ArrowScope: String, Hashable, Sendable, Codable {
    /// Arrows reach the focus group of the focused item.
    case focusGroup
    /// Arrows reach every item of the hierarchy.
    case everywhere
    /// Arrows do not move focus.
    case nowhere
  }

  /// The order that Tab goes through.
  public enum TabOrder: String, Hashable, Sendable, Codable {
    /// The primary item of each focus group, in a loop.
    case focusGroups
    /// Every item of each focus group in reading order, group after group, in a loop.
    case groupMembers
    /// Every item in reading order, in a loop.
    case items
    /// Every item in reading order, in a loop, with items that `nextFocusItem(for: .next)` links
    /// kept together.
    case chains
    /// Every item by `tabIndex`: positive values in ascending order, then document order.
    case tabIndex
  }

  /// A key that activates the focused item.
  public enum ActivationKey: String, Hashable, Sendable, Codable {
    /// Return and Enter.
    case `return`
    /// The space bar.
    case space
  }

  /// The way in which focus is shown.
  public enum Look: String, Hashable, Sendable, Codable {
    /// A ring around opaque content, a highlight on rows.
    case halo
    /// The focused item grows and rises.
    case lift
  }

  /// The rule for focus when its item disappears, or can no longer have it.
  public enum LossRule: String, Hashable, Sendable, Codable {
    /// The nearest item gets the focus, or will get it with the next focus key (HIG, Focus and
    /// selection).
    case neighbor
    /// No item gets the focus, and Tab continues from the place (HTML Standard, sequential focus
    /// navigation starting point).
    case place
  }

  /// The name in lower case, for display and for command lines; unique among ``all``.
  public var name: String
  /// The items that the arrow keys can reach.
  public var arrowScope: ArrowScope
  /// The rule by which a directional movement chooses among candidates.
  public var strategy: FocusStrategy = .strictBeam
  /// Whether a run of presses along one axis stays in the strip in which it began, so that the way
  /// back ends where the run began (Decisions).
  public var keepsAnchorBand = false
  /// Whether two arrows held together, and the corner keys of a keypad, move diagonally.
  ///
  /// The diagonals of a controller always do.
  public var movesDiagonally = false
  /// Whether items that are covered, transparent (an alpha of 0) or clipped can have the focus, and
  /// count with their whole frames.
  ///
  /// True for browsers, where WCAG 2.4.11 forbids it, and for Android, whose `FocusFinder` compares
  /// rectangles. `FocusExplanation.Candidate.concealments` says what hides such an item.
  public var focusesConcealed = false
  /// Whether `nextFocusItem(for:)` takes precedence over geometry; `statedNeighbour(for:)` always
  /// does.
  public var followsNextFocusItem = false
  /// The order that Tab goes through.
  public var tabOrder: TabOrder
  /// The way in which focus is shown.
  public var look: Look
  /// Whether an item without an effect of its own gets a ring; only for the `halo` look.
  public var ringsByDefault = false
  /// The keys that activate the focused item without full keyboard access.
  public var activationKeys: Set<ActivationKey>
  /// The keys that activate the focused item now; they include Space while full keyboard access is
  /// on (WWDC21 10120, 3:53).
  public var effectiveActivationKeys: Set<ActivationKey> {
    isFullKeyboardAccessEnabled ? activationKeys.union([.space]) : activationKeys
  }
  /// Whether focus is hidden until a person uses a focus key.
  public var defersFocus: Bool
  /// Whether focus after a click is shown only on text, until the next focus key (Selectors 4,
  /// `:focus-visible`).
  public var followsFocusVisible = false
  /// Whether no item has the focus at first, unless one is preferred; the first key then decides
  /// where focus begins.
  ///
  /// An arrow searches from the corner that it leads away from (AOSP, `FocusFinder`); Tab goes to
  /// an end of its order.
  public var beginsNowhere = false
  /// The rule for focus when its item disappears.
  public var lossRule = LossRule.neighbor
  /// The time in seconds without a focus key after which focus is hidden; nil for never.
  ///
  /// No source states the length (Decisions, 3).
  public var inactivityInterval: TimeInterval?
  /// Whether buttons, switches and sliders can be focused without full keyboard access.
  public var focusesControls: Bool
  /// Whether everything that a person can operate can be focused (HIG, Keyboards: Control-F1).
  public var isFullKeyboardAccessEnabled = false
  /// Whether buttons, switches and sliders can be focused, with or without full keyboard access.
  public var reachesControls: Bool { focusesControls || isFullKeyboardAccessEnabled }

  /// The order that Control-Tab goes through: the focus groups, or every item where Tab goes
  /// through the groups and full keyboard access is on (Cases, 81).
  public var controlTabOrder: TabOrder {
    isFullKeyboardAccessEnabled && tabOrder == .focusGroups ? .groupMembers : .focusGroups
  }

  /// Whether movements have sounds.
  public var playsSounds = false

  /// The default of `inactivityInterval` on iPadOS and Mac Catalyst, in seconds.
  public static let defaultInactivityInterval: TimeInterval = 60

  /// The model of iPadOS.
  public static let pad = FocusModel(
    name: "pad", arrowScope: .focusGroup, tabOrder: .focusGroups, look: .halo,
    activationKeys: [.return], defersFocus: true,
    inactivityInterval: defaultInactivityInterval, focusesControls: false)

  /// The model of Mac Catalyst.
  public static let catalyst = FocusModel(
    name: "catalyst", arrowScope: .focusGroup, tabOrder: .focusGroups, look: .halo,
    ringsByDefault: true, activationKeys: [.space], defersFocus: true,
    inactivityInterval: defaultInactivityInterval, focusesControls: false)

  /// The model of tvOS.
  public static let tv = FocusModel(
    name: "tv", arrowScope: .everywhere, tabOrder: .items, look: .lift,
    activationKeys: [.return], defersFocus: false, focusesControls: true, playsSounds: true)

  /// The model of Android; deferral stands for its touch mode.
  public static let android = FocusModel(
    name: "android", arrowScope: .everywhere, strategy: .nearestNeighbour,
    focusesConcealed: true, followsNextFocusItem: true, tabOrder: .chains, look: .halo,
    ringsByDefault: true,
    activationKeys: [.return], defersFocus: true, beginsNowhere: true, focusesControls: true)

  /// The model of a web page in a browser.
  public static let html = FocusModel(
    name: "html", arrowScope: .nowhere, focusesConcealed: true, tabOrder: .tabIndex, look: .halo,
    ringsByDefault: true,
    activationKeys: [.return, .space], defersFocus: false, followsFocusVisible: true,
    beginsNowhere: true, lossRule: .place, focusesControls: true)

  /// The models of all platforms, in a fixed order.
  public static let all: [FocusModel] = [.pad, .catalyst, .tv, .android, .html]

  /// Returns the platform's model with this name (`pad`, `catalyst`, `tv`, `android` or `html`);
  /// nil for other names.
  public static func named(_ name: String) -> FocusModel? { all.first { $0.name == name } }
}
