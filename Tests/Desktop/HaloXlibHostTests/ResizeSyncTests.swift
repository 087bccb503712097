import Foundation
import Testing

@testable import HaloXlibHost

/// The counter values that tell a window manager when a frame of a new size has been put.
struct ResizeSyncTests {
  private typealias Request = FrameSync.Request
  private typealias Ending = FrameSync.Ending
  private var sync = FrameSync()

  init() { _ = sync.end(at: 0, isPrompt: true) }

  @Test mutating func `a value for the basic counter is set after the frame of the new size`() {
    sync.didRequest(Request(value: 7, isExtended: false))
    #expect(sync.end(at: 1, isPrompt: true) == Ending())
    sync.didConfigure()
    #expect(sync.isWaiting && sync.begin() == nil)
    #expect(sync.end(at: 1, isPrompt: true) == Ending(basic: 7))
    #expect(!sync.isWaiting)
    sync.didConfigure()
    #expect(!sync.isWaiting)
  }

  @Test(arguments: [false, true])
  mutating func `a value for the extended counter is set at the end of the frame of the new size`(
    isFollowed: Bool
  ) {
    sync.follow(isFollowed)
    sync.didRequest(Request(value: 240, isExtended: true))
    sync.didConfigure()
    #expect(sync.isWaiting && sync.begin() == 3)
    #expect(sync.end(at: 1, isPrompt: true) == Ending(extended: 240))
    #expect(!sync.isWaiting && sync.begin() == (isFollowed ? 241 : nil))
  }

  @Test(
    arguments: [
      (241, 242), (5, 6), (4, 4), (2, 4), (0, 4), (-240, 4), (.min, 4), (.max, 4), (1 << 62, 4),
    ] as [(Int64, Int64)])
  mutating func `the extended counter never decreases, overflows or is odd after a frame`(
    number: Int64, end: Int64
  ) {
    sync.follow(true)
    sync.didRequest(Request(value: number, isExtended: true))
    sync.didConfigure()
    #expect(sync.begin() == 3)
    #expect(sync.end(at: 1, isPrompt: true) == Ending(extended: end))
  }

  @Test mutating func `a frame that the window manager waits for is not held back`() {
    sync.follow(true)
    for now in [1.0, 2] {
      #expect(sync.begin() != nil)
      _ = sync.end(at: now, isPrompt: true)
      if now == 1 { sync.didDraw(sync.value, at: now) }
    }
    sync.didRequest(Request(value: 240, isExtended: true))
    #expect(sync.hold(at: 2) != nil)
    sync.didConfigure()
    #expect(sync.hold(at: 2) == nil && sync.isTrusted)
  }
}
