import DisplayList
import Foundation
import Hosting

extension Palette {
  /// Contrast ratios (WCAG 2.2: 1.4.11 and 1.4.3; with increased contrast 1.4.6 for text).
  enum Ratio {
    static func mark(_ contrast: AccessibilityContrast) -> CGFloat { contrast == .high ? 4.5 : 3 }
    static func text(_ contrast: AccessibilityContrast) -> CGFloat { contrast == .high ? 7 : 4.5 }
    /// Against white, of a colour on which white at `secondaryAlpha` is to be readable too.
    static let underSecondary: CGFloat = 5.4
    /// Accents with less against white get black text: for white they would have to be deepened
    /// until they are another colour.
    static let whiteOnAccent: CGFloat = 3
    static let secondaryAlpha: CGFloat = 0.9
  }

  /// Derives all colours of focus and of operable things from one accent.
  mutating func setAccent(_ accent: Color) {
    let end: Color = isDark ? .white : .black
    let grounds = [window, sidebar, card]
    tint = accent.reaching(
      Ratio.mark(accessibilityContrast), against: grounds, towards: end)
    symbol = accent.reaching(
      Ratio.text(accessibilityContrast), against: grounds, towards: end)
    setHighlight(accent, on: grounds + [unfocusedSelection])
  }

  private mutating func setHighlight(_ accent: Color, on grounds: [Color]) {
    let text = Ratio.text(accessibilityContrast)
    // In light appearances a highlight that stands out is too dark for black text.
    let takesWhite =
      !isDark
      || accessibilityContrast != .high
        && accent.contrastRatio(with: .white) >= Ratio.whiteOnAccent
    onTint = takesWhite ? .white : .black
    onTintSecondary = onTint
    guard takesWhite else {
      highlight = accent.reaching(3, against: grounds, towards: .white)
        .reaching(text, against: [.black], towards: .white)
      return
    }
    if isDark {
      // First light enough for the grounds, then dark enough for the text; dark grounds leave room
      // for both.
      highlight = accent.reaching(3, against: grounds, towards: .white)
        .reaching(text, against: [.white], towards: .black)
    } else {
      onTintSecondary = Color(
        white: 1, alpha: accessibilityContrast == .high ? 1 : Ratio.secondaryAlpha)
      highlight = accent.reaching(3, against: grounds, towards: .black)
        .reaching(max(text, Ratio.underSecondary), against: [.white], towards: .black)
    }
  }
}
