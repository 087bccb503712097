import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// The host's state after its content has received something.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct FeedingTests {
  private struct Answer: Equatable {
    var movesClock: Bool
    var isTimed: Bool
    var isPrompt: Bool
    var looksForText: Bool
  }

  /// User input goes through `send`, and the content moves its own clock to its time.
  @Test(arguments: [false, true])
  func
    `an input's kind decides whether it affects the clock, key time, next frame and input method`(
      isSent: Bool
    )
    throws
  {
    try Stage.run { stage in
      let (host, content) = (stage.host, stage.content)
      host.keyboard.focus.apply(.focus(true, ancestor: false))
      @MainActor func answer(to kind: InputKind) throws -> Answer {
        content.textCaret = nil
        host.updateInputMethod()
        try #require(stage.drive { !host.nextFrame.isPrompt && host.nextFrame.keyTime == nil })
        content.textCaret = CGRect(x: 10, y: 10, width: 1, height: 20)
        // The time is later than that of any frame.
        let time = MonotonicClock.now() + 1
        var told: TimeInterval?
        if isSent {
          host.send(.pointerLeft, as: kind, at: time)
          told = content.times.last
        } else {
          host.feed(kind, at: time) { _, time in told = time }
        }
        #expect(told == time)
        return Answer(
          movesClock: content.clock == time, isTimed: host.nextFrame.keyTime == time,
          isPrompt: host.nextFrame.isPrompt, looksForText: host.inputMethod.isEditing)
      }
      let wanted: [(InputKind, Answer)] = [
        (.press, Answer(movesClock: !isSent, isTimed: true, isPrompt: true, looksForText: true)),
        (.action, Answer(movesClock: !isSent, isTimed: false, isPrompt: true, looksForText: true)),
        (.change, Answer(movesClock: !isSent, isTimed: false, isPrompt: true, looksForText: false)),
        (.motion, Answer(movesClock: false, isTimed: false, isPrompt: false, looksForText: false)),
      ]
      for (kind, wanted) in wanted {
        let found = try answer(to: kind)
        #expect(found == wanted, "\(kind)")
      }
    }
  }

  @Test func `the frame measures the oldest press since the last frame`() throws {
    try Stage.run { stage in
      let time = MonotonicClock.now()
      stage.host.feed(.press, at: time) { _, _ in }
      stage.host.feed(.press, at: time + 0.001) { _, _ in }
      #expect(stage.host.nextFrame.keyTime == time)
    }
  }

  @Test func `clicks, wheel steps, pastes and requests for menus have the current time`() throws {
    try Stage.run { stage in
      let place = CGPoint(x: 20, y: 20)
      let start = MonotonicClock.now()
      stage.host.click(true, at: place, time: 0)
      stage.host.click(false, at: place, time: 0)
      stage.host.scroll(dx: 0, dy: 1, at: place)
      stage.host.paste(at: place, time: 0)
      stage.host.requestMenu(at: place, time: 0)
      #expect(
        stage.content.clicks.count == 5 && stage.content.clicks.last?.hasPrefix("menu") == true)
      let times = stage.content.times.suffix(5)
      #expect(times == times.sorted()[...])
      #expect(times.allSatisfy { (start...MonotonicClock.now()).contains($0) })
    }
  }
}
