import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloSittings

/// Samples that tests save.
enum SittingSamples {
  static let size = CGSize(width: 320, height: 200)
  /// The local time 15:09:26 on 14 March 2025.
  static var date: Date {
    get throws {
      try #require(
        Calendar(identifier: .gregorian).date(
          from: DateComponents(
            year: 2025, month: 3, day: 14, hour: 15, minute: 9, second: 26)))
    }
  }

  /// Three tiles on a background, one of them with a ring.
  static func list(focused: Int = 1, size: CGSize = size) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    let items = (0..<3).flatMap { index -> [DisplayItem] in
      let box = CGRect(
        x: size.width * (0.08 + 0.3 * CGFloat(index)), y: size.height * 0.3,
        width: size.width * 0.24, height: size.height * 0.4)
      let shape = Shape.rounded(box, radius: 10, curve: .continuous)
      let ring = DisplayContent.stroke(shape, width: 3, color: Color(hex: 0x0A84FF), dash: [])
      let contents =
        [.fill(shape, .color(Color(hex: 0xE8A33D)))] + (index == focused ? [ring] : [])
      return contents.enumerated().map { part, content in
        DisplayItem(
          id: DisplayItemID(view: UInt64(index + 1), part: UInt16(part)), transform: .identity,
          clip: bounds, alpha: 1, content: content)
      }
    }
    let ground = Paint.linear(
      Gradient(Color(hex: 0xFDFDFE), Color(hex: 0xC9D4E4)), from: .zero,
      to: CGPoint(x: 0, y: size.height))
    return DisplayList(size: size, background: ground, items: items)
  }

  @MainActor
  static func draw(_ list: DisplayList, scale: CGFloat = 1) throws -> PixelSurface {
    let renderer = Renderer(text: TestFonts.textEngine())
    return try renderer.picture(of: list, scale: scale)
  }

  static func take(
    _ kind: Take.Kind = .shot, _ file: String = "photos.png", note: String = "",
    arrows: [Take.Arrow] = []
  ) throws -> Take {
    try Take(
      kind: kind, file: file, title: "Photos", size: size,
      facts: [
        .init("Screen", "photos"), .init("Focus model", "Beam"), .init("Focused", "Beach"),
        .init("Why", "Right of “Lake”, in the beam, and nearest."),
      ], keys: ["Tab", "shift+Right"], note: note, arrows: arrows, time: date)
  }
}
