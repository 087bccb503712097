import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloFilming

struct FilmScriptTests {
  private func script(
    _ keys: Int = 2, every: Int = 40, between: Int = 480, hold: Int = 100, duration: Int = 440
  ) -> FilmScript {
    FilmScript(
      keys: (0..<keys).map { .init("\($0)", Key(.rightArrow)) }, every: every, between: between,
      hold: hold, duration: duration)
  }

  @Test("the times of frames go evenly from the first key to the end of the film")
  func frames() {
    #expect(script().frameTimes == Array(stride(from: 0, through: 920, by: 40)))
    #expect(script(every: 33, duration: 20).frameTimes.last == 495)
    #expect(script(0, duration: 0).frameTimes == [0])
    for every in [1, 7, 40, 999] {
      let script = script(every: every)
      #expect(script.frameTimes.count == script.frameCount)
    }
  }

  @Test("a key goes down at its time and comes up after the hold time")
  func events() {
    let events = script().events
    #expect(events.map(\.time) == [0, 100, 480, 580])
    #expect(events.map(\.phase) == [.down, .up, .down, .up])
    #expect(events.map(\.key) == [0, 0, 1, 1])
  }

  @Test("a key is released before the next one is pressed, and the last may stay down")
  func rollover() {
    let events = script(hold: 5000, duration: 600).events
    #expect(events.map(\.time) == [0, 480, 480])
    #expect(events.map(\.phase) == [.down, .up, .down])
  }

  @Test("a held key repeats at the times at which an X server repeats it")
  func repeats() {
    let events = script(1, hold: 800, duration: 1000).events
    #expect(events.map(\.time) == [0, 660, 700, 740, 780, 800])
    #expect(events.map(\.phase) == [.down, .repeat, .repeat, .repeat, .repeat, .up])
  }
}
