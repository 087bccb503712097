import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A canvas that collects the items drawn over a screen to explain it, in window points.
package struct DiagramCanvas {
  package private(set) var items: [DisplayItem] = []
  package var clip: CGRect
  // Display ids count down from the largest, which no view has.
  private var view = UInt64.max
  // Canvases over the same screen have different parts, so that their ids differ.
  private let part: UInt16

  package init(clip: CGRect, part: UInt16 = 0) { (self.clip, self.part) = (clip, part) }

  package mutating func add(_ content: DisplayContent, clip inner: CGRect? = nil) {
    view -= 1
    items.append(
      DisplayItem(
        id: DisplayItemID(view: view, part: part), transform: .identity,
        clip: inner?.intersection(clip) ?? clip, alpha: 1, content: content))
  }

  package mutating func fill(_ path: BezierPath, _ color: Color, clip: CGRect? = nil) {
    if !path.isEmpty { add(.fill(.path(path), .color(color)), clip: clip) }
  }

  package mutating func stroke(
    _ path: BezierPath, _ width: CGFloat, _ color: Color, dash: [CGFloat] = [],
    clip: CGRect? = nil
  ) {
    if !path.isEmpty {
      add(.stroke(.path(path), width: width, color: color, dash: dash), clip: clip)
    }
  }

  /// Mutes a screen with these bounds except some places.
  mutating func veil(_ bounds: CGRect, except places: [CGRect], _ color: Color) {
    var veiled = VisibleRegion(bounds)
    for place in places { veiled.subtract(place) }
    var path = BezierPath()
    for rect in veiled.rects { path.append(BezierPath(rect: rect)) }
    fill(path, color, clip: bounds)
  }

  /// Adds the background of a caption strip below a screen, with a line between the two.
  mutating func ground(of strip: CGRect, _ palette: Palette) {
    add(.fill(.rect(strip), .color(palette.window)))
    let line = CGRect(x: strip.minX, y: strip.minY, width: strip.width, height: 1)
    add(.fill(.rect(line), .color(palette.separator)))
  }

  /// Adds text on a rounded background, with a border that contrasts with any picture.
  package mutating func tag(
    _ text: String, in rect: CGRect, font: Font, color: Color, on ground: Color, casing: Color?,
    radius: CGFloat = TagStyle.radius, alignment: TextAlignment = .left
  ) {
    let shape = Shape.rounded(rect, radius: radius, curve: .continuous)
    if let casing, let ring = shape.outset(by: 1) { add(.fill(ring, .color(casing))) }
    add(.fill(shape, .color(ground)))
    let inset = alignment == .center ? 0 : TagStyle.padding.width
    // A line that fits exactly may still break, so it gets one point more.
    var words = rect.insetBy(dx: inset, dy: 0)
    if alignment != .center { words.size.width += 1 }
    add(
      .text(
        text, TextStyle(font: font, color: color, alignment: alignment, numberOfLines: 0),
        rect: words))
  }
}

extension BezierPath {
  /// Returns round dots whose centres are on the edges of `rect`.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, which may be empty.
  ///   - size: the diameter of a dot, in points.
  ///   - spacing: the approximate distance between dots, in points.
  ///   - places: the areas in which no dot has its centre.
  /// - Returns: The dots as one path to fill.
  package static func dots(
    around rect: CGRect, size: CGFloat, spacing: CGFloat = 6, avoiding places: [CGRect] = []
  ) -> BezierPath {
    var path = BezierPath()
    func side(_ length: CGFloat, _ place: (CGFloat) -> CGPoint) {
      let count = max(1, Int((length / spacing).rounded()))
      for index in 0..<count {
        let point = place(length * CGFloat(index) / CGFloat(count))
        if places.contains(where: { $0.contains(point) }) { continue }
        path.append(
          BezierPath(
            ovalIn: CGRect(
              x: point.x - size / 2, y: point.y - size / 2, width: size, height: size)))
      }
    }
    side(rect.width) { CGPoint(x: rect.minX + $0, y: rect.minY) }
    side(rect.height) { CGPoint(x: rect.maxX, y: rect.minY + $0) }
    side(rect.width) { CGPoint(x: rect.maxX - $0, y: rect.maxY) }
    side(rect.height) { CGPoint(x: rect.minX, y: rect.maxY - $0) }
    return path
  }

  /// Returns a triangle that points along `heading`, an angle in radians from the x axis.
  package static func arrowHead(at tip: CGPoint, heading: CGFloat, length: CGFloat) -> BezierPath {
    var path = BezierPath()
    path.move(to: tip)
    for side in [CGFloat(-1), 1] {
      let angle = heading + .pi + side * 0.42
      path.addLine(to: CGPoint(x: tip.x + cos(angle) * length, y: tip.y + sin(angle) * length))
    }
    path.close()
    return path
  }
}

extension CGRect {
  /// Returns the largest visible part of the rectangle.
  ///
  /// It is the largest of `parts` inside `sight`, or without parts the whole rectangle inside
  /// `sight`; nil if nothing is inside.
  func largestPlace(of parts: [CGRect], in sight: CGRect) -> CGRect? {
    let seen = (parts.isEmpty ? [self] : parts).map { $0.intersection(sight) }
      .filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
    return seen.max { $0.width * $0.height < $1.width * $1.height }
  }
}
