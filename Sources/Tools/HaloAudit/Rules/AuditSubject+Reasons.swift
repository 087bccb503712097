import FocusEngine
import FocusGeometry

// The reasons of findings about movements.
extension AuditSubject {
  /// The least number of explanations for each rule, and the number of items that all explanations
  /// for a rule may examine.
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
      let why = findings[index].why
      findings[index].why =
        (question.opening.map { "\(why) \($0)" } ?? "\(why.dropLast()):") + " \(reason)."
    }
  }

  private func reason(for question: AuditQuestion) -> FocusExplanation.Reason? {
    system.explainMovement(from: environments[question.origin], heading: question.heading)
      .candidates.first { $0.label == graph.items[question.candidate].label }?.reasons.first
  }
}
