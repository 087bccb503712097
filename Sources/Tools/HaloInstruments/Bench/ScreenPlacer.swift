import HaloDisplayList

/// Puts screens into their places on the bench, and keeps the nodes that have not changed since the
/// last frame.
struct ScreenPlacer {
  private var placements: [Int: NodePlacement] = [:]

  /// Forgets the placements, because the places have changed.
  mutating func forget() { placements = [:] }

  mutating func place(
    _ node: DisplayNode, in slot: BenchPlace.Slot, at index: Int
  ) -> DisplayNode? {
    var placement = placements[index]
    if placement?.transform != slot.transform {
      placement = NodePlacement(scale: slot.scale, origin: slot.frame.origin, clip: slot.frame)
    }
    // The dictionary gives up its reference, so that the placement changes without a copy.
    placements[index] = nil
    defer { placements[index] = placement }
    return placement?.place(node)
  }
}
