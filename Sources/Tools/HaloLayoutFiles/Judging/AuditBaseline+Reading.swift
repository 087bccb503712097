import FocusEngine
import Foundation
import HaloAudit
import HaloSourceText

extension AuditBaseline {
  /// Reads `accepted:`, a list of entries with the fields `screen`, `rule` and `reason`, and
  /// optionally `model` and `items`.
  ///
  /// - Throws: `SourceError` for the first error in the file.
  public init(path: String) throws {
    let fields = try YAMLDocument(path: path).value.fields("a baseline’s fields, such as accepted")
    try fields.allow(["accepted"], in: "a baseline")
    self.init(
      try fields.required("accepted").list(of: "a list of accepted findings").map(Entry.init))
  }
}

extension AuditBaseline.Entry {
  fileprivate init(_ value: YAMLValue) throws {
    let fields = try value.fields("the fields of an accepted finding, such as screen and rule")
    try fields.allow(["screen", "model", "rule", "items", "reason"], in: "an accepted finding")
    let rule = try fields.required("rule")
    guard let known = AuditRule(rawValue: try rule.text()) else {
      throw rule.error("there is no rule “\(try rule.text())”; see halo audit --help")
    }
    let reason = try fields.required("reason")
    self.init(
      screen: try fields.required("screen").text(), model: try fields["model"]?.focusModel().name,
      rule: known,
      items: try fields["items"]?.list(of: "a list of ids").map { try $0.text() } ?? [],
      reason: try reason.text())
    if self.reason.allSatisfy(\.isWhitespace) { throw reason.error("expected a reason, in words") }
  }
}
