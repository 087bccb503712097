extension WindowHost {
  /// Whether anybody could see the window.
  struct Visibility: Equatable {
    var isMapped = false
    var isExposed = false
    var isObscured = false
    var isHidden = false
    var isAny: Bool { isMapped && isExposed && !isObscured && !isHidden }
  }
}
