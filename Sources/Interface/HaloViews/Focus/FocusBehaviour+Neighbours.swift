import FocusEngine
import FocusGeometry

extension FocusBehaviour {
  /// What was set for this one heading, as long as it lives.
  public func neighbour(for heading: FocusHeading) -> View? {
    neighbouringItem(for: heading) as? View
  }

  /// Sends a movement to `view` (held weakly) whatever geometry says, under models that follow it;
  /// nil lets geometry decide again.
  public mutating func setNeighbour(_ view: View?, for heading: FocusHeading) {
    setNeighbouringItem(view, for: heading)
  }
}
