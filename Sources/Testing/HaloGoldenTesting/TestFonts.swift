import Foundation
import HaloCairoRenderer

/// The fonts of test pictures: DejaVu, and Motoya L Cedar for the Japanese letters that it lacks,
/// without hinting, whatever fonts the machine has.
public enum TestFonts {
  /// Returns a text engine that finds only these fonts.
  ///
  /// Fontconfig reads its configuration only once. Every engine of a test process must therefore be
  /// created here: if the first engine is created elsewhere, all later ones have its fonts.
  @MainActor
  public static func textEngine() -> TextEngine {
    pin()
    return TextEngine(families: .dejaVu)
  }

  /// Selects the fonts by an environment variable, also for programs that tests start and for
  /// engines that are created elsewhere; see ``textEngine()``.
  package static func pin() { _ = pinned }

  private static let pinned: Void = {
    setenv("FONTCONFIG_FILE", PackageFolder.path("Assets/fonts/test-fonts.conf"), 1)
  }()
}
