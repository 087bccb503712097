extension Motifs {
  private static let cross = "M 5.2 5.2 L 18.8 18.8 M 18.8 5.2 L 5.2 18.8"
  private static let lens = "O 10.4 10.4 7 M 15.5 15.5 L 21.2 21.2"
  /// The lines and the dot below them.
  static let questionMark = (
    lines: """
    M 7.4 7.8 C 7.6 5.1 9.5 3.4 12.1 3.4 C 14.8 3.4 16.7 5.1 16.7 7.6
    C 16.7 11.2 12 11.4 12 15.2
    """,
    dot: "O 12 19.7 1.3"
  )

  static let signs: [String: Motif] = [
    "plus": .lines("M 12 4 V 20 M 4 12 H 20"),
    "minus": .lines("M 4 12 H 20"),
    "xmark": .lines(cross),
    "multiply": .lines(cross),
    "divide": .lines("M 4 12 H 20", areas: "O 12 6 1.7 O 12 18 1.7"),
    "equal": .lines("M 4.5 8.6 H 19.5 M 4.5 15.4 H 19.5"),
    "percent": .lines("M 18.6 4.6 L 5.4 19.4 O 7 7 3 O 17 17 3"),
    "number": .lines("M 9.6 3.6 L 7.4 20.4 M 16.6 3.6 L 14.4 20.4 M 4.4 9 H 20.2 M 3.8 15 H 19.6"),
    "at": .lines("O 12 12 3.8 M 15.8 8.2 V 13 C 15.8 16.6 21.2 16.2 21.2 12 B 12 12 9.2 0 -305"),
    "asterisk": .lines("M 12 4 V 20 M 5.07 8 L 18.93 16 M 18.93 8 L 5.07 16"),
    "checkmark": .lines("M 4.2 13 L 9.6 18.8 L 19.8 5.4"),
    "questionmark": .lines(questionMark.lines, areas: questionMark.dot),
    "exclamationmark": .lines("M 12 3.8 V 14.4", areas: "O 12 19.6 1.35"),
    "info": .lines("M 9.4 10 H 12.4 V 19.6 M 9 19.6 H 15.8", areas: "O 12 5 1.45"),
    "ellipsis": .lines("", areas: "O 4.6 12 1.8 O 12 12 1.8 O 19.4 12 1.8"),
    "magnifyingglass": .lines(lens),
    "plus.magnifyingglass": .lines(lens + " M 7.4 10.4 H 13.4 M 10.4 7.4 V 13.4"),
    "minus.magnifyingglass": .lines(lens + " M 7.4 10.4 H 13.4"),
    "scope": .lines("O 12 12 7.4 M 12 2 V 7.6 M 12 16.4 V 22 M 2 12 H 7.6 M 16.4 12 H 22"),
    "power": .lines("M 12 2.8 V 11.6 A 12 13 8.2 -52 232"),
    "command": .lines(
      """
      M 9 9 H 15 V 15 H 9 Z M 9 9 V 6.4 B 6.4 6.4 2.6 0 -270 H 9
      M 15 9 V 6.4 B 17.6 6.4 2.6 180 450 H 15 M 9 15 V 17.6 B 6.4 17.6 2.6 0 270 H 9
      M 15 15 V 17.6 B 17.6 17.6 2.6 180 -90 H 15
      """),
    "option": .lines("M 3.4 6 H 8.6 L 15.2 18 H 20.6 M 14.4 6 H 20.6"),
    "control": .lines("M 5.4 14 L 12 7.4 L 18.6 14"),
    "shift": .body("P 0.9 12 3 21 12 16 12 16 20.4 8 20.4 8 12 3 12"),
    "return": .lines("M 19.6 5 V 12.4 H 4.4 M 9 7.8 L 4.4 12.4 L 9 17"),
  ]
}
