/// The focus system as the top of its hierarchy, above the root, for requests and the debugger
/// (WWDC21 10260, 15:44).
extension FocusSystem: FocusSystemProviding {
  /// The system itself.
  public var focusSystem: FocusSystem? { self }
  /// The root; empty if it has been freed.
  public var preferredFocusEnvironments: [any FocusEnvironment] { root.map { [$0] } ?? [] }
  /// The parent environment, always nil: a system is at the top of its hierarchy.
  public var parentFocusEnvironment: (any FocusEnvironment)? { nil }
  /// The root's container; nil if the root has none or has been freed.
  public var focusItemContainer: (any FocusItemContainer)? { root?.focusItemContainer }
  /// The name of the system in explanations; includes the root's label.
  public var focusDebugLabel: String { "focus system of \(root?.focusDebugLabel ?? "no root")" }
}
