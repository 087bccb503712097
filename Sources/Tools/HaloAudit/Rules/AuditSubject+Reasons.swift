import FocusEngine
import FocusGeometry

// The reasons of findings about movements.
extension AuditSubject {
  /// The explanations that are made for each rule at least, and the items that they may examine.
  private static let explanations = (least: 8, items: 20_000)

  /// Adds the reasons to the findings, on a large screen to the first ones only: an explanation
  /// examines all items.
  func addReasons(to findings: inout [AuditFinding]) {
    let limit = max(
      Self.explanations.least, Self.explanations.items / max(1, graph.items.count))
    var counts: [AuditRule: Int] = [:]
    for index in findings.indices {
      guard let question = findings[index].question else { continue }
      let count = counts[findings[index].rule, default: 0]
      guard count < limit else { continue }
      counts[findings[index].rule] = count + 1
      guard let reason = reason(for: question) else { continue }
      findings[index].why =
        question.link == ": "
        ? findings[index].why.dropLast() + "\(question.link)\(reason)."
        : findings[index].why + "\(question.link)\(reason)."
    }
  }

  private func reason(for question: AuditQuestion) -> FocusExplanation.Reason? {
    system.explainMovement(from: environments[question.origin], heading: question.heading)
      .candidates.first { $0.label == graph.items[question.candidate].label }?.reasons.first
  }
}
