import HaloCairoRenderer
import HaloPictureTestSupport
import Testing

@testable import HaloReview

struct PictureComparisonTests {
  @Test
  func `different pixels are counted, boxed, and measured by their strongest channel`() throws {
    let square = Samples.rect(20, 30, 10, 8)
    let comparison = PictureComparison(
      try Samples.surface(), try Samples.surface(square: square, 0xFFFF_FFFF), levels: 0)
    #expect(comparison.differing == 80 && comparison.pixels == 16_000)
    #expect(comparison.boxes == [square])
    #expect(comparison.largest == 255 - 20)
    #expect(comparison.share == 0.005)
  }

  @Test func `levels that differ up to the threshold count as the same`() throws {
    let plain = try Samples.surface(50, 50) { _, _ in 0xFF40_4040 }
    let other = try Samples.surface(50, 50) { x, _ in x < 5 ? 0xFF48_4040 : 0xFF40_4040 }
    #expect(PictureComparison(plain, other, levels: 8).differing == 0)
    #expect(PictureComparison(plain, other, levels: 8).largest == 8)
    #expect(PictureComparison(plain, other, levels: 7).differing == 250)
  }

  @Test(arguments: [
    (0, "0 %"), (0.00001, "under 0.01 %"), (0.0012, "0.12 %"), (0.005, "0.5 %"), (0.012, "1.2 %"),
    (0.05, "5 %"), (0.123, "12 %"), (1, "100 %"),
  ])
  func `shares of different pixels are written in percent with few digits`(
    share: Double, words: String
  ) {
    #expect(PictureComparison.percent(share) == words)
  }
}
