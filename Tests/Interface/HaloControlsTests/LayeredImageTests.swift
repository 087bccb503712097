import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Images in layers.
@MainActor
struct LayeredImageTests {
  @Test(arguments: [(0, false), (1, false), (2, true), (5, true), (6, false)])
  func `a layered image must have two to five layers`(count: Int, isOne: Bool) {
    let size = CGSize(width: 10, height: 10)
    let layers = Array(repeating: Drawing(), count: count)
    #expect((LayeredImage(size: size, layers: layers) != nil) == isOne)
    #expect(LayeredImage(size: .zero, layers: layers) == nil)
  }

  @Test func `layers are cropped to their content`() throws {
    var front = Drawing()
    front.clipped(to: BezierPath(rect: CGRect(x: 20, y: 60, width: 500, height: 500))) {
      $0.fill(CGRect(x: -50, y: 40, width: 90, height: 90), with: .color(.white))
    }
    let image = try #require(
      LayeredImage(size: CGSize(width: 100, height: 80), layers: [Drawing(), front]))
    #expect(image.layers[0].frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(image.layers[1].frame == CGRect(x: 18, y: 58, width: 24, height: 22))
    #expect(image.layers[1].image.origin == CGPoint(x: 18, y: 58))
  }

  @Test func `a layered image without the focus is drawn as one flat image`() {
    let row = PosterRow(layers: 4)
    let list = row.stage.frame()
    #expect(list.images(of: row.posters[1].imageView).count == 1)
    #expect(list.images(of: row.posters[0].imageView).count == 4)
  }

  @Test(arguments: 2...5)
  func `nearer layers are larger, shift further and cover the card`(count: Int) throws {
    let row = PosterRow(layers: count)
    let picture = row.posters[0].imageView
    let middles = { (list: DisplayList) in
      list.images(of: picture).map { $0.transform.tx + $0.transform.a * 110 }
    }
    let upright = middles(row.stage.frame())
    for (dx, dy) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1), (1, 0)] {
      picture.tilt = CGVector(dx: dx, dy: dy)
      let list = row.stage.frame()
      let layers = list.images(of: picture)
      #expect(layers.count == count)
      for (near, far) in zip(layers.dropFirst(), layers) {
        #expect(near.transform.a > far.transform.a)
      }
      let shifts = zip(middles(list), upright).map { ($0 - $1) * dx }
      for (near, far) in zip(shifts.dropFirst(), shifts) {
        #expect(near - far > 0 && near - far <= 2 * picture.focusedScale + 1e-9)
      }
      // Each layer covers the card, which is the box of the clip.
      let card = try #require(layers.first).clip
      for layer in layers {
        guard case .image(_, let rect, _) = layer.content else { continue }
        let covered = rect.applying(layer.transform).insetBy(dx: -1e-6, dy: -1e-6)
        #expect(covered.minX <= card.minX && covered.maxX >= card.maxX)
        #expect(covered.minY <= card.minY && covered.maxY >= card.maxY)
      }
    }
  }

  @Test(arguments: [true, false])
  func `the shadow and light of an image follow its outline if it masks the focus effect`(
    masks: Bool
  ) {
    var drawing = Drawing()
    drawing.fill(BezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 80)), with: .white)
    let picture = ImageView(
      image: Image(size: CGSize(width: 100, height: 100), isOpaque: false, drawing: drawing))
    picture.adjustsImageWhenAncestorFocused = true
    picture.masksFocusEffectToContents = masks
    picture.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let tile = Tile("a", 100, 100, 200, 200)
    tile.addSubview(picture)
    let items = Stage(tile).advance(1).items(of: picture)
    let shadows = items.compactMap { item -> Shape? in
      if case .shadow(let shape, _, _) = item.content { shape } else { nil }
    }
    let box = CGRect(x: 20, y: 20, width: 160, height: 160)
    #expect(!shadows.isEmpty && shadows.allSatisfy { ($0.bounds == box) == masks })
    let lights = items.compactMap { item -> Shape? in
      if case .light(let light) = item.content, case .shine = light.effect {
        light.shape
      } else {
        nil
      }
    }
    #expect(lights.count == 1 && (lights[0].bounds == box) == masks)
    // A layered image has no such outline.
    picture.layeredImage = PosterRow.layered(2)
    #expect(picture.effectOutline == nil)
  }

  @Test func `layers are prepared in advance only at the scales at which they rest`() {
    let row = PosterRow(count: 2, layers: 3)
    let upcoming = row.stage.window.upcomingItems()
    let picture = row.posters[1].imageView
    let images = upcoming.filter { item in
      item.id.view == picture.displayID && item.content.isImage
    }
    #expect(images.count == 4)
    #expect(images.allSatisfy { $0.focusedScale == 1 })
    #expect(images[0].restScale == 1)
    for (depth, layer) in images.dropFirst().enumerated() {
      #expect(
        abs(layer.restScale - picture.focusedScale * (1 + 0.02 * CGFloat(depth))) < 1e-9)
    }
  }
}

extension DisplayContent {
  fileprivate var isImage: Bool { if case .image = self { true } else { false } }
}
