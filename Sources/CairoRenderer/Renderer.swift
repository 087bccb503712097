import DisplayList
import FocusGeometry
import Foundation

/// Draws a display list into pixels.
///
/// The pixels depend on the list and the scale alone: not on what was drawn before, nor on how a
/// frame is divided into regions.
@MainActor
public final class Renderer {
  public let text: TextEngine
  let pictures: PictureCache
  let texts: TextRasters
  let shadows: ShadowTemplates
  let masks: OutlineMasks
  private let sheets = LayerSheets()
  private let background = BackgroundCache()
  private let composition = Composition()
  /// Of a common window, until it is known what is drawn on.
  private var limits = CacheLimits(width: 1280, height: 800)
  /// Whether several threads draw; nil: where it is worth waking them.
  var isShared: Bool?

  /// - Parameter text: sets the text, in artwork too.
  public init(text: TextEngine) {
    self.text = text
    pictures = PictureCache(text: text, limits: limits)
    texts = TextRasters(engine: text, limits: limits)
    shadows = ShadowTemplates(limits: limits)
    masks = OutlineMasks(limits: limits)
  }

  /// Between frames that much is kept of what was drawn.
  private func keep(_ limits: CacheLimits) {
    guard limits != self.limits else { return }
    self.limits = limits
    pictures.keep(limits)
    texts.keep(limits)
    shadows.keep(limits)
    masks.keep(limits)
  }

  /// Draws what `list` shows inside `region`, in device pixels, and nothing else.
  ///
  /// What it keeps for later frames follows the size of `surface`.
  public func draw(
    _ list: DisplayList, on surface: PixelSurface, scale: CGFloat, region: [PixelRect]
  ) {
    let parts = region.map { $0.intersection(surface.bounds) }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return }
    keep(CacheLimits(width: surface.width, height: surface.height))
    sheets.beginFrame()
    composition.removeAll()
    var layers = LayerStack(
      composition: composition, scale: scale, region: parts, masks: masks, sheets: sheets)
    background.draw(list, scale: scale, region: layers.visible, in: composition)
    for index in list.items.indices { draw(list.items, at: index, layers: &layers) }
    layers.endAll()
    composition.paint(on: surface, region: parts, isShared: isShared)
    composition.removeAll()
  }

  private func draw(_ items: [DisplayItem], at index: Int, layers: inout LayerStack) {
    let item = items[index]
    switch item.content {
    case .beginLayer: return layers.begin(item, contents: items.contents(ofLayerAt: index))
    case .endLayer: return layers.end()
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
    draw(item.content, in: context)
  }

  private func draw(_ content: DisplayContent, in context: DrawingContext) {
    switch content {
    case .fill(let shape, .color(let color)):
      context.fill(context.outline(of: shape), color: color)
    case .fill(let shape, let paint):
      context.fill(shape, gradient: paint, pictures: pictures)
    case .stroke(let shape, let width, let color, let dash):
      context.confined { context.stroke(shape, width: width, color: color, dash: dash) }
    case .hairline(let shape, let color):
      context.confined { context.drawHairline(shape, color: color) }
    case .rim(let shape, let width, let color):
      context.confined { context.drawRim(shape, width: width, color: color) }
    case .image(let image, let rect, let shape):
      context.draw(
        .image(image), rect: rect, shape: shape, cache: pictures)
    case .text(let string, let style, let rect):
      context.draw(string, style: style, rect: rect, texts: texts)
    case .shadow(let shape, let shadow, let knockout):
      context.confined {
        context.draw(shadow, of: shape, knockout: knockout, templates: shadows)
      }
    case .halo(let ring):
      context.confined { context.draw(ring) }
    case .beginLayer, .endLayer: break
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
