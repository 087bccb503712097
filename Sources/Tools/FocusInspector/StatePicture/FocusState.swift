/// The relation of an item or environment to the focus.
package enum FocusState: CaseIterable, Sendable {
  /// It has the focus.
  case focused
  /// It contains the focused item.
  case ancestor
  /// It is a stop of Tab.
  case tab
  /// It can have the focus and is not a stop of Tab, but arrows lead to it.
  case arrows
  /// It can have the focus, but no key leads to it.
  case unreached
  /// It refuses the focus, or cannot have it.
  case refuses

  /// The text in a legend.
  package var title: String {
    switch self {
    case .focused: "has the focus"
    case .ancestor: "is around it"
    case .tab: "Tab goes through it"
    case .arrows: "only arrows lead to it"
    case .unreached: "no key leads to it"
    case .refuses: "refuses the focus"
    }
  }
}
