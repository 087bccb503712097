import Foundation

/// Programs that the tests of a real window need.
public enum Tool: String, Sendable {
  case xvfb = "Xvfb"
  case xdotool
  case openbox
  case setxkbmap
  case dbusDaemon = "dbus-daemon"
  case unshare

  public var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(rawValue)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  public var isInstalled: Bool { path != nil }

  /// Whether a server can be kept from the memory of others, which a container may forbid.
  public static let separatesMemory: Bool = {
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

public enum ServerError: Error {
  case notInstalled(Tool)
  case didNotStart
  case failed(Tool, status: Int32)
}

/// A virtual X server of a test's own, on a display that was free.
public final class XServer {
  public let displayName: String
  /// Where programs on this display keep their settings; not there at first.
  public let settingsFolder = FileManager.default.temporaryDirectory
    .appending(path: "halo-settings-\(UUID().uuidString)").path
  private let process: Process
  private var others: [Process] = []

  /// The same display over the network, for a server with `-listen tcp`.
  public var networkName: String { "localhost" + displayName }

  /// Runs `body` with a server and ends it whatever happens.
  ///
  /// With `sharesMemory` off it offers to share memory and cannot; see ``Tool/separatesMemory``.
  public static func run(
    depth: Int = 24, arguments: [String] = [], sharesMemory: Bool = true,
    _ body: (XServer) throws -> Void
  ) throws {
    let server = try XServer(depth: depth, arguments: arguments, sharesMemory: sharesMemory)
    defer { server.end() }
    try body(server)
  }

  private init(depth: Int, arguments: [String], sharesMemory: Bool) throws {
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
    process = Process()
    process.executableURL = URL(fileURLWithPath: command.removeFirst())
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The server writes its number, and a newline, when it is ready.
    var number = ""
    while !number.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else {
        process.terminate()
        throw ServerError.didNotStart
      }
      number += String(decoding: data, as: UTF8.self)
    }
    displayName = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Ends the server as a crash would.
  ///
  /// Nothing gentler reaches it: the threads that tests run on have signals blocked, and so do the
  /// programs they start.
  public func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  func end() {
    for other in others { Foundation.kill(other.processIdentifier, SIGKILL) }
    kill()
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: settingsFolder)
    // What a server that was not asked leaves behind.
    let number = displayName.dropFirst()
    unlink("/tmp/.X\(number)-lock")
    unlink("/tmp/.X11-unix/X\(number)")
  }

  /// Runs a program on this display to its end.
  public func run(_ tool: Tool, _ arguments: String...) throws { try run(tool, arguments) }

  /// Runs a program on this display to its end.
  public func run(_ tool: Tool, _ arguments: [String]) throws {
    let process = try start(tool, arguments)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ServerError.failed(tool, status: process.terminationStatus)
    }
  }

  /// Runs a program on this display until the server ends.
  @discardableResult
  public func keep(_ tool: Tool, _ arguments: String...) throws -> Process {
    let process = try start(tool, arguments)
    others.append(process)
    return process
  }

  /// Runs the program at a path on this display until it ends, or the server does.
  public func keep(
    program path: String, _ arguments: [String], folder: String? = nil,
    environment: [String: String] = [:], errors: FileHandle? = nil
  ) throws -> Process {
    let process = try start(
      path, arguments, folder: folder, environment: environment, errors: errors)
    others.append(process)
    return process
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
    process.environment = ProcessInfo.processInfo.environment.merging(
      // A program on this display follows no settings of the desktop that the tests run on.
      [
        "DISPLAY": displayName, "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        "XDG_CONFIG_HOME": settingsFolder,
      ],
      uniquingKeysWith: { $1 }
    ).merging(environment, uniquingKeysWith: { $1 })
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors ?? FileHandle.nullDevice
    try process.run()
    return process
  }
}
