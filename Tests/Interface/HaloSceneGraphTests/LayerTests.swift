import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Views that fade as a whole, drawn in a layer.
@MainActor
struct LayerTests {
  private let a = Tile("a", 0, 0)

  @Test func `a faded view with a single item has no layer`() throws {
    a.alpha = 0.5
    let list = Stage(a).frame()
    #expect(list.layers == 0)
    #expect(list.items.map(\.alpha) == [0.5])
  }

  @Test func `a faded view with several items is drawn in a layer`() throws {
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

  @Test func `an opaque view with several items has no layer`() {
    a.addSubview(Tile("inner", 50, 50))
    #expect(Stage(a).frame().layers == 0)
  }

  @Test func `the alpha values of nested views are multiplied`() throws {
    let inner = Tile("inner", 0, 0)
    a.backgroundColor = .clear
    a.addSubview(inner)
    a.alpha = 0.5
    inner.alpha = 0.5
    #expect(Stage(a).frame().items.map(\.alpha) == [0.25])
  }

  @Test func `nested layers are closed from the inside out`() {
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
