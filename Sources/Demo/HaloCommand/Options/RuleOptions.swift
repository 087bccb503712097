import ArgumentParser
import FocusEngine
import FocusGeometry

/// The options for variations of the focus rules, for every command that shows a screen.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How arrows choose, under every model: \
      \(FocusStrategy.allCases.map(\.rawValue).joined(separator: ", ")).
      """, valueName: "strategy"))
  var strategy: FocusStrategy?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether a run of presses keeps to the band that it began in, so that it comes back.")
  var anchorBand: Bool?

  @Flag(
    inversion: .prefixedNo, help: "Whether two arrows that are held together move diagonally.")
  var diagonals: Bool?

  @Flag(
    help: "Full keyboard access, as after Ctrl-F1: keys reach every control.")
  var fullKeyboardAccess = false

  var variation: FocusVariation {
    FocusVariation(
      strategy: strategy, keepsAnchorBand: anchorBand, movesDiagonally: diagonals)
  }
}

extension FocusStrategy: ExpressibleByArgument {}
