import FocusEngine

/// The effect of a finding's keys according to the graph.
///
/// A replay leads the focus to ``origin``, presses ``keys`` and compares.
struct AuditClaim: Hashable, Sendable {
  /// The index of the item at which ``keys`` are pressed.
  var origin: Int
  /// The keys that show the problem.
  var keys: [FocusGraph.Key] = []
  /// The indices of the items that have the focus after each key; the same as before for a key
  /// that leads nowhere.
  var ends: [Int] = []
  /// The keys that may lead to the origin; nil for all.
  var routeKeys: Set<FocusGraph.Key>?
  /// The places that the items must have before the last key; nil for any.
  var geometry: Geometry?

  /// A movement by other keys that would prove the finding wrong; nil for none.
  var refutation: Refutation?

  /// Whether the claim only says that keys lead to the origin, which does not decide whether the
  /// finding is true.
  var isOnlyWay: Bool { keys.isEmpty && refutation == nil }

  /// A movement that proves the finding wrong.
  enum Refutation: Hashable, Sendable {
    /// Keys lead to the item with this index.
    case reaches(Int)
    /// Keys lead from these items to another one.
    case leaves(Set<Int>)
  }

  /// A relation between the items' frames.
  enum Geometry: Hashable, Sendable {
    /// The last item lies more to the side of the origin than ahead of it.
    case sideways
    /// The item with this index lies ahead of the origin, and for another end nearer than that.
    case ahead(Int)
  }
}
