import Foundation
import HaloAudit
import HaloSceneGraph
import HaloSourceText

@testable import HaloLayoutFiles

/// A part of a page of the documentation that is generated from the tables by which files are read.
///
/// It is between the lines `<!-- generated: NAME -->` and `<!-- end -->`.
struct ReferenceSection {
  var name: String
  var text: String

  /// All sections; each is on one page.
  static let all =
    [
      ReferenceSection("layout", fields: LayoutDocument.fields.map(\.description)),
      ReferenceSection("view", fields: ["id", "kind", "views"].compactMap(viewField)),
      ReferenceSection("kinds", words: FieldType<ViewKind>.kind.format.choices, named: "kind"),
      ReferenceSection("models", words: layoutWords("model"), named: "model"),
      ReferenceSection("strategies", words: layoutWords("strategy"), named: "strategy"),
    ]
    + LayoutField.Subject.allCases.map {
      ReferenceSection("fields/\($0.rawValue)", kindred: $0.fields)
    }
    + [
      ReferenceSection("effects", words: words("effect"), named: "effect"),
      ReferenceSection("halo", fields: mapping("halo")),
      ReferenceSection("next", fields: mapping("next")),
      ReferenceSection("priorities", words: words("priority"), named: "priority"),
      ReferenceSection("focusgroup", words: words("focusgroup"), named: "word"),
      ReferenceSection("snaps", words: words("snap"), named: "snap"),
      ReferenceSection("walk", fields: WalkDocument.fields.map(\.description)),
      ReferenceSection("actions", fields: WalkStep.actions.map(\.description), named: "action"),
      ReferenceSection("scroll", fields: step("scroll")?.fields ?? []),
      ReferenceSection("drag", fields: step("drag")?.fields ?? []),
      ReferenceSection("insert", fields: step("insert")?.fields ?? []),
      ReferenceSection(
        "checks",
        fields: WalkStep.fields.dropFirst(WalkStep.actions.count).map(\.description)),
      ReferenceSection("offset", fields: step("offset")?.fields ?? []),
      ReferenceSection("focusability", fields: step("focusability")?.fields ?? []),
      ReferenceSection("colors", fields: step("colors")?.fields ?? []),
      ReferenceSection("ring", fields: step("ring")?.fields ?? []),
      ReferenceSection(
        "indicators", words: step("indicator")?.choices ?? [], named: "indicator"),
      ReferenceSection("pointers", words: step("pointer")?.choices ?? [], named: "pointer"),
      ReferenceSection("outcomes", words: step("outcome")?.choices ?? [], named: "outcome"),
      ReferenceSection("rules", words: FieldType<AuditRule>.rule.format.choices, named: "rule"),
      ReferenceSection("baseline", fields: AuditBaseline.fields.map(\.description)),
      ReferenceSection(
        "accepted", fields: AuditBaseline.fields[0].description.format.fields),
      ReferenceSection("thresholds", fields: AuditThresholds.fields.map(\.description)),
      ReferenceSection("settings", fields: AuditSettings.fields.map(\.description)),
      ReferenceSection("tuning", fields: FocusTuning.fields.map(\.description)),
    ]

  private static func viewField(_ name: String) -> FieldDescription? {
    ViewKind.fields.first { $0.description.name == name }?.description
  }
  private static func layoutWords(_ name: String) -> [Choice] {
    LayoutDocument.fields.first { $0.description.name == name }?.description.format.choices ?? []
  }
  private static func words(_ name: String) -> [Choice] { viewField(name)?.format.choices ?? [] }
  private static func mapping(_ name: String) -> [FieldDescription] {
    viewField(name)?.format.fields ?? []
  }
  private static func step(_ name: String) -> ValueFormat? {
    WalkStep.fields.first { $0.description.name == name }?.description.format
  }
}

// MARK: Tables

extension ReferenceSection {
  private init(_ name: String, columns: [String], rows: [[String]]) {
    // A column without any content says nothing.
    let shown = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    func line(_ cells: [String]) -> String {
      "| " + shown.map { cells[$0] }.joined(separator: " | ") + " |"
    }
    self.name = name
    let rule = "|" + String(repeating: "---|", count: shown.count)
    text = ([line(columns), rule] + rows.map(line)).joined(separator: "\n")
  }

  fileprivate init(_ name: String, fields: [FieldDescription], named what: String = "field") {
    self.init(
      name, columns: [what, "value", "default", "meaning"],
      rows: fields.map { [$0.name.code, $0.value, $0.default, $0.remark] })
  }

  fileprivate init(_ name: String, kindred fields: [LayoutField]) {
    self.init(
      name, columns: ["field", "kinds", "value", "default", "meaning"],
      rows: fields.map { field in
        let description = field.description
        return [
          description.name.code, field.kinds.words, description.value, description.default,
          description.remark,
        ]
      })
  }

  fileprivate init(_ name: String, words: [Choice], named what: String) {
    self.init(
      name, columns: [what, "meaning"], rows: words.map { [$0.name.code, $0.meaning ?? ""] })
  }
}

extension Set<ViewKind> {
  /// The kinds in words; empty for all but `guide`.
  fileprivate var words: String {
    if self == .views { return "" }
    if self == .all { return "all" }
    if isSuperset(of: .drawn) {
      let others = ViewKind.allCases.filter { !contains($0) }
      return "all but " + enumeration(others.map(\.rawValue.code))
    }
    return enumeration(ViewKind.allCases.filter(contains).map(\.rawValue.code))
  }
}

extension FieldDescription {
  fileprivate var value: String { format.inWords }

  fileprivate var `default`: String {
    switch absence {
    case .refused: "required"
    case .equals(.text(let text)): (text.isEmpty ? "\"\"" : text).code
    case .equals(let value): value.line.code
    case .means(let words): words
    case .nothing: ""
    }
  }

  fileprivate var remark: String {
    switch condition {
    case .value(let value, let name): "\(meaning) Only with `\(name): \(value)`."
    case .anyOf(let names): "\(meaning) Only with \(enumeration(names.map(\.code), or: true))."
    case .layout: "\(meaning) Only with `layout`."
    case nil: meaning
    }
  }
}

extension ValueFormat {
  /// The words that the value, or an element of it, may be.
  fileprivate var choices: [Choice] {
    switch self {
    case .choice(let choices), .words(let choices, _): choices
    case .either(let formats): formats.flatMap(\.choices)
    default: []
    }
  }

  fileprivate var inWords: String {
    switch self {
    case .truth: "`true` or `false`"
    case .text(let text): text.what.replacing("’", with: "'").withCode
    case .number(let range, .none): "a number from \(range.words)"
    case .number(let range, let unit): "\(unit.rawValue) from \(range.words)"
    case .wholeNumber(let range, _) where range.upperBound == .max:
      "a whole number from \(range.lowerBound)"
    case .wholeNumber(let range, let unit):
      "\(unit == .none ? "a whole number" : unit.rawValue) from \(range.lowerBound) to "
        + "\(range.upperBound)"
    case .numbers(let components, _):
      "`[\(components.map(\.name).joined(separator: ", "))]`: " + Self.ranges(of: components)
    case .choice(let choices) where choices.count > 28: "one of \(choices.count) words"
    case .choice(let choices): enumeration(choices.map(\.name.code), or: true)
    case .words(let words, _): "a list of \(enumeration(words.map(\.name.code), or: true))"
    case .list(_, let elements): "a list of \(elements)"
    case .mapping(let fields):
      fields.count > 2
        ? "the fields below" : "`{\(fields.map { "\($0.name): …" }.joined(separator: ", "))}`"
    case .either(let formats): formats.map(\.inWords).joined(separator: ", or ")
    case .shared(.layout): "a layout"
    case .shared(.views): "a list of views"
    case .shared(.view): "a view"
    case .shared(.step): "a step"
    case .shared(.changes): "`{ID: {FIELD: VALUE}}`"
    }
  }

  /// The ranges of numbers, with the names that share one.
  private static func ranges(of components: [Component]) -> String {
    var groups: [(names: [String], range: ClosedRange<Double>)] = []
    for component in components {
      if groups.last?.range == component.range {
        groups[groups.count - 1].names.append(component.name)
      } else {
        groups.append(([component.name], component.range))
      }
    }
    guard groups.count > 1 else { return "each from \(groups[0].range.words)" }
    return groups.map { "\(enumeration($0.names)) from \($0.range.words)" }.joined(separator: ", ")
  }
}

extension ClosedRange<Double> {
  fileprivate var words: String { "\(lowerBound.short) to \(upperBound.short)" }
}

extension String {
  fileprivate var code: String { "`\(self)`" }

  /// The description of a text, in which what is typed literally is marked as code.
  fileprivate var withCode: String {
    ["\"#rrggbb\"", "none", "shift+Tab", "Tab "].reduce(self) { text, part in
      let word = part.trimmingCharacters(in: .whitespaces)
      return text.replacing(part, with: part.replacing(word, with: word.code))
    }
  }
}

private func enumeration(_ names: [String], or: Bool = false) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + (or ? " or " : " and ") + last
}

// MARK: Pages

extension ReferenceSection {
  /// Returns a page with the current text of its sections, and the names of the sections.
  ///
  /// - Throws: `SourceError` for a section that does not exist or does not end.
  static func renewed(
    _ page: String, file: String
  ) throws -> (page: String, sections: [String]) {
    var (lines, names): ([String], [String]) = ([], [])
    var isInside = false
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let place = SourcePlace(file: file, line: index + 1)
      if let mark = line.wholeMatch(of: /<!-- generated: (\S+) -->/) {
        guard !isInside, let section = all.first(where: { $0.name == mark.1 }) else {
          throw SourceError(place, "there is no section \(mark.1) here")
        }
        isInside = true
        names.append(section.name)
        lines += [String(line), "", section.text, ""]
      } else if line == "<!-- end -->" {
        guard isInside else { throw SourceError(place, "no section ends here") }
        isInside = false
        lines.append(String(line))
      } else if !isInside {
        lines.append(String(line))
      }
    }
    guard !isInside else {
      throw SourceError(SourcePlace(file: file), "the section \(names.last ?? "") does not end")
    }
    return (lines.joined(separator: "\n"), names)
  }
}
