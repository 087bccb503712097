import ArgumentParser

/// The manual of a command, which `--help` prints; `Scripts/manuals` makes a manual page of it.
struct CommandManual {
  /// A list with a heading, such as the environment variables of a command.
  struct Section {
    let title: String
    let entries: [Entry]

    /// An item of the list and its explanation.
    typealias Entry = (name: String, meaning: String)

    init(_ title: String, _ entries: [Entry]) {
      self.title = title
      self.entries = entries
    }
  }

  /// A command line with a phrase that says what it does.
  typealias Example = (purpose: String, line: String)

  /// The description of the command, in paragraphs.
  let description: String
  let examples: [Example]
  /// The keys, files, environment variables and exit statuses of the command.
  let sections: [Section]

  init(_ description: String, examples: [Example], sections: [Section]) {
    self.description = description
    self.examples = examples
    self.sections = sections
  }

  /// The manual as one text: the description, the examples, and the other lists.
  ///
  /// A list begins with its title in capitals and a colon; its other lines are indented.
  var text: String {
    let examples =
      "EXAMPLES:\n"
      + self.examples.map { "  \($0.purpose):\n    \($0.line)" }
      .joined(separator: "\n")
    return ([description, examples] + sections.map(\.text)).joined(separator: "\n\n")
  }
}

extension CommandManual.Section {
  /// The width of the text in columns, which fits a terminal of 80 columns.
  private static let width = 78
  /// The length in characters of the longest name that has its meaning beside it.
  private static let shortName = 14

  /// Returns the list of exit statuses, to which 64 for a wrong command line is added.
  static func exitStatus(_ entries: [Int: String]) -> CommandManual.Section {
    let all = entries.sorted { $0.key < $1.key } + [(64, "The command line is wrong.")]
    return CommandManual.Section("Exit status", all.map { ("\($0.0)", $0.1) })
  }

  /// The list as text, with meanings beside the names if all names are short, otherwise below them.
  fileprivate var text: String {
    let longest = entries.map(\.name.count).max() ?? 0
    let isTable = longest <= Self.shortName
    let column = isTable ? longest + 4 : 6
    var lines = ["\(title.uppercased()):"]
    for (name, meaning) in entries {
      var rows = Self.rows(of: meaning, width: Self.width - column)
      if isTable {
        let gap = String(repeating: " ", count: column - 2 - name.count)
        lines.append("  \(name)\(gap)\(rows.removeFirst())")
      } else {
        lines.append("  \(name)")
      }
      lines += rows.map { String(repeating: " ", count: column) + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a text in rows of at most `width` characters; one row at least.
  private static func rows(of text: String, width: Int) -> [String] {
    var rows = [""]
    for word in text.split(separator: " ") {
      if let row = rows.last, row.isEmpty || row.count + 1 + word.count <= width {
        rows[rows.count - 1] = row.isEmpty ? String(word) : "\(row) \(word)"
      } else {
        rows.append(String(word))
      }
    }
    return rows
  }
}

/// A command with a manual.
protocol DocumentedCommand: ParsableCommand {
  static var manual: CommandManual { get }
}
