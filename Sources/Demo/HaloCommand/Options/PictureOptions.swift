import ArgumentParser
import Foundation

/// The options for a screen's size, for every command that makes a picture of one.
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

  /// The device pixels per point.
  var scale: CGFloat { givenScale?.scale ?? 1 }

  /// Checks the size of a picture, given in points.
  ///
  /// - Throws: an error for more pixels than a picture may have.
  func checkPixels(_ size: CGSize) throws {
    guard max(size.width, size.height) * scale <= 16_384 else {
      throw ValidationError("a picture may be at most 16384 pixels wide and high")
    }
  }
}
