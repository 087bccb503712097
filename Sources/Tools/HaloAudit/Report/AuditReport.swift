import Foundation

/// A report of the audits of several screens.
public struct AuditReport: Hashable, Sendable {
  /// The audits in the order in which they were added.
  public private(set) var audits: [Entry] = []
  /// The mistakes of files that could not be audited, in the order in which they were added.
  public private(set) var unread: [Unread] = []

  /// An audit, with the file of its screen.
  public struct Entry: Hashable, Sendable {
    /// The audit.
    public var audit: FocusAudit
    /// The path of the file that describes the screen; nil for no file.
    public var file: String?
    /// The rules that were applied.
    public var rules: Set<AuditRule>
    /// The findings that make the audit fail.
    public var gate: AuditGate
  }

  /// Creates a report without audits.
  public init() {}

  /// Adds an audit.
  ///
  /// - Parameters:
  ///   - audit: the audit.
  ///   - file: the path of the screen's file; nil for no file.
  ///   - rules: the rules that were applied; nil for all.
  ///   - gate: the findings that make the audit fail.
  public mutating func add(
    _ audit: FocusAudit, file: String? = nil, rules: Set<AuditRule>? = nil,
    gate: AuditGate = AuditGate()
  ) {
    audits.append(
      Entry(audit: audit, file: file, rules: rules ?? Set(AuditRule.allCases), gate: gate))
  }

  /// Adds a mistake of a file that could not be audited.
  public mutating func add(_ file: Unread) { unread.append(file) }

  // MARK: JSON

  private struct Content: Encodable {
    var screens: [FocusAudit]
    var unread: [Unread]
  }

  /// The report as `{"screens": […], "unread": […]}`, with fields in alphabetical order.
  public var json: String {
    get throws {
      let encoder = JSONEncoder.pretty
      let data = try encoder.encode(Content(screens: audits.map(\.audit), unread: unread))
      return String(decoding: data, as: UTF8.self) + "\n"
    }
  }

  // MARK: Table

  /// The report for a terminal: one block for each screen, a line for each mistake of a file that
  /// could not be audited, and a line of counts at the end.
  ///
  /// In each block the worst findings come first.
  public var table: String {
    var lines: [String] = []
    for audit in audits.map(\.audit) {
      lines.append("\(audit.screen) (\(audit.model)): \(audit.metrics.summary)")
      lines += audit.remarks.map { "  \($0)" }
      if audit.findings.isEmpty { lines.append("  nothing found") }
      for finding in audit.findings {
        let line = finding.line.map { ", line \($0)" } ?? ""
        lines.append("  \(finding.severity.rawValue)  \(finding.rule.rawValue)\(line)")
        lines.append("    \(finding.why)")
        if !finding.keys.isEmpty { lines.append("    keys: \(finding.keys)") }
        if let others = finding.otherPlaces { lines.append("    \(others)") }
        lines.append("    \(finding.help) (\(finding.source))")
      }
      for accepted in audit.accepted {
        lines.append(
          "  accepted  \(accepted.finding.rule.rawValue): \(accepted.finding.why) "
            + "(\(accepted.reason))")
      }
      lines.append("")
    }
    for file in unread { lines.append("not read  \(file.problem)") }
    if !unread.isEmpty { lines.append("") }
    let all = audits.flatMap(\.audit.findings)
    let counts = AuditFinding.Severity.allCases.map { severity in
      let count = all.count { $0.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let accepted = audits.reduce(0) { $0 + $1.audit.accepted.count }
    lines.append(
      counts.joined(separator: ", ") + (accepted > 0 ? ", \(accepted) accepted" : "") + " on "
        + (audits.count == 1 ? "1 screen" : "\(audits.count) screens")
        + (unread.isEmpty ? "" : ", \(unread.fileCount) not read"))
    return lines.joined(separator: "\n") + "\n"
  }
}

extension AuditFinding {
  /// The most places that a line of text names.
  private static let mostNames = 5

  /// The sentence about the other places of the finding; nil if there are none.
  public var otherPlaces: String? {
    guard !others.isEmpty else { return nil }
    var names: [String] = []
    for place in others {
      let name = place.items.first ?? "the screen"
      if !names.contains(name) { names.append(name) }
    }
    let shown = names.prefix(Self.mostNames)
    let rest = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
    return "The same at \(others.count == 1 ? "1 other place" : "\(others.count) other places"): "
      + shown.joined(separator: ", ") + rest + "."
  }

  /// The description with the sentence about the other places.
  var sentences: String { [why, otherPlaces].compactMap(\.self).joined(separator: " ") }
}

extension FocusAudit {
  /// The sentences about what was not checked, or not checked everywhere, and about the edges of
  /// lifted pictures.
  public var remarks: [String] {
    var remarks = [replay?.remark].compactMap(\.self)
    if let measured {
      remarks.append(
        "The focus indicator was measured on \(measured) of \(metrics.items) items.")
    }
    if let faintestEdge {
      remarks.append(
        "Every lifted picture has a contrast of at least \(faintestEdge.contrast) : 1 on three "
          + "sides (least: \(faintestEdge.item)).")
    }
    return remarks
  }
}

extension GraphMetrics {
  /// The numbers in one line.
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
