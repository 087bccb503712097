import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The animations of a focus ring that appears, disappears or moves.
@MainActor
struct HaloMotionTests {
  private let tile = Tile("tile", 100, 100)
  private let next = Tile("next", 300, 100)
  private let style = FocusAppearance.light.halo

  private func stage() -> Stage {
    for view in [tile, next] { view.focusEffect = FocusHaloEffect() }
    return Stage(model: .pad, tile, next)
  }

  private func ring(around view: View, _ list: DisplayList) throws -> (
    item: DisplayItem, ring: HaloRing
  ) {
    let ring = try #require(list.rings.first { $0.item.id.view == view.displayID })
    return (ring.item, ring.ring)
  }

  @Test func `a focus ring appears by shrinking and fading in`() throws {
    let stage = stage()
    try stage.press("Down")
    var last: (alpha: CGFloat, spread: CGFloat) = (0, style.spread)
    for _ in 0..<4 {
      let ring = try ring(around: tile, stage.advance(0.012))
      #expect(ring.item.alpha > last.alpha)
      #expect(ring.ring.spread < last.spread)
      last = (ring.item.alpha, ring.ring.spread)
    }
    let rest = try ring(around: tile, stage.advance(1))
    #expect(rest.item.alpha == 1)
    #expect(rest.ring.spread == 0)
    #expect(stage.window.nextFrameTime(now: stage.time) != stage.time)
  }

  @Test func `the ring that arrives is strong before the one that leaves is gone`() throws {
    let stage = stage()
    stage.focus(on: tile)
    stage.advance(1)
    try stage.press("Right")
    let list = stage.advance(0.04)
    let (arriving, leaving) = (
      try ring(around: next, list).item.alpha, try ring(around: tile, list).item.alpha
    )
    #expect(arriving > 0.7 && leaving > 0 && leaving < arriving)
  }

  @Test func `with reduced motion a focus ring only fades in`() throws {
    let stage = stage()
    stage.window.appearance.prefersReducedMotion = true
    try stage.press("Down")
    let ring = try ring(around: tile, stage.advance(0.04))
    #expect(ring.ring.spread == 0)
    #expect(ring.item.alpha > 0 && ring.item.alpha < 1)
  }

  @Test func `a focus ring that shrinks in stays in the space around its view`() throws {
    let stage = stage()
    let box = View(frame: CGRect(x: 98, y: 93, width: 104, height: 114))
    box.clipsToBounds = true
    stage.root.addSubview(box)
    tile.frame.origin = CGPoint(x: 7, y: 7)
    tile.frame.size = CGSize(width: 90, height: 100)
    box.addSubview(tile)
    stage.focus(on: tile)
    let ring = try ring(around: tile, stage.advance(0.01))
    #expect(ring.ring.side == .outside)
    // The ring takes five of the seven points of space.
    #expect(ring.ring.spread == 2)
  }

  @Test func `a fading focus ring fades in again without a jump when the focus returns`() throws {
    let stage = stage()
    stage.focus(on: tile)
    stage.advance(1)
    try stage.press("Right")
    let leaving = try ring(around: tile, stage.advance(0.05)).item.alpha
    try stage.press("Left")
    let back = stage.frame()
    #expect(back.rings.filter { $0.item.id.view == tile.displayID }.count == 1)
    #expect(try ring(around: tile, back).item.alpha == leaving)
    // The velocity is kept too, so the ring fades a little more before it turns.
    let later = try ring(around: tile, stage.advance(0.001)).item.alpha
    #expect(abs(later - leaving) < 0.02)
    #expect(try ring(around: tile, stage.advance(1)).item.alpha == 1)
  }

  @Test func `the focus ring of a removed view fades out where it was`() throws {
    let stage = stage()
    stage.focus(on: tile)
    stage.advance(1)
    let before = try ring(around: tile, stage.frame()).item
    tile.removeFromSuperview()
    stage.frame()
    let after = try ring(around: tile, stage.advance(0.03))
    #expect(after.item.transform == before.transform)
    #expect(after.item.alpha > 0 && after.item.alpha < 1)
    #expect(try ring(around: next, stage.frame()).item.alpha > 0)
    #expect(stage.advance(1).rings.map(\.item.id.view) == [next.displayID])
  }

  @Test func `a fading focus ring moves with its scroll view and disappears with it`() throws {
    let stage = stage()
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    scroll.contentSize = CGSize(width: 500, height: 2000)
    stage.root.addSubview(scroll)
    scroll.addSubview(tile)
    stage.focus(on: tile)
    stage.advance(1)
    tile.removeFromSuperview()
    scroll.contentOffset.y = 40
    #expect(try ring(around: tile, stage.frame()).item.transform.ty == 60)
    scroll.removeFromSuperview()
    #expect(!stage.frame().rings.contains { $0.item.id.view == tile.displayID })
  }

  @Test func `a focus ring changes from outside to inside by a cross-fade`() throws {
    let stage = stage()
    let effect = FocusHaloEffect()
    tile.focusEffect = effect
    stage.focus(on: tile)
    stage.advance(1)
    effect.position = .inside
    tile.setNeedsDisplay()
    let rings = stage.advance(0.02).rings
    stage.advance(0.03)
    #expect(Set(rings.map(\.ring.side)) == [.inside, .outside])
    #expect(Set(rings.map(\.item.id)).count == 2)
    #expect(stage.advance(1).rings.map(\.ring.side) == [.inside])
  }

  @Test func `setting and removing the effect of a focused view shows and hides its ring`() throws {
    let stage = stage()
    tile.focusEffect = nil
    stage.focus(on: tile)
    #expect(stage.advance(1).rings.isEmpty)
    tile.focusEffect = FocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 50, height: 50))
    tile.setNeedsDisplay()
    stage.frame()
    #expect(stage.advance(1).rings.count == 1)
    tile.focusEffect = nil
    tile.setNeedsDisplay()
    stage.frame()
    #expect(stage.advance(1).rings.isEmpty)
  }

  @Test func `a focus ring follows animations of frame, corners, transform and scrolling`() throws {
    let stage = stage()
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 900, height: 500))
    scroll.contentSize = CGSize(width: 900, height: 2000)
    stage.root.addSubview(scroll)
    scroll.addSubview(tile)
    stage.focus(on: tile)
    stage.advance(1)
    View.animate(withDuration: 0.3, in: stage.window) {
      tile.frame = CGRect(x: 200, y: 200, width: 200, height: 120)
      tile.cornerRadius = 30
      tile.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      scroll.contentOffset.y = 50
    }
    let list = stage.advance(0.08)
    let halo = try ring(around: tile, list)
    let body = try #require(list.items(of: tile).first)
    #expect(halo.item.transform == body.transform)
    guard case .fill(let shape, _) = body.content else {
      Issue.record("the tile draws no background")
      return
    }
    #expect(halo.ring.shape == shape)
    guard case .rounded(let rect, let radius, _) = shape else {
      Issue.record("the corners are not animated")
      return
    }
    #expect(rect.width > 100 && rect.width < 200)
    #expect(radius > 0 && radius < 30)
  }

  @Test func `a focus ring stays outside while its view moves between two places with space`()
    throws
  {
    let stage = stage()
    let box = View(frame: CGRect(x: 94, y: 94, width: 212, height: 112))
    box.clipsToBounds = true
    stage.root.addSubview(box)
    box.addSubview(tile)
    tile.frame = CGRect(x: 6, y: 6, width: 200, height: 100)
    stage.focus(on: tile)
    stage.advance(1)
    View.animate(withDuration: 0.3, in: stage.window) {
      box.frame = CGRect(x: 144, y: 94, width: 112, height: 112)
      tile.frame = CGRect(x: 6, y: 6, width: 100, height: 100)
    }
    for _ in 0..<5 {
      #expect(stage.advance(0.05).rings.map(\.ring.side) == [.outside])
    }
  }
}
