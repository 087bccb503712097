/// The state of the keyboard focus: whether keys come to a window.
///
/// They come to the window with the input focus. If no window has it, as without a window manager,
/// or if an ancestor has it, they come to the window under the pointer.
struct KeyboardFocus: Equatable {
  enum Change: Equatable {
    /// The focus came to the window (true) or left it; `ancestor` is whether it came from or went
    /// to an ancestor.
    case focus(Bool, ancestor: Bool)
    /// Keys begin (true) or cease to come to the window under the pointer, which is in this window.
    case pointerFocus(Bool)
    /// The pointer entered the window (true) or left it; `hasFocus` is whether keys come to the
    /// window under it, or this window has the focus anyway.
    case pointer(Bool, hasFocus: Bool)
  }

  /// Whether the window has the focus itself, not only because of the pointer.
  private(set) var isOnWindow = false
  private var isWithPointer = false
  private var hasPointer = false

  /// Whether keys come to the window now.
  var isHere: Bool { isOnWindow || isWithPointer }

  mutating func apply(_ change: Change) {
    switch change {
    case .focus(let comes, let ancestor):
      isOnWindow = comes
      // When the focus goes to an ancestor, no event reports the pointer (X protocol, FocusOut).
      isWithPointer = !comes && ancestor && hasPointer
    case .pointerFocus(let comes): isWithPointer = comes
    case .pointer(let comes, let hasFocus):
      hasPointer = comes
      isWithPointer = comes && hasFocus && !isOnWindow
    }
  }
}
