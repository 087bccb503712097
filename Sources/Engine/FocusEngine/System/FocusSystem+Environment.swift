/// The top of its hierarchy, above the root: requests and the debugger take the system itself
/// (WWDC21 10260, 15:44).
extension FocusSystem: FocusSystemProviding {
  /// The system itself.
  public var focusSystem: FocusSystem? { self }
  /// Where its root leads.
  public var preferredFocusEnvironments: [any FocusEnvironment] { root.map { [$0] } ?? [] }
  /// nil: nothing is around a system.
  public var parentFocusEnvironment: (any FocusEnvironment)? { nil }
  /// The root's.
  public var focusItemContainer: (any FocusItemContainer)? { root?.focusItemContainer }
  /// Names the root.
  public var focusDebugLabel: String { "focus system of \(root?.focusDebugLabel ?? "no root")" }
}
