import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloCoverage

/// The events of a tour at times that the tests choose.
struct TourTests {
  private func tour() throws -> Tour {
    let text = """
      - {place: "0:01", statement: One., scene: photos, walk: [{key: Tab, repeat: 2, expect: a}, {expect: a}]}
      - {place: "0:02", statement: Code., code: [{file: a, symbol: b}]}
      - place: "0:03"
        statement: Two.
        scene: grid
        walk: [{wait: 500}, {key: Right, expect: b}]
      """
    let coverage = try Coverage([CoverageFile(name: "rows.yaml", .talk, text: text)], examples: ".")
    var pace = TourPace()
    (pace.reading, pace.letter, pace.between, pace.looking) = (2, 0, 1, 3)
    return Tour(coverage.rows, pace: pace, at: 10)
  }

  /// The events in words.
  private func words(_ events: [Tour.Event]) -> [String] {
    events.map { event in
      switch event {
      case .open(let row): "open \(row.id)"
      case .perform(let step): "step \(step)"
      case .end: "end"
      }
    }
  }

  @Test func `a tour opens each row, presses its keys one by one, and ends`() throws {
    var tour = try tour()
    #expect(words(tour.advance(to: 9)).isEmpty)
    #expect(words(tour.advance(to: 10)) == ["open talk-1"])
    #expect(tour.caption?.key == "Tab")
    #expect(words(tour.advance(to: 11.9)).isEmpty)
    #expect(words(tour.advance(to: 12)) == ["step 0"])
    #expect(words(tour.advance(to: 13)) == ["step 0"])
    #expect(tour.caption?.key == nil)
    // The row about code alone is left out.
    #expect(words(tour.advance(to: 16)) == ["open talk-3"])
    #expect(tour.caption?.number == 3)
    #expect(words(tour.advance(to: 18.4)).isEmpty)
    #expect(words(tour.advance(to: 18.5)) == ["step 1"])
    #expect(words(tour.advance(to: 100)) == ["end"])
    #expect(tour.duration == 11.5)
    #expect(tour.hasEnded && tour.caption == nil && tour.due == nil)
  }

  @Test func `a pause lasts as long as it takes, and the tour goes on where it was`() throws {
    var tour = try tour()
    _ = tour.advance(to: 10.5)
    tour.togglePause(at: 11)
    #expect(tour.isPaused && tour.caption?.isPaused == true)
    #expect(tour.advance(to: 500).isEmpty)
    tour.togglePause(at: 500)
    #expect(!tour.isPaused)
    #expect(words(tour.advance(to: 500.9)).isEmpty)
    #expect(words(tour.advance(to: 501)) == ["step 0"])
  }

  @Test func `skipping goes to the next row at once, and from the last one to the end`() throws {
    var tour = try tour()
    _ = tour.advance(to: 10)
    tour.togglePause(at: 10.5)
    #expect(words(tour.skip(at: 11)) == ["open talk-3"])
    #expect(!tour.isPaused)
    #expect(words(tour.advance(to: 13.4)).isEmpty)
    #expect(words(tour.advance(to: 13.5)) == ["step 1"])
    #expect(words(tour.skip(at: 14)) == ["end"])
    #expect(tour.skip(at: 15).isEmpty)
  }

  @Test func `a tour that is ended does nothing more`() throws {
    var tour = try tour()
    _ = tour.advance(to: 10)
    tour.end()
    #expect(tour.advance(to: 1000).isEmpty && tour.caption == nil)
  }
}
