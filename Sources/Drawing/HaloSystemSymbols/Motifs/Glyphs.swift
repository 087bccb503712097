import FocusGeometry
import Foundation

/// Letters and digits as lines, 15 units high and centred on the grid.
enum Glyphs {
  /// Returns the lines of a letter, of one digit, or of two digits side by side; letters are drawn
  /// as capitals.
  ///
  /// Empty for a character without lines.
  static func path(_ text: String) -> BezierPath {
    let glyphs = text.map { BezierPath(lines[$0] ?? "") }
    guard glyphs.count > 1 else { return glyphs.first ?? BezierPath() }
    var path = BezierPath()
    for (index, glyph) in glyphs.enumerated() {
      let middle = 12 + (CGFloat(index) - CGFloat(glyphs.count - 1) / 2) * pairAdvance
      path.append(
        glyph.applying(
          CGAffineTransform(scaleX: pairScale.width, y: pairScale.height)
            .about(FormStyle.middle, movedTo: CGPoint(x: middle, y: 12))))
    }
    return path
  }

  /// The scale of each of two digits.
  private static let pairScale = CGSize(width: 0.74, height: 0.86)
  private static let pairAdvance: CGFloat = 9.6

  private static let lines: [Character: String] = [
    "a": "M 6 19.5 L 12 4.5 L 18 19.5 M 8 14.4 H 16",
    "b": """
    M 7.4 4.5 H 12.2 C 17 4.5 17 11.6 12.2 11.6 H 7.4 M 12.2 11.6 C 18.4 11.6 18.4 19.5 12.6 19.5
    H 7.4 V 4.5
    """,
    "c": "A 12.6 12 7 -48 -312",
    "d": "M 7 4.5 H 11 C 20.4 4.5 20.4 19.5 11 19.5 H 7 Z",
    "e": "M 16.4 4.5 H 7.8 V 19.5 H 16.4 M 7.8 11.8 H 15.2",
    "f": "M 16.4 4.5 H 8 V 19.5 M 8 12 H 15.2",
    "g":
      "M 17 7 C 14.4 3.6 10 3.8 7.6 6.6 C 4.4 10.4 5 16.6 8.8 18.8 C 12.4 20.8 17.8 18.8 17.8 12.8 H 12.6",
    "h": "M 6.6 4.5 V 19.5 M 17.4 4.5 V 19.5 M 6.6 11.8 H 17.4",
    "i": "M 12 4.5 V 19.5",
    "j": "M 15.6 4.5 V 14.6 C 15.6 20.8 8 21 7.4 15.6",
    "k": "M 7.2 4.5 V 19.5 M 17 4.5 L 7.2 13.8 M 10.4 10.8 L 17.4 19.5",
    "l": "M 8.4 4.5 V 19.5 H 16.6",
    "m": "M 5 19.5 V 4.5 L 12 14.6 L 19 4.5 V 19.5",
    "n": "M 6.6 19.5 V 4.5 L 17.4 19.5 V 4.5",
    "o": "E 12 12 6.9 7.6",
    "p": "M 7.6 19.5 V 4.5 H 12.4 C 18.6 4.5 18.6 13 12.4 13 H 7.6",
    "q": "E 12 11.8 6.9 7.4 M 13.4 15 L 18 20",
    "r": "M 7.4 19.5 V 4.5 H 12.4 C 18.2 4.5 18.2 12.4 12.4 12.4 H 7.4 M 12.6 12.4 L 17.2 19.5",
    "s": """
    M 16.6 7.4 C 15.4 3.4 7.6 3.4 7.6 8.2 C 7.6 13.2 17 10.6 17 15.6 C 17 20.8 8 20.6 7 16.4
    """,
    "t": "M 6 4.5 H 18 M 12 4.5 V 19.5",
    "u": "M 6.6 4.5 V 13.4 C 6.6 21.6 17.4 21.6 17.4 13.4 V 4.5",
    "v": "M 6 4.5 L 12 19.5 L 18 4.5",
    "w": "M 3.6 4.5 L 7.8 19.5 L 12 6 L 16.2 19.5 L 20.4 4.5",
    "x": "M 6.4 4.5 L 17.6 19.5 M 17.6 4.5 L 6.4 19.5",
    "y": "M 6 4.5 L 12 12.4 L 18 4.5 M 12 12.4 V 19.5",
    "z": "M 6.8 4.5 H 17.2 L 6.6 19.5 H 17.4",
    "0": "E 12 12 5.2 7.6",
    "1": "M 8.6 7.6 L 12.8 4.5 V 19.5",
    "2": "M 7.2 8.6 C 7.2 2.8 16.8 3 16.8 8.4 C 16.8 12 10.4 15.2 7 19.5 H 17.2",
    "3": """
    M 7.4 7.4 C 8.2 3.2 16.2 3.4 16.2 7.9 C 16.2 10.4 14.4 11.6 11 11.6
    C 14.8 11.6 17 12.8 17 15.6 C 17 20.8 7.8 20.8 7 16.2
    """,
    "4": "M 14.6 19.5 V 4.5 L 6.4 15.4 H 17.8",
    "5": "M 16 4.5 H 8.8 L 8 11.4 C 11 8.6 17 9.6 17 14.5 C 17 20.6 8.6 21 7 16.4",
    "6": """
    M 16 6.2 C 12.6 3 7 5.2 7 13.4 C 7 21.4 17.2 21.4 17.2 14.6 C 17.2 8.6 8.6 8.2 7 13.8
    """,
    "7": "M 6.8 4.5 H 17.2 L 10.4 19.5",
    "8": """
    M 12 11.4 C 6.4 11.4 6.4 4.4 12 4.4 C 17.6 4.4 17.6 11.4 12 11.4
    C 5.2 11.4 5.2 19.6 12 19.6 C 18.8 19.6 18.8 11.4 12 11.4 Z
    """,
    "9": """
    M 8 17.8 C 11.4 21 17 18.8 17 10.6 C 17 2.6 6.8 2.6 6.8 9.4 C 6.8 15.4 15.4 15.8 17 10.2
    """,
    "?": Motifs.questionMark.lines + " M 12 19.5 L 12 19.55",
  ]
}
