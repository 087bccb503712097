import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

@MainActor
func freshRenderer() -> Renderer {
  return Renderer(text: TestFonts.textEngine())
}

extension Renderer {
  /// Prepares everything that `items` need.
  func prepareAll(_ items: [DisplayItem], scale: CGFloat) throws {
    var preparation = preparation(of: items, scale: scale)
    while try prepareNext(&preparation) {}
  }
}

@MainActor
func picture(of list: DisplayList, scale: CGFloat, by renderer: Renderer) throws -> PixelSurface {
  let surface = try PixelSurface(
    width: Int((list.size.width * scale).rounded()),
    height: Int((list.size.height * scale).rounded()))
  try renderer.draw(list, on: surface, scale: scale, region: [surface.bounds])
  return surface
}

@MainActor
struct RendererTests {
  @Test(arguments: TestEffort.seeds(0..<60, few: 20))
  func `a frame is the same drawn in pieces and drawn at once`(seed: Int) throws {
    var random = RandomList(seed: UInt64(seed))
    random.hasBackdrops = seed % 2 == 1
    let list = random.list()
    let scale = random.dice.pick([1, 1.25, 2], else: 1)
    let renderer = freshRenderer()
    let whole = try picture(of: list, scale: scale, by: renderer)
    let pieces = try PixelSurface(width: whole.width, height: whole.height)
    var y = 0
    while y < whole.height {
      let height = min(whole.height - y, Int(random.dice.number(1...90)))
      var x = 0
      while x < whole.width {
        let width = min(whole.width - x, Int(random.dice.number(1...120)))
        let part = PixelRect(x: x, y: y, width: width, height: height)
        try renderer.draw(list, on: pieces, scale: scale, region: [part])
        x += width
      }
      y += height
    }
    let difference = PictureDifference(whole, pieces)
    #expect(difference.isNone, "\(difference)")
  }

  @Test(arguments: TestEffort.seeds(0..<60, few: 20))
  func `redrawing the damage over the old frame gives the new frame`(seed: Int) throws {
    var random = RandomList(seed: 1000 + UInt64(seed))
    random.hasBackdrops = seed % 2 == 1
    let scale = random.dice.pick([1, 1.25, 2], else: 1)
    let renderer = freshRenderer()
    var list = random.list()
    let surface = try picture(of: list, scale: scale, by: renderer)
    for _ in 0..<4 {
      let next = random.changed(list)
      let damage = next.damage(since: list, scale: scale)
      try renderer.draw(next, on: surface, scale: scale, region: damage)
      let fresh = try picture(of: next, scale: scale, by: freshRenderer())
      let difference = PictureDifference(fresh, surface)
      #expect(difference.isNone, "\(difference)")
      list = next
    }
  }
}

@MainActor
struct SettledFrameTests {
  /// A frame does not depend on earlier frames.
  @Test func `the last frame of an animation is the same as one drawn without an animation`() throws
  {
    var random = RandomList(seed: 7)
    let goal = random.list()
    let renderer = freshRenderer()
    let surface = try PixelSurface(width: 300, height: 213)
    var shown: DisplayList?
    for step in 0...6 {
      let away = CGFloat(6 - step)
      var list = goal
      list.items = goal.items.map { item in
        DisplayItem(
          id: item.id,
          transform: item.transform.scaledBy(x: 1 + away * 0.013, y: 1 + away * 0.013)
            .translatedBy(x: away * 0.7, y: away * 0.3),
          clip: item.clip, roundedClip: item.roundedClip, alpha: item.alpha, content: item.content)
      }
      if step == 6 { list = goal }
      try renderer.draw(
        list, on: surface, scale: 1.25, region: list.damage(since: shown, scale: 1.25))
      shown = list
    }
    let fresh = try picture(of: goal, scale: 1.25, by: freshRenderer())
    #expect(PictureDifference(fresh, surface).isNone)
  }
}
