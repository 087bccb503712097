import CCairo
import FocusGeometry
import Foundation
import SceneGraph

/// The layers open while a list is drawn, each a group of its own unless it is plainly opaque.
@MainActor
struct LayerStack {
  private struct Layer {
    var visible: PixelRect
    /// nil for a layer that is drawn straight onto what is below.
    var group: (alpha: CGFloat, confinement: Shape?)?
  }

  let cr: OpaquePointer
  let scale: CGFloat
  /// What may be drawn on now; empty inside a layer that is not seen.
  private(set) var visible: PixelRect
  private var open: [Layer] = []

  private let masks: OutlineMasks

  init(cr: OpaquePointer, scale: CGFloat, visible: PixelRect, masks: OutlineMasks) {
    self.cr = cr
    self.masks = masks
    self.scale = scale
    self.visible = visible
  }

  mutating func begin(_ item: DisplayItem) {
    let outer = visible
    let (rect, curve) = item.confinement(within: item.pixelBounds(scale: scale), scale: scale)
    visible = visible.intersection(rect)
    let needsGroup = item.alpha < 1 || curve != nil
    guard needsGroup, !visible.isEmpty else {
      return open.append(Layer(visible: outer, group: nil))
    }
    open.append(Layer(visible: outer, group: (min(1, item.alpha), curve)))
    cairo_save(cr)
    cr.clip(to: visible)
    if item.alpha < 1 { cairo_push_group(cr) }
    if curve != nil { cairo_push_group(cr) }
  }

  /// Without an open layer this does nothing.
  mutating func end() {
    guard let layer = open.popLast() else { return }
    if let group = layer.group {
      if let curve = group.confinement {
        cairo_pop_group_to_source(cr)
        let context = DrawingContext(
          cr: cr, scale: scale, visible: visible, alpha: 1, transform: .identity,
          confinement: nil, masks: masks)
        context.paint(through: curve)
      }
      if group.alpha < 1 {
        cairo_pop_group_to_source(cr)
        cairo_paint_with_alpha(cr, group.alpha)
      }
      cairo_restore(cr)
    }
    visible = layer.visible
  }

  /// Ends what a list forgot to end.
  mutating func endAll() {
    while !open.isEmpty { end() }
  }
}
