import ArgumentParser

/// The command line: every part of it is a subcommand.
@main
struct Halo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "halo",
    abstract: "A UIKit-like focus system for the Linux desktop, to walk and to picture.",
    discussion: """
      Keys are spelled as X names them, modifiers before: Tab, shift+Tab, Up, Down, Left, Right, \
      Return, space, Escape, g.
      """,
    version: "0.1.0",
    subcommands: [Demo.self, Scenes.self, Shot.self, Trace.self])
}
