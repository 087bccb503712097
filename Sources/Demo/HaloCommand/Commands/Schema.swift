import ArgumentParser
import HaloCairoRenderer
import HaloLayoutFiles

/// The command `halo schema`.
struct Schema: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of a file format.",
    usage: "halo schema layout|walk|baseline|thresholds|settings|tuning [-o <path>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    Editors complete and check a YAML file whose first line names its schema: \
    # yaml-language-server: $schema=halo-layout.schema.json, where the name is that of a file \
    beside it. halo import and halo record write such a line and the schema.

    Baselines, thresholds and settings are the files of halo audit --baseline, --thresholds and \
    --config; settings are also in files named halo.yaml. Tunings are the files of --tuning.
    """,
    examples: [
      ("Print the schema of walks", "halo schema walk"),
      (
        "Write the schema of layouts beside layouts",
        "halo schema layout -o halo-layout.schema.json"
      ),
    ],
    sections: [
      .exitStatus([
        0: "The schema was printed or written.",
        1: "The file cannot be written.",
      ])
    ])

  @Argument(
    help: ArgumentHelp(
      "The format: layout, walk, baseline, thresholds, settings or tuning.", valueName: "format"))
  var format: FileFormat

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; standard output by default.", valueName: "path"))
  var output: OutputArgument?

  func validate() throws {
    try output?.checkEnding(of: OutputKind(name: "a JSON Schema", endings: ["json"]))
  }

  func run() throws {
    try OutputArgument.write(Array(format.schema.utf8), to: output)
  }
}

extension FileFormat: ExpressibleByArgument {}

extension FileFormat {
  /// The name of the schema beside a file that a command writes.
  private var schemaName: String { "halo-\(rawValue).schema.json" }

  /// The comment at the beginning of a file, by which editors find the schema beside it.
  var comment: String { "yaml-language-server: $schema=\(schemaName)" }

  /// Writes the schema beside a file whose first comment is `comment`.
  ///
  /// - Throws: an error in one line if it cannot be written.
  func writeSchema(beside path: String) throws {
    try OutputFile.write(Array(schema.utf8), to: HaloLayoutFiles.beside(path, schemaName))
  }
}
