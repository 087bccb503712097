/// Whether keys come to a window.
///
/// They come to the window that has the input focus. Where none has it, as without a window manager,
/// or one does that the window lies in, they come to the window under the pointer.
struct KeyboardFocus: Equatable {
  enum Change: Equatable {
    /// The focus came to the window (true) or left it; `ancestor`: for, or from, one that it lies
    /// in.
    case focus(Bool, ancestor: Bool)
    /// Keys begin, or no longer, to come wherever the pointer is, which is in the window.
    case pointerFocus(Bool)
    /// The pointer came into the window (true) or left it; `hasFocus`: keys come to the window under
    /// it, or the window has the focus anyway.
    case pointer(Bool, hasFocus: Bool)
  }

  /// Whether the window, and not only the pointer, has it.
  private(set) var isOnWindow = false
  private var isWithPointer = false
  private var hasPointer = false

  /// Whether keys come now.
  var isHere: Bool { isOnWindow || isWithPointer }

  mutating func apply(_ change: Change) {
    switch change {
    case .focus(let comes, let ancestor):
      isOnWindow = comes
      // From a window to one that it lies in nothing is told of the pointer (X protocol, FocusOut).
      isWithPointer = !comes && ancestor && hasPointer
    case .pointerFocus(let comes): isWithPointer = comes
    case .pointer(let comes, let hasFocus):
      hasPointer = comes
      isWithPointer = comes && hasFocus && !isOnWindow
    }
  }
}
