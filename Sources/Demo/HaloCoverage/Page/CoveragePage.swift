import FocusGeometry
import Foundation
import HaloLayoutFiles

/// The page of the documentation with all rows.
package struct CoveragePage: Sendable {
  private let coverage: Coverage

  package init(_ coverage: Coverage) { self.coverage = coverage }

  /// The page as Markdown.
  package var text: String {
    let parts = CoverageDocument.allCases.flatMap { document -> [String] in
      [
        "## \(document.title)", "", document.origin, "",
        "| | place | statement | keys | open with |", "|---|---|---|---|---|",
      ] + coverage.rows.filter { $0.document == document }.map(line) + [""]
    }
    return (Self.introduction(count: coverage.rows.count) + parts).joined(separator: "\n")
  }

  private static func introduction(count: Int) -> [String] {
    [
      "# Coverage",
      "",
      "Halo follows five documents. This page has every statement of theirs that can be tested, in "
        + "our own words, with the keys that show it: \(count) rows. Open the scene with the command "
        + "at the end of the row and press the keys one after another. A test plays every row and "
        + "checks what each key does; the rows are in `Sources/Demo/HaloCoverage/Rows`, from which "
        + "this page is made.",
      "",
      "`halo demo --tour` walks through all rows by itself, with a line that says what is shown and "
        + "which key comes next: Space pauses, Right goes to the next row, and Escape ends the tour. "
        + "`halo demo --tour --rows 51-59` shows some of the rows, `--rows talk` those of a document "
        + "(`talk`, `focus`, `keyboards`, `guides`, `order`), and `halo film --tour --rows 1-10 -o "
        + "tour.mp4` makes a film of them.",
      "",
      "“×” is a number of presses. “Hold” keeps keys down while you look. “F3 to” stands for F3 as "
        + "often as it takes to come to that focus model. A row with a file in the place of keys is "
        + "about the interface of the libraries; what it names is built and run by CI.",
      "",
    ]
  }

  private func line(for row: CoverageRow) -> String {
    let cells = [
      "<a id=\"\(row.id)\"></a>\(row.number)", row.place, row.statement.cell,
      ([row.keys].compactMap(\.self) + row.code.map(\.link)).joined(separator: "<br>"),
      row.command.map { "`\($0)`" } ?? "",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}

extension CoverageCode {
  fileprivate var link: String { "[\(symbol.cell)](../\(file))" }
}

extension String {
  /// The text for a cell of a Markdown table, without the marks of code.
  fileprivate var cell: String { replacing("|", with: "\\|").replacing("`", with: "") }
}

extension CoverageRow {
  /// The keys to press, as Markdown; nil for a row about code alone.
  var keys: String? {
    guard let inputs = walk?.inputs else { return nil }
    let words = inputs.compactMap { $0?.words }
    return words.isEmpty ? "look" : words.joined(separator: " ")
  }

  /// The command that opens the screen of the row; nil for a row about code alone.
  package var command: String? {
    guard let walk else { return nil }
    var words = ["halo demo"]
    if let scene = walk.sceneID {
      words += ["--scene", scene]
    } else if let layout = walk.layout {
      words += ["--layout", layout.exampleName]
    }
    if let size = walk.size { words += ["--size", "\(Int(size.width))x\(Int(size.height))"] }
    if walk.direction == .rightToLeft { words += ["--direction", "rtl"] }
    if isDebugging { words.append("--focus-loop-debugger") }
    return words.joined(separator: " ")
  }
}

extension LayoutDocument {
  /// The name of an example: that of its file, without the ending.
  fileprivate var exampleName: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
  }
}

extension WalkInput {
  /// The input as Markdown.
  fileprivate var words: String? {
    switch self {
    case .key(let name, let count): "`\(name)`" + (count > 1 ? " × \(count)" : "")
    case .hold(let name): "hold `\(name)`"
    case .type(let text): "type “\(text)”"
    case .click(let point, let count):
      "\(count > 1 ? "double-click" : "click") \(Int(point.x)), \(Int(point.y))"
    case .drag(let from, let to, let name):
      "drag \(Int(from.x)), \(Int(from.y)) to \(Int(to.x)), \(Int(to.y))"
        + (name.isEmpty ? "" : " with `\(name)`")
    case .scroll: "turn the wheel"
    case .model(let name): "F3 to `\(name)`"
    case .wait(let milliseconds): "wait \(Double(milliseconds) / 1000) s"
    case .change(let name): name
    }
  }
}
