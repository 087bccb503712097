import ArgumentParser

/// The option of every command that may take longer than a second.
struct ProgressOptions: ParsableArguments {
  @Flag(
    name: .shortAndLong,
    help: "Show no progress; it is only shown if standard error is a terminal.")
  var quiet = false

  /// Begins a number of pieces of work, whose progress is shown until `end()` is called.
  func begin(of total: Int) -> ProgressLine { ProgressLine(of: total, isQuiet: quiet) }
}
