import FocusEngine
import FocusGeometry
import SceneGraph
import Testing

/// Expects that arrows and Tab lead from the first item to all others, and from each back to the
/// first: nothing is out of reach, and no item is a trap.
@MainActor
func expectReach(
  among items: [View], in window: Window, _ place: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard let first = items.first?.focusDebugLabel else { return }
  let system = try #require(window.focusSystem)
  let labels = items.map(\.focusDebugLabel)
  let ways = Dictionary(
    items.map { item in
      let next = (FocusHeading.straight + [.next, .previous]).compactMap {
        system.explainMovement(from: item, heading: $0, detail: .decision).winner
      }
      return (item.focusDebugLabel, next)
    }, uniquingKeysWith: +)
  func met(from start: String, along ways: [String: [String]]) -> Set<String> {
    var met: Set<String> = [start]
    var open = [start]
    while let label = open.popLast() {
      for next in ways[label] ?? [] where met.insert(next).inserted { open.append(next) }
    }
    return met
  }
  var back: [String: [String]] = [:]
  for (label, next) in ways { for other in next { back[other, default: []].append(label) } }
  let missed = Set(labels).subtracting(met(from: first, along: ways))
  #expect(
    missed.isEmpty, "\(place) from \(first) never \(missed.sorted())",
    sourceLocation: sourceLocation)
  let traps = Set(labels).subtracting(met(from: first, along: back))
  #expect(
    traps.isEmpty, "\(place) \(traps.sorted()) never lead to \(first)",
    sourceLocation: sourceLocation)
}
