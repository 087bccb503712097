import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloInstruments

struct BenchPlaceTests {
  private func place(
    total: CGSize, panel: CGFloat = 0, screen: CGSize, isSplit: Bool = false, pixels: CGFloat = 1
  ) -> BenchPlace {
    var place = BenchPlace()
    (place.total, place.panelWidth, place.screen) = (total, panel, screen)
    (place.isSplit, place.scale) = (isSplit, pixels)
    return place
  }

  @Test func `a screen without a panel fills its window at full size`() throws {
    let size = CGSize(width: 640, height: 400)
    let slots = place(total: size, screen: size).slots
    #expect(slots == [.init(scale: 1, frame: CGRect(origin: .zero, size: size), size: size)])
    #expect(try #require(slots.first).isPlain)
  }

  @Test func `a panel with its own room does not change the place and size of the screen`() {
    let screen = CGSize(width: 640, height: 400)
    let place = place(
      total: CGSize(width: 980, height: 400), panel: 340, screen: screen, pixels: 2)
    #expect(place.slots.map(\.isPlain) == [true])
    #expect(place.panel == CGRect(x: 640, y: 0, width: 340, height: 400))
    #expect(place.stage == CGRect(origin: .zero, size: screen))
  }

  @Test
  func `a panel without its own room makes the screen smaller and centres it beside itself`() {
    let place = place(
      total: CGSize(width: 640, height: 400), panel: 340, screen: CGSize(width: 600, height: 400))
    let slot = place.slots[0]
    #expect(slot.scale == 0.5)
    #expect(slot.frame == CGRect(x: 0, y: 100, width: 300, height: 200))
    #expect(!slot.isPlain)
    #expect(slot.screenPoint(CGPoint(x: 150, y: 200)) == CGPoint(x: 300, y: 200))
  }

  @Test func `five screens are in two rows of equal panes, and the last place is free`() throws {
    var place = place(
      total: CGSize(width: 1280, height: 800), screen: CGSize(width: 1280, height: 800))
    place.count = 5
    let grid = try #require(place.grid)
    let slots = place.slots
    #expect(slots.count == 5 && Set(slots.map(\.frame.minY)).count == 2)
    #expect(slots.allSatisfy { $0.scale == slots[0].scale && $0.scale < 1.0 / 3 })
    let free = try #require(grid.rest)
    let rects = slots.map(\.frame) + grid.panes.map(\.caption) + [free]
    for (index, rect) in rects.enumerated() {
      #expect(place.stage.contains(rect))
      for other in rects[..<index] { #expect(!rect.insetBy(dx: 0.5, dy: 0.5).intersects(other)) }
    }
    place.count = 1
    #expect(place.grid == nil && place.slots.count == 1)
  }

  @Test func `a screen smaller than its room is centred and not enlarged`() {
    let place = place(
      total: CGSize(width: 1000, height: 600), screen: CGSize(width: 400, height: 300))
    let slot = place.slots[0]
    #expect(slot.scale == 1)
    #expect(slot.frame == CGRect(x: 300, y: 150, width: 400, height: 300))
  }

  @Test func `two screens stand where they are larger, each below room for its caption`() {
    let wide = place(
      total: CGSize(width: 800, height: 878), screen: CGSize(width: 800, height: 400),
      isSplit: true
    ).slots
    #expect(wide.map(\.scale) == [1, 1])
    #expect(wide.map(\.frame.origin) == [CGPoint(x: 0, y: 34), CGPoint(x: 0, y: 478)])
    let high = place(
      total: CGSize(width: 810, height: 834), screen: CGSize(width: 400, height: 800),
      isSplit: true
    ).slots
    #expect(high.map(\.scale) == [1, 1])
    #expect(high.map(\.frame.origin) == [CGPoint(x: 0, y: 34), CGPoint(x: 410, y: 34)])
  }

  @Test(arguments: TestEffort.seeds(0..<400, few: 100))
  func `screens are placed at whole pixels inside their room, without overlaps`(seed: Int) {
    var dice = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &dice).rounded()
    }
    let all: [CGFloat] = [1, 1.25, 1.5, 2, 3]
    let pixels = all.randomElement(using: &dice) ?? 1
    let place = place(
      total: CGSize(width: number(400...2000), height: number(200...1400)),
      panel: Bool.random(using: &dice) ? 340 : 0,
      screen: CGSize(width: number(100...2000), height: number(100...1400)),
      isSplit: Bool.random(using: &dice), pixels: pixels)
    let slots = place.slots
    // A screen is moved to a whole pixel, so it may reach half a pixel over the edge.
    let room = place.stage.insetBy(dx: -0.5 / pixels - 1e-6, dy: -0.5 / pixels - 1e-6)
    for slot in slots {
      #expect(slot.scale > 0 && slot.scale <= 1)
      for value in [slot.frame.minX * pixels, slot.frame.minY * pixels] {
        #expect(abs(value - value.rounded()) < 1e-6, "seed \(seed): \(slot)")
      }
      #expect(room.contains(slot.frame), "seed \(seed): \(slot) in \(room)")
      let corner = slot.screenPoint(CGPoint(x: slot.frame.maxX, y: slot.frame.maxY))
      #expect(abs(corner.x - place.screen.width) < 1e-6, "seed \(seed)")
      #expect(abs(corner.y - place.screen.height) < 1e-6, "seed \(seed)")
    }
    if slots.count == 2 {
      #expect(slots[0].scale == slots[1].scale, "seed \(seed)")
      #expect(slots[0].frame.intersection(slots[1].frame).isEmpty, "seed \(seed)")
    }
  }
}
