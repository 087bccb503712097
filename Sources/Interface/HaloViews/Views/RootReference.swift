/// A reference to the root, shared by all views under it; the root clears it when it is
/// deallocated.
///
/// Views do not hold the root weakly: see ``HierarchyLinks/parent``.
final class RootReference: @unchecked Sendable {
  unowned(unsafe) var view: RootView?

  init(_ view: RootView) { self.view = view }
}
