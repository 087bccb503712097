extension Motifs {
  /// The outlines of all containers without content, and similar outlines.
  static let shapes: [String: Motif] = Dictionary(
    uniqueKeysWithValues: Container.allCases.map { ($0.rawValue, Motif.body($0.outline)) }
  ).merging([
    "rectangle.portrait": .body("R 4.7 2 14.6 20 3"),
    "square.split.2x2": .body("R 3.4 3.4 17.2 17.2 3.6", marks: "M 12 3.4 V 20.6 M 3.4 12 H 20.6"),
    "circle.lefthalf.filled": .lines("O 12 12 9.4", areas: "A 12 12 9.4 90 270 Z"),
    "smallcircle.filled.circle": .body("O 12 12 9.4", spots: "O 12 12 3.6"),
  ]) { first, _ in first }
}
