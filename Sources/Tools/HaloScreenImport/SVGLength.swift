import Foundation

/// A reader for lengths of SVG, in units of the drawing.
enum SVGLength {
  /// Parses a length.
  ///
  /// - Parameters:
  ///   - text: a length such as `12`, `12px`, `3.5mm` or `50%`; nil for none.
  ///   - whole: the length that is 100 %.
  /// - Returns: The length in units; nil if there is none or it is invalid.
  static func value(_ text: String?, of whole: CGFloat) -> CGFloat? {
    guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }.count
    guard let number = Double(text.dropLast(unit)), number.isFinite, abs(number) < 1e9,
      let factor = factor(text.suffix(unit), whole)
    else { return nil }
    return CGFloat(number) * factor
  }

  /// Returns the units in one of another unit (CSS: 96 pixels are an inch).
  private static func factor(_ unit: Substring, _ whole: CGFloat) -> CGFloat? {
    switch unit {
    case "", "px": 1
    case "in": 96
    case "cm": 96 / 2.54
    case "mm": 96 / 25.4
    case "pt": 96 / 72
    case "pc": 16
    case "%": whole / 100
    default: nil
    }
  }
}
