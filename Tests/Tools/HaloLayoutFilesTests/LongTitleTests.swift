import Foundation
import HaloCairoRenderer
import HaloControls
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// Titles that are wider than any screen.
@MainActor
struct LongTitleTests {
  @Test(arguments: [1_000_000, 20_000_000])
  func `a title of any length is laid out and drawn in every kind of view`(letters: Int) throws {
    let stage = try LayoutStage(
      """
      size: [640, 400]
      views:
        - {id: button, kind: button, title: title, frame: [10, 10, 300, 60]}
        - {id: label, kind: label, title: title, frame: [10, 80, 300, 60]}
        - {id: field, kind: text-field, title: title, frame: [10, 150, 300, 60]}
        - {id: filled, kind: text-field, frame: [10, 220, 300, 60]}
        - {id: poster, kind: poster, title: title, frame: [330, 10, 200, 120]}
        - {id: cell, kind: cell, title: title, frame: [330, 150, 200, 60]}
      """)
    let title = String(repeating: String(repeating: "W", count: 1_000), count: letters / 1_000)
    for id in ["button", "label", "field", "poster", "cell"] {
      let element = try #require(try stage.view(id) as? any LayoutElement)
      element.fields.title = title
    }
    let filled = try #require(try stage.view("filled") as? TextField)
    filled.text = title
    stage.player.rest()
    let list = stage.player.frame()
    let texts = list.items.compactMap { item in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
    #expect(texts.filter { $0.hasPrefix("WWW") }.count == 6)
    #expect(texts.allSatisfy { $0.utf8.count <= 1 << 16 })
    let surface = try PixelSurface(width: 640, height: 400)
    try Renderer(text: TestFonts.textEngine())
      .draw(list, on: surface, scale: 1, region: [surface.bounds])
  }
}
