/// A way in which the focused item shows the focus.
enum FocusIndicator: String, CaseIterable, Sendable {
  case ring, highlight, lift, none

  var meaning: String {
    switch self {
    case .ring: "a ring is drawn around it, or inside"
    case .highlight: "it is filled with the tint, or on a television with the colour of the focus"
    case .lift: "it is larger than without the focus"
    case .none: "none of these, though it may have a look of its own"
    }
  }
}
