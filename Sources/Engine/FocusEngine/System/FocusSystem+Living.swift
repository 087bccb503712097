/// The systems there are, for `FocusDebugger.status()`; none is kept alive.
extension FocusSystem {
  private struct Weak {
    weak var system: FocusSystem?
  }

  private static var enlisted: [Weak] = []

  static func enlist(_ system: FocusSystem) {
    enlisted.removeAll { $0.system == nil }
    enlisted.append(Weak(system: system))
  }

  /// In the order in which they were made.
  static var living: [FocusSystem] { enlisted.compactMap(\.system) }
}
