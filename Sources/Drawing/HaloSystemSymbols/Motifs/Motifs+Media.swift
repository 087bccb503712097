extension Motifs {
  private static let horn = "P 1.2 2.6 9 6.6 9 11.8 4.4 11.8 19.6 6.6 15 2.6 15"
  private static let next = Motif.body(
    "P 1.3 2.4 5.4 11.6 12 2.4 18.6 P 1.3 12.2 5.4 21.4 12 12.2 18.6")
  private static let last = Motif.body("P 1.4 4.6 4.8 15.6 12 4.6 19.2", lines: "M 19.4 4.8 V 19.2")

  static let media: [String: Motif] = [
    "play": .body("P 1.7 6 3.2 20.6 12 6 20.8"),
    "pause": .body("R 5.4 4 4.4 16 1.2 R 14.2 4 4.4 16 1.2"),
    "playpause": .body("P 1.3 2 5.4 11.6 12 2 18.6", lines: "M 15.6 5.6 V 18.4 M 20.6 5.6 V 18.4"),
    "stop": .body("R 4.6 4.6 14.8 14.8 2.4"),
    "record.circle": .body("O 12 12 9.4", spots: "O 12 12 4.6"),
    "forward": next,
    "backward": next.mirrored,
    "forward.end": last,
    "backward.end": last.mirrored,
    "speaker": .body("P 1.2 6.4 9 10.4 9 15.6 4.4 15.6 19.6 10.4 15 6.4 15"),
    "speaker.wave.1": .body(
      "P 1.2 4.6 9 8.6 9 13.8 4.4 13.8 19.6 8.6 15 4.6 15", lines: "A 12.6 12 6 -38 38"),
    "speaker.wave.2": .body(horn, lines: "A 10.8 12 5.6 -36 36 A 10.8 12 9.8 -40 40"),
    "speaker.wave.3": .body(
      "P 1.2 1.6 9 5.2 9 10 4.6 10 19.4 5.2 15 1.6 15",
      lines: "A 9 12 5 -34 34 A 9 12 8.8 -38 38 A 9 12 12.6 -40 40"),
    "music.note": .lines("M 11 17.6 V 3.6 C 11.4 7 17.4 7.2 17.4 12", areas: "E 8 17.8 3.9 3.2"),
    "music.note.list": .lines(
      "M 3 5.5 H 12.5 M 3 11 H 12.5 M 3 16.5 H 8.5 M 18 17.6 V 5 H 21.6",
      areas: "E 15.6 17.8 3.2 2.7"),
    "mic": .body(
      "R 8.5 2.4 7 12 3.5",
      lines: "M 5 10.6 V 11.2 B 12 11.2 7 180 0 V 10.6 M 12 18.2 V 21.6 M 8.4 21.6 H 15.6"),
    "waveform": .lines(
      "M 3 10.4 V 13.6 M 6.6 7 V 17 M 10.2 3.6 V 20.4 M 13.8 8 V 16 M 17.4 5.6 V 18.4 M 21 10.4 V 13.6"
    ),
    "video": .body("R 1.6 5.8 13 12.4 2.8 P 1 17.3 10 22.4 6.8 22.4 17.2 17.3 14"),
    "film": .body(
      "R 2.4 4 19.2 16 2.4",
      marks: """
        M 7.2 4 V 20 M 16.8 4 V 20 M 7.2 12 H 16.8 M 2.4 9.3 H 7.2 M 2.4 14.7 H 7.2
        M 16.8 9.3 H 21.6 M 16.8 14.7 H 21.6
        """),
    "tv": .body("R 2 4.4 20 13.2 2.6", lines: "M 7.6 20.8 H 16.4"),
    "photo": .body(
      "R 2.2 4.2 19.6 15.6 2.8", marks: "W 1 2.4 17.6 8.4 11.2 12.8 15.6 15.8 12.8 21.6 17.8",
      spots: "O 15.6 8.7 1.7"),
    "photo.on.rectangle": .body(
      "R 5.6 3.4 16.4 12.4 2.4", front: "R 2 7.6 15.6 13 2.4",
      frontMarks: "W 0.8 2.6 18.4 7 13.4 10.4 16.8 12.6 14.8 17 18.6"),
    "camera": .body(
      "P 2 1.8 7 7 7 8.8 4 15.2 4 17 7 22.2 7 22.2 19.8 1.8 19.8", marks: "O 12 13.2 3.8"),
    "camera.viewfinder": .lines(
      """
      W 2 3 8 3 3 8 3 W 2 16 3 21 3 21 8 W 2 21 16 21 21 16 21 W 2 8 21 3 21 3 16
      O 12 12.4 2.2 P 1.4 6.6 9 9 9 10 7.6 14 7.6 15 9 17.4 9 17.4 16.4 6.6 16.4
      """),
  ]
}
