/// The list of living systems, for `FocusDebugger.status()`; it keeps none of them alive.
extension FocusSystem {
  private struct Weak {
    weak var system: FocusSystem?
  }

  private static var enlisted: [Weak] = []

  static func enlist(_ system: FocusSystem) {
    enlisted.removeAll { $0.system == nil }
    enlisted.append(Weak(system: system))
  }

  /// The living systems, in the order of their creation.
  static var living: [FocusSystem] { enlisted.compactMap(\.system) }
}
