import Testing

@testable import UIKit

/// The handle of the main queue, which libdispatch has under a name that no header gives.
@MainActor
struct MainRunLoopTests {
  @Test func `libdispatch of this toolchain has _dispatch_get_main_queue_handle_4CF`() {
    #expect(MainRunLoop.descriptor != nil)
  }
}
