import ArgumentParser
import FocusEngine
import FocusGeometry

/// The options for variations of the focus rules, for every command that shows a screen.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The rule by which arrows choose an item, under every focus model.",
      valueName: "strategy"))
  var strategy: FocusStrategy?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Whether a run of arrow presses stays in the strip in which it began, so that the way back ends \
      where it began.
      """)
  var anchorBand: Bool?

  @Flag(
    inversion: .prefixedNo, help: "Whether two arrows that are held together move diagonally.")
  var diagonals: Bool?

  @Flag(
    help: "Turn on full keyboard access, as Ctrl-F1 does: keys reach every control.")
  var fullKeyboardAccess = false

  var variation: FocusVariation {
    FocusVariation(
      strategy: strategy, keepsAnchorBand: anchorBand, movesDiagonally: diagonals)
  }
}

extension FocusStrategy: ExpressibleByArgument {}
