import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloHosting

extension UIApplicationDelegate {
  /// Launches the program for a test, like `@main` without options, and returns its window.
  ///
  /// The whole program can then be tested without a display:
  ///
  ///     let screen = FocusHarness(try AppDelegate.launch(model: .tv))
  ///
  /// It may be launched any number of times in one process. `UIApplication.shared`, `UIScreen.main`
  /// and `UIDevice.current` belong to the program that was launched last; of an earlier one only
  /// what its window holds is kept.
  ///
  /// - Parameters:
  ///   - size: the size of the window in points; nil for that without `--size`, and on a television
  ///     for 1920 × 1080 points. A television's screen is scaled to another size, in pictures too.
  ///   - model: the focus model.
  ///   - style: light or dark; unspecified is light.
  ///   - textEngine: measures and draws text, for instance `TestFonts.textEngine()`; nil for one
  ///     with the usual fonts. `Scripts/uikit` lets tests find only the test fonts.
  /// - Returns: the window that was made key and visible last.
  /// - Throws: the error, in one line, of a program that cannot start: there is no window, a class
  ///   cannot be created, or no font is found.
  public static func launch(
    size: CGSize? = nil, model: FocusModel = .pad, style: UserInterfaceStyle = .light,
    textEngine: TextEngine? = nil
  ) throws -> UIWindow {
    let setup = try WindowSetup(
      size: size ?? WindowSetup.plainSize(for: model), model: model, style: style,
      text: textEngine ?? TextEngine())
    return try ProgramLaunch(setup: setup).window(of: self)
  }
}
