import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The layers of a picture, pulled apart and seen from the side, each with its name.
@MainActor
final class ExplodedLayers: Decoration {
  private let stacks: [(card: LayeredCard, view: ExplodedStack)]
  private var timers: [Int] = []

  /// The seconds that all layers take to disappear, that one takes to appear, and between two.
  private static let leave: TimeInterval = 0.15
  private static let fade: TimeInterval = 0.30
  private static let stagger: TimeInterval = 0.06

  init(_ cards: [LayeredCard]) {
    stacks = cards.map { ($0, ExplodedStack($0)) }
    super.init(frame: .zero)
    for stack in stacks { addSubview(stack.view) }
  }

  override func layoutSubviews() {
    for stack in stacks { stack.view.frame = bounds }
  }

  /// Replaces the shown layers by those of `card`, one after the other from the back.
  func show(_ card: LayeredCard) {
    let isShown = stacks.contains { $0.view.isShown }
    timers.forEach { window?.cancelPerform($0) }
    timers.removeAll()
    for stack in stacks {
      guard stack.card === card else {
        View.animate(withDuration: Self.leave, in: window) { stack.view.hideLayers() }
        continue
      }
      for index in 0..<stack.view.count {
        let appear = { [weak self] in
          View.animate(withDuration: Self.fade, in: self?.window) { stack.view.showLayer(index) }
        }
        guard let window, isShown else {
          appear()
          continue
        }
        // The old stack disappears first, because two at once would look like one.
        timers.append(
          window.perform(after: Self.leave + Self.stagger * Double(index), appear))
      }
    }
  }
}

/// The layers of one picture, one behind the other in perspective.
@MainActor
private final class ExplodedStack: View {
  private let planes: [LayerPlane]
  private let labels: [Label]

  private enum Metrics {
    static let plane = CGSize(width: 520, height: 293)
    /// Returns the distance between two layers, in points; fewer layers are further apart.
    static func depth(_ count: Int) -> CGFloat { 490 - 30 * CGFloat(count) }
    /// The angle in radians, seen from the leading side.
    static let turn: CGFloat = 0.90
    /// One over the viewer's distance, in points.
    static let perspective: CGFloat = 1.0 / 6000
    /// The size that these measures are for; at other sizes all but the names is scaled.
    static let room = CGSize(width: 1480, height: 430)
    /// The distance of the layers above the middle, in points.
    static let raised: CGFloat = 20
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
    hideLayers()
  }

  var count: Int { planes.count }
  var isShown: Bool { planes.contains { $0.alpha > 0 } }

  func hideLayers() { (planes as [View] + labels).forEach { $0.alpha = 0 } }

  func showLayer(_ index: Int) {
    planes[index].alpha = 1
    labels[index].alpha = 1
  }

  /// Places the layers apart, with the backmost at the leading side.
  override func layoutSubviews() {
    let turn = window?.layoutDirection == .rightToLeft ? -Metrics.turn : Metrics.turn
    let room = Metrics.room
    // The names have the same height at every size.
    let names = Metrics.labelSize.height
    let part = min(bounds.width / room.width, (bounds.height - names) / (room.height - names))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY - Metrics.raised)
    let size = CGSize(width: Metrics.plane.width * part, height: Metrics.plane.height * part)
    for (index, plane) in planes.enumerated() {
      let z =
        (CGFloat(index) - CGFloat(planes.count - 1) / 2) * Metrics.depth(planes.count) * part
      let seen = CATransform3D.translation(x: 0, y: 0, z: z)
        .concatenating(.rotation(x: 0, y: turn))
        .concatenating(.perspective(depth: Metrics.perspective / part))
      plane.frame = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
      plane.transform3D = seen
      let foot = seen.project(CGPoint(x: 0, y: size.height / 2))
      labels[index].frame = CGRect(
        x: middle.x + foot.x - Metrics.labelSize.width / 2,
        y: bounds.maxY - Metrics.labelSize.height,
        width: Metrics.labelSize.width, height: Metrics.labelSize.height)
    }
  }
}

/// A layer on a pane of glass, which is visible where the layer is clear.
@MainActor
private final class LayerPlane: View {
  private let layer: LayeredImage.Layer
  private let pictureSize: CGSize
  private let picture: ImageView

  /// Creates a plane.
  ///
  /// - Parameters:
  ///   - layer: the layer on the glass.
  ///   - size: the size of the whole picture, in points.
  ///   - isLight: whether the layer is dark, so that the glass must be bright.
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
