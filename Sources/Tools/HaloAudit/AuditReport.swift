import Foundation

/// What audits of several screens found, to be written down.
public struct AuditReport: Hashable, Sendable {
  /// In the order in which they were added.
  public private(set) var audits: [Entry] = []

  /// An audit, and where its screen is from.
  public struct Entry: Hashable, Sendable {
    /// What was found.
    public var audit: FocusAudit
    /// The path of the file that describes the screen; nil for none.
    public var file: String?
  }

  /// A report of nothing.
  public init() {}

  /// Adds what an audit found, in a file or nowhere.
  public mutating func add(_ audit: FocusAudit, file: String? = nil) {
    audits.append(Entry(audit: audit, file: file))
  }

  /// Whether there is an error that nobody has accepted.
  public var hasErrors: Bool { audits.contains { !$0.audit.errors.isEmpty } }

  // MARK: JSON

  /// `{"screens": […]}`, with fields in alphabetical order.
  public var json: String {
    get throws {
      let encoder = JSONEncoder.pretty
      let data = try encoder.encode(["screens": audits.map(\.audit)])
      return String(decoding: data, as: UTF8.self) + "\n"
    }
  }

  // MARK: Table

  /// For a terminal: a block a screen, the worst first, ending in a line of counts.
  public var table: String {
    var lines: [String] = []
    for audit in audits.map(\.audit) {
      lines.append("\(audit.screen) (\(audit.model)): \(audit.metrics.summary)")
      if audit.findings.isEmpty { lines.append("  nothing found") }
      for finding in audit.findings {
        let line = finding.line.map { ", line \($0)" } ?? ""
        lines.append("  \(finding.severity.rawValue)  \(finding.rule.rawValue)\(line)")
        lines.append("    \(finding.why)")
        if !finding.keys.isEmpty { lines.append("    keys: \(finding.keys)") }
        lines.append("    \(finding.help) (\(finding.source))")
      }
      for accepted in audit.accepted {
        lines.append(
          "  accepted  \(accepted.finding.rule.rawValue): \(accepted.finding.why) "
            + "(\(accepted.reason))")
      }
      lines.append("")
    }
    let all = audits.flatMap(\.audit.findings)
    let counts = AuditFinding.Severity.allCases.map { severity in
      let count = all.count { $0.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let accepted = audits.reduce(0) { $0 + $1.audit.accepted.count }
    lines.append(
      counts.joined(separator: ", ") + (accepted > 0 ? ", \(accepted) accepted" : "") + " on "
        + (audits.count == 1 ? "1 screen" : "\(audits.count) screens"))
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GraphMetrics {
  /// In one line.
  var summary: String {
    var words = [items == 1 ? "1 item" : "\(items) items"]
    words.append("\(Int((reach * 100).rounded(.down))) % reached")
    func count(_ name: String, _ presses: Presses?) -> String? {
      presses.map {
        "\(name) \(Double(Int($0.mean * 10)) / 10) presses on average, at most \($0.most)"
      }
    }
    words += [count("arrows", arrows), count("Tab", tab)].compactMap { $0 }
    words.append("\(Int((symmetric * 100).rounded(.down))) % of arrows lead back")
    if deadEnds > 0 { words.append(deadEnds == 1 ? "1 dead end" : "\(deadEnds) dead ends") }
    return words.joined(separator: ", ")
  }
}
