import HaloAudit
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// Expects that arrows and Tab lead from the first item to all others, and from each of them back
/// to the first, so that nothing is out of reach and no item is a trap.
@MainActor
func expectReach(
  in map: FocusMap, _ place: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let first = map.items.first else { return }
  let (missed, traps) = (map.unreachable, map.traps)
  #expect(missed.isEmpty, "\(place) from \(first) never \(missed)", sourceLocation: sourceLocation)
  #expect(
    traps.isEmpty, "\(place) \(traps) never lead to \(first)", sourceLocation: sourceLocation)
}
