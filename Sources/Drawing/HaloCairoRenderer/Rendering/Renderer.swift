import FocusGeometry
import Foundation
import HaloDisplayList

/// Draws a display list into pixels.
///
/// The pixels depend only on the list and the scale: not on what was drawn before, nor on how a
/// frame is divided into regions.
@MainActor
public final class Renderer {
  /// The engine that lays out and measures all text.
  public let text: TextEngine
  let pictures: PictureCache
  let texts: TextRasters
  let shadows: ShadowTemplates
  let lights: PictureLights
  let masks: OutlineMasks
  let sheets: LayerSheets
  let background: BackgroundCache
  let backdrops = BackdropCache()
  let rimLights: RimLightCache
  private let composition: Composition
  let memory: PixelMemory
  /// The limits of the caches; those of a common window until the first surface is drawn on.
  private(set) var limits = CacheLimits(width: 1280, height: 800)
  /// The bytes of texts to cache even for a small surface; for callers that draw many screens in
  /// turn.
  package var leastTextBytes = 0
  /// The pictures shown from pixels of another size, in drawing order.
  var unsharp: [UnsharpPicture] = []
  /// The number of times that something was drawn from a stand-in: from pixels of another size, or
  /// a backdrop from its last picture.
  var standInsNoted = 0
  /// The list that is being drawn, from which backdrops find what is under them.
  private(set) var shownList: DisplayList?
  /// The backdrops that keep their previous pictures during the current drawing.
  private(set) var laggingBackdrops: [DisplayItem] = []
  /// Whether several threads draw; nil to decide by the amount of work.
  var isShared: Bool?

  /// Creates a renderer.
  ///
  /// - Parameter text: The engine that lays out text, including text in images.
  public convenience init(text: TextEngine) { self.init(text: text, memory: .system) }

  init(text: TextEngine, memory: PixelMemory) {
    self.text = text
    self.memory = memory
    sheets = LayerSheets(limits: limits, memory: memory)
    background = BackgroundCache(memory: memory)
    composition = Composition(memory: memory)
    pictures = PictureCache(text: text, limits: limits, memory: memory)
    lights = PictureLights(pictures: pictures, memory: memory)
    texts = TextRasters(engine: text, limits: limits, memory: memory)
    shadows = ShadowTemplates(limits: limits, memory: memory)
    masks = OutlineMasks(limits: limits, memory: memory)
    rimLights = RimLightCache(memory: memory)
  }

  /// Changes the limits of all caches.
  private func keep(_ limits: CacheLimits) {
    guard limits != self.limits else { return }
    self.limits = limits
    pictures.keep(limits)
    texts.keep(limits)
    shadows.keep(limits)
    masks.keep(limits)
    sheets.keep(limits)
  }

  /// Draws the part of `list` inside `region`, in device pixels, and nothing else.
  ///
  /// The sizes of the caches follow the size of `surface`.
  ///
  /// - Throws: ``RenderError/surface(_:)`` if there is no memory for something. A part of `region`
  ///   may have been drawn then; all of it can be drawn again later.
  public func draw(
    _ list: DisplayList, on surface: PixelSurface, scale: CGFloat, region: [PixelRect]
  ) throws {
    try draw(list, on: surface, scale: scale, region: region, backdropsOf: nil)
  }

  /// Draws like ``draw(_:on:scale:region:)``, but backdrops that are also in `old` keep their
  /// previous pictures, because a blur takes longer than most frames.
  ///
  /// - Parameters:
  ///   - list: The list to draw.
  ///   - surface: The surface to draw on.
  ///   - scale: The device pixels for each point.
  ///   - region: The area to draw, in device pixels.
  ///   - old: The list that the surface showed before; nil for none.
  /// - Throws: ``RenderError/surface(_:)``.
  package func draw(
    _ list: DisplayList, on surface: PixelSurface, scale: CGFloat, region: [PixelRect],
    backdropsOf old: DisplayList?
  ) throws {
    let parts = region.map { $0.intersection(surface.bounds) }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return }
    var limits = CacheLimits(width: surface.width, height: surface.height)
    limits.leastTexts = leastTextBytes
    keep(limits)
    // Replacements that are still needed are recorded again.
    unsharp.removeAll { old in parts.contains { $0.contains(old.place) } }
    sheets.beginFrame()
    composition.removeAll()
    shownList = list
    laggingBackdrops = old?.root.backdrops ?? []
    defer {
      composition.removeAll()
      backdrops.endDrawing()
      shownList = nil
      laggingBackdrops = []
    }
    var layers = LayerStack(
      composition: composition, scale: scale, region: parts, masks: masks, sheets: sheets)
    let visible = layers.visible
    try draw(list.root, layers: &layers)
    try layers.endAll()
    // The background comes last, though under everything else, because it need not be made where it
    // is hidden.
    if composition.hides(visible) {
      background.noteHidden(visible)
    } else {
      try background.draw(list, scale: scale, region: visible, in: composition)
    }
    try composition.paint(on: surface, region: parts, isShared: isShared)
    // Overlapping parts would be filtered twice.
    for filter in list.filters { surface.apply(filter, scale: scale, in: parts.merged) }
  }

  /// Draws the visible part of a node.
  private func draw(_ node: DisplayNode, layers: inout LayerStack) throws {
    switch node.content {
    case .items(let items): try draw(items, layers: &layers)
    case .group(let nodes), .run(let nodes): try draw(nodes, layers: &layers)
    case .layer(let begin, let nodes, let end):
      try layers.begin(begin, contents: { nodes.items + [end] })
      try draw(nodes, layers: &layers)
      try layers.end()
    }
  }

  private func draw(_ nodes: [DisplayNode], layers: inout LayerStack) throws {
    guard !layers.visible.isEmpty else { return }
    for node in nodes where layers.mayShow(node.extent) { try draw(node, layers: &layers) }
  }

  func draw(_ items: [DisplayItem], layers: inout LayerStack) throws {
    for index in items.indices { try draw(items, at: index, layers: &layers) }
  }

  private func draw(_ items: [DisplayItem], at index: Int, layers: inout LayerStack) throws {
    let item = items[index]
    switch item.content {
    case .beginLayer:
      return try layers.begin(item, contents: { Array(items.contents(ofLayerAt: index)) })
    case .endLayer: return try layers.end()
    default: break
    }
    guard !layers.visible.isEmpty else { return }
    let scale = layers.scale
    let bounds = item.pixelBounds(scale: scale)
    guard bounds.intersects(layers.visible), layers.region.contains(where: bounds.intersects) else {
      return
    }
    let (rect, curve) = item.confinement(within: bounds, scale: scale)
    let visible = rect.intersection(layers.visible)
    guard !visible.isEmpty else { return }
    let context = DrawingContext(
      composition: layers.composition, scale: scale * item.restScale, visible: visible,
      alpha: min(1, item.alpha),
      transform: item.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale)),
      focusedScale: item.focusedScale,
      confinement: curve, masks: masks)
    if case .backdrop(let shape, let material) = item.content {
      return try draw(material, in: shape, of: item, context: context, layers: layers)
    }
    try draw(item.content, in: context)
    if noteUnsharp(at: layers.place ?? visible) { layers.markUnsharp() }
  }

  private func draw(_ content: DisplayContent, in context: DrawingContext) throws {
    switch content {
    case .fill(let shape, .color(let color)):
      try context.fill(context.outline(of: shape), color: color)
    case .fill(let shape, let paint):
      try context.fill(shape, gradient: paint, pictures: pictures)
    case .stroke(let shape, let width, let color, let dash):
      try context.confined { try context.stroke(shape, width: width, color: color, dash: dash) }
    case .hairline(let shape, let color):
      try context.confined { try context.drawHairline(shape, color: color) }
    case .rim(let shape, let width, let color):
      try context.confined { try context.drawRim(shape, width: width, color: color) }
    case .rimLight(let shape, let light):
      try context.confined { try context.draw(light, along: shape, cache: rimLights) }
    case .image(let image, let rect, let shape):
      try context.draw(
        .image(image), rect: rect, shape: shape, cache: pictures)
    case .pixels(let bitmap, let rect):
      try context.draw(bitmap, enlargedOver: rect, memory: memory)
    case .text(let string, let style, let rect):
      try context.draw(string, style: style, rect: rect, texts: texts)
    case .shadow(let shape, let shadow, let knockout):
      try context.confined {
        try context.draw(shadow, of: shape, knockout: knockout, templates: shadows)
      }
    case .light(let light):
      try context.draw(light, lights: lights, pictures: pictures)
    case .halo(let ring):
      try context.confined { try context.draw(ring) }
    case .backdrop, .beginLayer, .endLayer: break
    }
  }
}

extension [DisplayItem] {
  /// Returns everything in the layer that begins at `index`, including the item that ends it.
  fileprivate func contents(ofLayerAt index: Int) -> ArraySlice<DisplayItem> {
    var depth = 0
    for place in indices[index...] {
      switch self[place].content {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      default: break
      }
      if depth == 0 { return self[(index + 1)...place] }
    }
    return self[(index + 1)...]
  }
}
