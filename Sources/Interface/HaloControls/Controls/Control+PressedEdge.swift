import HaloSceneGraph

extension Control {
  /// Shows or hides the line along the edge of the pressed control, in the animation of the change.
  func showPressedEdge() {
    let isPressed = state.contains(.highlighted) && !state.contains(.disabled)
    guard isPressed || pressedEdge != nil, let surface = pressedSurface else { return }
    let edge = pressedEdge ?? PressedEdge(in: surface)
    pressedEdge = edge
    // Pressed glass has an edge of its own, and a title without a surface has none.
    let isPicture = surface is ImageView
    let takesEdge =
      isPicture || (surface.backgroundColor.alpha > 0 && surface.glassSurface == nil)
    let width = effectiveAppearance.controls.pressedEdge.width
    edge.show(
      isPressed && takesEdge, on: surface, isPicture: isPicture,
      width: look == .lift || isPicture ? width.tv : width.desk)
  }
}
