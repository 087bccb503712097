import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloPictureTestSupport
import Testing

@testable import HaloImageFiles
@testable import HaloReview

struct PictureReviewTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func review(_ thresholds: Thresholds = Thresholds()) throws -> PictureReview {
    try PictureReview(
      before: PictureFolder("\(scratch.path)/before"),
      after: PictureFolder("\(scratch.path)/after"),
      thresholds: thresholds, versions: ["Halo 1"])
  }

  private func put(_ before: [UInt8]?, _ after: [UInt8]?, _ name: String) throws {
    if let before { try scratch.put(before, "before/\(name)") }
    if let after { try scratch.put(after, "after/\(name)") }
  }

  private static let square = Samples.rect(20, 20, 40, 40)

  @Test func `each picture of a review is changed, new, gone or the same`() throws {
    let (plain, other) = (try Samples.picture(), try Samples.picture(square: Self.square))
    try put(plain, other, "a.png")
    try put(nil, plain, "b.png")
    try put(plain, nil, "c.png")
    try put(plain, Samples.picture(facts: [("Focused", "ok")]), "sub/d.png")
    let review = try review()
    #expect(review.entries.map(\.path) == ["a.png", "b.png", "c.png", "sub/d.png"])
    #expect(review.entries.map(\.state) == [.changed, .new, .gone, .same])
    #expect(review.entries[0].difference == "10 % of the pixels differ, by up to 235 of 255")
    #expect(review.entries[3].difference == "The same in every pixel")
    #expect(review.summary == "1 changed, 1 new, 1 gone, 1 same")
    #expect(review.entries[3].facts == [.init(name: "Focused", before: nil, after: "ok")])
  }

  @Test func `a picture of another size has changed, and both sizes are named`() throws {
    try put(Samples.picture(), Samples.picture(width: 170), "a.png")
    let entry = try #require(try review(Thresholds(levels: 255, share: 1)).entries.first)
    #expect(entry.state == .changed && entry.share == 1)
    #expect(entry.difference == "170 × 100 pixels instead of 160 × 100")
  }

  @Test func `thresholds decide which pictures have changed`() throws {
    try put(Samples.picture(), Samples.picture(square: Self.square), "a.png")
    func state(_ levels: Int, _ share: Double) throws -> ReviewEntry.State? {
      try review(Thresholds(levels: levels, share: share)).entries.first?.state
    }
    #expect(try state(0, 0) == .changed)
    #expect(try state(0, 0.0999) == .changed)
    #expect(try state(0, 0.1) == .same)
    #expect(try state(234, 0) == .changed)
    #expect(try state(235, 0) == .same)
  }

  @Test func `an error about a broken picture names its file`() throws {
    try put(Samples.picture(), Array(Samples.picture().dropLast(20)), "sub/a.png")
    #expect(
      throws: ReviewError.file(
        path: "\(scratch.path)/after/sub/a.png", reason: "a broken PNG: its end is missing")
    ) { try review() }
  }

  // MARK: Films

  private func film(_ colors: [UInt32], delay: Int = 40) throws -> [UInt8] {
    try AnimatedFile(
      colors.map { color in
        try .init(Samples.surface(20, 10) { _, _ in color }, delay: (delay, 1000))
      }
    ).bytes
  }

  @Test func `films are compared at the same times`() throws {
    try put(
      film([0xFF11_1111, 0xFF22_2222], delay: 40),
      film([0xFF11_1111, 0xFF11_1111, 0xFF22_2222, 0xFF33_3333], delay: 20), "a.png")
    let entry = try #require(try review().entries.first)
    #expect(entry.state == .changed)
    #expect(entry.moments.map(\.start) == [0, 20, 40, 60])
    #expect(entry.moments.map(\.share) == [0, 0, 0, 1])
    #expect(
      entry.difference
        == "1 of 4 moments differ, at most in 100 % of the pixels, by up to 17 of 255")
  }

  @Test func `a film that takes longer has changed`() throws {
    try put(
      film([0xFF11_1111, 0xFF22_2222], delay: 40), film([0xFF11_1111, 0xFF22_2222], delay: 50),
      "a.png")
    let entry = try #require(try review().entries.first)
    #expect(entry.state == .changed)
    #expect(entry.difference.hasPrefix("Takes 100 ms instead of 80 ms"))
  }

  // MARK: What is stored

  @Test func `the stored patches rebuild every pixel, and equal pictures are stored once`() throws {
    let pictures = try (0..<6).map { index in
      try Samples.picture(square: Samples.rect(10 * index, 5 * index, 30, 30), 0xFF20_80C0)
    }
    for (index, picture) in pictures.enumerated() {
      try put(pictures[0], picture, "light/photos-\(index).png")
      try put(picture, picture, "dark/photos-\(index).png")
    }
    let review = try review()
    let files = review.archive.pool.files
    for entry in review.entries {
      for (side, stored) in [("before", entry.before), ("after", entry.after)] {
        let stored = try #require(stored)
        let canvas = try PixelSurface(width: stored.width, height: stored.height, format: .argb32)
        for patch in stored.frames[0].patches {
          let part = try PixelSurface.readPNG(files[patch.file], from: "")
          if patch.isOver {
            canvas.blend(part, atX: patch.place.x, y: patch.place.y)
          } else {
            canvas.put(part, atX: patch.place.x, y: patch.place.y)
          }
        }
        let own = try PixelSurface.readPNG(from: "\(scratch.path)/\(side)/\(entry.path)")
        #expect(PictureDifference(canvas, own).isNone, "\(side) \(entry.path)")
      }
    }
    #expect(files.count < 12)
  }
}
