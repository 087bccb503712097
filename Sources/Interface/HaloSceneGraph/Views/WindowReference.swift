/// Which window views are in: one object for all of them, which the window empties when it is
/// deallocated.
///
/// Not a weak reference in each view: see ``HierarchyLinks/parent``.
final class WindowReference: @unchecked Sendable {
  unowned(unsafe) var window: Window?

  init(_ window: Window) { self.window = window }
}
