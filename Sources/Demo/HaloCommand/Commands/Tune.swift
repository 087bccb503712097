import ArgumentParser
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloLayoutFiles
import HaloSceneGraph
import HaloSourceText

/// The command `halo tune`.
struct Tune: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a tuning of the focus, as Swift code or as a file.",
    usage: "halo tune [<file>] [--set <name=value>] [--format text|swift|yaml|json] [-o <path>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    A tuning says how the focus looks and moves where it differs from the look of the focus model. \
    The instrument Tune of the window makes one while a move is repeated; this command prints one, \
    and makes one from values. Commands that show a screen take it with --tuning FILE, a layout in \
    its field tuning, and a program as a value of FocusTuning.

    Without a file the tuning is empty; --format text lists every parameter with its value in the \
    look of televisions. --format json has the same as objects: name, value, own (the value of the \
    look), and the smallest and the largest value.
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
      valueName: "name=value"), completion: TuningValue.completion,
    transform: TuningValue.init(parsing:))
  var values: [TuningValue] = []

  @Option(help: "What is printed: a table, Swift code, the file itself, or the table as JSON.")
  var format = TuningFormat.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; standard output by default.", valueName: "path"))
  var output: OutputArgument?

  func validate() throws {
    let kind: OutputKind =
      switch format {
      case .text: .text
      case .swift: OutputKind(name: "Swift code", endings: ["swift"])
      case .yaml: OutputKind(name: "YAML", endings: ["yaml", "yml"])
      case .json: .json
      }
    try output?.checkEnding(of: kind, isChosen: true)
  }

  func run() throws {
    var tuning = try file.map { try FocusTuning(path: $0) } ?? FocusTuning()
    for value in values { tuning[value.parameter] = value.number }
    let text =
      switch format {
      case .text: Self.table(of: tuning)
      case .swift: tuning.swift(named: "kept")
      case .yaml: tuning.yaml(comments: [FileFormat.tuning.comment])
      case .json: try Self.json(of: tuning)
      }
    try OutputArgument.write(Array(text.utf8), to: output)
    if format == .yaml, let output, !output.isStandardOutput {
      try FileFormat.tuning.writeSchema(beside: output.path)
    }
  }

  private struct Record: Encodable {
    var name: String
    var value: Double
    /// The value of the look by itself.
    var own: Double
    var least: Double
    var most: Double
  }

  /// The table of the parameters as JSON.
  private static func json(of tuning: FocusTuning) throws -> String {
    let look = FocusAppearance.dark
    let tuned = look.tuned(by: tuning)
    let records = FocusTuning.Parameter.all.map { parameter in
      Record(
        name: parameter.name, value: tuned[parameter], own: look[parameter],
        least: parameter.range.lowerBound, most: parameter.range.upperBound)
    }
    let data = try JSONEncoder.pretty.encode(["parameters": records])
    return String(decoding: data, as: UTF8.self) + "\n"
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
  case text, swift, yaml, json
}

/// A parameter of a tuning and its value, such as `growth=84`.
struct TuningValue {
  let parameter: FocusTuning.Parameter
  let number: Double

  static let completion = CompletionKind.list(FocusTuning.Parameter.all.map { "\($0.name)=" })

  /// Reads a parameter and its value.
  ///
  /// - Throws: `ValidationError` that says what is allowed.
  init(parsing text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard let parameter = parts.first.flatMap(FocusTuning.Parameter.init(name:)) else {
      let names = FocusTuning.Parameter.all.map(\.name)
      let suggestion = (parts.first ?? "").suggestion(among: names)
      let list = suggestion.isEmpty ? ": \(names.joined(separator: ", "))" : suggestion
      throw ValidationError("expected a parameter and its value, such as growth=84\(list)")
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
