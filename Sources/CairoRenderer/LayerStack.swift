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

  let composition: Composition
  let scale: CGFloat
  /// What may be drawn on now; empty inside a layer that is not seen.
  private(set) var visible: PixelRect
  private var open: [Layer] = []

  private let masks: OutlineMasks

  init(composition: Composition, scale: CGFloat, visible: PixelRect, masks: OutlineMasks) {
    self.composition = composition
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
    composition.beginLayer(visible)
  }

  /// Without an open layer this does nothing.
  mutating func end() {
    guard let layer = open.popLast() else { return }
    if let group = layer.group {
      composition.endLayer(visible)
      let context = DrawingContext(
        composition: composition, scale: scale, visible: visible, alpha: 1, transform: .identity,
        confinement: nil, masks: masks)
      context.paint(
        .layer, through: group.confinement ?? .rect(visible.rect),
        alpha: UInt32(alpha: group.alpha))
    }
    visible = layer.visible
  }

  /// Ends what a list forgot to end.
  mutating func endAll() {
    while !open.isEmpty { end() }
  }
}
