import Foundation
import HaloDisplayList
import HaloHosting
import Testing

@testable import HaloInstruments

struct FrameHistoryTests {
  /// A frame that shows only its own number.
  private func list(_ number: Int) -> DisplayList {
    DisplayList(
      size: CGSize(width: 10, height: 10), background: .color(.white),
      items: [
        DisplayItem(
          id: DisplayItemID(view: UInt64(number), part: 0), transform: .identity,
          clip: CGRect(x: 0, y: 0, width: 10, height: 10), alpha: 1,
          content: .fill(.rect(CGRect(x: 0, y: 0, width: 5, height: 5)), .color(.black)))
      ])
  }

  private func entry(_ time: TimeInterval, _ list: DisplayList) -> FrameHistory.Entry {
    FrameHistory.Entry(time: time, list: list, moment: nil, event: nil)
  }

  @Test func `the frames of the last ten seconds are kept, with the one shown at their beginning`()
    throws
  {
    var history = FrameHistory()
    for number in 0...100 { history.add(entry(Double(number) * 0.25, list(number))) }
    // From 15 to 25 seconds; a frame begins at exactly 15 seconds.
    let first = try #require(history.recent.first)
    #expect(first.time <= 15 && first.time >= 14.75)
    #expect(history.recent.dropFirst().allSatisfy { $0.time >= 15 })
    #expect(history.last?.time == 25)
  }

  @Test func `the frame shown at the beginning of the ten seconds is kept, however old it is`() {
    var history = FrameHistory()
    history.add(entry(0, list(0)))
    history.add(entry(1, list(1)))
    history.add(entry(100, list(2)))
    #expect(history.recent.map(\.time) == [1, 100])
    history.add(entry(109.5, list(3)))
    #expect(history.recent.map(\.time) == [1, 100, 109.5])
    history.add(entry(110.5, list(4)))
    #expect(history.recent.map(\.time) == [100, 109.5, 110.5])
  }

  @Test func `the number of kept frames is limited`() throws {
    var history = FrameHistory()
    for number in 0..<3000 { history.add(entry(Double(number) / 1000, list(number))) }
    #expect(history.recent.count <= 901)
    #expect(history.recent.count >= 900)
    // Frames beyond the limit are not kept for ever.
    #expect(history.entries.count <= 900 + 130)
    #expect(history.recent.last?.time == 2.999)
    #expect(zip(history.recent, history.recent.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test func `a frame that is drawn again at the same time replaces the first one`() throws {
    var history = FrameHistory()
    history.add(entry(0, list(0)))
    history.add(entry(1, list(1)))
    history.add(entry(1, list(2)))
    #expect(history.recent.map(\.time) == [0, 1])
    #expect(history.last?.list == list(2))
    // A key in stopped time begins a new frame.
    var pressed = entry(1, list(3))
    pressed.event = .key(try Key(name: "Right"), .down)
    history.add(pressed)
    #expect(history.recent.map(\.time) == [0, 1, 1])
  }

  @Test func `frames that show nothing new are not added`() {
    var history = FrameHistory()
    let shown = list(1)
    for frame in 0..<100 { history.add(entry(Double(frame) / 60, shown)) }
    #expect(history.recent.map(\.time) == [0])
    var other = shown
    other.background = .color(.black)
    history.add(entry(2, other))
    history.add(entry(3, shown))
    #expect(history.recent.map(\.time) == [0, 2, 3])
    history.removeAll()
    #expect(history.recent.isEmpty && history.last == nil)
    history.add(entry(4, shown))
    #expect(history.recent.map(\.time) == [4])
  }
}
