import ArgumentParser
import Foundation

/// The options for a screen's size, for every command that makes a picture of one.
struct PictureOptions: ParsableArguments {
  /// The help for the size of a screen.
  static var sizeHelp: ArgumentHelp {
    ArgumentHelp(
      "Size of the screen in points, such as 1280x800; by default its own size.", valueName: "WxH")
  }

  @Option(help: PictureOptions.sizeHelp, transform: SizeArgument.init(parsing:))
  var size: SizeArgument?

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp("Pixels per point (0.5 to 4); 1 by default.", valueName: "n"),
    transform: ScaleArgument.init(parsing:))
  private var givenScale: ScaleArgument?

  /// The device pixels per point.
  var scale: CGFloat { givenScale?.scale ?? 1 }

  /// Checks the size of a picture, given in points.
  ///
  /// - Throws: an error for more pixels than a picture may have.
  func checkPixels(_ size: CGSize) throws {
    guard max(size.width, size.height) * scale <= 16_384 else {
      throw ValidationError(
        "the picture would be more than 16384 pixels wide or high: use a smaller --size or --scale")
    }
  }
}
