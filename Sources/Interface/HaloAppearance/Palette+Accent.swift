import Foundation
import HaloDisplayList
import HaloHosting

extension Palette {
  /// The required contrast ratios (WCAG 2.2: 1.4.11 and 1.4.3; with increased contrast 1.4.6 for
  /// text).
  enum Ratio {
    /// The contrast of a ring with the background.
    static func mark(_ contrast: AccessibilityContrast) -> CGFloat { contrast == .high ? 4.5 : 3 }
    /// The contrast of text with its background.
    static func text(_ contrast: AccessibilityContrast) -> CGFloat { contrast == .high ? 7 : 4.5 }
    /// The contrast with white below which text on an accent is black: an accent dark enough for
    /// white text would look like another colour.
    static let whiteOnAccent: CGFloat = 3
    /// The contrast with a light background below which a ring in such an accent gets darker lines
    /// along its edges.
    static let faintRing: CGFloat = 2
  }

  /// Derives all colours of focus and of interactive elements from an accent.
  ///
  /// On light backgrounds, rings and focused rows have the same colour if white text is readable on
  /// it. An accent too bright for that fills rows unchanged, under black text; its symbols and its
  /// ring are as dark as the contrast with the background requires, or the ring has edges as dark
  /// as that if it would turn brown itself. Any other row whose fill contrasts
  /// too little with the background gets an outline in the colour of marks.
  mutating func setAccent(_ accent: Color) {
    let end: Color = isDark ? .white : .black
    let grounds = [window, sidebar, card]
    symbol = accent.reaching(
      Ratio.text(accessibilityContrast), against: grounds, towards: end)
    setHighlight(accent, on: grounds)
    // A darkened accent would be another colour: orange and yellow would turn brown.
    let staysBright = onTint == .black && !isDark
    icon =
      staysBright
      ? accent.reaching(
        Ratio.mark(accessibilityContrast), against: grounds + [unfocusedSelection], towards: end)
      : symbol
    let rows = staysBright ? grounds : grounds + [unfocusedSelection]
    tint = (onTint == .white && !isDark ? highlight : accent).reaching(
      Ratio.mark(accessibilityContrast), against: grounds, towards: end
    ).reaching(3, against: rows, towards: end)
    // The ring keeps the accent between two darker lines where it would turn brown otherwise.
    let isFaint = grounds.allSatisfy { accent.contrastRatio(with: $0) < Ratio.faintRing }
    (ring, ringEdge) = staysBright && isFaint ? (accent, tint) : (tint, nil)
    let standsOut = rows.allSatisfy { highlight.contrastRatio(with: $0) >= 3 }
    highlightEdge = standsOut || staysBright ? nil : tint
  }

  /// Uses a program's tint for focus and interactive elements, unchanged whatever its contrast.
  package mutating func setTint(_ tint: Color) {
    (self.tint, symbol, icon, highlight, highlightEdge) = (tint, tint, tint, tint, nil)
    (ring, ringEdge) = (tint, nil)
    onTint = tint.contrastRatio(with: .white) >= Ratio.whiteOnAccent ? .white : .black
  }

  private mutating func setHighlight(_ accent: Color, on grounds: [Color]) {
    let text = Ratio.text(accessibilityContrast)
    // With increased contrast, a highlight that contrasts with a light background is too dark for
    // black text, and one that contrasts with a dark background is too light for white text.
    let takesWhite =
      accessibilityContrast == .high
      ? !isDark : accent.contrastRatio(with: .white) >= Ratio.whiteOnAccent
    onTint = takesWhite ? .white : .black
    guard takesWhite else {
      let bright = isDark ? accent.reaching(3, against: grounds, towards: .white) : accent
      highlight = bright.reaching(text, against: [.black], towards: .white)
      return
    }
    // The first step makes the accent light enough for dark backgrounds, or dark enough for light
    // ones; the second makes it dark enough for white text. On dark backgrounds, both are possible.
    highlight = accent.reaching(3, against: grounds, towards: isDark ? .white : .black)
      .reaching(text, against: [.white], towards: .black)
  }
}
