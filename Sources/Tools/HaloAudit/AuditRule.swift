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
    .looksSelected, .changeOnFocus, .slowFirstFrame,
  ]

  private var facts: (title: String, help: String, source: String) {
    switch self {
    case .unreachable:
      (
        "No keys lead to it from where focus begins.",
        "Move it into the way of an arrow, give it a place in the order of Tab, or send focus to it "
          + "with a focus guide.", "WCAG 2.2, 2.1.1"
      )
    case .unreachableByArrows:
      (
        "Tab leads to it, and arrows do not.",
        "Line it up with something, or bridge the gap with a focus guide: a remote has no Tab.",
        "Xbox Accessibility Guideline 112; Android TV quality, navigation"
      )
    case .noFirstFocus:
      (
        "Nothing has the focus at the start, and no key brings it.",
        "Let something have the focus, and prefer it with preferredFocusEnvironments.",
        "Xbox Accessibility Guideline 113"
      )
    case .operableNotFocusable:
      (
        "A pointer can operate it, and keys cannot come to it.",
        "Let it have the focus, or offer what it does elsewhere.", "WCAG 2.2, 2.1.1"
      )
    case .focusableNotOperable:
      (
        "It takes the focus, and activating it does nothing.",
        "Keep it from the focus, or give it something to do.", "WCAG 2.2, 2.4.3"
      )
    case .notClickable:
      (
        "Keys come to it, and a click on it goes elsewhere.",
        "Let what lies over it pass clicks on (interaction: false, or a hitTest that answers nil), and "
          + "what holds it be as large as it is.", "WCAG 2.2, 2.5.6"
      )
    case .scrollUnreachable:
      (
        "It scrolls, but not by keys, and none lead into it.",
        "Let keys scroll it (isScrollEnabled, allowsKeyboardScrolling; in a layout interaction), or let "
          + "it have the focus itself, or something inside.", "WCAG 2.2, 2.1.1"
      )
    case .nestedFocusable:
      (
        "It can have the focus, and so can something inside of it.",
        "Let one of the two have it.", "WCAG 2.2, 4.1.2"
      )
    case .trap:
      (
        "Keys lead in, and none lead out.",
        "Give it a way back: line it up with what is around it, or lift what keeps arrows inside.",
        "WCAG 2.2, 2.1.2"
      )
    case .modalLeak:
      (
        "It lies beneath something that is presented, and can have the focus all the same.",
        "Let what is presented cover the window, or keep what is beneath from the focus.",
        "WCAG 2.2, 2.4.3; Xbox Accessibility Guideline 113"
      )
    case .deadEnd:
      (
        "The arrow leads nowhere, though something lies that way.",
        "Line the two up, or bridge the gap with a focus guide.",
        "App Programming Guide for tvOS, focus guides"
      )
    case .oneWay:
      (
        "The opposite arrow does not lead back.",
        "Line the two up, or send focus back with a focus guide.",
        "Xbox Accessibility Guideline 112"
      )
    case .drift:
      (
        "There and back again ends elsewhere.",
        "Line the two up, so that one lies straight ahead of the other from both sides.",
        "Xbox Accessibility Guideline 112"
      )
    case .passedOver:
      (
        "It lies straight ahead and nearer than what takes the focus.",
        "Take away the guide or the named neighbour that leads past it, or what covers it.",
        "Xbox Accessibility Guideline 112"
      )
    case .sideways:
      (
        "What takes the focus lies more beside than ahead.",
        "Line the two up, or choose a strategy that keeps to the beam.",
        "Xbox Accessibility Guideline 112"
      )
    case .readingOrder:
      (
        "Tab goes against the lines of reading.",
        "Bring the groups, the order of the document or the tab indices in the order in which the "
          + "screen is read.", "WCAG 2.2, 2.4.3"
      )
    case .groupSplit:
      (
        "One round of Tab enters a focus group more than once.",
        "Let what belongs together lie together, or give it one group.", "WCAG 2.2, 2.4.3"
      )
    case .reverseDiffers:
      (
        "Shift-Tab is not Tab backwards.",
        "Let neighbours for Tab name each other from both sides.", "WCAG 2.2, 2.4.3"
      )
    case .positiveTabindex:
      (
        "A tab index above 0 goes before the order of the document.",
        "Leave it at 0 and put the items in their order.", "WCAG 2.2, 2.4.3; axe tabindex"
      )
    case .badNeighbour:
      (
        "A neighbour, a preference or a guide names what cannot have the focus, or leads in a ring.",
        "Name something that can have the focus, or nothing.",
        "Accessibility Test Framework for "
          + "Android, TraversalOrderCheck"
      )
    case .indicatorMissing:
      (
        "Nothing shows that it has the focus.",
        "Give it a ring, a highlight or a lift that is seen in every look.",
        "WCAG 2.2, 2.4.7; Xbox Accessibility Guideline 113"
      )
    case .indicatorWeak:
      (
        "Less shows the focus than a line of 2 points around it would.",
        "Make the indicator larger, or let it stand out 3 : 1 from what was there before.",
        "WCAG 2.2, 2.4.13"
      )
    case .indicatorEdge:
      (
        "The indicator does not stand out from what is beside it.",
        "Give it a colour that stands out 3 : 1 from what it lies on, or a gap.",
        "WCAG 2.2, 1.4.11"
      )
    case .indicatorClipped:
      (
        "What shows the focus is cut off.",
        "Leave room for it, or let it lie inside: an automatic position does so by itself.",
        "WCAG 2.2, 2.4.12"
      )
    case .hiddenOnFocus:
      (
        "What has the focus is covered or cut off.",
        "Keep what lies over it away, or scroll it clear.", "WCAG 2.2, 2.4.11 and 2.4.12"
      )
    case .offScreenFocus:
      (
        "It can have the focus where nobody sees it, and nothing scrolls to it.",
        "Put it in what scrolls, or keep it from the focus.", "Xbox Accessibility Guideline 113"
      )
    case .looksSelected:
      (
        "What has the focus looks like what is selected.",
        "Let the two differ by more than a shade: a ring for one, a fill for the other.",
        "WCAG 3 draft, Keyboard focus appearance"
      )
    case .tooSmall:
      (
        "It is smaller than a target should be.",
        "Make it larger, or leave room around it.",
        "WCAG 2.2, 2.5.8; HIG, Accessibility; Android, "
          + "accessibility"
      )
    case .samePlace:
      (
        "Two things that can have the focus lie in the same place.",
        "Move them apart, or let only one of them have it.",
        "Accessibility Test Framework for Android, DuplicateClickableBoundsCheck"
      )
    case .nameless:
      (
        "Nothing says what it is called.",
        "Give it a text or an accessibilityLabel; in a layout, title or label.",
        "WCAG 2.2, 4.1.2; Accessibility Test Framework for Android, SpeakableTextPresentCheck"
      )
    case .sameName:
      (
        "Two things in one group have the same name.",
        "Say what each is for, or put them into groups that have names.",
        "WCAG 2.2, 2.4.6; Accessibility Test Framework for Android, DuplicateSpeakableTextCheck"
      )
    case .lostFocus:
      (
        "What had the focus has gone, and the focus does not stay near or come back.",
        "Ask for the focus where a person was: a neighbour, or what opened what has closed.",
        "WCAG 2.2, 2.4.3; Xbox Accessibility Guideline 113"
      )
    case .changeOnFocus:
      (
        "Something happens only because it has the focus.",
        "Wait until it is activated.", "WCAG 2.2, 3.2.1"
      )
    case .slowFirstFrame:
      (
        "The focus shows late.", "Let the indicator appear with the key, and move afterwards.",
        "RAIL, response within 100 ms"
      )
    case .modelDiffers:
      (
        "The same key leads elsewhere under another platform’s rules.",
        "Line items up, so that every search finds the same one, or name neighbours.",
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
