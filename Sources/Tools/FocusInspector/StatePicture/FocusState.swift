/// How something on a screen stands to the focus.
package enum FocusState: CaseIterable, Sendable {
  /// It has the focus.
  case focused
  /// It is around what has the focus.
  case ancestor
  /// Tab goes through it.
  case tab
  /// It can have the focus, and is no stop of Tab: arrows lead to it.
  case arrows
  /// It can have the focus, and no key leads to it.
  case unreached
  /// It wants the focus and cannot have it.
  case refuses

  /// For a legend.
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
