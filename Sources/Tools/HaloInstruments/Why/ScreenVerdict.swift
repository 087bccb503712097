import FocusEngine
import Foundation
import HaloAudit
import HaloSceneGraph

/// The focus graph of a screen, and the findings of an audit of it.
@MainActor
struct ScreenVerdict {
  let graph: FocusGraph
  private let metrics: GraphMetrics
  private let findings: [AuditFinding]
  private static let most = 12

  /// The rules that need no knowledge of what the screen's own views do when they are activated.
  private static let rules = AuditRule.still
    .subtracting([
      .focusableNotOperable, .operableNotFocusable, .covered, .noSize, .fullKeyboardAccess,
    ])

  /// Audits a window; nil for a window without a focus system.
  init?(of window: Window) {
    guard let system = window.focusSystem, let graph = FocusDebugger.focusGraph(for: system)
    else { return nil }
    let audit = audit(window, rules: Self.rules)
    self.graph = graph
    (metrics, findings) = (audit.metrics, audit.findings)
  }

  var lines: [PanelLine] {
    func presses(_ presses: GraphMetrics.Presses?) -> String {
      presses.map { "\(Double(Int($0.mean * 10)) / 10) presses, at most \($0.most)" }
        ?? "lead nowhere"
    }
    func percent(_ share: Double) -> String { "\(Int((share * 100).rounded(.down))) %" }
    var lines: [PanelLine] = [
      .heading("The whole screen"), .fact("Items", "\(metrics.items)"),
      .fact("Reached", percent(metrics.reach), metrics.reach < 1 ? .alert : .good),
      .fact("Arrows", presses(metrics.arrows)), .fact("Tab", presses(metrics.tab)),
      .fact("Lead back", percent(metrics.symmetric)), .heading("Findings of the audit"),
    ]
    if findings.isEmpty { lines.append(.text("Nothing was found.", .good)) }
    for finding in findings.prefix(Self.most) {
      lines.append(
        .text(
          "\(finding.rule.rawValue): \(finding.why)", finding.severity == .note ? .quiet : .alert))
    }
    if findings.count > Self.most {
      lines.append(.text("and \(findings.count - Self.most) more; see halo audit", .quiet))
    }
    return lines
  }
}
