import Foundation

/// The programs that tests of real windows need.
package enum Tool: String, Sendable {
  case xvfb = "Xvfb"
  case xdotool
  case openbox
  case setxkbmap
  case dbusDaemon = "dbus-daemon"
  case unshare

  package var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(rawValue)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  package var isInstalled: Bool { path != nil }

  /// Whether a server can be isolated from the shared memory of others, which a container may
  /// forbid.
  package static let separatesMemory: Bool = {
    guard let path = Tool.unshare.path else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--ipc", "true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}

package enum ServerError: Error {
  case notInstalled(Tool)
  case didNotStart
  case failed(Tool, status: Int32)
}

/// A separate virtual X server for a test, on a free display.
package final class XServer {
  package let displayName: String
  /// The folder for the settings of programs on this display; it does not exist at first.
  package let settingsFolder = FileManager.default.temporaryDirectory
    .appending(path: "halo-settings-\(UUID().uuidString)").path
  private let process: ServerProcess
  private var others: [Process] = []

  /// The name of the same display over the network, for a server with `-listen tcp`.
  package var networkName: String { "localhost" + displayName }

  /// Runs `body` with a server, and ends the server in any case.
  ///
  /// Without `sharesMemory`, the server offers shared memory that does not work; see
  /// ``Tool/separatesMemory``.
  package static func run(
    depth: Int = 24, arguments: [String] = [], sharesMemory: Bool = true,
    _ body: (XServer) throws -> Void
  ) throws {
    let server = try XServer(depth: depth, arguments: arguments, sharesMemory: sharesMemory)
    defer { server.end() }
    try body(server)
  }

  private init(depth: Int, arguments: [String], sharesMemory: Bool) throws {
    let isUsual = depth == 24 && arguments.isEmpty && sharesMemory
    process =
      isUsual
      ? try .usual()
      : try ServerProcess(depth: depth, arguments: arguments, sharesMemory: sharesMemory)
    displayName = try process.displayName()
  }

  /// Kills the server, as in a crash.
  package func kill() { process.kill() }

  func end() {
    // The process number of a program that has ended may belong to another one by now.
    for other in others where other.isRunning {
      Foundation.kill(other.processIdentifier, SIGKILL)
    }
    process.end(displayName: displayName)
    try? FileManager.default.removeItem(atPath: settingsFolder)
  }

  /// Runs a program on this display to its end.
  package func run(_ tool: Tool, _ arguments: String...) throws { try run(tool, arguments) }

  /// Runs a program on this display to its end.
  package func run(_ tool: Tool, _ arguments: [String]) throws {
    guard let path = tool.path else { throw ServerError.notInstalled(tool) }
    let status = try Program(path, arguments, environment: environment).wait()
    guard status == 0 else { throw ServerError.failed(tool, status: status) }
  }

  /// Runs a program on this display until the server ends.
  @discardableResult
  package func keep(_ tool: Tool, _ arguments: String...) throws -> Process {
    let process = try start(tool, arguments)
    others.append(process)
    return process
  }

  /// Runs the program at a path on this display until it or the server ends.
  package func keep(
    program path: String, _ arguments: [String], folder: String? = nil,
    environment: [String: String] = [:], errors: FileHandle? = nil
  ) throws -> Process {
    let process = try start(
      path, arguments, folder: folder, environment: environment, errors: errors)
    others.append(process)
    return process
  }

  /// The environment of programs on this display, which keeps them from the settings of the desktop
  /// that the tests run on.
  private var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(
      [
        "DISPLAY": displayName, "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        // Screen readers of the desktop must not receive their events.
        "AT_SPI_BUS_ADDRESS": "", "XDG_CONFIG_HOME": settingsFolder,
      ],
      uniquingKeysWith: { $1 })
  }

  private func start(_ tool: Tool, _ arguments: [String]) throws -> Process {
    guard let path = tool.path else { throw ServerError.notInstalled(tool) }
    return try start(path, arguments)
  }

  private func start(
    _ path: String, _ arguments: [String], folder: String? = nil,
    environment: [String: String] = [:], errors: FileHandle? = nil
  ) throws -> Process {
    let process = Process()
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = self.environment.merging(environment, uniquingKeysWith: { $1 })
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors ?? FileHandle.nullDevice
    try process.run()
    return process
  }
}
