import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloSittings

@MainActor
struct SittingPictureTests {
  private let text = TestFonts.textEngine()

  private let arrows = [
    Take.Arrow(tail: CGPoint(x: 60, y: 24), head: CGPoint(x: 150, y: 78)),
    Take.Arrow(tail: CGPoint(x: 290, y: 180), head: CGPoint(x: 256, y: 132)),
  ]

  private func annotated(
    _ note: String, _ arrows: [Take.Arrow], size: CGSize = SittingSamples.size
  ) -> DisplayList {
    AnnotatedPicture.displayList(
      of: SittingSamples.list(size: size), note: note, arrows: arrows, text: text)
  }

  @Test("a picture without a note and arrows does not change")
  func nothing() throws {
    #expect(annotated(" \n", []) == SittingSamples.list())
  }

  @Test("arrows change only the pixels beneath them and not the size of the picture")
  func arrowsAlone() throws {
    let list = annotated("", arrows)
    #expect(list.size == SittingSamples.size)
    let (plain, drawn) = (
      try SittingSamples.draw(SittingSamples.list()), try SittingSamples.draw(list)
    )
    #expect(drawn.pixel(x: 145, y: 75) == 0xFF3B30)
    #expect(drawn.pixel(x: 100, y: 48) == 0xFF3B30)
    #expect(drawn.pixel(x: 200, y: 20) == plain.pixel(x: 200, y: 20))
  }

  @Test("a note stands below the picture and takes as many lines as it needs")
  func notes() throws {
    let short = annotated("Too thin", [])
    let long = annotated(String(repeating: "The ring is too thin here. ", count: 12), [])
    #expect(short.size.width == 320 && short.size.height > 230 && short.size.height < 260)
    #expect(long.size.height > short.size.height + 60)
    let (plain, drawn) = (
      try SittingSamples.draw(SittingSamples.list()), try SittingSamples.draw(short)
    )
    for y in stride(from: 0, to: 200, by: 7) {
      #expect(drawn.pixel(x: 12, y: y) == plain.pixel(x: 12, y: y))
    }
    #expect(drawn.pixel(x: 18, y: 226) == 0xFF3B30)
  }

  @Test("a small picture becomes wider to make room for its note")
  func smallPictures() throws {
    let size = CGSize(width: 60, height: 40)
    let list = annotated("Too thin", [], size: size)
    #expect(list.size.width == 320)
    let drawn = try SittingSamples.draw(list)
    #expect(drawn.pixel(x: 200, y: 20) == drawn.pixel(x: 300, y: 45))
  }

  @Test("the height of a note is limited, however long it is")
  func endlessNotes() {
    #expect(annotated(String(repeating: "word\n", count: 90_000), []).size.height < 1200)
  }
}

extension PixelSurface {
  /// The colour of a pixel, `0xRRGGBB`.
  fileprivate func pixel(x: Int, y: Int) -> UInt32? {
    data.map { ($0 + y * stride).loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) & 0xFFFFFF }
  }
}
