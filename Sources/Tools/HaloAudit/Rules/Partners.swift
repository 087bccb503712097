import FocusEngine
import Foundation

// Movements between an item and one that fills it, which are no movements to a user.
extension AuditSubject {
  /// Returns the findings without those that only exist because one item fills another one.
  ///
  /// ``nestedFocusable`` reports the two.
  func withoutPartners(_ findings: [AuditFinding]) -> [AuditFinding] {
    guard !findings.isEmpty else { return [] }
    guard !nesting.hasNoPartners else { return findings }
    let places = Dictionary(
      graph.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let reported = Set(findings.compactMap { $0.items.first }.compactMap { places[$0] })
    return findings.filter { finding in
      let items = finding.items.compactMap { places[$0] }
      guard let first = items.first else { return true }
      switch finding.rule {
      case .trap: return !isClosedByPartners(items)
      case .unreachable, .unreachableByArrows:
        return nesting.partners(of: first).isSubset(of: reported)
          && !items.dropFirst().contains(where: nesting.partners(of: first).contains)
      default:
        // The first item is where the movement begins, or what it passes.
        return !items.dropFirst().contains(where: nesting.partners(of: first).contains)
      }
    }
  }

  /// Returns whether all that keys lead to outside of a trap are partners of its items.
  private func isClosedByPartners(_ part: [Int]) -> Bool {
    let isClosedToAll = graph.ways(from: part, by: nil).isSubset(of: part)
    let reached = isClosedToAll ? presses : arrowRoutes.presses
    let outside = Set(graph.eligible.filter { reached[$0] != nil }).subtracting(part)
    let partners = part.reduce(into: Set<Int>()) { $0.formUnion(nesting.partners(of: $1)) }
    return !outside.isEmpty && outside.isSubset(of: partners)
  }
}
