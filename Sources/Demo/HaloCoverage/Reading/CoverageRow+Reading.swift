import HaloLayoutFiles
import HaloSourceText

extension CoverageRow {
  /// The fields of a row beside those of a walk.
  private static let own: Set = ["place", "statement", "debugger", "code"]

  /// Reads a row.
  ///
  /// - Parameters:
  ///   - value: the row.
  ///   - document: its document.
  ///   - index: its number in the document.
  ///   - number: its number among all rows.
  /// - Throws: `SourceError`, or `SourceErrors` for several.
  init(_ value: YAMLValue, _ document: CoverageDocument, at index: Int, number: Int) throws {
    let fields = try value.fields("the fields of a row: place, statement, and those of a walk")
    var mistakes = SourceMistakes()
    let place = try mistakes.attempt { try fields.required("place").text() }
    let statement = try mistakes.attempt { try fields.required("statement").text() }
    let isDebugging = try mistakes.attempt { try fields["debugger"]?.truth() ?? false }
    let code = try mistakes.attempt {
      try SourceMistakes.collecting(fields["code"]?.list(of: "a list of declarations") ?? []) {
        try CoverageCode($0)
      }
    }
    let rest = fields.without(Self.own)
    let walk = rest.all.isEmpty ? nil : try mistakes.attempt { try WalkDocument(rest) }
    if let walk {
      if walk.program != nil { try mistakes.note(value.error("needs a scene or a layout")) }
      if !walk.expects { try mistakes.note(value.error("expects nothing")) }
    } else if rest.all.isEmpty, code?.isEmpty == true {
      try mistakes.note(value.error("needs a walk or code"))
    }
    try mistakes.check()
    self.init(
      id: "\(document.rawValue)-\(index)", number: number, document: document, place: place ?? "",
      statement: statement ?? "", walk: walk, isDebugging: isDebugging ?? false,
      code: code ?? [], source: value.place)
  }
}

extension CoverageCode {
  fileprivate init(_ value: YAMLValue) throws {
    let fields = try value.fields("{file: PATH, symbol: TEXT}")
    try fields.allow(["file", "symbol"], in: "a declaration")
    self.init(
      file: try fields.required("file").text(), symbol: try fields.required("symbol").text(),
      source: value.place)
  }
}
