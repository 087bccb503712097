/// Tells the views of a window which it is.
///
/// Not a weak reference in each of them: see `View.superview`. The window clears this when it is
/// deallocated.
final class WindowPlace: @unchecked Sendable {
  unowned(unsafe) var window: Window?

  init(_ window: Window) { self.window = window }
}
