import FocusEngine
import FocusGeometry

extension FocusBehaviour {
  /// Returns the neighbour that was set for exactly this heading, while it exists.
  public func neighbour(for heading: FocusHeading) -> View? {
    neighbouringItem(for: heading) as? View
  }

  /// Sends movements in a heading to `view` (held weakly) regardless of geometry, under models that
  /// support it; nil restores geometry.
  public mutating func setNeighbour(_ view: View?, for heading: FocusHeading) {
    setNeighbouringItem(view, for: heading)
  }
}
