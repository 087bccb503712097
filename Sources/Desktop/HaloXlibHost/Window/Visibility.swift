/// The state that determines whether a window can be visible.
struct Visibility: Equatable {
  private(set) var isMapped = false
  private(set) var isObscured = false
  private(set) var isHidden = false
  private var isExposed = false

  var isAny: Bool { isMapped && isExposed && !isObscured && !isHidden }

  mutating func map() {
    isMapped = true
    // A window manager that died while the window was minimized does not clear that state.
    isHidden = false
  }

  mutating func unmap() { (isMapped, isExposed) = (false, false) }
  mutating func expose() { isExposed = true }
  mutating func obscure(_ isObscured: Bool) { self.isObscured = isObscured }
  mutating func hide(_ isHidden: Bool) { self.isHidden = isHidden }
}
