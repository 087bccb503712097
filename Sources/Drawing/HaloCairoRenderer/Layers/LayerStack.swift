import CHaloCairo
import FocusGeometry
import Foundation
import HaloDisplayList

/// The layers that are open while a list is drawn; each is composed separately if it is
/// translucent, clipped by rounded corners, or has an effect.
@MainActor
struct LayerStack {
  private struct Layer {
    /// The state before the layer began, which is restored after it.
    var visible: PixelRect
    var region: [PixelRect]
    var composition: Composition
    /// The group of a layer that is composed separately; nil if the layer is drawn directly onto
    /// what is below.
    var group: Group?
    /// Whether something in the layer is shown from pixels of another size.
    var isUnsharp = false
  }

  private struct Group {
    var alpha: CGFloat
    var confinement: Shape?
    var effect: Effect?
    /// The visible part of the group.
    var visible: PixelRect

    /// Whether the pixels have to be collected in a layer first.
    ///
    /// An effect that is painted in one step can be faded in that step, unless a curved outline
    /// clips it too.
    var needsLayer: Bool {
      switch effect {
      case nil: true
      case .picture, .edgeFade: confinement != nil
      case .projection: confinement != nil || alpha < 1
      }
    }
  }

  private enum Effect {
    /// A projection in perspective of a sheet; the result is cached under the key, if there is one.
    case projection(PlaneProjection, LayerSheets.Sheet, keepAs: LayerSheets.Key?)
    case picture(LayerSheets.Picture)
    /// A fade at the edges of an area; all in device pixels.
    case edgeFade(PixelRect, left: CGFloat, right: CGFloat)
  }

  /// The current target: the frame's composition, or that of the innermost open layer in
  /// perspective.
  private(set) var composition: Composition
  let scale: CGFloat
  /// The area that may be drawn on now; empty inside an invisible layer.
  private(set) var visible: PixelRect
  /// The damaged parts of `visible`.
  private(set) var region: [PixelRect] {
    didSet { reach = region.map { Extent($0, scale: scale) } }
  }
  /// The rectangles of `region` in window points, enlarged by what rounding to pixels may add.
  private var reach: [Extent]
  private var open: [Layer] = []
  private let masks: OutlineMasks
  private let sheets: LayerSheets

  /// The device pixels in which current drawing becomes visible, if these are not the ones that it
  /// is drawn on, because it is for a backdrop or in perspective; nil otherwise.
  var place: PixelRect? {
    if let shownAt { return shownAt }
    for layer in open {
      if case .projection = layer.group?.effect { return layer.group?.visible }
    }
    return nil
  }

  /// Whether current drawing becomes visible in perspective.
  var isInPerspective: Bool {
    open.contains { layer in
      if case .projection = layer.group?.effect { true } else { false }
    }
  }

  /// The area of the backdrop for which the list is drawn; nil if it is drawn for a frame.
  private let shownAt: PixelRect?

  /// Marks the open layers as containing something that must not be cached.
  mutating func markUnsharp() {
    for index in open.indices { open[index].isUnsharp = true }
  }

  private static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)

  init(
    composition: Composition, scale: CGFloat, region: [PixelRect], masks: OutlineMasks,
    sheets: LayerSheets, shownAt: PixelRect? = nil
  ) {
    self.composition = composition
    self.shownAt = shownAt
    self.masks = masks
    self.scale = scale
    self.region = region
    reach = region.map { Extent($0, scale: scale) }
    self.sheets = sheets
    visible = region.reduce(Self.nothing) { $0.union($1) }
  }

  /// Whether anything inside `extent` may be visible where current drawing happens.
  @inline(__always)
  func mayShow(_ extent: Extent) -> Bool {
    for part in reach where part.meets(extent) { return true }
    return false
  }

  /// Begins a layer.
  ///
  /// - Parameters:
  ///   - item: The item that begins the layer.
  ///   - contents: Returns everything in the layer, including the item that ends it.
  /// - Throws: ``RenderError/surface(_:)``.
  mutating func begin(_ item: DisplayItem, contents: () -> [DisplayItem]) throws {
    var layer = Layer(visible: visible, region: region, composition: composition, group: nil)
    let (rect, curve) = item.confinement(within: item.pixelBounds(scale: scale), scale: scale)
    visible = visible.intersection(rect)
    let effect = visible.isEmpty ? nil : try effect(of: item, contents: contents)
    let needsGroup = item.alpha < 1 || curve != nil || effect != nil
    guard needsGroup, !visible.isEmpty else { return open.append(layer) }
    let group = Group(
      alpha: min(1, item.alpha), confinement: curve, effect: effect, visible: visible)
    layer.group = group
    open.append(layer)
    if group.needsLayer { composition.beginLayer(visible) }
    switch effect {
    case .picture: visible = Self.nothing
    case .projection(_, let sheet, _):
      composition = Composition(memory: composition.memory)
      visible = sheet.area
      region = [sheet.area]
    case .edgeFade: composition.beginLayer(visible)
    case nil: break
    }
  }

  private func effect(
    of item: DisplayItem, contents: () -> [DisplayItem]
  ) throws -> Effect? {
    guard case .beginLayer(let bounds, let effect?) = item.content else { return nil }
    let placement = item.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let box = bounds.applying(placement)
    switch effect {
    case .edgeFade(let left, let right):
      return .edgeFade(
        PixelRect(covering: box), left: left * placement.meanScale,
        right: right * placement.meanScale)
    case .projection(let projection):
      let key = LayerSheets.Key(contents: contents(), effect: effect, placement: placement)
      let (picture, isSeenAgain) = sheets.recall(key)
      if let picture { return .picture(picture) }
      let plane = PlaneProjection(projection, placement: placement)
      // A transparent border keeps the edges smooth.
      return try sheets.makeSheet(PixelRect(covering: box).insetBy(-3)).map {
        .projection(plane, $0, keepAs: isSeenAgain ? key : nil)
      }
    }
  }

  /// Ends the innermost layer; does nothing without an open layer.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  mutating func end() throws {
    guard let layer = open.popLast() else { return }
    let inner = composition
    (composition, visible, region) = (layer.composition, layer.visible, layer.region)
    guard let group = layer.group else { return }
    try draw(group, composedIn: inner, isKept: !layer.isUnsharp)
    guard group.needsLayer else { return }
    composition.endLayer(group.visible)
    let context = DrawingContext(
      composition: composition, scale: scale, visible: group.visible, alpha: 1,
      transform: .identity, confinement: nil, masks: masks)
    try context.paint(
      .layer, through: group.confinement ?? .rect(group.visible.rect),
      alpha: UInt32(alpha: group.alpha))
  }

  private func draw(_ group: Group, composedIn inner: Composition, isKept: Bool) throws {
    switch group.effect {
    case .picture(let picture):
      paint(picture, in: group.visible, alpha: group.needsLayer ? 1 : group.alpha)
    case .projection(let plane, let sheet, let key):
      try inner.paint(
        on: sheet.surface, origin: (sheet.area.x, sheet.area.y), region: [sheet.area])
      guard let sampler = PerspectiveSampler(sheet, in: plane) else { return }
      if let key, isKept, let picture = try sampler.picture(of: sheet, in: plane, from: sheets) {
        sheets.keep(picture, for: key)
        paint(picture, in: group.visible, alpha: 1)
      } else {
        composition.keep(sheet.surface)
        composition.paint(.projected(sampler), in: group.visible)
      }
    case .edgeFade(let box, let left, let right):
      composition.endLayer(group.visible)
      guard box.fitsSurface else { return }
      let mask = try composition.memory.mask(width: box.width, height: box.height)
      mask.fade(over: left, right)
      composition.paint(
        .layer, through: mask, x: box.x, y: box.y, in: group.visible.intersection(box),
        alpha: UInt32(alpha: group.needsLayer ? 1 : group.alpha))
    case nil: break
    }
  }

  private func paint(_ layer: LayerSheets.Picture, in visible: PixelRect, alpha: CGFloat) {
    guard let picture = composition.picture(layer.surface) else { return }
    composition.paint(
      .copied(picture, x: layer.area.x, y: layer.area.y),
      in: layer.area.intersection(visible), alpha: UInt32(alpha: alpha))
  }

  /// Ends all open layers, for lists that do not end every layer.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  mutating func endAll() throws {
    while !open.isEmpty { try end() }
  }
}

extension PerspectiveSampler {
  /// Creates the sampler of a sheet; nil for a plane seen from its edge, which shows nothing.
  fileprivate init?(_ sheet: LayerSheets.Sheet, in plane: PlaneProjection) {
    guard let inverse = plane.inverted, let source = sheet.surface.data else { return nil }
    self.init(
      source: source, rowBytes: sheet.surface.stride, area: sheet.area, inverse: inverse)
  }

  /// Returns the whole layer in perspective, on its own surface; nil if that would be too large.
  @MainActor
  fileprivate func picture(
    of sheet: LayerSheets.Sheet, in plane: PlaneProjection, from sheets: LayerSheets
  ) throws -> LayerSheets.Picture? {
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
    guard let surface = try sheets.makePicture(area), let data = surface.data else { return nil }
    draw(area, on: data, stride: surface.stride, origin: (area.x, area.y))
    surface.markChanged()
    return LayerSheets.Picture(surface: surface, area: area)
  }
}

extension Extent {
  /// Creates an extent around pixels, in points; content rounded to whole pixels extends less than
  /// three pixels beyond its edges.
  init(_ pixels: PixelRect, scale: CGFloat) {
    self.init(
      minX: CGFloat(pixels.x - 3) / scale, minY: CGFloat(pixels.y - 3) / scale,
      maxX: CGFloat(pixels.maxX + 3) / scale, maxY: CGFloat(pixels.maxY + 3) / scale)
  }
}

extension CoverageMask {
  /// Fills the mask with full coverage that fades to nothing over `left` pixels at the left and
  /// over `right` pixels at the right.
  ///
  /// The mask is computed here, because a gradient that Cairo draws in parts differs slightly from
  /// the same one drawn at once.
  fileprivate func fade(over left: CGFloat, _ right: CGFloat) {
    guard let data = cairo_image_surface_get_data(handle) else { return }
    let row = (0..<width).map { x -> UInt8 in
      let (before, after) = (CGFloat(x) + 0.5, CGFloat(width - x) - 0.5)
      let from = left > 0 ? (before / left).smoothStep : 1
      let to = right > 0 ? (after / right).smoothStep : 1
      return UInt8((255 * from * to).rounded())
    }
    row.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for y in 0..<height { memcpy(data + y * stride, start, width) }
    }
    cairo_surface_mark_dirty(handle)
  }
}
