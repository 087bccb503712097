import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusGeometry

struct AnchorBandTests {
  private let wide = CGRect(x: 0, y: 0, width: 100, height: 10)
  private let narrow = CGRect(x: 40, y: 20, width: 20, height: 10)

  @Test func `the first press of a run searches from the item itself`() {
    #expect(AnchorBand().origin(for: narrow, heading: .down) == narrow)
  }

  @Test(arguments: [FocusHeading.up, .down])
  func `presses along the axis of a run search with the first item's width`(heading: FocusHeading) {
    var band = AnchorBand()
    band.press(heading: .down, from: wide)
    band.press(heading: .down, from: narrow)
    #expect(
      band.origin(for: narrow, heading: heading) == CGRect(x: 0, y: 20, width: 100, height: 10))
  }

  @Test func `a press across the axis of a run searches from the item itself`() {
    var band = AnchorBand()
    band.press(heading: .down, from: wide)
    #expect(band.origin(for: narrow, heading: .left) == narrow)
  }

  @Test func `a press on the other axis begins a new run`() {
    var band = AnchorBand()
    band.press(heading: .down, from: wide)
    band.press(heading: .right, from: narrow)
    #expect(band.origin(for: wide, heading: .down) == wide)
    #expect(
      band.origin(for: wide, heading: .left) == CGRect(x: 0, y: 20, width: 100, height: 10))
  }

  @Test(arguments: [FocusHeading.next, .first, [.up, .left]])
  func `a heading that is not straight ends the run`(heading: FocusHeading) {
    var band = AnchorBand()
    band.press(heading: .down, from: wide)
    band.press(heading: heading, from: narrow)
    #expect(band == AnchorBand())
  }

  @Test func `a reset ends a run of presses`() {
    var band = AnchorBand()
    band.press(heading: .down, from: wide)
    band.reset()
    #expect(band.origin(for: narrow, heading: .down) == narrow)
  }

  private static func step(
    from item: Int, _ heading: FocusHeading, in layout: GeneratedLayout, band: inout AnchorBand
  ) -> Int? {
    let frame = layout.items[item][0]
    let search = DirectionalSearch(
      origin: band.origin(for: frame, heading: heading), heading: heading,
      direction: .leftToRight, strategy: .nearestNeighbour,
      keepsToBeam: band.goesOn(heading: heading))
    band.press(heading: heading, from: frame)
    return search.winner(among: layout.items, except: item)
  }

  private static let regular: [GeneratedLayout.Family] = [.grid, .holes, .rails, .masonry, .form]

  /// A thorough run has 60 layouts of each family, with every straight step from each item.
  @Test(arguments: regular)
  func `a step out and a step back return to the same item`(family: GeneratedLayout.Family) {
    var random = SeededGenerator(seed: 21)
    var (moves, stray, strayWithoutBand) = (0, 0, 0)
    for _ in 0..<RandomCases.count(of: 60) {
      let layout = GeneratedLayout(family, using: &random)
      for item in layout.items.indices {
        for heading in FocusHeading.straight {
          var band = AnchorBand()
          guard let out = Self.step(from: item, heading, in: layout, band: &band) else { continue }
          var none = AnchorBand()
          moves += 1
          if Self.step(from: out, heading.opposite, in: layout, band: &band) != item {
            stray += 1
          }
          if Self.step(from: out, heading.opposite, in: layout, band: &none) != item {
            strayWithoutBand += 1
          }
        }
      }
    }
    print(
      "\(family.rawValue): \(moves) steps out and back, \(stray) stray;",
      "without the band \(strayWithoutBand)")
    #expect(stray == 0)
    // A layout on which the band has no effect proves nothing.
    #expect(family == .grid || strayWithoutBand > 0)
  }

  /// A search ranks items by their distance from the item that it starts at, so another item may be
  /// nearer on the way back; a run stays in its band.
  @Test func `a step back over empty rows does not end at an item beside the band`() {
    let layout = GeneratedLayout(items: [
      [CGRect(x: 400, y: 200, width: 100, height: 28)],
      [CGRect(x: 400, y: 0, width: 100, height: 28)],
      [CGRect(x: 0, y: 40, width: 100, height: 28)],
    ])
    var band = AnchorBand()
    #expect(Self.step(from: 0, .up, in: layout, band: &band) == 1)
    #expect(Self.step(from: 1, .down, in: layout, band: &band) == 0)
    var none = AnchorBand()
    #expect(Self.step(from: 1, .down, in: layout, band: &none) == 2)
  }
}
