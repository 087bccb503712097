import ArgumentParser
import Artwork
import DemoScenes
import FocusEngine
import Foundation
import SceneGraph

/// The command line: every part of it is a subcommand.
@main
struct Halo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "halo",
    abstract: "A UIKit-like focus system for the Linux desktop, to walk and to picture.",
    discussion: """
      Keys are spelled as X names them, modifiers before: Tab, shift+Tab, Up, Down, Left, Right, \
      Return, space, Escape, g.

      A layout is a YAML or JSON file, or an example by its bare name, such as tv-shelves.

      -UIFocusLoggingEnabled YES, anywhere on the line, or HALO_FOCUS_LOG=1 in the environment tells \
      every focus update on standard error. -UIFocusLoopDebuggerEnabled YES shows the order of Tab \
      while Option (Alt) is held, and focus groups while Option and Control are.
      """,
    version: "0.1.0",
    subcommands: [
      Demo.self, Explain.self, Film.self, Icons.self, Scenes.self, Shortcuts.self, Shot.self,
      Trace.self,
      Walk.self,
    ])

  /// The window is not kept waiting while all commands are described: who asks for `demo` gets it by
  /// its own description; anything else, and every mistake, is the root's.
  private static func command(for arguments: [String]) throws -> any ParsableCommand {
    if arguments.first == "demo",
      let demo = try? Demo.parse(Array(arguments.dropFirst()))
    {
      return demo
    }
    return try parseAsRoot(arguments)
  }

  /// A mistake gets one line that says what is wrong; how to use the command is in its help.
  static func main() {
    do {
      let launch = try LaunchArguments(
        Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment)
      if launch.isFocusLogged {
        MainActor.assumeIsolated {
          FocusLog.sink = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        }
      }
      if launch.isFocusLoopDebuggerEnabled {
        MainActor.assumeIsolated { FocusLoopOptions.isLaunchedWithDebugger = true }
      }
      var command = try command(for: launch.rest)
      try command.run()
    } catch {
      let code = exitCode(for: error)
      // What has failed has said so itself.
      guard !code.isSuccess, !(error is ExitCode) else { exit(withError: error) }
      let line = message(for: error).split(separator: "\n").joined(separator: " ")
      FileHandle.standardError.write(Data("halo: \(line)\n".utf8))
      Foundation.exit(code.rawValue)
    }
  }
}
