import Foundation
import Testing

@testable import HaloXlibHost

struct FramePacerTests {
  private var pacer = FramePacer(interval: 0.010)

  /// Draws the frame that is due at `now` or later, as a host that wakes `late` seconds late does;
  /// returns the time.
  private mutating func draw(at now: TimeInterval, late: TimeInterval = 0) -> TimeInterval? {
    guard let due = pacer.due(requested: now, now: now, prompt: false) else { return nil }
    pacer.didDraw(at: due + late, prompt: false)
    return due + late
  }

  @Test mutating func `no frame is due if none is requested`() {
    #expect(pacer.due(requested: nil, now: 5, prompt: true) == nil)
  }

  @Test mutating func `the first frame is due at once`() {
    #expect(pacer.due(requested: 5, now: 5, prompt: false) == 5)
    #expect(pacer.due(requested: 3, now: 5, prompt: false) == 5)
  }

  @Test mutating func `the frames of an animation are one interval apart`() throws {
    var times: [TimeInterval] = []
    var now = 5.0
    for _ in 0..<5 {
      now = try #require(draw(at: now))
      times.append(now)
    }
    for (index, time) in times.enumerated() {
      #expect(abs(time - (5 + 0.010 * Double(index))) < 1e-9)
    }
  }

  @Test mutating func `late frames do not delay later ones`() throws {
    var now = try #require(draw(at: 5))
    for _ in 0..<100 { now = try #require(draw(at: now, late: 0.0007)) }
    #expect(abs(now - (5 + 100 * 0.010 + 0.0007)) < 1e-6)
  }

  @Test mutating func `missed ticks are skipped, and later frames stay on the grid`() throws {
    _ = draw(at: 5)
    let late = try #require(draw(at: 5.010, late: 0.033))
    #expect(abs(late - 5.043) < 1e-9)
    #expect(abs(try #require(draw(at: late)) - 5.050) < 1e-9)
  }

  @Test mutating func `a frame after an input does not wait for a tick and restarts the grid`()
    throws
  {
    _ = draw(at: 5)
    #expect(pacer.due(requested: 5.004, now: 5.004, prompt: true) == 5.004)
    pacer.didDraw(at: 5.004, prompt: true)
    #expect(abs(try #require(draw(at: 5.004)) - 5.014) < 1e-9)
  }

  @Test mutating func `a frame after a pause is due at once and restarts the grid`() throws {
    _ = draw(at: 5)
    #expect(pacer.due(requested: nil, now: 5.001, prompt: false) == nil)
    #expect(draw(at: 7.0034) == 7.0034)
    #expect(abs(try #require(draw(at: 7.0034)) - 7.0134) < 1e-9)
  }

  @Test mutating func `a frame that is requested for a later time is due exactly then`() {
    _ = draw(at: 5)
    #expect(pacer.due(requested: 6.2345, now: 5.001, prompt: false) == 6.2345)
    #expect(pacer.due(requested: 6.2345, now: 5.001, prompt: true) == 6.2345)
    pacer.didDraw(at: 6.2346, prompt: false)
    #expect(pacer.due(requested: 6.2346, now: 6.2346, prompt: false) == 6.2346 + 0.010)
  }
}
