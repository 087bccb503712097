import CCairo
import FocusGeometry
import Foundation
import SceneGraph

/// The layers open while a list is drawn, each a group of its own unless it is plainly opaque.
@MainActor
struct LayerStack {
  private struct Layer {
    /// What could be drawn on before, and on what.
    var outer: PixelRect
    var cr: OpaquePointer
    /// nil for a layer that is drawn straight onto what is below.
    var group: Group?
  }

  private struct Group {
    var alpha: CGFloat
    var confinement: Shape?
    var effect: Effect?
    /// What of it is seen.
    var visible: PixelRect

    /// A picture alone is painted as faintly as it is to be.
    var needsGroupForAlpha: Bool {
      if case .picture = effect, confinement == nil { return false }
      return alpha < 1
    }
  }

  private enum Effect {
    /// To be kept under the key, if there is one.
    case projection(PlaneProjection, LayerSheets.Sheet, keepAs: LayerSheets.Key?)
    case picture(LayerSheets.Picture)
    /// In device pixels.
    case edgeFade(PixelRect, left: CGFloat, right: CGFloat)
  }

  /// What is drawn on now.
  private(set) var cr: OpaquePointer
  let scale: CGFloat
  /// What may be drawn on now; empty inside a layer that is not seen.
  private(set) var visible: PixelRect
  private var open: [Layer] = []
  private let masks: OutlineMasks
  private let sheets: LayerSheets
  /// Of layers in perspective, in the order of the list.
  private var sheetCount = 0

  init(
    cr: OpaquePointer, scale: CGFloat, visible: PixelRect, masks: OutlineMasks,
    sheets: LayerSheets
  ) {
    self.cr = cr
    self.masks = masks
    self.scale = scale
    self.visible = visible
    self.sheets = sheets
  }

  /// - Parameters:
  ///   - item: begins the layer.
  ///   - contents: everything in it, with what ends it.
  mutating func begin(_ item: DisplayItem, contents: ArraySlice<DisplayItem>) {
    let outer = visible
    let (rect, curve) = item.confinement(within: item.pixelBounds(scale: scale), scale: scale)
    visible = visible.intersection(rect)
    var isDone = false
    // Also when it is not seen, as the layers are numbered.
    let effect = effect(of: item, contents: contents, isDone: &isDone)
    let needsGroup = item.alpha < 1 || curve != nil || effect != nil
    guard needsGroup, !visible.isEmpty else {
      return open.append(Layer(outer: outer, cr: cr, group: nil))
    }
    let group = Group(
      alpha: min(1, item.alpha), confinement: curve, effect: effect, visible: visible)
    open.append(Layer(outer: outer, cr: cr, group: group))
    cairo_save(cr)
    cr.clip(to: visible)
    if group.needsGroupForAlpha { cairo_push_group(cr) }
    if curve != nil { cairo_push_group(cr) }
    switch effect {
    case .picture: visible = PixelRect(x: 0, y: 0, width: 0, height: 0)
    case .projection(_, let sheet, _):
      visible = isDone ? PixelRect(x: 0, y: 0, width: 0, height: 0) : sheet.area
      if let inner = cairo_create(sheet.surface.handle) { cr = inner }
    case .edgeFade: cairo_push_group(cr)
    case nil: break
    }
  }

  private mutating func effect(
    of item: DisplayItem, contents: ArraySlice<DisplayItem>, isDone: inout Bool
  ) -> Effect? {
    guard case .beginLayer(let bounds, let effect?) = item.content else { return nil }
    let placement = item.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let box = bounds.applying(placement)
    switch effect {
    case .edgeFade(let left, let right):
      return .edgeFade(
        PixelRect(covering: box), left: left * placement.meanScale,
        right: right * placement.meanScale)
    case .projection(let projection):
      sheetCount += 1
      guard !visible.isEmpty else { return nil }
      let key = LayerSheets.Key(
        contents: Array(contents), projection: projection, placement: placement)
      let (picture, isSeenAgain) = sheets.recall(key)
      if let picture { return .picture(picture) }
      let plane = PlaneProjection(projection, placement: placement)
      if let sheet = sheets.sheet(sheetCount) {
        isDone = true
        return .projection(plane, sheet, keepAs: nil)
      }
      // A clear border, for the edges to be smooth.
      let area = PixelRect(covering: box).insetBy(-3)
      return sheets.makeSheet(sheetCount, area: area).map {
        .projection(plane, $0, keepAs: isSeenAgain ? key : nil)
      }
    }
  }

  /// Without an open layer this does nothing.
  mutating func end() {
    guard let layer = open.popLast() else { return }
    if let group = layer.group { close(group, below: layer.cr) }
    visible = layer.outer
  }

  private mutating func close(_ group: Group, below: OpaquePointer) {
    switch group.effect {
    case .picture(let picture):
      paint(picture, alpha: group.needsGroupForAlpha ? 1 : group.alpha)
    case .projection(let plane, let sheet, let key):
      if cr != below { cairo_destroy(cr) }
      cr = below
      if let key, let picture = Self.picture(of: sheet, in: plane, key: key) {
        sheets.keep(picture, for: key)
        paint(picture, alpha: 1)
      } else if let target = cairo_get_group_target(cr) {
        Self.draw(sheet, in: plane, on: target, visible: group.visible)
      }
    case .edgeFade(let box, let left, let right):
      cairo_pop_group_to_source(cr)
      if let mask = Self.mask(width: box.width, height: box.height, left: left, right: right) {
        cairo_mask_surface(cr, mask.handle, CGFloat(box.x), CGFloat(box.y))
      }
    case nil: break
    }
    if let curve = group.confinement {
      cairo_pop_group_to_source(cr)
      let context = DrawingContext(
        cr: cr, scale: scale, visible: group.visible, alpha: 1, transform: .identity,
        confinement: nil, masks: masks)
      context.paint(through: curve)
    }
    if group.needsGroupForAlpha {
      cairo_pop_group_to_source(cr)
      cairo_paint_with_alpha(cr, group.alpha)
    }
    cairo_restore(cr)
  }

  private func paint(_ picture: LayerSheets.Picture, alpha: CGFloat) {
    cairo_set_source_surface(
      cr, picture.surface.handle, CGFloat(picture.area.x), CGFloat(picture.area.y))
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
    if alpha < 1 { cairo_paint_with_alpha(cr, alpha) } else { cairo_paint(cr) }
  }

  /// All that is seen of a layer, by itself; nil when that is too much.
  private static func picture(
    of sheet: LayerSheets.Sheet, in plane: PlaneProjection, key: LayerSheets.Key
  ) -> LayerSheets.Picture? {
    let corners = [
      (sheet.area.x, sheet.area.y), (sheet.area.maxX, sheet.area.y),
      (sheet.area.x, sheet.area.maxY), (sheet.area.maxX, sheet.area.maxY),
    ].map { plane.point(Double($0.0), Double($0.1)) }
    let xs = corners.map(\.x), ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      [left, right, top, bottom].allSatisfy({ abs($0) < 30_000 })
    else { return nil }
    let area = PixelRect(
      covering: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    guard area.area <= LayerSheets.maximumPixels,
      let surface = try? PixelSurface(width: area.width, height: area.height, format: .argb32)
    else { return nil }
    cairo_surface_set_device_offset(surface.handle, CGFloat(-area.x), CGFloat(-area.y))
    draw(sheet, in: plane, on: surface.handle, visible: area)
    cairo_surface_set_device_offset(surface.handle, 0, 0)
    return LayerSheets.Picture(surface: surface, area: area)
  }

  private static func draw(
    _ sheet: LayerSheets.Sheet, in plane: PlaneProjection, on target: OpaquePointer,
    visible: PixelRect
  ) {
    guard let inverse = plane.inverted, let source = sheet.surface.data else { return }
    cairo_surface_flush(target)
    guard let pixels = cairo_image_surface_get_data(target) else { return }
    // A group's surface is a part of the window's.
    var (dx, dy) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &dx, &dy)
    let origin = (x: -Int(dx), y: -Int(dy))
    let bounds = PixelRect(
      x: origin.x, y: origin.y, width: Int(cairo_image_surface_get_width(target)),
      height: Int(cairo_image_surface_get_height(target)))
    let sampler = PerspectiveSampler(
      source: source, rowBytes: sheet.surface.stride, area: sheet.area, inverse: inverse)
    sampler.draw(
      visible.intersection(bounds), on: UnsafeMutableRawPointer(pixels),
      stride: Int(cairo_image_surface_get_stride(target)), origin: origin)
    cairo_surface_mark_dirty(target)
  }

  /// Full in the middle, fading over so many pixels at the edges; by hand, since Cairo's gradients
  /// are not quite the same in a part as in the whole.
  private static func mask(
    width: Int, height: Int, left: CGFloat, right: CGFloat
  ) -> CoverageMask? {
    guard let mask = CoverageMask(width: width, height: height),
      let data = cairo_image_surface_get_data(mask.handle)
    else { return nil }
    func smooth(_ t: CGFloat) -> CGFloat {
      let t = max(0, min(1, t))
      return t * t * (3 - 2 * t)
    }
    let row = (0..<mask.width).map { x -> UInt8 in
      let (before, after) = (CGFloat(x) + 0.5, CGFloat(mask.width - x) - 0.5)
      let from = left > 0 ? smooth(before / left) : 1
      let to = right > 0 ? smooth(after / right) : 1
      return UInt8((255 * from * to).rounded())
    }
    row.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for y in 0..<mask.height { memcpy(data + y * mask.stride, start, mask.width) }
    }
    cairo_surface_mark_dirty(mask.handle)
    return mask
  }

  /// Ends what a list forgot to end.
  mutating func endAll() {
    while !open.isEmpty { end() }
  }
}
