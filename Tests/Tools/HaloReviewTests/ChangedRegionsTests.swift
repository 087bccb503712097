import HaloCairoRenderer
import HaloGoldenTesting
import HaloPictureTestSupport
import Testing

@testable import HaloReview

struct ChangedRegionsTests {
  private func boxes(_ rects: [PixelRect], width: Int = 400, height: Int = 300) -> [PixelRect] {
    var regions = ChangedRegions(width: width, height: height)
    for rect in rects {
      for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { regions.add(x: x, y: y) } }
    }
    return regions.boxes
  }

  @Test func `a changed region has a box that is exact to the pixel`() {
    for rect in [
      Samples.rect(0, 0, 1, 1), Samples.rect(13, 7, 50, 31), Samples.rect(399, 299, 1, 1),
    ] {
      #expect(boxes([rect]) == [rect])
    }
    #expect(boxes([]).isEmpty)
  }

  @Test func `separate changed regions have separate boxes, in order from the top`() {
    let parts = [
      Samples.rect(300, 10, 20, 20), Samples.rect(10, 12, 30, 30), Samples.rect(50, 200, 9, 9),
    ]
    #expect(boxes(parts) == [parts[0], parts[1], parts[2]])
  }

  @Test func `changed regions that are close to each other share a box`() {
    let parts = [Samples.rect(10, 10, 20, 20), Samples.rect(38, 10, 20, 20)]
    #expect(boxes(parts) == [Samples.rect(10, 10, 48, 20)])
  }

  @Test func `the boxes of random changes are few, contain every pixel and do not overlap`() {
    for seed in 0..<UInt64(RandomCases.count(of: 40)) {
      var random = SeededGenerator(seed: seed)
      var regions = ChangedRegions(width: 400, height: 300)
      let pixels = (0..<Int.random(in: 1...900, using: &random)).map { _ in
        (Int.random(in: 0..<400, using: &random), Int.random(in: 0..<300, using: &random))
      }
      for (x, y) in pixels { regions.add(x: x, y: y) }
      let boxes = regions.boxes
      #expect((1...ChangedRegions.most).contains(boxes.count), "seed \(seed)")
      #expect(
        pixels.allSatisfy { pixel in
          boxes.contains { box in
            (box.x..<box.maxX).contains(pixel.0) && (box.y..<box.maxY).contains(pixel.1)
          }
        }, "seed \(seed)")
      for (index, box) in boxes.enumerated() {
        #expect(
          boxes[(index + 1)...].allSatisfy { $0.intersection(box).isEmpty }, "seed \(seed)")
      }
    }
  }
}
