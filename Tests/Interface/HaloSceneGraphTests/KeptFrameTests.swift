import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// A frame reuses the unchanged parts of the last one and equals a frame that is built from
/// scratch.
@MainActor
struct KeptFrameTests {
  /// Each seed is a tree of views that is changed, animated and walked.
  ///
  /// A frame is drawn only where it differs from the one before. In one of four frames the
  /// backdrops are drawn later, as after a key.
  @Test(arguments: 0..<UInt64(RandomCases.count(of: 120)))
  func `a frame after random changes equals one that is built from scratch`(seed: UInt64) throws {
    var scene = RandomScene(seed: seed)
    let window = scene.stage.window
    let renderer = Renderer(text: TestFonts.textEngine())
    let surface = try PixelSurface(
      width: Int(RandomScene.size.width), height: Int(RandomScene.size.height))
    var shown: DisplayList?
    var lagging: [PixelRect] = []
    for step in 0..<40 {
      let changes = scene.change()
      let list = scene.stage.advance(scene.pause())
      // The stage has already compared the items; here the pixels are compared.
      let damage = list.damageByKind(since: shown, scale: 1)
      if step % 4 == 1 {
        try renderer.draw(
          list, on: surface, scale: 1, region: damage.items, backdropsOf: shown)
        lagging = damage.backdrops
      } else {
        try renderer.draw(list, on: surface, scale: 1, region: damage.all + lagging)
        lagging = []
      }
      shown = list
      guard step % 4 == 2 else { continue }
      let fresh = try renderer.picture(
        of: DisplayList(
          size: list.size, background: list.background,
          items: window.makeDisplayList(keeps: false).0.items))
      let difference = PictureDifference(fresh, surface)
      #expect(difference.isNone, "seed \(seed), step \(step), \(changes): \(difference)")
      if !difference.isNone { return }
    }
  }

  @Test func `unchanged parts of a display list are the same objects in the next frame`() throws {
    let (a, b) = (Tile("a", 0, 0), Tile("b", 200, 0))
    let crowd = View(frame: CGRect(x: 0, y: 200, width: 1000, height: 600))
    for index in 0..<200 {
      crowd.addSubview(Tile("\(index)", CGFloat(index % 20) * 50, CGFloat(index / 20) * 50, 40, 40))
    }
    let stage = Stage(a, b, crowd)
    let before = stage.frame().root.everything
    crowd.subviews[70].backgroundColor = .black
    let after = stage.frame().root.everything
    let made = after.subtracting(before).count
    // New are the cell, its run, the nodes of the focus ring, and the nodes around these.
    #expect(made <= 10, "\(made) of \(after.count)")
  }

  /// A view whose class counts how often its views are drawn.
  private final class Counted: View {
    static var count = 0
    override func draw(into builder: inout DisplayListBuilder) {
      Self.count += 1
      builder.add(.fill(.rect(bounds), .color(.white)))
    }
  }

  /// The number of cells that are drawn for `change`, of 1,000 in 100 rows, 20 of which are
  /// visible.
  private func drawn(by change: (View) -> Void) -> Int {
    let list = View(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
    list.clipsToBounds = true
    for index in 0..<1000 {
      let frame = CGRect(x: index % 10 * 100, y: index / 10 * 40, width: 80, height: 30)
      list.addSubview(Counted(frame: frame))
    }
    let stage = Stage(list)
    stage.window.frameHandler = nil
    Counted.count = 0
    change(list)
    let frame = stage.frame()
    let count = Counted.count
    #expect(stage.window.fault(ofKeptViewsIn: frame) == nil)
    return count
  }

  @Test func `a new z position of a cell draws no other cell again`() {
    #expect(drawn { $0.subviews[70].zPosition = 1 } == 1)
    #expect(drawn { $0.subviews[70].zPosition = -1 } == 1)
  }

  @Test func `scrolling draws only the cells that come into view`() {
    #expect(drawn { $0.bounds.origin.y = 1996 } == 200)
    #expect(drawn { $0.bounds.origin.y = 1_000_000 } == 0)
  }

  @Test func `a view that changes its drawing without setNeedsDisplay is reported`() {
    final class Forgetful: View {
      var color = Color.white
      override func draw(into builder: inout DisplayListBuilder) {
        builder.add(.fill(.rect(bounds), .color(color)))
      }
    }
    let view = Forgetful(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let stage = Stage(view)
    view.color = .black
    stage.window.frameHandler = nil
    let list = stage.frame()
    #expect(stage.window.fault(ofKeptViewsIn: list)?.contains("Forgetful") == true)
    view.setNeedsDisplay()
    #expect(stage.window.fault(ofKeptViewsIn: stage.frame()) == nil)
  }
}

extension DisplayNode {
  /// The identifiers of this node and all nodes inside.
  fileprivate var everything: Set<ObjectIdentifier> {
    let inside: [DisplayNode] =
      switch content {
      case .items: []
      case .group(let nodes), .run(let nodes), .layer(_, let nodes, _): nodes
      }
    return inside.reduce([ObjectIdentifier(self)]) { $0.union($1.everything) }
  }
}
