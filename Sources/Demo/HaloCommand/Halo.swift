import ArgumentParser
import FocusEngine
import Foundation
import HaloArtwork
import HaloDemoScenes
import HaloSceneGraph

/// The command line, whose parts are subcommands.
@main
struct Halo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "halo",
    abstract: "A UIKit-like focus system for the Linux desktop, to walk and to picture.",
    discussion: """
      Keys are spelled as X names them, modifiers before: Tab, shift+Tab, Up, Down, Left, Right, \
      Return, space, Escape, g.

      They do what they do in the window of halo demo, F2 to F6 too; what only that window can do \
      (F11, F12, leaving) is refused.

      A layout is a YAML or JSON file, or an example by its bare name, such as tv-shelves.

      -o - writes the one file of a command to standard output. A file appears whole or not at all; \
      a link is followed, and a pipe is written into.

      -UIFocusLoggingEnabled YES, anywhere on the line, or HALO_FOCUS_LOG=1 in the environment tells \
      every focus update on standard error. -UIFocusLoopDebuggerEnabled YES shows the order of Tab \
      while Option (Alt) is held, and focus groups while Option and Control are.
      """,
    version: ProgramVersion.line,
    subcommands: [
      Audit.self, Demo.self, Explain.self, Film.self, Icons.self, Import.self, Map.self,
      Record.self,
      Review.self, Scenes.self, Shortcuts.self, Shot.self, Speak.self, Trace.self, Tree.self,
      Walk.self,
    ])

  /// Returns the parsed command.
  ///
  /// `demo` is parsed by itself, since parsing the root command describes all commands, which
  /// delays the window. The root parses anything else, and every mistake.
  private static func command(for arguments: [String]) throws -> any ParsableCommand {
    if arguments.first == "demo",
      let demo = try? Demo.parse(Array(arguments.dropFirst()))
    {
      return demo
    }
    // With --help the root's help would appear for a wrong name, as if it were right.
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    if let name = words.first, !name.hasPrefix("-") {
      guard name == "help" || configuration.subcommands.contains(where: { $0._commandName == name })
      else { throw ValidationError("there is no command “\(name)”; see halo --help") }
    }
    return try parseAsRoot(arguments)
  }

  static func main() {
    Terminal.keepClosedStreamsClosed()
    // Exceeding the file size limit becomes an error like a full disk, so that no incomplete file
    // is left.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    Foundation.exit(
      run(arguments, environment: ProcessInfo.processInfo.environment).rawValue)
  }

  /// Runs the command that `arguments` name to its end.
  ///
  /// A mistake is reported in one line; the help explains the usage.
  static func run(_ arguments: [String], environment: [String: String]) -> ExitCode {
    do {
      do {
        try perform(arguments, environment: environment)
      } catch  where exitCode(for: error).isSuccess {
        // The "error" is help or another requested text.
        try Terminal.print(fullMessage(for: error))
      }
      return .success
    } catch {
      // A command that throws only an exit code has reported the reason itself.
      if !(error is ExitCode) {
        Terminal.complain(message(for: error).split(separator: "\n").joined(separator: " "))
      }
      return exitCode(for: error)
    }
  }

  private static func perform(_ arguments: [String], environment: [String: String]) throws {
    let launch = try LaunchArguments(arguments, environment: environment)
    if launch.isFocusLogged {
      MainActor.assumeIsolated { FocusLog.sink = { Terminal.warn($0) } }
    }
    if launch.isFocusLoopDebuggerEnabled {
      MainActor.assumeIsolated { FocusLoopOptions.isLaunchedWithDebugger = true }
    }
    var command = try command(for: launch.rest)
    try command.run()
  }
}
