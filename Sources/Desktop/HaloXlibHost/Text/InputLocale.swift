import CHaloX11
import Foundation

/// The locale that determines compose tables and input methods; process-wide, and set once.
@MainActor
enum InputLocale {
  /// Whether Xlib can convert keys to text; if not, keys type the characters of their symbols.
  static let isUsable: Bool = {
    // Only the category of characters is set: numbers and dates stay as they are.
    let chosen = setlocale(LC_CTYPE, "").map { String(cString: $0) }
    // Without a language UTF-8 is used, since dead keys work all the same.
    if chosen == nil || chosen == "C" || chosen == "POSIX" || XSupportsLocale() == 0 {
      guard setlocale(LC_CTYPE, "C.UTF-8") != nil else { return false }
    }
    return XSupportsLocale() != 0
  }()
}
