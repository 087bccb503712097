import Foundation
import Testing

@testable import HaloXlibHost

/// A virtual X server, and another client that observes its screen.
@MainActor
package struct ObservedServer {
  package var server: XServer
  package var observer: Observer

  package init(server: XServer, observer: Observer) {
    self.server = server
    self.observer = observer
  }

  /// Starts a window manager and waits until it shows windows.
  package func startWindowManager() throws {
    try server.keep(.openbox)
    let deadline = MonotonicClock.now() + 10
    while !observer.canShowFramed() {
      try #require(MonotonicClock.now() < deadline, "no window manager")
    }
  }
}
