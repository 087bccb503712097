import CHaloX11
import Foundation

/// The locale that compose tables and input methods are chosen by: process-wide, and set once.
@MainActor
enum InputLocale {
  /// Whether Xlib can tell text from keys; false: keys type what their symbols do.
  static let isUsable: Bool = {
    // Characters only: numbers and dates stay as they are.
    let chosen = setlocale(LC_CTYPE, "").map { String(cString: $0) }
    // Without a language there are dead keys all the same, so UTF-8 it is.
    if chosen == nil || chosen == "C" || chosen == "POSIX" || XSupportsLocale() == 0 {
      guard setlocale(LC_CTYPE, "C.UTF-8") != nil else { return false }
    }
    return XSupportsLocale() != 0
  }()
}
