import ArgumentParser
import DemoScenes
import DisplayList
import Foundation
import SceneGraph

/// How a screen is drawn, on every command that makes a picture of one.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Size of the screen in points; 1280x800, or the layout's, unless given.",
      valueName: "WxH"))
  var size: SizeArgument?

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp("Device pixels a point, 0.5 to 4.", valueName: "n"))
  private var givenScale: ScaleArgument?

  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  /// Device pixels a point.
  var scale: CGFloat { givenScale?.scale ?? 1 }

  /// - Throws: an error for more pixels than a picture may have.
  func checkPixels(_ size: CGSize) throws {
    guard max(size.width, size.height) * scale <= 16_384 else {
      throw ValidationError("a picture may be at most 16384 pixels wide and high")
    }
  }

  /// The screen under a clock that is turned by hand, and the demo's keys in it.
  ///
  /// - Parameters:
  ///   - screen: what is shown.
  ///   - textMeasurer: the one of the renderer that will draw.
  ///   - size: points, where none was asked for; nil: the screen's own.
  /// - Returns: Both, for as long as the screen is played.
  @MainActor
  func play(
    _ screen: any Screen, textMeasurer: any TextMeasuring, otherwise size: CGSize? = nil
  ) -> (player: ScenePlayer, demoKeys: DemoKeys) {
    let looks = ScreenLooks(looks, rules)
    let window = Window(
      showing: screen, size: self.size?.size ?? size, looks: looks, modifiers: keyboard.modifiers,
      textMeasurer: textMeasurer)
    return (
      ScenePlayer(window: window, scale: scale),
      DemoKeys(in: window, scene: screen as? DemoScene, looks: looks, variation: screen.variation)
    )
  }
}
