import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloHosting

extension UIApplicationDelegate {
  /// Starts the program in a test, as `@main` does without options, and gives its window.
  ///
  /// The whole program is then tested without a display:
  ///
  ///     let screen = FocusHarness(try AppDelegate.launch(model: .tv))
  ///
  /// It may be launched any number of times in one process. `UIApplication.shared`, `UIScreen.main`
  /// and `UIDevice.current` are those of the program that was launched last; of one before it
  /// nothing is kept but what its window holds.
  ///
  /// - Parameters:
  ///   - size: of the window, in points; nil: as without `--size`.
  ///   - model: which keys move the focus, and how it looks.
  ///   - style: light or dark; unspecified is light.
  ///   - textEngine: measures and draws text, for instance `TestFonts.textEngine()`; nil: one with
  ///     the fonts of programs, of which `Scripts/uikit` lets tests find the test fonts alone.
  /// - Returns: The window that was made key and visible last.
  /// - Throws: What a program ends with that cannot start, in one line: there is no window, a class
  ///   that cannot be made, or no font.
  public static func launch(
    size: CGSize? = nil, model: FocusModel = .pad, style: UserInterfaceStyle = .light,
    textEngine: TextEngine? = nil
  ) throws -> UIWindow {
    let setup = try WindowSetup(
      size: size ?? WindowSetup.standardSize, model: model, style: style,
      text: textEngine ?? TextEngine())
    return try ProgramLaunch(setup: setup).window(of: self)
  }
}
