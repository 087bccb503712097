import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The parts of a view tree that are drawn, and their order.
@MainActor
struct DisplayListTests {
  private let a = Tile("a", 0, 0)
  private let b = Tile("b", 50, 50)

  @Test func `views are drawn in order, each followed by its subviews`() throws {
    let inner = Tile("inner", 10, 10, 20, 20)
    a.addSubview(inner)
    let list = Stage(a, b).frame()
    #expect(list.items.map(\.id.view) == [a, inner, b].map(\.displayID))
  }

  @Test func `a hidden view and its subviews draw nothing`() {
    a.addSubview(Tile("inner", 10, 10))
    a.isHidden = true
    #expect(Stage(a, b).frame().items.map(\.id.view) == [b.displayID])
  }

  @Test func `a view with alpha zero and its subviews draw nothing`() {
    a.addSubview(Tile("inner", 10, 10))
    a.alpha = 0
    #expect(Stage(a, b).frame().items.map(\.id.view) == [b.displayID])
  }

  @Test func `a view outside of the window is not drawn`() {
    a.frame.origin.x = 5000
    #expect(Stage(a, b).frame().items.map(\.id.view) == [b.displayID])
  }

  @Test func `a view with a clear background draws nothing itself`() {
    a.backgroundColor = .clear
    #expect(Stage(a).frame().items.isEmpty)
  }

  @Test func `a view with a higher z position is drawn later`() {
    a.zPosition = 1
    #expect(Stage(a, b).frame().items.map(\.id.view) == [b, a].map(\.displayID))
  }

  @Test func `views with the same z position keep their order`() {
    let c = Tile("c", 0, 0)
    b.zPosition = -1
    #expect(Stage(a, b, c).frame().items.map(\.id.view) == [b, a, c].map(\.displayID))
  }

  @Test func `a view that clips to its bounds clips its subviews but not its own shadow`() throws {
    let inner = Tile("inner", 50, 50)
    a.addSubview(inner)
    a.clipsToBounds = true
    a.shadow = Shadow(offsetY: 0, sigma: 5, color: .black)
    let list = Stage(a).frame()
    #expect(try #require(list.items(of: inner).first).clip == a.frame)
    #expect(
      try #require(list.items(of: a).first).clip == CGRect(x: 0, y: 0, width: 1000, height: 800))
  }

  @Test func `a subview that is clipped away completely is not drawn`() {
    let inner = Tile("inner", 150, 0)
    a.addSubview(inner)
    a.clipsToBounds = true
    #expect(Stage(a).frame().items(of: inner).isEmpty)
  }

  @Test func `a clipping view with rounded corners clips its subviews along them`() throws {
    let inner = Tile("inner", 0, 0)
    a.addSubview(inner)
    a.clipsToBounds = true
    a.cornerRadius = 12
    let item = try #require(Stage(a).frame().items(of: inner).first)
    #expect(item.roundedClip == .rounded(a.frame, radius: 12, curve: .continuous))
  }

  @Test func `a window at rest draws the same display list again`() {
    let stage = Stage(a, b)
    #expect(stage.frame() == stage.advance(7))
  }

  @Test func `the items of a view keep their identifiers from frame to frame`() throws {
    a.hairlineColor = .black
    a.shadow = Shadow(offsetY: 0, sigma: 5, color: .black)
    let stage = Stage(a)
    let before = stage.frame().items(of: a).map(\.id)
    #expect(Set(before).count == 3)
    a.backgroundColor = .black
    #expect(stage.frame().items(of: a).map(\.id) == before)
  }

  @Test func `a view without a size draws nothing, whatever shape it makes of its bounds`() {
    final class Ring: Decoration {
      override func draw(into builder: inout DisplayListBuilder) {
        let line = Shape.rounded(bounds.insetBy(dx: 1, dy: 1), radius: 4, curve: .continuous)
        builder.add(.stroke(line, width: 2, color: .black, dash: [7, 5]))
      }
    }
    let ring = Ring()
    let stage = Stage(ring)
    #expect(stage.frame().items(of: ring).isEmpty)
    #expect(!stage.window.upcomingItems().contains { $0.id.view == ring.displayID })
    ring.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(stage.frame().items(of: ring).count == 1)
  }
}
