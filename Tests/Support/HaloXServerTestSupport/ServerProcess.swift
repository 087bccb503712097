import Foundation
import Synchronization

/// A running virtual X server.
struct ServerProcess: Sendable {
  private let program: Program
  /// The pipe to which the server writes its number and a newline when it is ready.
  private let number: Int32

  init(depth: Int, arguments: [String], sharesMemory: Bool) throws {
    guard let path = Tool.xvfb.path else { throw ServerError.notInstalled(.xvfb) }
    var command =
      [
        path, "-displayfd", "1", "-screen", "0", "1024x768x\(depth)", "-noreset", "-nolisten",
        "tcp",
      ]
      + arguments
    if !sharesMemory {
      guard let path = Tool.unshare.path else { throw ServerError.notInstalled(.unshare) }
      command = [path, "--ipc"] + command
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ServerError.didNotStart }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    number = ends[0]
    do {
      program = try Program(command[0], Array(command.dropFirst()), output: ends[1])
    } catch {
      close(number)
      throw error
    }
  }

  /// Waits until the server is ready.
  ///
  /// - Returns: The name of its display.
  func displayName() throws -> String {
    defer { close(number) }
    var text: [UInt8] = []
    while text.last != 0x0A {
      var byte: UInt8 = 0
      guard read(number, &byte, 1) == 1 else {
        end(displayName: nil)
        throw ServerError.didNotStart
      }
      text.append(byte)
    }
    return ":" + String(decoding: text.dropLast(), as: UTF8.self)
  }

  func kill() { program.kill() }

  func end(displayName: String?) {
    kill()
    program.wait()
    // A killed server leaves these files behind.
    guard let number = displayName?.dropFirst() else { return }
    unlink("/tmp/.X\(number)-lock")
    unlink("/tmp/.X11-unix/X\(number)")
  }
}

extension ServerProcess {
  private static let ahead = Mutex<ServerProcess?>(nil)

  /// Returns an unused server of the usual kind.
  ///
  /// Most of a test's time would go into starting its server, so the next server starts while
  /// another is in use.
  static func usual() throws -> ServerProcess {
    let next = try ServerProcess(depth: 24, arguments: [], sharesMemory: true)
    let taken = ahead.withLock { ahead in
      defer { ahead = next }
      return ahead
    }
    if let taken { return taken }
    atexit {
      guard let last = ServerProcess.ahead.withLock({ $0.take() }) else { return }
      last.end(displayName: try? last.displayName())
    }
    return try ServerProcess(depth: 24, arguments: [], sharesMemory: true)
  }
}
