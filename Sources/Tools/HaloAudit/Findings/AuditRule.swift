import Foundation

/// A kind of problem that an audit looks for on a screen.
///
/// The raw value is the rule's id, which findings, baselines and thresholds use.
public enum AuditRule: String, CaseIterable, Hashable, Sendable, Codable {
  // Reach
  case unreachable
  case unreachableByArrows = "unreachable-by-arrows"
  case noFirstFocus = "no-first-focus"
  case operableNotFocusable = "operable-not-focusable"
  case focusableNotOperable = "focusable-not-operable"
  case notClickable = "not-clickable"
  case covered
  case noSize = "no-size"
  case fullKeyboardAccess = "full-keyboard-access"
  case scrollUnreachable = "scroll-unreachable"
  case nestedFocusable = "nested-focusable"
  // Leave
  case trap
  case modalLeak = "modal-leak"
  case deadEnd = "dead-end"
  // Order
  case oneWay = "one-way"
  case drift
  case passedOver = "passed-over"
  case passedRow = "passed-row"
  case sideways
  case readingOrder = "reading-order"
  case groupSplit = "group-split"
  case reverseDiffers = "reverse-differs"
  case positiveTabindex = "positive-tabindex"
  case badNeighbour = "bad-neighbour"
  // See
  case indicatorMissing = "indicator-missing"
  case indicatorWeak = "indicator-weak"
  case indicatorEdge = "indicator-edge"
  case indicatorClipped = "indicator-clipped"
  case hiddenOnFocus = "hidden-on-focus"
  case offScreenFocus = "off-screen-focus"
  case looksSelected = "looks-selected"
  case notSeenFirst = "not-seen-first"
  case textContrast = "text-contrast"
  case crowding
  case tooSmall = "too-small"
  case samePlace = "same-place"
  // Hear
  case nameless
  case sameName = "same-name"
  // Change
  case lostFocus = "lost-focus"
  case changeOnFocus = "change-on-focus"
  case slowFirstFrame = "slow-first-frame"
  // Across
  case modelDiffers = "model-differs"
  case shortcutClash = "shortcut-clash"

  /// The index in the order of rules.
  var place: Int { Self.places[self] ?? 0 }
  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  /// A short description of the problem.
  public var title: String { facts.title }
  /// A description of the remedy.
  public var help: String { facts.help }
  /// The success criterion, guideline or report that the rule follows.
  public var source: String { facts.source }

  /// The rules that leave the screen unchanged: they move no focus and draw nothing.
  public static let still = Set(allCases).subtracting(seen)
    .subtracting([.lostFocus, .modelDiffers])

  /// The rules that move the focus to each item under each appearance.
  static let seen: Set<AuditRule> = [
    .indicatorMissing, .indicatorWeak, .indicatorEdge, .indicatorClipped, .offScreenFocus,
    .looksSelected, .notSeenFirst, .textContrast, .crowding, .changeOnFocus, .slowFirstFrame,
  ]

  private var facts: (title: String, help: String, source: String) {
    switch self {
    case .unreachable:
      (
        "No key leads to it from the initial focus.",
        "Place it where an arrow leads, give it a place in the order of Tab, or send focus "
          + "to it with a focus guide; if it is clipped away, let the content of its scroll view "
          + "reach it.",
        "WCAG 2.2, 2.1.1"
      )
    case .unreachableByArrows:
      (
        "Tab leads to it, but arrows do not.",
        "Align it with another item, or bridge the gap with a focus guide: a remote control "
          + "has no Tab key.",
        "Xbox Accessibility Guideline 112; Android TV quality, navigation"
      )
    case .noFirstFocus:
      (
        "No item has the focus at the start, and no key gives it to one.",
        "Make an item focusable, and prefer it with preferredFocusEnvironments.",
        "Xbox Accessibility Guideline 113"
      )
    case .operableNotFocusable:
      (
        "The pointer can operate it, but it cannot have the focus.",
        "Make it focusable, or offer its action elsewhere.",
        "WCAG 2.2, 2.1.1"
      )
    case .focusableNotOperable:
      (
        "It takes the focus, but activating it does nothing.",
        "Make it not focusable, or give it an action.",
        "WCAG 2.2, 2.4.3"
      )
    case .notClickable:
      (
        "Keys lead to it, but a click on it goes to something else.",
        "Let the view above it pass clicks on (interaction: false, or a hitTest that "
          + "returns nil), and make the view that contains it large enough.",
        "WCAG 2.2, 2.5.6"
      )
    case .covered:
      (
        "It would have the focus if it were not covered or disabled.",
        "Move away what covers it, or enable it, unless this is meant.",
        "WCAG 2.2, 2.1.1"
      )
    case .noSize:
      (
        "It has no width or no height.",
        "Give it a size, or hide it if it is not meant to be there.",
        "WCAG 2.2, 2.1.1 and 2.5.8"
      )
    case .fullKeyboardAccess:
      (
        "Keys reach it only with full keyboard access.",
        "Make it focusable (in a layout, focusable: true) if it is main content; otherwise offer "
          + "a shortcut for what it does.",
        "HIG, Focus and selection; HIG, Keyboards"
      )
    case .scrollUnreachable:
      (
        "It scrolls, but keys neither scroll it nor lead into it.",
        "Let keys scroll it (isScrollEnabled, allowsKeyboardScrolling; in a layout "
          + "interaction), or make it or an item inside it focusable.",
        "WCAG 2.2, 2.1.1"
      )
    case .nestedFocusable:
      (
        "It can have the focus, and so can an item inside it.",
        "Make only one of the two focusable.",
        "WCAG 2.2, 4.1.2"
      )
    case .trap:
      (
        "Keys lead in, but none leads out.",
        "Provide a way back: align it with the items around it, or remove what keeps arrows "
          + "inside.",
        "WCAG 2.2, 2.1.2"
      )
    case .modalLeak:
      (
        "It lies beneath a presented view, but can have the focus.",
        "Let the presented view cover the window, or make what lies beneath it not focusable.",
        "WCAG 2.2, 2.4.3; Xbox Accessibility Guideline 113"
      )
    case .deadEnd:
      (
        "The arrow leads nowhere, although an item lies in its direction.",
        "Align the two items, or bridge the gap with a focus guide.",
        "App Programming Guide for tvOS, focus guides"
      )
    case .oneWay:
      (
        "The opposite arrow does not lead back.",
        "Align the two items, or send focus back with a focus guide.",
        "Xbox Accessibility Guideline 112"
      )
    case .drift:
      (
        "An arrow and the opposite arrow do not end where they began.",
        "Align the two items, so that each lies straight ahead of the other.",
        "Xbox Accessibility Guideline 112"
      )
    case .passedOver:
      (
        "It lies straight ahead and nearer than the item that gets the focus.",
        "Remove the guide or the named neighbour that leads past it, or the view that covers it.",
        "Xbox Accessibility Guideline 112"
      )
    case .passedRow:
      (
        "Up or Down goes past a row from most items of the row before it.",
        "Let a focus guide cover the whole width of the row, or align its items with those of "
          + "the rows around it.",
        "react-native-tvos/react-native-tvos#888"
      )
    case .sideways:
      (
        "The item that gets the focus lies more to the side than ahead.",
        "Align the two items, or choose a strategy that searches straight ahead.",
        "Xbox Accessibility Guideline 112"
      )
    case .readingOrder:
      (
        "Tab goes against the reading order.",
        "Put the groups, the views or the tab indices into the order in which the screen is read.",
        "WCAG 2.2, 2.4.3"
      )
    case .groupSplit:
      (
        "One round of Tab enters a focus group more than once.",
        "Place the items of a group next to each other, or put items that belong together "
          + "into one group.",
        "WCAG 2.2, 2.4.3"
      )
    case .reverseDiffers:
      (
        "Shift-Tab does not go the way of Tab backwards.",
        "Let named neighbours for Tab name each other in both directions.",
        "WCAG 2.2, 2.4.3"
      )
    case .positiveTabindex:
      (
        "A tab index above 0 comes before the order of the views.",
        "Leave it at 0, and put the views into the intended order.",
        "WCAG 2.2, 2.4.3; axe tabindex"
      )
    case .badNeighbour:
      (
        "A neighbour, a preference or a guide names a view that cannot have the focus, or "
          + "leads in a circle.",
        "Name a view that can have the focus, or none.",
        "Accessibility Test Framework for Android, TraversalOrderCheck"
      )
    case .indicatorMissing:
      (
        "Nothing shows that it has the focus.",
        "Give it a ring, a highlight or a lift that is visible in every appearance.",
        "WCAG 2.2, 2.4.7; Xbox Accessibility Guideline 113"
      )
    case .indicatorWeak:
      (
        "The focus indicator changes less than a line of 2 points around the item would.",
        "Make the indicator larger, or give it a contrast of 3 : 1 with what was there before.",
        "WCAG 2.2, 2.4.13"
      )
    case .indicatorEdge:
      (
        "The focus indicator does not stand out from what is beside it.",
        "Give it a colour with a contrast of 3 : 1 with its background, or leave a gap.",
        "WCAG 2.2, 1.4.11"
      )
    case .indicatorClipped:
      (
        "The focus indicator is cut off.",
        "Leave room for it, or place it inside: an automatic position does so by itself.",
        "WCAG 2.2, 2.4.12"
      )
    case .hiddenOnFocus:
      (
        "The focused item is covered or cut off.",
        "Move away what covers it, or scroll the item into view.",
        "WCAG 2.2, 2.4.11 and 2.4.12"
      )
    case .offScreenFocus:
      (
        "It can have the focus while it is out of sight, and nothing scrolls to it.",
        "Put it into a scroll view, or make it not focusable.",
        "Xbox Accessibility Guideline 113"
      )
    case .looksSelected:
      (
        "The focused item looks like a selected one.",
        "Let the two differ by more than a shade: a ring for one, a fill for the other.",
        "WCAG 3 draft, Keyboard focus appearance"
      )
    case .notSeenFirst:
      (
        "Other things are seen before it from a distance when it has the focus.",
        "Let the focus change more, by light, contrast or size, or quieten what is seen first; "
          + "halo shot --squint shows the order.",
        "Art direction of Halo; saliency of Itti, Koch and Niebur, 1998"
      )
    case .textContrast:
      (
        "Its text or a mark in it is hard to make out when it has the focus.",
        "Change the colour of the text together with that of the background: 4.5 : 1, or 3 : 1 for "
          + "large text and for marks.",
        "WCAG 2.2, 1.4.3 and 1.4.11"
      )
    case .crowding:
      (
        "It grows over a text when it gets the focus, or its own text moves beneath something.",
        "Leave room for the growth: move headings and rows further apart, or let it grow less.",
        "HIG, Layout and Images; jellyfin/jellyfin-web#4163"
      )
    case .tooSmall:
      (
        "It is smaller than a target should be.",
        "Make it larger, or leave room around it.",
        "WCAG 2.2, 2.5.8; HIG, Accessibility; Android, accessibility"
      )
    case .samePlace:
      (
        "Two items that can have the focus lie in the same place.",
        "Move them apart, or make only one of them focusable.",
        "Accessibility Test Framework for Android, DuplicateClickableBoundsCheck"
      )
    case .nameless:
      (
        "It has no name.",
        "Give it a text or an accessibilityLabel; in a layout, title or label.",
        "WCAG 2.2, 4.1.2; Accessibility Test Framework for Android, SpeakableTextPresentCheck"
      )
    case .sameName:
      (
        "Two items in one group have the same name.",
        "Name the purpose of each, or put them into groups that have names.",
        "WCAG 2.2, 2.4.6; Accessibility Test Framework for Android, DuplicateSpeakableTextCheck"
      )
    case .lostFocus:
      (
        "The item that had the focus is gone, and the focus neither stays near it nor comes back.",
        "Request focus for a neighbour, or for the item that opened what was closed.",
        "WCAG 2.2, 2.4.3; Xbox Accessibility Guideline 113"
      )
    case .changeOnFocus:
      (
        "Something happens as soon as it gets the focus.",
        "Wait until it is activated.",
        "WCAG 2.2, 3.2.1"
      )
    case .slowFirstFrame:
      (
        "The focus becomes visible late.",
        "Show the indicator with the key, and animate it afterwards.",
        "RAIL, response within 100 ms"
      )
    case .modelDiffers:
      (
        "The same key leads elsewhere under another focus model.",
        "Align items, so that every search finds the same one, or name neighbours.",
        "Compared by Halo’s focus models"
      )
    case .shortcutClash:
      (
        "A shortcut is taken already, or never arrives.",
        "Choose other keys; halo shortcuts --reserved lists those that are not free.",
        "HIG, Keyboards"
      )
    }
  }
}
