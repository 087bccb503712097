import FocusGeometry
import Foundation
import HaloDisplayList

/// Draws a display list into pixels.
///
/// The pixels depend on the list and the scale alone: not on what was drawn before, nor on how a
/// frame is divided into regions.
@MainActor
public final class Renderer {
  /// Sets the text of everything drawn, and measures it.
  public let text: TextEngine
  let pictures: PictureCache
  let texts: TextRasters
  let shadows: ShadowTemplates
  let masks: OutlineMasks
  let sheets: LayerSheets
  let background: BackgroundCache
  let backdrops = BackdropCache()
  private let composition: Composition
  let memory: PixelMemory
  /// Those of a common window until the first surface is drawn on.
  private(set) var limits = CacheLimits(width: 1280, height: 800)
  /// Bytes of texts to keep even where a surface is small: for those who draw many screens in turn.
  package var leastTextBytes = 0
  /// What is shown from other pixels than its own, in the order of drawing.
  var unsharp: [UnsharpPicture] = []
  /// How often something was found to be shown from other pixels than its own.
  var standInsNoted = 0
  /// What is being drawn, for backdrops to find what is beneath them.
  private(set) var shownList: DisplayList?
  /// Those that are shown as they were before, while something is being drawn.
  private(set) var laggingBackdrops: [DisplayItem] = []
  /// Whether several threads draw; nil: where it is worth waking them.
  var isShared: Bool?

  /// - Parameter text: sets the text, in artwork too.
  public convenience init(text: TextEngine) { self.init(text: text, memory: .system) }

  init(text: TextEngine, memory: PixelMemory) {
    self.text = text
    self.memory = memory
    sheets = LayerSheets(limits: limits, memory: memory)
    background = BackgroundCache(memory: memory)
    composition = Composition(memory: memory)
    pictures = PictureCache(text: text, limits: limits, memory: memory)
    texts = TextRasters(engine: text, limits: limits, memory: memory)
    shadows = ShadowTemplates(limits: limits, memory: memory)
    masks = OutlineMasks(limits: limits, memory: memory)
  }

  /// Changes how much each cache keeps between frames.
  private func keep(_ limits: CacheLimits) {
    guard limits != self.limits else { return }
    self.limits = limits
    pictures.keep(limits)
    texts.keep(limits)
    shadows.keep(limits)
    masks.keep(limits)
    sheets.keep(limits)
  }

  /// Draws what `list` shows inside `region`, in device pixels, and nothing else.
  ///
  /// What it keeps for later frames follows the size of `surface`.
  ///
  /// - Throws: ``RenderError/surface(_:)`` when there is no memory for anything that it takes. Of
  ///   `region` some may have been drawn then; to draw all of it again, later, is right.
  public func draw(
    _ list: DisplayList, on surface: PixelSurface, scale: CGFloat, region: [PixelRect]
  ) throws {
    try draw(list, on: surface, scale: scale, region: region, backdropsOf: nil)
  }

  /// As ``draw(_:on:scale:region:)``, but backdrops that are in `old` too are shown as they were: to
  /// blur what is beneath them takes longer than most frames.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - surface: what to draw on.
  ///   - scale: device pixels per point.
  ///   - region: device pixels.
  ///   - old: what the surface showed before; nil for none.
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
    // What still stands in for something is noted again.
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
    // Last, though beneath all else: what is hidden need not be made.
    if !composition.hides(visible) {
      try background.draw(list, scale: scale, region: visible, in: composition)
    }
    try composition.paint(on: surface, region: parts, isShared: isShared)
    // Overlapping parts would be filtered twice.
    for filter in list.filters { surface.apply(filter, scale: scale, in: parts.merged) }
  }

  /// Draws what is seen of a part of a list.
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
    case .halo(let ring):
      try context.confined { try context.draw(ring) }
    case .backdrop, .beginLayer, .endLayer: break
    }
  }
}

extension [DisplayItem] {
  /// Everything in the layer that begins at `index`, with what ends it.
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
