import FocusGeometry
import Foundation
import HaloDisplayList

extension Renderer {
  /// Fills a shape with what is under it, seen through a material.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func draw(
    _ material: Material, in shape: Shape, of item: DisplayItem, context: DrawingContext,
    layers: LayerStack
  ) throws {
    let outline = context.outline(of: shape)
    guard let list = shownList, !layers.isInPerspective else {
      return try context.fill(outline, color: material.standIn)
    }
    let scale = layers.scale
    let window = list.pixels(seenBy: item, scale: scale)
    let area = item.confinement(within: item.pixelBounds(scale: scale), scale: scale).rect
      .intersection(window)
    guard !area.isEmpty else { return }
    let lens = material.lens.flatMap {
      LensMap($0, in: outline, scale: context.transform.meanScale)
    }
    let pane = BackdropCache.Pane(
      background: list.background, window: window, scale: scale, material: material,
      blur: item.blur(of: material, scale: scale), lens: lens, area: area)
    let picture =
      try lastPicture(of: item, in: pane)
      ?? picture(of: item, in: pane, list: list, shownAt: layers.place ?? area)
    guard let picture else {
      return try context.fill(outline, color: material.standIn)
    }
    let factor = CGFloat(picture.factor)
    try context.fill(
      outline, with: picture.surface,
      placement: CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: CGFloat(picture.origin.x),
        ty: CGFloat(picture.origin.y)))
  }

  /// Returns the last picture of a pane; nil if the pane has to show what is under it now, or was
  /// not shown before.
  private func lastPicture(
    of item: DisplayItem, in pane: BackdropCache.Pane
  ) -> BackdropCache.Picture? {
    guard laggingBackdrops.contains(item), let picture = backdrops.lastPicture(in: pane) else {
      return nil
    }
    standInsNoted += 1
    return picture
  }

  /// Returns what is under the pane, blurred.
  ///
  /// If it is not cached, it is drawn on its own pixels; nil if these would be too many.
  private func picture(
    of item: DisplayItem, in pane: BackdropCache.Pane, list: DisplayList, shownAt place: PixelRect
  ) throws -> BackdropCache.Picture? {
    let source = pane.blur.source(of: pane.area)
    let seen = source.intersection(pane.window)
    let key = BackdropCache.Key(
      beneath: list.items(beneath: item.id.view, in: Extent(seen, scale: pane.scale)), pane: pane)
    if let kept = backdrops.picture(for: key) { return kept }
    guard let sheet = try sheets.makeSheet(seen), let data = sheet.surface.data else { return nil }
    let before = standInsNoted
    let beneath = Composition(memory: memory)
    var layers = LayerStack(
      composition: beneath, scale: pane.scale, region: [seen], masks: masks, sheets: sheets,
      shownAt: place)
    try draw(key.beneath, layers: &layers)
    try layers.endAll()
    if !beneath.hides(seen) {
      try background.draw(list, scale: pane.scale, region: seen, in: beneath)
    }
    try beneath.paint(
      on: sheet.surface, origin: (seen.x, seen.y), region: [seen], isShared: isShared)
    let factor = pane.blur.factor
    backdrops.grid.fill(
      data, stride: sheet.surface.stride, seen: seen, source: source, factor: factor)
    backdrops.grid.blur(radius: pane.blur.radius)
    // The margin that the boxes needed is not shown.
    let margin = 3 * pane.blur.radius
    let surface = try backdrops.grid.surface(inset: margin, through: pane.material, memory: memory)
    var picture = BackdropCache.Picture(
      surface: surface, origin: (source.x + margin * factor, source.y + margin * factor),
      factor: factor)
    if let lens = pane.lens { picture = try picture.bent(by: lens, in: pane.area, memory: memory) }
    backdrops.keep(picture, for: key, isExact: standInsNoted == before)
    return picture
  }
}

extension ColorGrid {
  /// Returns the values in pixels, in the material's colours, without `inset` values at each edge.
  @MainActor
  fileprivate func surface(
    inset: Int, through material: Material, memory: PixelMemory
  ) throws -> PixelSurface {
    let (columns, rows) = (max(1, width - 2 * inset), max(1, height - 2 * inset))
    let surface = try memory.surface(width: columns, height: rows, format: .rgb24)
    guard let data = surface.data else { return surface }
    let (saturation, amount) = (Float(material.saturation), Float(material.tint.alpha))
    let tint = SIMD3<Float>(
      Float(material.tint.red), Float(material.tint.green), Float(material.tint.blue))
    func tinted(_ x: Int, _ y: Int) -> SIMD3<Float> {
      var color = color(x: x + inset, y: y + inset)
      // The weights of Rec. 709.
      let grey = (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
      color = (grey + (color - grey) * saturation).clamped(lowerBound: .zero, upperBound: .one)
      return color + (tint - color) * amount
    }
    var shading = material.shade.map { GlassShading($0) }
    var colors: [SIMD3<Float>] = []
    if shading != nil {
      // The darkness of the glass depends on all colours.
      colors.reserveCapacity(columns * rows)
      for y in 0..<rows { for x in 0..<columns { colors.append(tinted(x, y)) } }
      for color in colors { shading?.add(color) }
      shading?.endCounting()
    }
    for y in 0..<rows {
      for x in 0..<columns {
        let color = shading?.shaded(colors[y * columns + x]) ?? tinted(x, y)
        let bytes = SIMD4<UInt32>(
          truncatingIfNeeded: SIMD4<Int32>(nearestTo: SIMD4(color * 255, 0)))
        data.storeBytes(
          of: bytes.x << 16 | bytes.y << 8 | bytes.z,
          toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
      }
    }
    surface.markChanged()
    return surface
  }
}
