import FocusGeometry
import Foundation
import SceneGraph

/// The layers of a picture pulled apart and seen from the side, each with its name.
@MainActor
final class ExplodedLayers: Decoration {
  private var shown: ExplodedStack?

  /// Seconds; slower than the focus, which is not to wait for it.
  private static let duration: TimeInterval = 0.55

  /// Pulls the layers of `card` apart in the place of those before.
  func show(_ card: LayeredCard) {
    if let former = shown {
      View.animate(withDuration: Self.duration / 3, in: window) {
        former.alpha = 0
      } completion: {
        former.removeFromSuperview()
      }
    }
    let stack = ExplodedStack(card)
    stack.frame = bounds
    addSubview(stack)
    shown = stack
    let isCalm = effectiveAppearance.prefersReducedMotion
    stack.place(spread: isCalm ? 1 : 0.35)
    stack.alpha = 0
    View.animate(withDuration: Self.duration, in: window) {
      stack.alpha = 1
      stack.place(spread: 1)
    }
  }
}

/// One picture's layers, standing one behind the other in a room.
@MainActor
private final class ExplodedStack: View {
  private let planes: [LayerPlane]
  private let labels: [Label]

  private enum Metrics {
    static let plane = CGSize(width: 520, height: 293)
    /// Points between two layers, in the room: fewer stand further apart.
    static func depth(_ count: Int) -> CGFloat { 490 - 30 * CGFloat(count) }
    /// Radians: seen from the left.
    static let turn: CGFloat = 0.90
    /// One over the viewer's distance, in points.
    static let perspective: CGFloat = 1.0 / 6000
    static let labelSize = CGSize(width: 240, height: 36)
  }

  init(_ card: LayeredCard) {
    planes = card.stack.layers.map {
      LayerPlane($0, of: card.stack.size, isLight: card.isLight)
    }
    labels = card.layerNames.enumerated().map { index, name in
      let label = TVStyle.label("\(index + 1)  \(name)", size: 25, weight: .medium)
      label.textColor = TVStyle.secondaryText
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    planes.forEach(addSubview)
    labels.forEach(addSubview)
  }

  /// Of the line that all names stand on, below the middle of the planes.
  private static let namesBelow: CGFloat = 212

  /// Stands the layers `spread` of the way apart, the furthest at the left.
  func place(spread: CGFloat) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY - 20)
    for (index, plane) in planes.enumerated() {
      let z = (CGFloat(index) - CGFloat(planes.count - 1) / 2) 
        * Metrics.depth(planes.count) * spread
      let seen = CATransform3D.translation(x: 0, y: 0, z: z)
        .concatenating(.rotation(x: 0, y: Metrics.turn))
        .concatenating(.perspective(depth: Metrics.perspective))
      if plane.bounds.isEmpty {
        plane.frame = CGRect(
          x: middle.x - Metrics.plane.width / 2, y: middle.y - Metrics.plane.height / 2,
          width: Metrics.plane.width, height: Metrics.plane.height)
        labels[index].bounds.size = Metrics.labelSize
      }
      plane.transform3D = seen
      let foot = seen.project(CGPoint(x: 0, y: Metrics.plane.height / 2))
      labels[index].center = CGPoint(x: middle.x + foot.x, y: middle.y + Self.namesBelow)
    }
  }
}

/// A layer on a pane of glass, which shows where it is clear.
@MainActor
private final class LayerPlane: View {
  private let layer: LayeredImage.Layer
  private let pictureSize: CGSize
  private let picture: ImageView

  /// - Parameter isLight: whether dark things are drawn on the glass, which is then bright.
  init(_ layer: LayeredImage.Layer, of size: CGSize, isLight: Bool) {
    self.layer = layer
    pictureSize = size
    picture = ImageView(image: layer.image)
    super.init(frame: .zero)
    backgroundColor = Color(white: 1, alpha: isLight ? 0.30 : 0.08)
    hairlineColor = Color(white: 1, alpha: 0.30)
    cornerRadius = 14
    clipsToBounds = true
    addSubview(picture)
  }

  override func layoutSubviews() {
    let fit = bounds.width / pictureSize.width
    picture.frame = CGRect(
      x: layer.frame.minX * fit, y: layer.frame.minY * fit, width: layer.frame.width * fit,
      height: layer.frame.height * fit)
  }
}
