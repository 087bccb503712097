import Foundation
import HaloDisplayList
import HaloHosting

extension Palette {
  /// Contrast ratios (WCAG 2.2: 1.4.11 and 1.4.3; with increased contrast 1.4.6 for text).
  enum Ratio {
    static func mark(_ contrast: AccessibilityContrast) -> CGFloat { contrast == .high ? 4.5 : 3 }
    static func text(_ contrast: AccessibilityContrast) -> CGFloat { contrast == .high ? 7 : 4.5 }
    /// Accents with less against white get black text: for white they would have to be deepened
    /// until they are another colour.
    static let whiteOnAccent: CGFloat = 3
    /// Of symbols in such an accent, beside a word or behind a change of shape: gold, not brown.
    static let brightIcon: CGFloat = 2
  }

  /// Derives all colours of focus and of operable things from one accent.
  ///
  /// On light grounds rings and rows have one colour where white can be read on it. An accent too
  /// bright for that stays bright behind black text, and its ring, which has to stand out from the
  /// ground, is deeper; its rows stay bright all over, and its symbols nearly so. Where another
  /// row's fill stands out too little, it has the ring's colour around it.
  mutating func setAccent(_ accent: Color) {
    let end: Color = isDark ? .white : .black
    let grounds = [window, sidebar, card]
    symbol = accent.reaching(
      Ratio.text(accessibilityContrast), against: grounds, towards: end)
    setHighlight(accent, on: grounds)
    // Deep, it would be another colour: orange and yellow would be brown.
    let staysBright = onTint == .black && !isDark
    icon =
      staysBright
      ? accent.reaching(Ratio.brightIcon, against: grounds, towards: end) : symbol
    let rows = staysBright ? grounds : grounds + [unfocusedSelection]
    tint = (onTint == .white && !isDark ? highlight : accent).reaching(
      Ratio.mark(accessibilityContrast), against: grounds, towards: end
    ).reaching(3, against: rows, towards: end)
    let standsOut = rows.allSatisfy { highlight.contrastRatio(with: $0) >= 3 }
    highlightEdge = standsOut || staysBright ? nil : tint
  }

  /// Shows focus and operable things in a tint that a program has set: as it is, whatever its contrast.
  package mutating func setTint(_ tint: Color) {
    (self.tint, symbol, icon, highlight, highlightEdge) = (tint, tint, tint, tint, nil)
    onTint = tint.contrastRatio(with: .white) >= Ratio.whiteOnAccent ? .white : .black
  }

  private mutating func setHighlight(_ accent: Color, on grounds: [Color]) {
    let text = Ratio.text(accessibilityContrast)
    // With increased contrast a highlight that stands out from a light ground is too dark for black
    // text, and one that stands out from a dark ground is too light for white.
    let takesWhite =
      accessibilityContrast == .high
      ? !isDark : accent.contrastRatio(with: .white) >= Ratio.whiteOnAccent
    onTint = takesWhite ? .white : .black
    guard takesWhite else {
      let bright = isDark ? accent.reaching(3, against: grounds, towards: .white) : accent
      highlight = bright.reaching(text, against: [.black], towards: .white)
      return
    }
    // First light enough for dark grounds, or dark enough for light ones, then dark enough for the
    // text; dark grounds leave room for both.
    highlight = accent.reaching(3, against: grounds, towards: isDark ? .white : .black)
      .reaching(text, against: [.white], towards: .black)
  }
}
