import ArgumentParser
import Foundation
import HaloCairoRenderer
import HaloLayoutFiles
import HaloSceneGraph

/// The command `halo tune`.
struct Tune: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a tuning of the focus, as Swift code or as a file.",
    usage: "halo tune [<file>] [--set <name=value>] [--format text|swift|yaml] [-o <path>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    A tuning says how the focus looks and moves where it differs from the look of the focus model. \
    The instrument Tune of the window makes one while a move is repeated; this command prints one, \
    and makes one from values. Commands that show a screen take it with --tuning FILE, a layout in \
    its field tuning, and a program as a value of FocusTuning.

    Without a file the tuning is empty; --format text lists every parameter with its value in the \
    look of televisions.
    """,
    examples: [
      ("List all parameters and their values", "halo tune"),
      ("Print a kept tuning as Swift code", "halo tune kept.tuning.yaml --format swift"),
      (
        "Make a tuning from values",
        "halo tune --set growth=84 --format yaml -o strong.tuning.yaml"
      ),
    ],
    sections: [
      CommandManual.Section("Parameters", FileFormat.tuning.fieldMeanings),
      .exitStatus([
        0: "The tuning was printed or written.",
        1: "A file cannot be read or written, or a value is out of range.",
      ]),
    ])

  @Argument(
    help: ArgumentHelp("A tuning: a YAML or JSON file.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var file: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "A parameter and its value, instead of that in the file; can be repeated.",
      valueName: "name=value"), transform: TuningValue.init(parsing:))
  var values: [TuningValue] = []

  @Option(help: "What is printed: a table, Swift code, or the file itself.")
  var format = TuningFormat.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; standard output by default.", valueName: "path"))
  var output: OutputArgument?

  func run() throws {
    var tuning = try file.map { try FocusTuning(path: $0) } ?? FocusTuning()
    for value in values { tuning[value.parameter] = value.number }
    let text =
      switch format {
      case .text: Self.table(of: tuning)
      case .swift: tuning.swift(named: "kept")
      case .yaml: tuning.yaml(comments: [FileFormat.tuning.comment])
      }
    try OutputArgument.write(Array(text.utf8), to: output)
    if format == .yaml, let output, !output.isStandardOutput {
      try FileFormat.tuning.writeSchema(beside: output.path)
    }
  }

  /// A line for each parameter with its value; a changed one also has that of the look.
  private static func table(of tuning: FocusTuning) -> String {
    let look = FocusAppearance.dark
    let all = FocusTuning.Parameter.all
    let width = all.map(\.name.count).max() ?? 0
    let tuned = look.tuned(by: tuning)
    return all.map { parameter in
      let name = parameter.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let change = tuning[parameter] == nil ? "" : ", by itself \(parameter.words(look[parameter]))"
      return "\(name)  \(parameter.words(tuned[parameter]))\(change)\n"
    }.joined()
  }
}

enum TuningFormat: String, ExpressibleByArgument, CaseIterable {
  case text, swift, yaml
}

/// A parameter of a tuning and its value, such as `growth=84`.
struct TuningValue {
  let parameter: FocusTuning.Parameter
  let number: Double

  /// Reads a parameter and its value.
  ///
  /// - Throws: `ValidationError` that says what is allowed.
  init(parsing text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let names = FocusTuning.Parameter.all.map(\.name).joined(separator: ", ")
    guard let parameter = parts.first.flatMap(FocusTuning.Parameter.init(name:)) else {
      throw ValidationError("expected a parameter and its value, such as growth=84: \(names)")
    }
    let range = parameter.range
    guard parts.count == 2, let number = Double(parts[1]), range.contains(number) else {
      throw ValidationError(
        "\(parameter.name) takes a number from \(range.lowerBound.plain) to "
          + "\(range.upperBound.plain)")
    }
    (self.parameter, self.number) = (parameter, number)
  }
}

extension Double {
  /// The number without a fraction of zero.
  fileprivate var plain: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
