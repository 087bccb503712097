import ArgumentParser
import FocusEngine
import Foundation
import HaloArtwork
import HaloDemoScenes
import HaloSceneGraph
import HaloSourceText

/// The command line, whose parts are subcommands.
@main
struct Halo: DocumentedCommand {
  static let configuration = CommandConfiguration(
    commandName: "halo",
    abstract: "Show, test and explain how keys move the focus on a screen.",
    usage: "halo <command> [<options>]",
    discussion: manual.text,
    version: ProgramVersion.line,
    subcommands: [
      Attach.self, Audit.self, Beside.self, Debug.self, Demo.self, Explain.self, Film.self,
      Icons.self, Import.self, Init.self, Map.self, Record.self, Review.self, Scenes.self,
      Schema.self, Shortcuts.self, Shot.self, Speak.self, Trace.self, Tree.self, Tune.self,
      Walk.self,
    ])

  static let manual = CommandManual(
    """
    Halo rebuilds the focus system of UIKit for the Linux desktop. A screen is a scene, which comes \
    with the program, or a layout: a YAML or JSON file, or an example by its name, such as \
    tv-shelves. halo demo, halo record and halo attach need an X server. All other commands \
    advance the clock themselves and write the same bytes every time, but for the time at the end \
    of walk. A command that fails prints one line on standard error, or one for each mistake in a \
    layout or another file about screens.

    --keys takes names of keys, separated by spaces. A key has the name that X gives it, with \
    modifiers before it: Tab, shift+Tab, Up, Return, space, Escape, g, minus, XF86Back. Tab*12 \
    presses a key twelve times, shift+1=! says what the key types, and Tab+f is F while Tab is \
    held. Keys act as in the window of halo demo; keys that only this window has, such as F11, are \
    refused.

    -o names a file, and -o - is standard output. A file is written completely or not at all, and \
    an existing link is followed. A dash in place of a layout, walk or another text file is standard \
    input, and pipes are read like files.

    -UIFocusLoggingEnabled YES prints every focus update on standard error, and \
    -UIFocusLoopDebuggerEnabled YES acts like --focus-loop-debugger. Both can be anywhere in a \
    command line.
    """,
    examples: [
      ("Open the window with all scenes", "halo demo"),
      ("Begin with files of your own", "halo init"),
      (
        "Draw a scene after three keys",
        #"halo shot --scene photos --keys "Tab Tab Right" -o photos.png"#
      ),
      (
        "Print where two keys lead", #"halo trace --scene focus-guide --keys "Right Down""#
      ),
      ("Run a test of focus", "halo walk focus-guide"),
    ],
    sections: [
      CommandManual.Section(
        "Environment",
        [
          ("HALO_FOCUS_LOG", "With 1, every focus update is printed on standard error."),
          (
            "HALO_INSTRUMENTS", "With 1, every program that uses Halo offers the instruments."
          ),
          ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", "The language of the texts of the library."),
          ("LC_NUMERIC, LC_TIME", "The locale of numbers, and of dates."),
          ("NO_COLOR", "With any value, nothing is coloured on a terminal."),
          (
            "HALO_LOCALE_DIR",
            "A folder with translations that replace the built-in ones: de.po, or "
              + "de/LC_MESSAGES/halo.mo."
          ),
        ]),
      CommandManual.Section(
        "Files",
        [
          (
            "../share/halo/Examples",
            "Layouts and walks that can be named without folder and ending, relative to the folder "
              + "of the program; also Examples in that folder."
          )
        ]),
      .exitStatus([
        0: "The command succeeded.",
        1: "The command failed, a walk or a check failed, or an audit found an error.",
        2: """
        halo walk could not read a file, or halo audit or halo review could not read or write one; \
        or halo debug does not know a command or an item.
        """,
      ]),
    ])

  @Flag(help: "Show the licences of the program and of everything in it.")
  var licenses = false

  /// Ends with the licences instead of a command, as `--version` does with the version.
  func validate() throws {
    if licenses { throw CleanExit.message(Licenses.text) }
  }

  /// Returns the parsed command.
  ///
  /// `demo` is parsed by itself, since parsing the root command describes all commands, which
  /// delays the window. The root parses anything else, and every mistake.
  private static func command(for arguments: [String]) throws -> any ParsableCommand {
    try checkScreens(arguments)
    if arguments.first == "demo",
      let demo = try? Demo.parse(Array(arguments.dropFirst()))
    {
      return demo
    }
    if arguments == ["-V"] || arguments == ["version"] { return try parseAsRoot(["--version"]) }
    // With --help the root's help would appear for a wrong name, as if it were right.
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    if let name = words.first, !name.hasPrefix("-"), name != "help" { try checkCommand(name) }
    if arguments.first == "help", let extra = words.filter({ !$0.hasPrefix("-") }).dropFirst().first
    {
      throw ValidationError("help takes one command; leave out “\(extra)”")
    }
    return try parseAsRoot(arguments)
  }

  /// Checks that a command that shows one screen is not given several, of which the parser would
  /// take the last.
  ///
  /// - Throws: `ValidationError`.
  private static func checkScreens(_ arguments: [String]) throws {
    guard let name = arguments.first, !["audit", "map", "tree"].contains(name) else { return }
    let words = arguments.prefix { $0 != "--" }
    for option in ["--scene", "--layout"] {
      guard words.count(where: { $0 == option || $0.hasPrefix(option + "=") }) <= 1 else {
        throw ValidationError("\(option) is given twice, and halo \(name) shows one screen")
      }
    }
  }

  /// Checks that there is a command.
  ///
  /// - Throws: `ValidationError` for an unknown name, with a similar one.
  private static func checkCommand(_ name: String) throws {
    let commands = configuration.subcommands
    guard !commands.contains(where: { $0._commandName == name }) else { return }
    let shown = commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    let suggestion = name.suggestion(among: shown + ["help"])
    throw ValidationError(
      "there is no command “\(name)”\(suggestion.isEmpty ? "; see halo --help" : suggestion)")
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
  /// A mistake is reported in one line, as is each of several in a file; the help explains the
  /// usage.
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
      if !(error is ExitCode) { complain(about: error) }
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
