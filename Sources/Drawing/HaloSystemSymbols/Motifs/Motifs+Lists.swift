extension Motifs {
  private static let sidebar = Motif.body(
    "R 2 4.4 20 15.2 3", marks: "M 9.2 4.4 V 19.6 M 5 8.4 H 6.2 M 5 11.8 H 6.2")

  static let lists: [String: Motif] = [
    "list.bullet": .lines(
      "M 8.6 6 H 20.8 M 8.6 12 H 20.8 M 8.6 18 H 20.8", areas: "O 4 6 1.5 O 4 12 1.5 O 4 18 1.5"),
    "list.dash": .lines(
      """
      M 8.6 6 H 20.8 M 8.6 12 H 20.8 M 8.6 18 H 20.8 M 3.2 6 H 4.6 M 3.2 12 H 4.6 M 3.2 18 H 4.6
      """),
    "checklist": .lines(
      """
      M 11.6 6.4 H 21 M 11.6 12.4 H 21 M 11.6 18.4 H 21
      M 3 6.4 L 4.8 8.2 L 8.2 3.8 M 3 16.6 L 4.8 18.4 L 8.2 14
      """),
    "line.3.horizontal": .lines("M 3.2 6 H 20.8 M 3.2 12 H 20.8 M 3.2 18 H 20.8"),
    "line.horizontal.3": .lines("M 3.2 6 H 20.8 M 3.2 12 H 20.8 M 3.2 18 H 20.8"),
    "line.3.horizontal.decrease": .lines("M 3 6.6 H 21 M 6.6 12 H 17.4 M 10 17.4 H 14"),
    "text.alignleft": .lines("M 3.2 5 H 20.8 M 3.2 9.7 H 14 M 3.2 14.3 H 20.8 M 3.2 19 H 14"),
    "text.aligncenter": .lines("M 3.2 5 H 20.8 M 6.6 9.7 H 17.4 M 3.2 14.3 H 20.8 M 6.6 19 H 17.4"),
    "text.alignright": .lines("M 3.2 5 H 20.8 M 10 9.7 H 20.8 M 3.2 14.3 H 20.8 M 10 19 H 20.8"),
    "textformat": .lines(
      """
      M 1.8 18.8 L 7 4.8 L 12.2 18.8 M 3.6 14 H 10.4 O 17.6 15.2 3.6 M 21.2 11.4 V 18.8
      """),
    "textformat.size": .lines(
      "M 1.8 18.8 L 5.4 9.4 L 9 18.8 M 3.1 15.4 H 7.7 M 10.8 18.8 L 16.4 4 L 22 18.8 M 12.6 14 H 20.2"
    ),
    "bold": .lines(
      "M 7 4 V 20 M 7 4 H 12.4 C 17.6 4 17.6 11.6 12.4 11.6 H 7 M 12.4 11.6 C 18.8 11.6 18.8 20 12.8 20 H 7"
    ),
    "italic": .lines("M 10 4 H 17.6 M 6.4 20 H 14 M 13.8 4 L 10.2 20"),
    "underline": .lines("M 6.4 3.6 V 10.6 B 12 10.6 5.6 180 0 V 3.6 M 5 20.4 H 19"),
    "square.grid.2x2": .body(
      "R 3 3 7.4 7.4 1.8 R 13.6 3 7.4 7.4 1.8 R 3 13.6 7.4 7.4 1.8 R 13.6 13.6 7.4 7.4 1.8"),
    "square.grid.3x3": .body(
      """
      R 2.8 2.8 4.4 4.4 1 R 9.8 2.8 4.4 4.4 1 R 16.8 2.8 4.4 4.4 1 R 2.8 9.8 4.4 4.4 1
      R 9.8 9.8 4.4 4.4 1 R 16.8 9.8 4.4 4.4 1 R 2.8 16.8 4.4 4.4 1 R 9.8 16.8 4.4 4.4 1
      R 16.8 16.8 4.4 4.4 1
      """),
    "rectangle.grid.1x2": .body("R 2.4 3.4 19.2 7 1.8 R 2.4 13.6 19.2 7 1.8"),
    "slider.horizontal.3": .body(
      "O 8.4 5.6 2.2 O 15.6 12 2.2 O 8.4 18.4 2.2",
      lines: """
        M 2.6 5.6 H 6.2 M 10.6 5.6 H 21.4 M 2.6 12 H 13.4 M 17.8 12 H 21.4
        M 2.6 18.4 H 6.2 M 10.6 18.4 H 21.4
        """),
    "sidebar.left": sidebar,
    "sidebar.leading": sidebar,
    "sidebar.right": sidebar.mirrored,
    "sidebar.trailing": sidebar.mirrored,
    "rectangle.split.2x1": .body("R 2 4.6 20 14.8 2.8", marks: "M 12 4.6 V 19.4"),
    "rectangle.3.offgrid": .body(
      "R 1.8 3.6 11.4 8.6 2 R 16.4 5.6 5.8 6.6 1.6 R 5.4 15.4 14 5 1.6"),
    "rectangle.stack": .body("R 2.4 9 19.2 12.2 2.6", lines: "M 4.6 5.8 H 19.4 M 7 2.6 H 17"),
    "square.stack": .body("R 4.4 8.4 15.2 13.2 2.8", lines: "M 5.8 5.2 H 18.2 M 8 2.2 H 16"),
    "square.stack.3d.up": .body(
      "P 1.2 12 2.6 21.8 7.8 12 13 2.2 7.8",
      lines: "W 1.2 2.2 12 12 17.2 21.8 12 W 1.2 2.2 16.2 12 21.4 21.8 16.2"),
    "rectangle.on.rectangle": .body("R 6.4 3.6 15.6 11.6 2.4", front: "R 2 8.6 15.6 11.8 2.4"),
    "square.on.square": .body("R 7.8 2.6 13.6 13.6 2.8", front: "R 2.6 7.8 13.6 13.6 2.8"),
    "chart.bar": .body("R 2.6 12 4.4 9 1.2 R 9.8 7 4.4 14 1.2 R 17 3 4.4 18 1.2"),
    "chart.pie": .body(
      "M 10.6 4 B 10.6 13.4 9.4 -90 -360 H 10.6 Z",
      lines: "M 13.8 2.4 V 10.2 H 21.6 B 13.8 10.2 7.8 0 -90"),
    "tablecells": .body(
      "R 2.2 4 19.6 16 2.6",
      marks: "M 2.2 9.4 H 21.8 M 2.2 14.7 H 21.8 M 8.8 4 V 20 M 15.3 9.4 V 20"),
  ]
}
