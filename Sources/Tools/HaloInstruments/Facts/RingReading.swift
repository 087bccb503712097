import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDisplayList

/// Measures the focus ring in a list, by drawing the area around the item with the ring and
/// without.
@MainActor
final class RingReading {
  struct Reading {
    var ring: RingMeasure
    var indicator: IndicatorMeasure
  }

  private let renderer: Renderer
  private var last: (list: DisplayList, frame: CGRect, scale: CGFloat, reading: Reading?)?
  private var surfaces: (shown: PixelSurface, bare: PixelSurface)?
  /// The space around the item that a ring may take, in points.
  private static let reach: CGFloat = 16

  init(_ renderer: Renderer) { self.renderer = renderer }

  /// The measures of the ring around an item, whose frame is in points; nil where no ring is drawn,
  /// or there is no memory.
  func reading(of list: DisplayList, around frame: CGRect, scale: CGFloat) -> Reading? {
    if let last, last.frame == frame, last.scale == scale, last.list.root === list.root,
      last.list == list
    {
      return last.reading
    }
    let reading = measure(list, around: frame, scale: scale)
    last = (list, frame, scale, reading)
    return reading
  }

  private func measure(_ list: DisplayList, around frame: CGRect, scale: CGFloat) -> Reading? {
    let items = list.items
    let near = frame.insetBy(dx: -Self.reach, dy: -Self.reach)
    // The ring of a cell follows the cell's picture, so it is measured around its own outline.
    let outlines = items.compactMap { item -> CGRect? in
      guard case .halo(let ring) = item.content, item.extent.intersects(near) else { return nil }
      return ring.shape.bounds.applying(item.transform)
    }
    guard
      let frame = outlines.max(by: { $0.shared(with: frame) < $1.shared(with: frame) })
    else { return nil }
    var bare = list
    bare.items = items.filter { if case .halo = $0.content { false } else { true } }
    guard let (shown, bare) = draw(list, bare, around: near, scale: scale),
      let ring = RingMeasure(shown: shown, bare: bare, item: frame, reach: Self.reach, scale: scale)
    else { return nil }
    return Reading(ring: ring, indicator: indicator(shown, bare, frame, scale))
  }

  /// Measures how visible it is that an item has the focus, compared with the screen before; nil
  /// where the sizes of the two differ, or there is no memory.
  func indicator(
    of list: DisplayList, before: DisplayList, around frame: CGRect, scale: CGFloat
  ) -> IndicatorMeasure? {
    guard list.size == before.size else { return nil }
    let near = frame.insetBy(dx: -Self.reach, dy: -Self.reach)
    return draw(list, before, around: near, scale: scale).map {
      indicator($0, $1, frame, scale)
    }
  }

  /// Measures the edges of a lifted picture, whose frame as it is drawn is in points; nil where it is
  /// not on the screen, or there is no memory.
  func edges(of frame: CGRect, in list: DisplayList, scale: CGFloat) -> LiftEdges? {
    let near = frame.insetBy(dx: -Self.reach, dy: -Self.reach)
    guard let (shown, _) = draw(list, list, around: near, scale: scale) else { return nil }
    let edges = LiftEdges(of: frame, in: shown, scale: scale)
    return edges.sides.isEmpty ? nil : edges
  }

  private func indicator(
    _ shown: PixelSurface, _ bare: PixelSurface, _ frame: CGRect, _ scale: CGFloat
  ) -> IndicatorMeasure {
    IndicatorMeasure(
      focused: shown, unfocused: bare, item: frame,
      reach: CGSize(width: Self.reach, height: Self.reach), scale: scale)
  }

  /// Draws two screens of one size, each around the same place; nil when there is no memory.
  private func draw(
    _ one: DisplayList, _ other: DisplayList, around near: CGRect, scale: CGFloat
  ) -> (PixelSurface, PixelSurface)? {
    let width = Int((one.size.width * scale).rounded())
    let height = Int((one.size.height * scale).rounded())
    if surfaces?.shown.width != width || surfaces?.shown.height != height {
      surfaces = nil
      if let shown = try? PixelSurface(width: width, height: height),
        let bare = try? PixelSurface(width: width, height: height)
      {
        surfaces = (shown, bare)
      }
    }
    guard let surfaces else { return nil }
    let part = near.insetBy(dx: -4, dy: -4)
    let region = PixelRect(
      x: Int(part.minX * scale), y: Int(part.minY * scale), width: Int(part.width * scale),
      height: Int(part.height * scale))
    renderer.showsStandIns = false
    guard
      (try? renderer.draw(one, on: surfaces.shown, scale: scale, region: [region])) != nil,
      (try? renderer.draw(other, on: surfaces.bare, scale: scale, region: [region])) != nil
    else { return nil }
    return surfaces
  }
}

extension CGRect {
  /// The area of the intersection; 0 where the rectangles do not meet.
  fileprivate func shared(with other: CGRect) -> CGFloat {
    let both = intersection(other)
    return both.isNull ? 0 : both.width * both.height
  }
}
