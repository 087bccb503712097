import Testing

@testable import UIKit

/// The assumptions about the main run loop that no header guarantees.
@MainActor
struct MainRunLoopTests {
  @Test func `libdispatch of this toolchain has _dispatch_get_main_queue_handle_4CF`() {
    let isThere = MainRunLoop.queueHandle != nil
    #expect(isThere)
  }
}
