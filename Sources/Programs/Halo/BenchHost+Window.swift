import Foundation
import HaloInstruments
import HaloXlibHost

extension BenchHost {
  /// Creates the services that a window on an X server offers to the instruments.
  ///
  /// They do not keep `host` alive and do nothing without it; `screenshot` then throws
  /// `HostError.noFrame`.
  package init(_ host: WindowHost) {
    self.init()
    resize = { [weak host] in host?.requestSize($0) }
    largestSize = { [weak host] in host?.largestSize }
    setScale = { [weak host] in host?.setScale($0) }
    copyImage = { [weak host] in host?.copyImage(png: $0) }
    screenshot = { [weak host] in
      guard let host else { throw HostError.noFrame }
      return try host.screenshot()
    }
    frameCost = { [weak host] in
      guard let statistics = host?.statistics else { return [] }
      func milliseconds(_ seconds: TimeInterval) -> String {
        "\((seconds * 100_000).rounded() / 100) ms"
      }
      return [
        ("All in all", milliseconds(statistics.draw.last)),
        ("Handed over", milliseconds(statistics.present.last)),
        ("Key to frame", milliseconds(statistics.keyToPresent.last)),
      ]
    }
  }
}
