import DisplayList
import Foundation
import Hosting

extension Palette {
  /// What contrast asks for (WCAG 2.2: 1.4.11 and 1.4.3; with increased contrast 1.4.6 for text).
  enum Ratio {
    static func mark(_ contrast: AccessibilityContrast) -> CGFloat { contrast == .high ? 4.5 : 3 }
    static func text(_ contrast: AccessibilityContrast) -> CGFloat { contrast == .high ? 7 : 4.5 }
    /// Of a colour with white, so that white at `secondaryAlpha` can be read on it too.
    static let underSecondary: CGFloat = 5.4
    /// Below it white text would have an accent deepened until it is another colour.
    static let whiteOnAccent: CGFloat = 3
    static let secondaryAlpha: CGFloat = 0.9
  }

  /// Takes every colour that shows focus, or what can be operated, from one.
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
    // On a light desk nothing that stands out is light enough for black text.
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
      // First as light as the grounds need, then as deep as the text needs: there is room for both.
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
