/// The numbers of things of each kind that a renderer has rasterized for its caches so far.
package struct MadePixels: Equatable, Sendable {
  /// The number of images, and of gradients that fill shapes.
  package var pictures: Int
  package var texts: Int
  package var shadows: Int
  package var masks: Int
  /// The number of pools of light.
  package var lights: Int

  package init(
    pictures: Int = 0, texts: Int = 0, shadows: Int = 0, masks: Int = 0, lights: Int = 0
  ) {
    (self.pictures, self.texts, self.shadows) = (pictures, texts, shadows)
    (self.masks, self.lights) = (masks, lights)
  }

  package static func - (all: Self, before: Self) -> Self {
    Self(
      pictures: all.pictures - before.pictures, texts: all.texts - before.texts,
      shadows: all.shadows - before.shadows, masks: all.masks - before.masks,
      lights: all.lights - before.lights)
  }
}

extension Renderer {
  package var made: MadePixels {
    MadePixels(
      pictures: pictures.made, texts: texts.made, shadows: shadows.made, masks: masks.made,
      lights: lights.made)
  }
}
