import Testing

@testable import HaloInstruments

struct BenchClockTests {
  @Test("the screen's time is the host's as long as nobody slows or stops it")
  func plain() {
    var clock = BenchClock()
    #expect(clock.screenTime(at: 12.3456) == 12.3456)
    #expect(clock.hostTime(of: 20) == 20)
  }

  @Test("slow time continues from the current time, and so does full speed afterwards")
  func slow() {
    var clock = BenchClock()
    clock.setSpeed(.tenth, at: 10)
    #expect(clock.screenTime(at: 12) == 0.2 + 10)
    #expect(clock.hostTime(of: 10.3) == 13 - 1e-16 || abs(clock.hostTime(of: 10.3)! - 13) < 1e-9)
    clock.setSpeed(.whole, at: 20)
    #expect(clock.screenTime(at: 21) == 12)
  }

  @Test("a stopped clock shows whole milliseconds after the key and advances by frames")
  func steps() {
    var clock = BenchClock()
    _ = clock.screenTime(at: 5)
    clock.noteKey()
    _ = clock.screenTime(at: 5.0307)
    clock.stop(at: 5.0307)
    #expect(clock.moment == 31)
    #expect(clock.hostTime(of: 6) == nil)
    var moments: [Int?] = []
    for _ in 0..<7 {
      clock.step()
      moments.append(clock.moment)
    }
    #expect(moments == [33, 50, 67, 83, 100, 117, 133])
    #expect(clock.screenTime(at: 100) == clock.now)
    clock.go(at: 100)
    #expect(abs(clock.screenTime(at: 100.5) - (5.133 + 0.5)) < 1e-9)
  }

  @Test("the screen's time never goes backwards, and counted moments are whole milliseconds")
  func moments() {
    var clock = BenchClock()
    _ = clock.screenTime(at: 1)
    clock.noteKey()
    clock.countsMoments = true
    #expect(abs(clock.screenTime(at: 1.0167) - 1.016) < 1e-12)
    #expect(abs(clock.screenTime(at: 1.0162) - 1.016) < 1e-12)
    #expect(clock.moment == 16)
  }
}
