import FocusEngine

/// The decisions of the Overrides scene's program.
struct OverrideOptions: Equatable {
  /// The list's `allowsFocus`.
  var allowsFocus = true
  /// Whether the list has a delegate that decides for each cell, which precedes `allowsFocus`.
  var asksDelegate = false
  /// Whether the vault refuses an update that would give it the focus.
  var isRefusing = false
  /// Whether the command for Return has priority over the system.
  var hasPriority = false
  var deferralMode = FocusItemDeferralMode.automatic

  /// A decision with its values in words.
  struct Choice {
    let id: String
    let title: String
    let value: @Sendable (OverrideOptions) -> String
    let change: @Sendable (inout OverrideOptions) -> Void
  }

  static let choices = [
    Choice(
      id: "allows-focus", title: "allowsFocus",
      value: { $0.allowsFocus ? "true" : "false" }, change: { $0.allowsFocus.toggle() }),
    Choice(
      id: "can-focus-item", title: "canFocusItemAt",
      value: { $0.asksDelegate ? "every other cell" : "no delegate" },
      change: { $0.asksDelegate.toggle() }),
    Choice(
      id: "should-update", title: "shouldUpdateFocus",
      value: { $0.isRefusing ? "refuses" : "allows" }, change: { $0.isRefusing.toggle() }),
    Choice(
      id: "priority", title: "Return command",
      value: { $0.hasPriority ? "has priority" : "is silent" },
      change: { $0.hasPriority.toggle() }),
    Choice(
      id: "deferral", title: "Deferral mode",
      value: { $0.deferralMode.words }, change: { $0.deferralMode = $0.deferralMode.following }),
  ]
}

extension FocusItemDeferralMode {
  fileprivate var words: String {
    switch self {
    case .automatic: "automatic"
    case .always: "always"
    case .never: "never"
    }
  }

  fileprivate var following: FocusItemDeferralMode {
    switch self {
    case .automatic: .always
    case .always: .never
    case .never: .automatic
    }
  }
}
