import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Sockets that are not a message bus, or one that refuses clients.
@MainActor
struct BusSocketTests {
  private func answered(_ answers: [[UInt8]]) throws -> SettingsPortal {
    let bus = try FrozenBus(isFull: false)
    let portal = try #require(SettingsPortal(address: bus.address))
    #expect(wait { bus.heard().contains("BEGIN") })
    for answer in answers {
      #expect(portal.isConnected)
      bus.say(answer)
      portal.receive()
    }
    return portal
  }

  private let welcome = Array("OK 0123456789abcdef\r\n".utf8)

  @Test func `a bus that rejects authentication is disconnected`() throws {
    #expect(try !answered([Array("REJECTED EXTERNAL\r\n".utf8)]).isConnected)
  }

  @Test func `a bus that does not speak the D-Bus protocol is disconnected`() throws {
    #expect(try !answered([Array("HTTP/1.1 400 Bad Request\r\n".utf8)]).isConnected)
    let nonsense = [UInt8](repeating: 0x21, count: 64)
    #expect(try !answered([welcome, nonsense]).isConnected)
  }

  @Test func `the connection waits for the rest of an incomplete line or message of the bus`()
    throws
  {
    let halves = [Array(welcome[..<5]), Array(welcome[5...])]
    #expect(try answered(halves).isConnected)
    // The head is the beginning of a longer message.
    let head: [UInt8] = [0x6C, 2, 1, 1, 200, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 5, 1]
    #expect(try answered([welcome, head, [0x75]]).isConnected)
  }

  @Test func `a bus address that is too long for a socket is rejected`() {
    let name = String(repeating: "x", count: 200)
    #expect(SettingsPortal(address: "unix:path=/\(name)") == nil)
    #expect(SettingsPortal(address: "unix:abstract=\(name)") == nil)
  }
}
