import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension StillReading {
  /// Reads the look of a window's focused item from the frame that it draws, in points of the window;
  /// nil while nothing is focused.
  ///
  /// - Parameters:
  ///   - window: the window, at rest.
  ///   - list: the frame that it shows.
  @MainActor
  package init?(of window: Window, showing list: DisplayList) {
    guard let view = window.focusSystem?.focusedItem as? View else { return nil }
    let card = view.floatingViews.max { $0.bounds.area < $1.bounds.area } ?? view
    let shown = card.bounds.applying(card.presentedTransformToRoot)
    let items = list.items.filter { $0.alpha > 0.5 }
    let drawnRing = items.compactMap { item -> DrawnRing? in
      guard case .halo(let ring) = item.content else { return nil }
      let scale = item.transform.lengthScale
      return DrawnRing(
        ring: ring, frame: ring.shape.bounds.applying(item.transform), scale: scale)
    }.filter { $0.frame.sharedArea(with: shown) > 0.4 * shown.area }
      .max { $0.frame.sharedArea(with: shown) < $1.frame.sharedArea(with: shown) }
    let drawnShadow = items.compactMap { item -> DrawnShadow? in
      guard case .shadow(let shape, let shadow, _) = item.content,
        shape.bounds.applying(item.transform).isNear(shown)
      else { return nil }
      return DrawnShadow(
        shape: shape, shadow: shadow, scale: item.transform.lengthScale, alpha: item.alpha)
    }.max { $0.shadow.offsetY < $1.shadow.offsetY }
    let frame = drawnRing?.frame ?? shown
    let growth = 1 + (card.focusedScale - 1) * card.lift
    let radius = drawnRing.flatMap { drawn in drawn.ring.shape.radius.map { $0 * drawn.scale } }
    self.init(
      frame: Frame(
        x: frame.minX.hundredths, y: frame.minY.hundredths, width: frame.width.hundredths,
        height: frame.height.hundredths),
      restWidth: (frame.width / growth).hundredths, restHeight: (frame.height / growth).hundredths,
      radius: radius?.hundredths, neighbours: 0)
    if let drawnRing {
      let color = drawnRing.ring.color
      ring = Ring(
        width: (drawnRing.ring.width * drawnRing.scale).hundredths,
        gap: (drawnRing.ring.gap * drawnRing.scale).hundredths,
        color: Self.hexText([color.red, color.green, color.blue].map { Double($0 * 255) }))
    }
    guard let drawnShadow else { return }
    if self.radius == nil {
      self.radius = drawnShadow.shape.radius.map { ($0 * drawnShadow.scale).hundredths }
    }
    shadow = Shadow(
      offset: (drawnShadow.shadow.offsetY * drawnShadow.scale).hundredths,
      sigma: (drawnShadow.shadow.sigma * drawnShadow.scale).hundredths,
      opacity: (drawnShadow.shadow.color.alpha * drawnShadow.alpha).hundredths)
  }

  private struct DrawnRing {
    var ring: HaloRing
    var frame: CGRect
    var scale: CGFloat
  }

  private struct DrawnShadow {
    var shape: Shape
    var shadow: HaloDisplayList.Shadow
    var scale: CGFloat
    var alpha: CGFloat
  }
}

extension Shape {
  /// The radius of its corners; nil for a path.
  fileprivate var radius: CGFloat? {
    switch self {
    case .rect: 0
    case .rounded(_, let radius, _): radius
    case .path: nil
    }
  }
}

extension CGAffineTransform {
  /// The factor by which it enlarges lengths.
  fileprivate var lengthScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CGRect {
  fileprivate func sharedArea(with other: CGRect) -> CGFloat {
    let both = intersection(other)
    return both.isNull ? 0 : both.area
  }

  /// Whether no side is more than two points away from that of another rectangle.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 2 && abs(maxX - other.maxX) < 2 && abs(minY - other.minY) < 2
      && abs(maxY - other.maxY) < 2
  }
}

extension CGFloat {
  /// The number rounded to hundredths.
  fileprivate var hundredths: Double { (Double(self) * 100).rounded() / 100 }
}
