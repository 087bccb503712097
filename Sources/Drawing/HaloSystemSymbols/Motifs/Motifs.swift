/// All bases drawn by hand, by name.
enum Motifs {
  static let all: [String: Motif] = [
    arrows, signs, media, people, messages, papers, places, nature, things, devices, lists, shapes,
  ].reduce(into: [:]) { all, family in
    all.merge(family) { first, _ in first }
  }
}
