import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph
import HaloSourceText

@testable import HaloLayoutFiles

/// A target for the text of a layout, which is read, shown, drawn and used with keys.
struct LayoutTarget: FuzzTarget {
  /// The fields, kinds, models and strategies, and other words of layouts.
  let words =
    ViewKind.allCases.flatMap { [$0.rawValue] + $0.fieldNames } + FocusModel.all.map(\.name)
    + FocusStrategy.allCases.map(\.rawValue) + [
      "model", "size", "strategy", "anchorBand", "diagonals", "direction", "focus", "views", "rtl",
      "true", "false", "none", "up", "down", "left", "right", "rect", "path", "radius", "curve",
      "position", "outside", "inside", "reference", "container", "&x", "*x", "<<", "~",
    ]
  private static let file = "fuzz.yaml"
  private let readImage: ImageReading = LayoutTarget.imageReading

  func run(_ input: [UInt8]) {
    guard let text = String(validating: input, as: UTF8.self) else { return }
    do {
      let document = try LayoutDocument(text: text, file: Self.file)
      var screen = try show(document)
      let other = try show(document)
      screen.promiseSame(try picture(screen), try picture(other), "shown again")
      screen.press(ScreenVisit.keys(seed: input.seed, count: 20))
      try screen.leave()
    } catch {
      promise(error is SourceError || error is SourceErrors, "\(type(of: error))")
      for line in "\(error)".split(separator: "\n", omittingEmptySubsequences: false) {
        promiseOneLine(String(line), about: Self.file)
      }
    }
  }

  private func picture(_ visit: ScreenVisit) throws -> PixelSurface {
    try ScreenVisit.renderer.picture(of: visit.player.frame())
  }

  private func show(_ document: LayoutDocument) throws -> ScreenVisit {
    let controller = try LayoutBuilder(readImage: readImage).makeController(for: document)
    let window = Window(
      size: CGSize(width: 400, height: 250), model: document.model, appearance: .light,
      textMeasurer: ScreenVisit.renderer.text)
    controller.show(in: window)
    return try ScreenVisit(window)
  }

  /// A reader that returns two pixels for every picture, except for missing ones.
  static let imageReading: ImageReading = { path in
    if path.contains("missing") { throw MissingPicture() }
    return Image(Bitmap(width: 2, height: 1, pixels: [0xFF80_4020, 0x8000_0040]))
  }

  private struct MissingPicture: Error, CustomStringConvertible {
    let description = "there is no such picture"
  }
}
