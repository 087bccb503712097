import DisplayList
import FocusGeometry
import Foundation

extension Renderer {
  /// Makes the pixels of one picture or shadow that `items` will need and that is not kept yet, so
  /// that the frame that first shows it, or shows it lifted, is not late.
  ///
  /// - Returns: Whether there was one; false: nothing is left to do, or to keep more would push
  ///   something out. Then most of what `items` do not need goes.
  /// - Throws: ``RenderError/surface(_:)``; nothing is lost, but no more should be prepared.
  public func prepareNext(of items: [DisplayItem], scale: CGFloat) throws -> Bool {
    pictures.beginPreparation()
    let hasMade = try items.contains { item in
      switch item.content {
      case .image(let image, let rect, _) where rect.width > 0 && rect.height > 0:
        try PictureCache.restingScales(focusedScale: item.focusedScale).contains { kept in
          let (width, height) = PictureCache.pixelSize(
            of: rect, scale: scale * item.restScale * kept)
          return try pictures.prepare(.image(image), width: width, height: height)
        }
      case .shadow(let shape, let shadow, let knockout):
        // At both rests, and on the way from each to the other.
        try [0, 0.25, 0.75, 1].contains { part in
          try prepare(
            shadow, of: shape, knockout: knockout, item, scale: scale * item.restScale,
            1 + (item.focusedScale - 1) * part)
        }
      default: false
      }
    }
    if !hasMade { pictures.endPreparation() }
    return hasMade
  }

  /// Draws the shadow at that size, to nowhere.
  private func prepare(
    _ shadow: Shadow, of shape: Shape, knockout: Bool, _ item: DisplayItem, scale: CGFloat,
    _ kept: CGFloat
  ) throws -> Bool {
    let before = shadows.made
    let context = DrawingContext(
      composition: Composition(memory: memory), scale: scale,
      visible: PixelRect(x: 0, y: 0, width: 0, height: 0),
      alpha: 1, transform: CGAffineTransform(scaleX: scale * kept, y: scale * kept),
      focusedScale: item.focusedScale, confinement: nil, masks: masks)
    try context.draw(shadow, of: shape, knockout: knockout, templates: shadows)
    return shadows.made > before
  }
}
