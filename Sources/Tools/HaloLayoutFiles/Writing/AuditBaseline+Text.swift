import HaloAudit
import HaloSourceText

extension AuditBaseline {
  /// Returns the text of a file that ``init(path:)`` reads as the same baseline, with comments at
  /// its beginning, each of which starts with `#`.
  package func text(comments: [String]) -> String {
    let lines = entries.flatMap { entry -> [String] in
      var fields = ["screen: \(entry.screen.yaml)"]
      if let model = entry.model { fields.append("model: \(model.yaml)") }
      fields.append("rule: \(entry.rule.rawValue.yaml)")
      if !entry.items.isEmpty {
        fields.append("items: [\(entry.items.map(\.yaml).joined(separator: ", "))]")
      }
      fields.append("reason: \(entry.reason.yaml)")
      return zip(["  - "] + Array(repeating: "    ", count: fields.count), fields).map(+)
    }
    let head = entries.isEmpty ? "accepted: []" : "accepted:"
    return (comments + [head] + lines).map { $0 + "\n" }.joined()
  }

  /// Returns the comments at the beginning of a file, each with its `#`; empty if it cannot be read.
  package static func comments(ofFile path: String) -> [String] {
    guard let text = try? SourceFile(path: path).text else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("#") }.map(String.init)
  }
}
