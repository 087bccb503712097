import Foundation

/// How many pixels a point has.
enum ScaleFactor {
  static let range: ClosedRange<CGFloat> = 0.5...4
  static let environmentName = "HALO_SCALE"

  /// The first of: what was asked for, the environment, `Xft.dpi` (96 is 1), the settings' scale of
  /// windows, 1.
  static func resolve(
    requested: CGFloat?, environment: String?, resources: String?, settings: CGFloat? = nil
  ) -> CGFloat {
    let dots = resources.flatMap(dotsPerInch(in:))
    let scale =
      requested ?? environment.flatMap(number(_:)) ?? dots.map { $0 / 96 } ?? settings ?? 1
    return min(max(scale, range.lowerBound), range.upperBound)
  }

  /// The value of `Xft.dpi` in the text of the root window's `RESOURCE_MANAGER`.
  static func dotsPerInch(in resources: String) -> CGFloat? {
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else {
        continue
      }
      return number(String(parts[1]))
    }
    return nil
  }

  private static func number(_ text: String) -> CGFloat? {
    guard let value = Double(text.trimmingCharacters(in: .whitespaces)), value.isFinite, value > 0
    else { return nil }
    return CGFloat(value)
  }
}
