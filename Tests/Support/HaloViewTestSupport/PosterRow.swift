import FocusGeometry
import Foundation

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloLockups
@testable import HaloSceneGraph

/// A row of posters that scrolls, under the TV model.
@MainActor
struct PosterRow {
  let posters: [TVPosterView]
  let scroll = ScrollView()
  let stage: Stage

  init(count: Int = 10, layers: Int? = nil) {
    posters = (0..<count).map { index in
      let poster = TVPosterView(image: Self.image(opaque: true), title: "Poster \(index)")
      poster.imageView.layeredImage = layers.flatMap(Self.layered)
      poster.accessibilityIdentifier = "\(index)"
      poster.frame = CGRect(x: 20 + CGFloat(index) * 260, y: 200, width: 220, height: 300)
      return poster
    }
    scroll.frame = CGRect(x: 0, y: 0, width: 1000, height: 800)
    scroll.contentSize = CGSize(width: 40 + 260 * CGFloat(count), height: 800)
    scroll.focusScrollMargins.left = 20
    scroll.focusScrollMargins.right = 20
    posters.forEach(scroll.addSubview)
    stage = Stage(scroll)
    stage.advance(2)
  }

  static func image(opaque: Bool) -> Image {
    Image(size: CGSize(width: 100, height: 100), isOpaque: opaque, drawing: Drawing())
  }

  static func layered(_ count: Int) -> LayeredImage? {
    let size = CGSize(width: 220, height: 266)
    var layer = Drawing()
    layer.fill(CGRect(origin: .zero, size: size), with: .color(.white))
    return LayeredImage(size: size, layers: Array(repeating: layer, count: count))
  }
}

extension DisplayList {
  /// The projections of the layers that a view opens.
  @MainActor
  func projections(of view: View) -> [CATransform3D] {
    items(of: view).compactMap {
      if case .beginLayer(_, .projection(let projection)) = $0.content { projection } else { nil }
    }
  }

  /// The images of a view, without the light over them.
  @MainActor
  func images(of view: View) -> [DisplayItem] {
    items(of: view).filter {
      if case .image(let image, _, _) = $0.content { image != .softLight } else { false }
    }
  }
}
