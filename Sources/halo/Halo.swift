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
    version: "0.2.0",
    subcommands: [
      Demo.self, Explain.self, Film.self, Icons.self, Scenes.self, Shortcuts.self, Shot.self,
      Trace.self,
      Walk.self,
    ])

  /// The window is not kept waiting while all commands are described: who asks for `demo` gets it
  /// by its own description; anything else, and every mistake, is the root's.
  private static func command(for arguments: [String]) throws -> any ParsableCommand {
    if arguments.first == "demo",
      let demo = try? Demo.parse(Array(arguments.dropFirst()))
    {
      return demo
    }
    return try parseAsRoot(arguments)
  }

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    Foundation.exit(
      run(arguments, environment: ProcessInfo.processInfo.environment).rawValue)
  }

  /// Runs the command that `arguments` name, to its end.
  ///
  /// A mistake gets one line that says what is wrong; how to use the command is in its help.
  static func run(_ arguments: [String], environment: [String: String]) -> ExitCode {
    do {
      let launch = try LaunchArguments(arguments, environment: environment)
      if launch.isFocusLogged {
        MainActor.assumeIsolated { FocusLog.sink = { Terminal.warn($0) } }
      }
      if launch.isFocusLoopDebuggerEnabled {
        MainActor.assumeIsolated { FocusLoopOptions.isLaunchedWithDebugger = true }
      }
      var command = try command(for: launch.rest)
      try command.run()
      return .success
    } catch {
      let code = exitCode(for: error)
      if code.isSuccess {
        // Help, or whatever else was asked for instead of a command.
        Terminal.print(fullMessage(for: error))
      } else if !(error is ExitCode) {
        // Otherwise what has failed has said so itself.
        let line = message(for: error).split(separator: "\n").joined(separator: " ")
        Terminal.complain(line)
      }
      return code
    }
  }
}
