/// Which root views are under: one object for all of them, which the root empties when it is
/// deallocated.
///
/// Not a weak reference in each view: see ``HierarchyLinks/parent``.
final class RootReference: @unchecked Sendable {
  unowned(unsafe) var view: RootView?

  init(_ view: RootView) { self.view = view }
}
