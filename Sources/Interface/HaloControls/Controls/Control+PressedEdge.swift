import HaloSceneGraph

extension Control {
  /// Shows the edge of a press, in the animation of the change.
  func showPressedEdge() {
    let isPressed = state.contains(.highlighted) && !state.contains(.disabled)
    guard isPressed || pressedEdge != nil, let surface = pressedSurface else { return }
    let edge = pressedEdge ?? PressedEdge(in: surface)
    pressedEdge = edge
    // Pressed glass has an edge of its own, and a title without a surface has none.
    let isPicture = surface is ImageView
    let hasSurface = isPicture || surface.backgroundColor.alpha > 0
    let width = effectiveAppearance.controls.pressedEdge.width
    edge.show(
      isPressed && hasSurface && (isPicture || surface.glassSurface == nil), on: surface,
      isPicture: isPicture, width: look == .lift || isPicture ? width.tv : width.desk)
  }
}
