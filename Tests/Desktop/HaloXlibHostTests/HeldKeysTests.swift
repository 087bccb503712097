import Testing

@testable import HaloXlibHost

/// Keys that wait for a screen reader, and are delivered in the order in which they arrived.
struct HeldKeysTests {
  private func key(_ code: UInt8) -> KeyEvent {
    KeyEvent(keycode: code, state: 0, isPress: true, time: 0)
  }

  private func codes(_ ready: (events: [KeyEvent], late: [UInt32])) -> [UInt8] {
    ready.events.map(\.keycode)
  }

  @Test func `a key waits for the keys before it, and a consumed key is not delivered`() {
    var keys = HeldKeys()
    keys.hold(key(1), question: 11, now: 0)
    keys.hold(key(2), question: 12, now: 0.01)
    keys.hold(key(3), question: nil, now: 0.02)
    keys.answer(12, isTaken: true)
    #expect(codes(keys.takeReady(now: 0.03)) == [])
    keys.answer(11, isTaken: false)
    #expect(codes(keys.takeReady(now: 0.03)) == [1, 3])
    #expect(keys.isEmpty)
    #expect(keys.deadline == nil)
  }

  @Test func `a key without an answer is delivered after a tenth of a second`() {
    var keys = HeldKeys()
    keys.hold(key(1), question: 11, now: 5)
    keys.hold(key(2), question: 12, now: 5.05)
    #expect(keys.deadline == 5.1)
    #expect(codes(keys.takeReady(now: 5.09)) == [])
    let ready = keys.takeReady(now: 5.1)
    #expect(codes(ready) == [1])
    #expect(ready.late == [11])
    // The answer for this key comes too late.
    keys.answer(11, isTaken: true)
    #expect(codes(keys.takeReady(now: .infinity)) == [2])
  }
}
