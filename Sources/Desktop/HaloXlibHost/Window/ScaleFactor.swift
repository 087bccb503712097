import Foundation

/// The number of pixels per point.
enum ScaleFactor {
  static let range: ClosedRange<CGFloat> = 0.5...4
  static let environmentName = "HALO_SCALE"

  /// Returns the first available of: the requested scale, the environment, `Xft.dpi` (96 is 1), the
  /// settings' scale, 1; limited to `range`.
  static func resolve(
    requested: CGFloat?, environment: String?, resources: String?, settings: CGFloat? = nil
  ) -> CGFloat {
    let dots = resources.flatMap(dotsPerInch(in:))
    let scale =
      requested ?? environment.flatMap(number(_:)) ?? dots.map { $0 / 96 } ?? settings ?? 1
    return min(max(scale, range.lowerBound), range.upperBound)
  }

  /// Returns the value of `Xft.dpi` in the text of the root window's `RESOURCE_MANAGER`; nil if
  /// there is none.
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
