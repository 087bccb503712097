extension Motifs {
  private static let chevron = Motif.lines("M 8.5 4.5 L 16 12 L 8.5 19.5")
  private static let chevrons = Motif.lines(
    "M 5 5.5 L 11.5 12 L 5 18.5 M 12.5 5.5 L 19 12 L 12.5 18.5")
  private static let straight = Motif.lines("M 3.8 12 H 20.2 M 13.7 5.5 L 20.2 12 L 13.7 18.5")
  private static let slanting = Motif.lines("M 5.8 18.2 L 18.2 5.8 M 8.6 5.8 H 18.2 V 15.4")
  private static let turning = Motif.lines(
    "A 12 12.8 8.2 0 310 M 17.27 1.9 V 6.52 H 12.7")
  private static let going = Motif.lines(
    "A 12 13 8.2 -35 270 M 9.5 1.7 L 12.6 4.8 L 9.5 7.9")
  private static let returning = Motif.lines(
    "M 8.4 3.8 L 3.8 8.4 L 8.4 13 M 3.8 8.4 H 14.6 B 14.6 14 5.6 -90 90 H 9")
  private static let exchange = Motif.lines(
    """
    M 20.5 7.6 H 3.5 M 7.4 3.7 L 3.5 7.6 L 7.4 11.5
    M 3.5 16.4 H 20.5 M 16.6 12.5 L 20.5 16.4 L 16.6 20.3
    """)
  private static let round = Motif.lines(
    """
    A 12 12 8.4 195 330 M 15.3 6.8 L 19.27 7.8 L 20.4 3.8
    A 12 12 8.4 15 150 M 8.7 17.2 L 4.73 16.2 L 3.6 20.2
    """)

  static let arrows: [String: Motif] = [
    "chevron.right": chevron,
    "chevron.forward": chevron,
    "chevron.left": chevron.mirrored,
    "chevron.backward": chevron.mirrored,
    "chevron.down": chevron.turned(90),
    "chevron.up": chevron.turned(-90),
    "chevron.right.2": chevrons,
    "chevron.left.2": chevrons.mirrored,
    "chevron.up.chevron.down": .lines("M 6.5 9 L 12 3.5 L 17.5 9 M 6.5 15 L 12 20.5 L 17.5 15"),
    "arrow.right": straight,
    "arrow.forward": straight,
    "arrow.left": straight.mirrored,
    "arrow.backward": straight.mirrored,
    "arrow.down": straight.turned(90),
    "arrow.up": straight.turned(-90),
    "arrow.up.right": slanting,
    "arrow.up.left": slanting.mirrored,
    "arrow.down.right": slanting.flipped,
    "arrow.down.left": slanting.turned(180),
    "arrow.clockwise": turning,
    "arrow.counterclockwise": turning.mirrored,
    "goforward": going,
    "gobackward": going.mirrored,
    "arrow.uturn.left": returning,
    "arrow.uturn.backward": returning,
    "arrow.uturn.right": returning.mirrored,
    "arrow.uturn.forward": returning.mirrored,
    "arrow.left.arrow.right": exchange,
    "arrow.up.arrow.down": exchange.turned(90),
    "arrow.2.circlepath": round,
    "arrow.triangle.2.circlepath": round,
    "arrow.up.left.and.arrow.down.right": .lines(
      """
      M 4 10.4 V 4 H 10.4 M 4 4 L 10.4 10.4
      M 20 13.6 V 20 H 13.6 M 20 20 L 13.6 13.6
      """),
    "arrow.down.right.and.arrow.up.left": .lines(
      """
      M 10.2 4 V 10.2 H 4 M 10.2 10.2 L 3.6 3.6
      M 13.8 20 V 13.8 H 20 M 13.8 13.8 L 20.4 20.4
      """),
    "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left": .lines(
      """
      M 3.8 9.4 V 3.8 H 9.4 M 3.8 3.8 L 20.2 20.2 M 20.2 14.6 V 20.2 H 14.6
      M 14.6 3.8 H 20.2 V 9.4 M 20.2 3.8 L 3.8 20.2 M 3.8 14.6 V 20.2 H 9.4
      """),
    "shuffle": .lines(
      """
      M 2.6 7 H 5 C 10 7 12 17 17 17 H 21.2 M 18 13.8 L 21.2 17 L 18 20.2
      M 2.6 17 H 5 C 7 17 8.5 15.5 9.7 13.7 M 12.3 10.3 C 13.5 8.5 15 7 17 7 H 21.2
      M 18 3.8 L 21.2 7 L 18 10.2
      """),
    "repeat": .lines(
      """
      M 3.4 11.2 V 10.4 C 3.4 8 5 6.4 7.4 6.4 H 20.4 M 17 3 L 20.4 6.4 L 17 9.8
      M 20.6 12.8 V 13.6 C 20.6 16 19 17.6 16.6 17.6 H 3.6 M 7 14.2 L 3.6 17.6 L 7 21
      """),
  ]
}
