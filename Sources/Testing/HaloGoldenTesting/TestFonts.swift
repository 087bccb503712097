import Foundation
import HaloCairoRenderer

/// The fonts of test pictures: DejaVu alone, unhinted, whatever else the machine has.
public enum TestFonts {
  /// A text engine that knows these fonts alone.
  ///
  /// Fontconfig reads its configuration once, so every engine of a test process is to be made here:
  /// one that comes first without it would choose the fonts of all others.
  @MainActor
  public static func textEngine() -> TextEngine {
    pin()
    return TextEngine(families: .dejaVu)
  }

  /// For programs that the tests start, and engines that others make; see ``textEngine()``.
  package static func pin() { _ = pinned }

  private static let pinned: Void = {
    setenv("FONTCONFIG_FILE", PackageFolder.path("Assets/fonts/test-fonts.conf"), 1)
  }()
}
