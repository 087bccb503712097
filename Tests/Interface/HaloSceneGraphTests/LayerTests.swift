import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Fading a view as a whole.
@MainActor
struct LayerTests {
  private let a = Tile("a", 0, 0)

  @Test func `one item alone fades by itself`() throws {
    a.alpha = 0.5
    let list = Stage(a).frame()
    #expect(list.layers == 0)
    #expect(list.items.map(\.alpha) == [0.5])
  }

  @Test func `several are put together first`() throws {
    a.addSubview(Tile("inner", 50, 50))
    a.alpha = 0.5
    let list = Stage(a).frame()
    #expect(list.layers == 1 && list.items.count == 4)
    #expect(
      list.items.first?.content == .beginLayer(bounds: CGRect(x: 0, y: 0, width: 150, height: 150)))
    #expect(list.items.first?.alpha == 0.5)
    #expect(list.items.last?.content == .endLayer)
    #expect(list.items[1...2].allSatisfy { $0.alpha == 1 })
  }

  @Test func `without fading there is no layer`() {
    a.addSubview(Tile("inner", 50, 50))
    #expect(Stage(a).frame().layers == 0)
  }

  @Test func `faded views inside each other fade twice`() throws {
    let inner = Tile("inner", 0, 0)
    a.backgroundColor = .clear
    a.addSubview(inner)
    a.alpha = 0.5
    inner.alpha = 0.5
    #expect(Stage(a).frame().items.map(\.alpha) == [0.25])
  }

  @Test func `layers are closed in the order in which they were opened`() {
    let inner = Tile("inner", 0, 0)
    inner.addSubview(Tile("deep", 0, 0))
    a.addSubview(inner)
    a.alpha = 0.5
    inner.alpha = 0.5
    var open: [UInt64] = []
    for item in Stage(a).frame().items {
      switch item.content {
      case .beginLayer: open.append(item.id.view)
      case .endLayer: #expect(open.popLast() == item.id.view)
      default: break
      }
    }
    #expect(open.isEmpty)
  }
}
