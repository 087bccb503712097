import FocusEngine
import Foundation
import HaloAudit
import HaloSourceText

extension AuditBaseline {
  /// Reads `accepted:`, a list of entries with the fields `screen`, `rule` and `reason`, and
  /// optionally `model` and `items`.
  ///
  /// - Throws: `SourceError` for an error in the file, or `SourceErrors` for several.
  public init(path: String) throws {
    self.init()
    try YAMLDocument(path: path).value.fields("a baseline’s fields, such as accepted")
      .read(Self.fields, of: "a baseline", into: &self)
  }

  static let fields: [Field<AuditBaseline>] = [
    Field(
      "accepted", .entries, absent: .refused, "The accepted findings; `[]` if there are none."
    ) { $0.entries = $1 }
  ]
}

extension AuditBaseline.Entry {
  /// The fields in the order in which errors list them.
  fileprivate static let fields: [Field<Self>] = [
    Field(
      "screen", .text, absent: .refused,
      "The screen as the audit calls it: the id of a scene, or the name of a file without its "
        + "last ending, such as `shop` for `shop.yaml` and `shop.walk` for `shop.walk.yaml`."
    ) { $0.screen = $1 },
    Field(
      "model", .focusModel, absent: .means("every model"), "The focus model of the finding."
    ) { $0.model = $1.name },
    Field("rule", .rule, absent: .refused, "The rule of the finding.") { $0.rule = $1 },
    Field(
      "items", .list(.text, of: "ids"), absent: .means("every finding of the rule"),
      "The first ids in the finding's list of items."
    ) { $0.items = $1 },
    Field("reason", .reason, absent: .refused, "The reason why the finding is not a mistake here.")
    {
      $0.reason = $1
    },
  ]
}

extension FieldType<[AuditBaseline.Entry]> {
  fileprivate static var entries: Self {
    let what = "the fields of an accepted finding, such as screen and rule"
    // Every value of this start is replaced, since their fields are required.
    let start = AuditBaseline.Entry(screen: "", rule: .unreachable, reason: "")
    return .list(
      .mapping(AuditBaseline.Entry.fields, of: "an accepted finding", what, from: start),
      of: "accepted findings")
  }
}

extension FieldType<AuditRule> {
  fileprivate static var rule: Self {
    FieldType(.choice(AuditRule.allCases.map { Choice(name: $0.rawValue, meaning: $0.title) })) {
      let name = try $0.text()
      guard let rule = AuditRule(rawValue: name) else {
        throw $0.error("there is no rule “\(name)”; see halo audit --help")
      }
      return rule
    }
  }
}

extension FieldType<String> {
  fileprivate static var reason: Self {
    let words = TextFormat(what: "a reason, in words", pattern: #"\S"#)
    return FieldType(.text(words)) { value in
      let reason = try value.text()
      if reason.allSatisfy(\.isWhitespace) { throw value.error("expected \(words.what)") }
      return reason
    }
  }
}
