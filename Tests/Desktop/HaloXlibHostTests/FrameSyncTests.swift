import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloXlibHost

struct FrameSyncTests {
  private typealias Ending = FrameSync.Ending
  private let patience = FrameSync().patience
  private var sync = FrameSync()

  /// Begins after the first frame was put, as before the search for a window manager.
  init() { _ = sync.end(at: 0, isPrompt: true) }

  /// Puts a frame that changes something; returns the value that it ends on.
  @discardableResult
  private mutating func put(at now: TimeInterval, isPrompt: Bool = true) throws -> Int64 {
    let start = sync.begin()
    let ending = sync.end(at: now, isPrompt: isPrompt)
    #expect(start != nil)
    return try #require(ending.extended)
  }

  /// Simulates a window manager that answers in time.
  private mutating func trust() throws {
    sync.follow(true)
    sync.didDraw(try put(at: 1), at: 1.01)
    #expect(sync.isTrusted)
  }

  @Test mutating func `frames are neither counted nor held without a window manager that answers`()
  {
    for now in [1.0, 1.01, 1.02] {
      #expect(sync.begin() == nil)
      #expect(sync.end(at: now, isPrompt: true) == Ending())
      sync.didDraw(0, at: now)
      #expect(sync.hold(at: now) == nil)
    }
    #expect(sync.value == 2 && !sync.isTrusted)
  }

  @Test
  func `a request for the extended counter waits for the first frame, and a basic one does not`() {
    var sync = FrameSync()
    sync.didRequest(.init(value: 7, isExtended: false))
    sync.didConfigure()
    #expect(sync.passBeforeFirst() == 7 && !sync.isWaiting && sync.isFresh)
    sync.didRequest(.init(value: 10, isExtended: true))
    sync.didConfigure()
    #expect(sync.passBeforeFirst() == nil && sync.isWaiting && sync.value == FrameSync.start)
    #expect(sync.begin() == nil)
    #expect(sync.end(at: 1, isPrompt: true) == Ending(extended: 10))
    #expect(!sync.isFresh)
  }

  @Test
  mutating func
    `the counter is odd during a frame and even after it, and shows whether it was prompt`()
  {
    sync.follow(true)
    #expect(sync.begin() == 3)
    #expect(sync.begin() == nil)
    #expect(sync.end(at: 1, isPrompt: true) == Ending(extended: 4))
    #expect(sync.begin() == 5)
    #expect(sync.end(at: 1, isPrompt: false) == Ending(extended: 8))
    // A frame that changes nothing is not counted.
    #expect(sync.end(at: 1, isPrompt: false) == Ending())
  }

  @Test func `the counter of a window without a frame is odd, as during a frame`() {
    var sync = FrameSync()
    #expect(!sync.value.isMultiple(of: 2) && sync.begin() == nil && sync.hold(at: 1) == nil)
    #expect(sync.end(at: 1, isPrompt: true) == Ending(extended: 2))
  }

  @Test mutating func `the first frames do not wait for the window manager`() throws {
    sync.follow(true)
    for now in [1.0, 1.01, 1.02] {
      #expect(sync.hold(at: now) == nil)
      try put(at: now)
    }
  }

  @Test
  mutating func
    `the next frame waits until the last one is drawn, whatever other values are reported`() throws
  {
    try trust()
    #expect(sync.hold(at: 2) == nil)
    let early = try put(at: 2)
    let last = try put(at: 2.01)
    for value in [early, last - 1, last + 1, last + 2, 0, -last, .max, .min] {
      sync.didDraw(value, at: 2.02)
      #expect(sync.hold(at: 2.02) == 2.01 + patience)
    }
    sync.didDraw(last, at: 2.02)
    #expect(sync.hold(at: 2.02) == nil && sync.isTrusted)
  }

  @Test
  mutating func
    `frames do not wait for a window manager that answers late until it answers in time`()
    throws
  {
    try trust()
    let late = try put(at: 2)
    #expect(sync.hold(at: 2 + patience) == nil)
    #expect(!sync.isTrusted)
    sync.didDraw(late, at: 2 + patience)
    let next = try put(at: 3)
    #expect(sync.hold(at: 3) == nil)
    sync.didDraw(next, at: 3.1)
    try put(at: 4)
    #expect(sync.hold(at: 4) == 4 + patience)
    // An answer that is too late ends the trust even if no frame has waited for it.
    sync.didDraw(sync.value, at: 4 + patience)
    #expect(!sync.isTrusted)
  }

  @Test
  mutating func
    `frames wait neither for a window manager that ends nor for the next before it answers`()
    throws
  {
    try trust()
    try put(at: 2)
    sync.didTime(2, microseconds: 10_000)
    sync.follow(false)
    #expect(sync.hold(at: 2) == nil && sync.begin() == nil && sync.interval == nil)
    sync.follow(true)
    // The counter continues, because a window manager may have read it.
    #expect(sync.begin() == 7)
    _ = sync.end(at: 2.1, isPrompt: true)
    #expect(sync.hold(at: 2.1) == nil)
  }

  @Test
  mutating func
    `frames do not wait for an invisible frame, and the window manager remains trusted`() throws
  {
    try trust()
    try put(at: 2)
    sync.forgetFrame()
    #expect(sync.hold(at: 2) == nil && sync.hold(at: 9) == nil && sync.isTrusted)
  }

  @Test
  mutating func `a reported interval counts only if a monitor can have it and the frame exists`()
    throws
  {
    sync.follow(true)
    let value = try put(at: 1)
    for (frame, microseconds) in [
      (value, 0), (value, 1), (value, 999), (value, 50_001), (value, 0xFFFF_FFFF),
      (value + 2, 8333), (0, 8333), (-2, 8333), (.max, 8333),
    ] {
      sync.didTime(frame, microseconds: microseconds)
      #expect(sync.interval == nil)
    }
    sync.didTime(value, microseconds: 8333)
    #expect(sync.interval == 0.008333)
    sync.didTime(value, microseconds: 0)
    #expect(sync.interval == 0.008333)
  }

  @Test
  mutating func
    `the counter is even between frames and increases, and no wait exceeds the patience`()
  {
    var generator = SeededGenerator(seed: 6)
    var (now, last) = (0.0, Int64(0))
    for _ in 0..<20_000 {
      now += .random(in: 0...0.05, using: &generator)
      let near = sync.value + .random(in: -3...3, using: &generator)
      let number = [near, near + 240, .max, .min].randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: sync.follow(.random(using: &generator))
      case 1:
        sync.didRequest(FrameSync.Request(value: number, isExtended: .random(using: &generator)))
      case 2: sync.didConfigure()
      case 3: sync.forgetFrame()
      case 4: sync.didDraw(number, at: now)
      case 5: sync.didTime(number, microseconds: .random(in: 0...60_000, using: &generator))
      default:
        if let end = sync.hold(at: now) {
          #expect(end > now && end <= now + patience)
          continue
        }
        _ = sync.begin()
        _ = sync.end(at: now, isPrompt: .random(using: &generator))
      }
      #expect(sync.value.isMultiple(of: 2) && sync.value >= last)
      last = sync.value
    }
    #expect(last > 10_000)
  }
}
