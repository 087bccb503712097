import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// The targets of arrows under the TV model, layout by layout (Cases, 1, 3, 4, 6, 7, 9).
@MainActor
struct DirectionTests {
  struct Move: CustomTestStringConvertible {
    var from: String
    var heading: FocusHeading
    var expected: String
    init(_ from: String, _ heading: FocusHeading, _ expected: String) {
      self.from = from
      self.heading = heading
      self.expected = expected
    }
    nonisolated var testDescription: String { "\(from) \(heading.name) → \(expected)" }
  }

  private func check(_ move: Move, in drawing: String) throws {
    #expect(try StubRoot(drawing).next(from: move.from, move.heading) == move.expected)
  }

  // A row of three and a column of three below its first.
  //
  //     1 2 3
  //     4 . .
  //     5 . .
  @Test(arguments: [
    Move("2", .down, "STOP"), Move("3", .down, "STOP"), Move("1", .down, "4"),
    Move("4", .up, "1"), Move("1", .right, "2"), Move("2", .right, "3"),
    Move("3", .right, "STOP"), Move("3", .left, "2"), Move("5", .up, "4"),
    Move("5", .right, "STOP"), Move("1", .left, "STOP"), Move("1", .up, "STOP"),
  ])
  func `arrows move along a row and a column and stop at their ends`(move: Move) throws {
    try check(move, in: "123\n4..\n5..")
  }

  // Three corners of a square.
  //
  //     a b
  //     c .
  @Test(arguments: [
    Move("a", .right, "b"), Move("b", .down, "STOP"), Move("c", .right, "STOP"),
    Move("c", .up, "a"), Move("b", .left, "a"),
  ])
  func `arrows move along the sides of three corners and stop at the empty one`(move: Move) throws {
    try check(move, in: "ab\nc.")
  }

  // Sections of three, two and three items: focus jumps over the gap.
  //
  //     a b c
  //     d e .
  //     f g h
  @Test(arguments: [
    Move("c", .down, "h"), Move("h", .up, "c"), Move("b", .down, "e"), Move("e", .right, "STOP"),
  ])
  func `an arrow skips a short section that has no item in the column`(move: Move) throws {
    try check(move, in: "abc\nde.\nfgh")
  }

  // A column in the middle, buttons in the bottom corners.
  //
  //     . a .
  //     . b .
  //     c . d
  @Test(arguments: [
    Move("a", .down, "b"), Move("b", .down, "STOP"), Move("c", .right, "d"),
    Move("d", .left, "c"), Move("c", .up, "STOP"), Move("d", .up, "STOP"),
  ])
  func `buttons in the corners are not reached from a column between them`(move: Move) throws {
    try check(move, in: ".a.\n.b.\nc.d")
  }

  @Test(arguments: [0, 1, 5])
  func `an arrow reaches the next item of a row, whatever the gap`(gap: Int) throws {
    let drawing = "a" + String(repeating: ".", count: gap) + "b"
    #expect(try StubRoot(drawing).next(from: "a", .right) == "b")
  }

  // From a wide item, the narrow item with the nearest centre wins, then the leading one.
  //
  //     w w w w
  //     a b c d
  @Test(arguments: [
    Move("w", .down, "b"), Move("a", .up, "w"), Move("d", .up, "w"),
  ])
  func `an arrow from a wide item reaches the narrow item with the nearest centre`(move: Move)
    throws
  {
    try check(move, in: "wwww\nabcd")
  }

  @Test func `the right one of two equally near items wins in a right-to-left layout`()
    throws
  {
    let root = StubRoot("wwww\nabcd")
    root.focusSystem?.layoutDirection = .rightToLeft
    #expect(try root.next(from: "w", .down) == "c")
  }

  // Diagonal movements search their quadrant.
  //
  //     a b c
  //     d e f
  //     g h i
  @Test(arguments: [
    Move("e", [.up, .left], "a"), Move("e", [.up, .right], "c"), Move("e", [.down, .left], "g"),
    Move("e", [.down, .right], "i"), Move("a", [.up, .left], "STOP"),
    Move("a", [.down, .right], "e"), Move("b", [.up, .right], "STOP"),
  ])
  func `a diagonal movement reaches the nearest item in its quadrant`(move: Move) throws {
    try check(move, in: "abc\ndef\nghi")
  }
}
