import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import Testing

@testable import FocusInspector
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The marks of a map over a screen, without rendering.
@MainActor
struct MapPictureTests {
  @Test func `no outline and no arrow runs through the hints`() throws {
    let stage = Stage(
      Tile("a", 100, 500, 200, 100), Tile("b", 100, 660, 200, 130), Tile("c", 100, 900, 200, 100))
    stage.window.hintArea = HintArea(insets: EdgeInsets(bottom: 60))
    stage.frame()
    let system = try #require(stage.window.focusSystem)
    let graph = try #require(FocusDebugger.focusGraph(for: system))
    let picture = MapPicture(
      graph, screen: stage.window.layoutDisplayList(),
      outlines: PresentedOutlines(in: stage.window, isLifted: false),
      style: SearchStyle(palette: .light), text: FixedText())
    let end = stage.window.bounds.maxY - 60
    #expect(picture.room.maxY == end)
    #expect(!picture.arrows.isEmpty && picture.arrows.allSatisfy { $0.end.y <= end })
    #expect(picture.tags.allSatisfy { $0.rect.maxY <= end })
  }

  @Test func `a tag across an edge hardly leaves its item`() throws {
    var placement = TagPlacement(bounds: CGRect(x: 0, y: 0, width: 400, height: 400))
    let item = CGRect(x: 100, y: 100, width: 100, height: 100)
    placement.items = [item]
    for _ in 0..<4 {
      let place = placement.place(CGSize(width: 20, height: 18), across: item)
      let tag = try #require(place)
      #expect(item.insetBy(dx: -4, dy: -4).contains(tag))
    }
  }
}
