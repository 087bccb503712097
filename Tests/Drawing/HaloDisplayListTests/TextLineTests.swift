import Foundation
import Testing

@testable import HaloDisplayList

/// A line with text of both directions, built from values: `abc`, three letters from right to left,
/// and `gh`.
struct TextLineTests {
  /// The line reads a b c F E D g h from the left; each letter is ten points wide and one byte
  /// long.
  private let line: TextLine = {
    let places: [(CGFloat, Bool)] = [
      (0, false), (10, false), (20, false), (50, true), (40, true), (30, true), (60, false),
      (70, false),
    ]
    return TextLine(
      elements: places.enumerated().map { index, place in
        TextLine.Element(
          position: index, minX: place.0, maxX: place.0 + 10, isRightToLeft: place.1)
      }, length: 8)
  }()

  private func walk(_ line: TextLine, from start: Int, to side: TextLayoutDirection) -> [Int] {
    var places = [start]
    while let next = line.position(from: places[places.count - 1], to: side) { places.append(next) }
    return places
  }

  @Test func `a step of the caret leads to the next gap on screen, whatever the text direction`() {
    #expect(walk(line, from: 0, to: .right) == [0, 1, 2, 3, 5, 4, 6, 7, 8])
    #expect(walk(line, from: 8, to: .left) == [8, 7, 6, 4, 5, 3, 2, 1, 0])
  }

  @Test func `an element of a line is found by its position in the text`() {
    #expect(line.element(at: 3) == line.elements[3] && line.element(at: 8) == nil)
    let wide = TextLine("aéb", characterWidth: 10)
    #expect(wide.element(at: 2) == nil && wide.element(at: 3)?.minX == 20)
  }

  @Test func `each caret position has its own x, at which it is found again`() {
    let xs = (0...8).map(line.caretX)
    #expect(xs == [0, 10, 20, 30, 50, 40, 60, 70, 80])
    for position in 0...8 {
      #expect(line.position(closestTo: line.caretX(at: position) + 4) == position)
    }
    #expect(line.position(closestTo: -100) == 0 && line.position(closestTo: 900) == 8)
  }

  @Test func `a selection across text of both directions has several spans`() {
    #expect(line.spans(of: 0..<8) == [0...80])
    #expect(line.spans(of: 1..<5) == [10...30, 40...60])
    #expect(line.spans(of: 4..<7) == [30...50, 60...70])
    #expect(line.spans(of: 3..<3) == [])
  }

  @Test func `a right-to-left line begins at the right`() {
    let elements = (0..<3).map { index in
      let x = CGFloat(20 - 10 * index)
      return TextLine.Element(position: index, minX: x, maxX: x + 10, isRightToLeft: true)
    }
    let line = TextLine(elements: elements, length: 3, isRightToLeft: true)
    #expect((0...3).map(line.caretX) == [30, 20, 10, 0])
    #expect(walk(line, from: 0, to: .left) == [0, 1, 2, 3])
    #expect(line.position(from: 0, to: .right) == nil)
    #expect(line.direction(to: .left) == .forward)
  }

  @Test func `the caret stops at an element without width`() {
    let elements = [(0, 10), (10, 10), (10, 20)].enumerated().map { index, edges in
      TextLine.Element(
        position: index, minX: CGFloat(edges.0), maxX: CGFloat(edges.1), isRightToLeft: false)
    }
    #expect(walk(TextLine(elements: elements, length: 3), from: 0, to: .right) == [0, 1, 2, 3])
  }

  @Test func `an empty line has one caret position`() {
    let line = TextLine(elements: [], length: 0)
    #expect(line.caretX(at: 0) == 0 && line.position(closestTo: 5) == 0)
    #expect(line.position(from: 0, to: .right) == nil && line.position(from: 0, to: .left) == nil)
    #expect(line.position(from: 7, to: .left) == nil)
  }
}
