import Foundation
import HaloAudit
import HaloSourceText

extension AuditThresholds {
  /// Reads some of the thresholds by their names; the others keep the values of the guidelines.
  ///
  /// - Throws: `SourceError` for an error in the file, or `SourceErrors` for several.
  public init(path: String) throws {
    self.init()
    try YAMLDocument(path: path).value.fields("thresholds, such as targetSide")
      .read(Self.fields, of: "thresholds", into: &self)
  }

  /// The fields in the order in which errors list them.
  static let fields: [Field<AuditThresholds>] = [
    Field(
      "pressesBack", .wholeNumber(in: 0...1000, .presses),
      absent: .equals(.number(Double(guidelines.pressesBack))),
      "The most presses back from where an arrow leads in one direction only that are a "
        + "warning; more are an error."
    ) { $0.pressesBack = $1 },
    limit(
      "sharedPlace", \.sharedPlace, in: 0...1, .none,
      "The share of the smaller of two items that the other may cover."),
    limit("targetSide", \.targetSide, .points, "The smallest side of an item."),
    limit("padTargetSide", \.padTargetSide, .points, "The smallest side that iPadOS recommends."),
    limit(
      "androidTargetSide", \.androidTargetSide, .points,
      "The smallest side that Android recommends."),
    limit(
      "scrollSlack", \.scrollSlack, .points,
      "The overflow from which scrolled content counts as out of reach."),
    limit(
      "answerTime", \.answerTime, .seconds,
      "The time on the screen's clock after which an effect of the focus counts as late."),
    Field(
      "seenPlace", .wholeNumber(in: 1...1000),
      absent: .equals(.number(Double(guidelines.seenPlace))),
      "The last place that the focused item may have in the order in which things are seen from a "
        + "distance."
    ) { $0.seenPlace = $1 },
  ]

  private static let guidelines = AuditThresholds()

  private static func limit(
    _ name: String, _ path: WritableKeyPath<AuditThresholds, Double> & Sendable,
    in range: ClosedRange<Double> = 0...1000, _ unit: ValueFormat.Unit = .none, _ meaning: String
  ) -> Field<AuditThresholds> {
    Field(
      name, .number(in: range, unit), absent: .equals(.number(guidelines[keyPath: path])), meaning
    ) { $0[keyPath: path] = $1 }
  }
}
