import Foundation

/// The focus in a still beside the focus that Halo shows, measure by measure.
package struct StillComparison: Equatable, Sendable, Encodable {
  /// One measure of both.
  package struct Row: Equatable, Sendable, Encodable {
    /// The name of the measure.
    package var name: String
    /// The unit, such as `pt`; empty for a plain number.
    package var unit: String
    /// The values; nil where there is nothing to measure, such as no ring.
    package var still, halo: Double?

    /// The amount by which Halo shows more; nil unless both have a value.
    package var difference: Double? {
      guard let still, let halo else { return nil }
      return ((halo - still) * 100).rounded() / 100
    }

    private enum CodingKeys: CodingKey {
      case name, unit, still, halo, difference
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(unit, forKey: .unit)
      // A measure without a value is `null`, so that every row has the same fields.
      try container.encode(still, forKey: .still)
      try container.encode(halo, forKey: .halo)
      try container.encode(difference, forKey: .difference)
    }
  }

  /// The measures of the still.
  package var still: StillReading
  /// The same of the focus that Halo shows; nil where only the still was measured.
  package var halo: StillReading?
  /// All measures, in reading order.
  package var rows: [Row]

  /// Compares a still with what Halo shows; nil for the still alone.
  package init(_ still: StillReading, halo: StillReading?) {
    (self.still, self.halo) = (still, halo)
    func row(
      _ name: String, _ unit: String = "pt", _ value: (StillReading) -> Double?
    ) -> Row {
      func rounded(_ reading: StillReading) -> Double? {
        value(reading).map { ($0 * 1000).rounded() / 1000 }
      }
      return Row(name: name, unit: unit, still: rounded(still), halo: halo.flatMap(rounded))
    }
    rows = [
      row("width at rest") { $0.restWidth }, row("height at rest") { $0.restHeight },
      row("growth") { $0.growth }, row("scale", "") { $0.scale }, row("radius") { $0.radius },
      row("ring, width") { $0.ring?.width }, row("ring, gap") { $0.ring?.gap },
      row("shadow, down") { $0.shadow?.offset }, row("shadow, blur") { $0.shadow?.sigma },
      row("shadow, strength", "") { $0.shadow?.opacity },
    ]
  }

  /// A value with its unit in words; a dash for none.
  package static func words(_ value: Double?, _ unit: String, signed: Bool = false) -> String {
    guard let value else { return "–" }
    let rounded = (value * 100).rounded() / 100
    let number = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    let sign = signed && rounded > 0 ? "+" : ""
    return sign + number + (unit.isEmpty ? "" : " \(unit)")
  }
}
