import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloInstruments

/// The frames of a film, and their times.
struct ReelTests {
  private func entries(_ times: [TimeInterval]) -> [FrameHistory.Entry] {
    times.enumerated().map { index, time in
      FrameHistory.Entry(
        time: time,
        list: DisplayList(
          size: CGSize(width: index + 1, height: 1), background: .color(.white)),
        moment: nil, event: nil)
    }
  }

  /// The number of the entry that each frame shows, from 1.
  private func shown(_ reel: Reel) -> [Int] { reel.frames.map { Int($0.list.size.width) } }

  private func key(_ name: String, _ time: TimeInterval) -> HandLog.NamedDeed {
    HandLog.NamedDeed(name: name, time: time)
  }

  @Test func `a film has a frame for each frame that was shown, at its time`() {
    let reel = Reel(entries([5, 5.1, 5.25]), deeds: [])
    #expect(reel.frames.map(\.time) == [0, 100, 250])
    #expect(shown(reel) == [1, 2, 3])
    #expect(reel.frames.allSatisfy { $0.deeds.isEmpty })
  }

  @Test func `a key adds a frame when it is pressed and one when it is no longer fresh`() {
    let reel = Reel(entries([1, 1.1]), deeds: [key("Right", 1.05), key("Down", 1.3)])
    #expect(reel.frames.map(\.time) == [0, 50, 100, 300, 550, 800])
    #expect(shown(reel) == [1, 1, 2, 2, 2, 2])
    #expect(
      reel.frames.map { $0.deeds.map(\.name) }
        == [[], ["Right"], ["Right"], ["Right", "Down"], ["Right", "Down"], ["Right", "Down"]])
    #expect(reel.frames[4].deeds.map(\.age) == [Reel.freshness, 250])
  }

  @Test func `a film that begins late begins with the frame that was shown then`() {
    let reel = Reel(entries([1, 4, 6]), deeds: [key("Right", 5)], from: 5)
    #expect(reel.frames.map(\.time) == [0, 500, 1000])
    #expect(shown(reel) == [2, 2, 3])
  }

  @Test func `a frame names at most the last twelve keys`() {
    let keys = (0..<30).map { key("\($0)", Double($0) / 10) }
    let reel = Reel(entries([0, 3]), deeds: keys)
    #expect(reel.frames.map(\.deeds.count).max() == 12)
    #expect(reel.frames.last?.deeds.map(\.name) == (18..<30).map(String.init))
  }

  @Test(arguments: TestEffort.seeds(0..<200, few: 50))
  func `frame times increase from 0, and each frame shows what was on the screen then`(seed: Int) {
    var dice = SeededGenerator(seed: UInt64(seed))
    func times(_ count: ClosedRange<Int>) -> [TimeInterval] {
      (0..<Int.random(in: count, using: &dice)).map { _ in
        Double.random(in: 10...20, using: &dice)
      }.sorted()
    }
    let (frames, keys) = (times(1...40), times(0...20))
    let start = Bool.random(using: &dice) ? Double.random(in: 8...22, using: &dice) : nil
    let reel = Reel(
      entries(frames), deeds: keys.map { key("k", $0) }, from: start)
    let origin = start ?? frames[0]
    #expect(reel.frames.first?.time == 0, "seed \(seed)")
    #expect(
      zip(reel.frames, reel.frames.dropFirst()).allSatisfy { $0.time < $1.time }, "seed \(seed)")
    for (frame, number) in zip(reel.frames, shown(reel)) {
      let time = origin + Double(frame.time) / 1000
      // Times of a film are whole milliseconds.
      let expected = frames.lastIndex { $0 <= time + 0.000_51 } ?? 0
      let other = frames.lastIndex { $0 <= time - 0.000_51 } ?? 0
      #expect((other...expected).contains(number - 1), "seed \(seed) at \(frame.time)")
      #expect(frame.deeds.allSatisfy { $0.age >= 0 }, "seed \(seed) at \(frame.time)")
    }
  }
}
