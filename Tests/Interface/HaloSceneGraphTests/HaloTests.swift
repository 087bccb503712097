import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The place and the drawing order of the focus ring under the pad model.
@MainActor
struct HaloTests {
  private let tile = Tile("tile", 100, 100)
  private let effect = FocusHaloEffect()

  private func focusedStage(_ views: View...) -> Stage {
    tile.focusEffect = effect
    let stage = Stage(model: .pad)
    views.forEach(stage.root.addSubview)
    stage.focus(on: tile)
    stage.advance(1)
    return stage
  }

  private func ring(_ stage: Stage) throws -> (index: Int, item: DisplayItem, ring: HaloRing) {
    let rings = stage.frame().rings
    try #require(rings.count == 1)
    return rings[0]
  }

  @Test func `there is no focus ring before the first key`() {
    tile.focusEffect = effect
    #expect(Stage(model: .pad, tile).frame().rings.isEmpty)
  }

  @Test func `the focus ring fades in around the focused view`() throws {
    tile.focusEffect = effect
    let stage = Stage(model: .pad, tile)
    try stage.press("Down")
    let half = try #require(stage.advance(0.05).rings.first).item.alpha
    #expect(half > 0 && half < 1)
    #expect(try #require(stage.advance(1).rings.first).item.alpha == 1)
  }

  @Test func `the focus ring of a view that loses the focus fades out and disappears`() throws {
    let next = Tile("next", 300, 100)
    next.focusEffect = FocusHaloEffect()
    let stage = focusedStage(tile, next)
    try stage.press("Right")
    #expect(stage.advance(0.05).rings.map(\.item.id.view) == [tile, next].map(\.displayID))
    #expect(stage.advance(1).rings.map(\.item.id.view) == [next.displayID])
  }

  @Test func `a focused view without a focus effect has no ring`() {
    let stage = Stage(model: .pad, tile)
    stage.focus(on: tile)
    #expect(stage.advance(1).rings.isEmpty)
  }

  @Test func `there is no focus ring under the tv model`() {
    tile.focusEffect = effect
    let stage = Stage(model: .tv, tile)
    stage.focus(on: tile)
    #expect(stage.advance(1).rings.isEmpty)
  }

  @Test func `a focus ring has the shape of its view`() throws {
    tile.cornerRadius = 20
    let ring = try ring(focusedStage(tile))
    #expect(
      ring.ring.shape
        == .rounded(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 20, curve: .continuous))
    #expect(ring.item.transform == CGAffineTransform(translationX: 100, y: 100))
  }

  @Test func `a focus ring is drawn after all subviews of its view`() throws {
    let inner = Tile("inner", 10, 10, 20, 20)
    tile.addSubview(inner)
    let stage = focusedStage(tile)
    let list = stage.frame()
    #expect(try #require(list.index(of: inner)) < (try ring(stage)).index)
  }

  @Test func `a later sibling covers a focus ring`() throws {
    let later = Tile("later", 150, 50)
    let stage = focusedStage(tile, later)
    let list = stage.frame()
    #expect(try ring(stage).index < (try #require(list.index(of: later))))
  }

  @Test func `a focus ring is drawn right after its reference view and below a badge`() throws {
    let picture = Tile("picture", 0, 0)
    let badge = Tile("badge", 80, -10, 30, 30)
    for view in [picture, badge] {
      view.isFocusable = false
      tile.addSubview(view)
    }
    effect.referenceView = picture
    let stage = focusedStage(tile)
    let list = stage.frame()
    let index = try ring(stage).index
    #expect(index == (try #require(list.index(of: picture))) + 1)
    #expect(index == (try #require(list.index(of: badge))) - 1)
  }

  /// The reference view defines the order whether it is visible or not (WWDC21 10260, 6:15).
  @Test(arguments: ["hidden", "clear", "in a hidden view"])
  func `a focus ring keeps its drawing order while its reference view is not visible`(
    how: String
  ) throws {
    let holder = View(frame: tile.bounds)
    let picture = Tile("picture", 0, 0)
    holder.addSubview(picture)
    let badge = Tile("badge", 80, -10, 30, 30)
    for view in [picture, badge] { view.isFocusable = false }
    for view in [holder, badge] { tile.addSubview(view) }
    effect.referenceView = picture
    let stage = focusedStage(tile)
    switch how {
    case "hidden": picture.isHidden = true
    case "clear": picture.alpha = 0
    default: holder.isHidden = true
    }
    let list = stage.frame()
    #expect(list.index(of: picture) == nil)
    #expect(try ring(stage).index == (try #require(list.index(of: badge))) - 1)
    (picture.isHidden, picture.alpha, holder.isHidden) = (false, 1, false)
    let shown = stage.frame()
    #expect(try ring(stage).index == (try #require(shown.index(of: picture))) + 1)
  }

  /// A clipping view that the tile fills.
  private func boxed() -> View {
    let box = View(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    box.clipsToBounds = true
    tile.frame.origin = .zero
    box.addSubview(tile)
    return box
  }

  @Test func `a focus ring is drawn inside if a clipping ancestor would cut it off`() throws {
    #expect(try ring(focusedStage(boxed())).ring.side == .inside)
  }

  // 4.9 points are rounded to five pixels.
  @Test(arguments: [
    (CGFloat(5), HaloRing.Side.outside), (4.9, .outside), (4.4, .inside),
  ])
  func `a focus ring is drawn outside only with enough space for its width and gap`(
    room: CGFloat, side: HaloRing.Side
  ) throws {
    let box = boxed()
    box.frame = box.frame.insetBy(dx: -room, dy: -room)
    tile.frame.origin = CGPoint(x: room, y: room)
    #expect(try ring(focusedStage(box)).ring.side == side)
  }

  @Test(arguments: [(FocusHaloEffect.Position.outside, HaloRing.Side.outside), (.inside, .inside)])
  func `a focus ring has the position that its effect sets`(
    position: FocusHaloEffect.Position, side: HaloRing.Side
  ) throws {
    effect.position = position
    #expect(try ring(focusedStage(boxed())).ring.side == side)
  }

  @Test func `a focus ring without a container view is clipped with its view`() throws {
    effect.position = .outside
    let box = boxed()
    #expect(try ring(focusedStage(box)).item.clip == box.frame)
  }

  @Test func `a focus ring with a container view is not clipped by the views inside it`() throws {
    let box = boxed()
    let outer = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    outer.addSubview(box)
    effect.containerView = outer
    let ring = try ring(focusedStage(outer))
    #expect(ring.item.clip == CGRect(x: 0, y: 0, width: 1000, height: 800))
    #expect(ring.ring.side == .outside)
    #expect(ring.item.extent == CGRect(x: 95, y: 95, width: 110, height: 110))
  }

  @Test func `a focus ring is above the subview of its container that contains its view`() throws {
    let box = boxed()
    let sibling = Tile("sibling", 60, 60)
    sibling.isFocusable = false
    box.addSubview(sibling)
    let outer = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let last = Tile("last", 300, 300)
    outer.addSubview(box)
    outer.addSubview(last)
    effect.containerView = outer
    let stage = focusedStage(outer)
    let list = stage.frame()
    let index = try ring(stage).index
    #expect(index == (try #require(list.index(of: sibling))) + 1)
    #expect(index == (try #require(list.index(of: last))) - 1)
  }

  @Test func `a focus ring has a muted colour in an inactive window`() throws {
    let stage = focusedStage(tile)
    let palette = stage.window.appearance.palette
    #expect(try ring(stage).ring.color == palette.tint)
    stage.window.setActive(false)
    #expect(try ring(stage).ring.color == palette.inactiveHalo)
  }

  @Test func `the focus ring of a hidden view fades out where it was`() throws {
    let stage = focusedStage(tile)
    tile.isHidden = true
    stage.frame()
    let fading = try ring(stage).item
    #expect(fading.transform == CGAffineTransform(translationX: 100, y: 100))
    #expect(try #require(stage.advance(0.05).rings.first).item.alpha < 1)
    #expect(stage.advance(1).rings.isEmpty)
  }

  @Test func `a focus ring in a scroll view needs space only across the scrolling direction`()
    throws
  {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    tile.frame.origin = CGPoint(x: 100, y: 200)
    scroll.addSubview(tile)
    #expect(try ring(focusedStage(scroll)).ring.side == .outside)
  }

  @Test func `scrolling to a focused view leaves space for its focus ring`() throws {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    tile.frame.origin = CGPoint(x: 100, y: 400)
    scroll.addSubview(tile)
    let ring = try ring(focusedStage(scroll))
    #expect(scroll.contentOffset.y == 205)
    #expect(ring.item.clip.contains(ring.item.extent))
  }

  @Test func `scrolling to a view with an inner focus ring needs no extra space`() throws {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    tile.frame.origin = CGPoint(x: 100, y: 400)
    effect.position = .inside
    scroll.addSubview(tile)
    _ = try ring(focusedStage(scroll))
    #expect(scroll.contentOffset.y == 200)
  }

  @Test func `a scroll view that does not clip does not limit a focus ring`() throws {
    let scroll = ScrollView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 100)
    scroll.clipsToBounds = false
    tile.frame.origin = .zero
    scroll.addSubview(tile)
    #expect(try ring(focusedStage(scroll)).ring.side == .outside)
  }
}
