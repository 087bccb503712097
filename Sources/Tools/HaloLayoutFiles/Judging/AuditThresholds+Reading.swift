import Foundation
import HaloAudit
import HaloSourceText

extension AuditThresholds {
  /// Reads some of the thresholds by their names; the others keep the values of the guidelines.
  ///
  /// - Throws: `SourceError` for the first error in the file.
  public init(path: String) throws {
    self.init()
    let fields = try YAMLDocument(path: path).value.fields("thresholds, such as targetSide")
    let names: [(String, WritableKeyPath<AuditThresholds, Double>)] = [
      ("sharedPlace", \.sharedPlace), ("targetSide", \.targetSide),
      ("padTargetSide", \.padTargetSide), ("androidTargetSide", \.androidTargetSide),
      ("scrollSlack", \.scrollSlack), ("answerTime", \.answerTime),
    ]
    try fields.allow(["pressesBack"] + names.map(\.0), in: "thresholds")
    if let field = fields["pressesBack"] {
      pressesBack = try field.wholeNumber(in: 0...1000)
    }
    for (name, path) in names {
      guard let field = fields[name] else { continue }
      self[keyPath: path] = try field.number(in: name == "sharedPlace" ? 0...1 : 0...1000)
    }
  }
}
