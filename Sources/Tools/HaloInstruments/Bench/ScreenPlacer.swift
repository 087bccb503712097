import HaloDisplayList

/// Puts screens into their places on the bench; what has not changed since the last frame stays.
struct ScreenPlacer {
  private var placements: [NodePlacement?] = [nil, nil]

  /// Places have changed.
  mutating func forget() { placements = [nil, nil] }

  mutating func place(
    _ node: DisplayNode, in slot: BenchPlace.Slot, at index: Int
  ) -> DisplayNode? {
    var placement = placements[index]
    if placement?.transform != slot.transform {
      placement = NodePlacement(scale: slot.scale, origin: slot.frame.origin, clip: slot.frame)
    }
    // Not held twice while it changes.
    placements[index] = nil
    defer { placements[index] = placement }
    return placement?.place(node)
  }
}
