import HaloDisplayList

/// The glass of a view: its material and the light along its edge.
package struct GlassSurface: Hashable, Sendable {
  /// The material in the shape of the view.
  package var material: Material
  /// The style of the light along the edge.
  package var style: GlassStyle
  /// Whether the view has the glass at rest too, instead of only while it is lifted.
  package var isAlwaysShown: Bool
  /// Whether the glass is pressed, which its edge shows.
  package var isPressed = false

  /// Creates the glass of a view.
  package init(material: Material, style: GlassStyle, isAlwaysShown: Bool = false) {
    self.material = material
    self.style = style
    self.isAlwaysShown = isAlwaysShown
  }
}
