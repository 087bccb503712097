import Foundation

extension Motifs {
  private static let cloud = """
    M 7 19 C 4.1 19 2 17 2 14.4 C 2 12 3.7 10.2 6 10 C 6.6 6.8 9.1 4.8 12.2 4.8
    C 15.7 4.8 18.3 7.2 18.7 10.6 C 20.8 10.9 22 12.6 22 14.8 C 22 17.2 20.1 19 17.6 19 Z
    """
  /// A flatter cloud with space for weather below it.
  private static let highCloud = """
    M 7 14.6 C 4.3 14.6 2.4 12.9 2.4 10.7 C 2.4 8.7 3.9 7.2 6 7 C 6.6 4.4 9.1 2.6 12.1 2.6
    C 15.4 2.6 17.9 4.6 18.3 7.4 C 20.3 7.6 21.6 9 21.6 10.9 C 21.6 13 19.9 14.6 17.4 14.6 Z
    """

  /// Returns the notation of radial lines between two circles around the centre.
  private static func rays(_ count: Int, from inner: CGFloat, to outer: CGFloat) -> String {
    (0..<count).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      let (x, y) = (cos(angle), sin(angle))
      return "M \(12 + inner * x) \(12 + inner * y) L \(12 + outer * x) \(12 + outer * y)"
    }.joined(separator: " ")
  }

  /// The notation of six arms with two branches each.
  private static let crystal: String = (0..<6).map { index in
    let angle = CGFloat.pi * (CGFloat(index) / 3 + 0.5)
    func point(_ along: CGFloat, _ aside: CGFloat) -> String {
      let (x, y) = (cos(angle), sin(angle))
      return "\(12 + along * x - aside * y) \(12 + along * y + aside * x)"
    }
    return """
      M 12 12 L \(point(9.6, 0)) M \(point(8.2, 2.6)) L \(point(5.6, 0)) L \(point(8.2, -2.6))
      """
  }.joined(separator: " ")

  /// Returns the notation of a star with four points and concave sides.
  private static func glint(_ x: CGFloat, _ y: CGFloat, _ reach: CGFloat) -> String {
    let waist = reach * 0.16
    return """
      M \(x) \(y - reach) Q \(x + waist) \(y - waist) \(x + reach) \(y)
      Q \(x + waist) \(y + waist) \(x) \(y + reach)
      Q \(x - waist) \(y + waist) \(x - reach) \(y)
      Q \(x - waist) \(y - waist) \(x) \(y - reach) Z
      """
  }

  static let nature: [String: Motif] = [
    "sun.max": .body("O 12 12 4.3", lines: rays(8, from: 7.7, to: 9.9)),
    "sun.min": .body("O 12 12 4.3", lines: rays(8, from: 7.7, to: 7.9)),
    "moon": .body(
      """
      M 20.6 14.6 C 13.6 16.2 7.8 10.4 9.4 3.4 C 5.4 4.6 2.8 8 2.8 12.2 C 2.8 17.4 6.6 21.2 11.8 21.2
      C 16 21.2 19.4 18.6 20.6 14.6 Z
      """),
    "fish": .body(
      """
      M 2 12 C 5 6.4 12 5.6 16 10.6 L 21.8 6.8 C 20.8 10.2 20.8 13.8 21.8 17.2 L 16 13.4
      C 12 18.4 5 17.6 2 12 Z
      """, spots: "O 6.9 10.9 1.15"),
    "cloud": .body(cloud),
    "icloud": .body(cloud),
    "cloud.rain": .body(
      highCloud, lines: "M 7.6 17.6 L 6 21.4 M 12.6 17.6 L 11 21.4 M 17.6 17.6 L 16 21.4"),
    "cloud.bolt": .body(highCloud, areas: "P 0.5 13 16.2 8.2 20 11.4 20 10.4 23.4 15.4 19 12 19"),
    "cloud.snow": .body(
      highCloud, areas: "O 7 18 1.1 O 12 18 1.1 O 17 18 1.1 O 9.5 21.4 1.1 O 14.5 21.4 1.1"),
    "snowflake": .lines(crystal),
    "wind": .lines(
      """
      M 2.6 9.2 H 12.4 C 16.4 9.2 16.4 3.4 12.8 3.4 C 11.2 3.4 10.2 4.4 10.2 5.6
      M 2.6 13 H 18 C 22.4 13 22.4 6.8 18.6 6.8 M 2.6 16.8 H 11.6 C 15.4 16.8 15.2 21.6 12 21.6
      """),
    "flame": .body(
      """
      M 12.6 2.2 C 13.4 6.6 19.6 9 19.6 14.8 C 19.6 19 16.4 21.8 12 21.8 C 7.6 21.8 4.4 19 4.4 14.8
      C 4.4 12 5.6 9.8 7.4 8 C 7.7 10 8.5 11.2 9.9 11.6 C 9.4 7.8 10.4 4.2 12.6 2.2 Z
      """),
    "drop": .body(
      """
      M 12 2.4 C 15.5 7 19 10.8 19 15 C 19 19 15.9 21.8 12 21.8 C 8.1 21.8 5 19 5 15
      C 5 10.8 8.5 7 12 2.4 Z
      """),
    "leaf": .body(
      "M 5.2 18.8 C 3 9.2 9.6 3.4 20.8 3.2 C 21 14.4 15 21.2 5.2 18.8 Z",
      marks: "M 8.6 15.4 L 14.4 9.6", lines: "M 2.8 21.2 L 5.2 18.8"),
    "sparkles": .body(glint(9.8, 13.4, 8.2), areas: glint(18.4, 5.4, 4) + glint(19.2, 19.6, 2.8)),
    "sparkle": .body(glint(12, 12, 9.8)),
    "bolt": .body("P 0.6 14.8 0.8 4.4 13.6 10.8 13.6 9.2 23.2 19.6 10.4 13.2 10.4"),
    "pawprint": .body(
      """
      E 4.8 11.4 1.9 2.4 E 9.2 6.2 2 2.7 E 14.8 6.2 2 2.7 E 19.2 11.4 1.9 2.4
      M 12 12 C 14.6 12 17.8 15.8 17.8 18.4 C 17.8 20.4 16.4 21 15 21 C 13.8 21 13 20.4 12 20.4
      C 11 20.4 10.2 21 9 21 C 7.6 21 6.2 20.4 6.2 18.4 C 6.2 15.8 9.4 12 12 12 Z
      """),
  ]
}
