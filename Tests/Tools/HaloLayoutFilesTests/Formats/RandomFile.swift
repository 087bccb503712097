import Foundation
import HaloAudit
import HaloGoldenTesting
import HaloSceneGraph
import HaloSourceText

@testable import HaloLayoutFiles

/// A random file made from the descriptions of its fields, in which some values are invalid.
struct RandomFile {
  private var random: SeededGenerator
  /// The number of views so far, which makes ids unique.
  private var count = 0

  /// Returns the text of a file.
  static func text(_ format: FileFormat, seed: UInt64) -> String {
    var file = RandomFile(random: SeededGenerator(seed: seed))
    switch format {
    case .layout: return file.layout()
    case .walk: return file.mapping(WalkDocument.fields.map(\.description), screens: true)
    case .baseline: return file.mapping(AuditBaseline.fields.map(\.description))
    case .thresholds: return file.mapping(AuditThresholds.fields.map(\.description))
    case .settings: return file.mapping(AuditSettings.fields.map(\.description))
    case .tuning: return file.mapping(FocusTuning.fields.map(\.description))
    }
  }

  private init(random: SeededGenerator) { self.random = random }

  // MARK: Chances

  /// Returns true in one of `cases` cases.
  private mutating func happens(oneIn cases: Int) -> Bool {
    Int.random(in: 0..<cases, using: &random) == 0
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// Whether the next value is invalid.
  private mutating func isFault() -> Bool { happens(oneIn: 60) }

  // MARK: Mappings

  /// Returns a layout that has the views to which references lead.
  private mutating func layout() -> String {
    let kinds = ["kind: button", "kind: list", "kind: view, modal: true"]
    let known = kinds.enumerated().map {
      "{id: a\($0), \($1), frame: [0, \($0 * 100), 90, 90]}"
    }
    let views = known + (0..<Int.random(in: 0...4, using: &random)).map { _ in view(depth: 1) }
    let fields = LayoutDocument.fields.map(\.description)
      .filter { !["views", "backdrop"].contains($0.name) }
    let rest = members(of: fields)
    return flow(["backdrop: a.png"] + rest + ["views: [\(views.joined(separator: ", "))]"])
  }

  private mutating func view(depth: Int) -> String {
    let kind = one(of: ViewKind.allCases)
    var fields = kind.fields.filter { !["id", "kind"].contains($0.name) }
    if depth > 2 { fields.removeAll { $0.name == "views" } }
    // A field of another kind.
    if isFault() { fields.append(one(of: ViewKind.fields).description) }
    count += 1
    var parts = kind == .view && happens(oneIn: 2) ? [] : ["kind: \(kind.rawValue)"]
    if happens(oneIn: 2) { parts.append("id: \(isFault() ? one(of: Self.texts) : "v\(count)")") }
    for field in fields where !parts.contains(where: { $0.hasPrefix("\(field.name):") }) {
      if field.name == "views" {
        if happens(oneIn: 3) { parts.append("views: [\(view(depth: depth + 1))]") }
      } else if isTaken(field) {
        parts.append("\(field.name): \(value(field.format))")
      }
    }
    return flow(parts)
  }

  private mutating func isTaken(_ field: FieldDescription) -> Bool {
    field.isRequired ? !isFault() : happens(oneIn: 6)
  }

  private mutating func mapping(
    _ fields: [FieldDescription], screens: Bool = false
  ) -> String {
    var fields = fields
    if screens, !isFault() {
      let screen = one(of: WalkDocument.screens)
      fields.removeAll { WalkDocument.screens.contains($0.name) && $0.name != screen }
      let rest = members(of: fields.filter { $0.name != screen })
      return flow([member(screen, in: fields)].compactMap(\.self) + rest)
    }
    return flow(members(of: fields))
  }

  private mutating func member(_ name: String, in fields: [FieldDescription]) -> String? {
    fields.first { $0.name == name }.map { "\(name): \(value($0.format))" }
  }

  /// Returns some of the fields, with those of which the conditions hold.
  private mutating func members(of fields: [FieldDescription]) -> [String] {
    var parts: [String] = []
    for field in fields {
      switch field.condition {
      case .value(let value, let name) where !parts.contains("\(name): \(value)"):
        if !isFault() { continue }
      case .anyOf(let names)
      where !parts.contains(where: { part in names.contains { part.hasPrefix("\($0):") } }):
        if !isFault() { continue }
      default: break
      }
      if isTaken(field) { parts.append("\(field.name): \(value(field.format))") }
    }
    if isFault() { parts.append("more: 1") }
    return parts
  }

  private mutating func step() -> String {
    let actions = WalkStep.actions.map(\.description)
    let checks = WalkStep.fields.map(\.description).dropFirst(actions.count)
    var parts: [String] = []
    for _ in 0..<(happens(oneIn: 5) ? 0 : isFault() ? 2 : 1) {
      let action = one(of: actions)
      parts.append("\(action.name): \(value(action.format))")
    }
    if let part = parts.first, part.hasPrefix("key:") || part.hasPrefix("click:") || isFault() {
      if happens(oneIn: 3) { parts += [member("repeat", in: Array(checks))].compactMap(\.self) }
    }
    for name in ["expect", "outcome", "shows", "inSight"] where happens(oneIn: 3) {
      parts += [member(name, in: Array(checks))].compactMap(\.self)
    }
    if happens(oneIn: 8) { parts += [member("offset", in: Array(checks))].compactMap(\.self) }
    return flow(parts)
  }

  /// Returns a mapping in one line; of parts with the same name, only the first.
  private func flow(_ parts: [String]) -> String {
    var names: Set<Substring> = []
    let unique = parts.filter { names.insert($0.prefix { $0 != ":" }).inserted }
    return "{\(unique.joined(separator: ", "))}"
  }

  // MARK: Values

  /// Texts that some fields take and others do not.
  private static let texts = [
    "a", "\"\"", "\" \"", "12", "1.5", "true", "False", "null", "~", "\"true\"", "\"a b\"", "none",
    "[a]", "{}", "a.png", "A.PNG", "\"x\\ny.png\"", "\"x\\n\"", "\"#12aBcd\"", "\"#12aBcg\"",
    "\"#12aBcd\\n\"", "tile-1", "a1", "yes", "Größe", "shift+Tab", "M 0 0 L 1 1",
  ]

  private mutating func value(_ format: ValueFormat) -> String {
    if isFault() { return one(of: Self.texts) }
    switch format {
    case .truth: return one(of: ["true", "false", "True", "FALSE"])
    case .text(let text): return self.text(text)
    case .number(let range, _): return number(in: range)
    case .wholeNumber(let range, _): return wholeNumber(in: range)
    case .numbers(let components, _):
      var numbers = components.map { number(in: $0.range) }
      if isFault() { numbers.append("1") }
      if isFault() { numbers.removeLast() }
      return "[\(numbers.joined(separator: ", "))]"
    case .choice(let choices): return one(of: choices).name.yaml
    case .words(let words, let exclusive):
      var list = words.map(\.name).filter { _ in happens(oneIn: 3) }
      for set in exclusive where !isFault() {
        let kept = list.first(where: set.contains)
        list.removeAll { set.contains($0) && $0 != kept }
      }
      if isFault() { list += list }
      return "[\(list.joined(separator: ", "))]"
    case .list(let element, _):
      let values = (0..<Int.random(in: 0...3, using: &random)).map { _ in value(element) }
      return "[\(values.joined(separator: ", "))]"
    case .mapping(let fields): return mapping(fields)
    case .either(let formats): return value(one(of: formats))
    case .shared(.layout): return layout()
    case .shared(.views): return "[\(view(depth: 2))]"
    case .shared(.view): return view(depth: 2)
    case .shared(.step): return step()
    case .shared(.changes):
      // The view a0 of the layout is a button.
      return
        "{a0: \(mapping(LayoutField.all.filter { $0.kinds.contains(.button) }.map(\.description)))}"
    }
  }

  private mutating func text(_ format: TextFormat) -> String {
    switch format.what {
    case TextFormat.id.what: one(of: ["a0", "a1", "a2"])
    case TextFormat.idOrNone.what: one(of: ["a0", "a1", "none"])
    case TextFormat.pngFile.what: one(of: ["a.png", "b.PNG", "\"c d.png\""])
    case TextFormat.color.what: one(of: ["\"#123456\"", "\"#aBcDeF\""])
    case TextFormat.pathData.what: one(of: ["M 0 0 L 1 1", "\" m1,1z\""])
    case "modifiers such as ctrl+alt, or a key such as Return":
      one(of: ["alt", "Return", "ctrl+a"])
    case "a key such as Tab or shift+Tab": one(of: ["Tab", "shift+Tab", "1", "Page_Up"])
    case "the name of a layout’s file": "gone.yaml"
    default: one(of: ["a", "12", "\"true\"", "\"a b\"", "1.5", "Größe"])
    }
  }

  private mutating func number(in range: ClosedRange<Double>) -> String {
    let inside = [
      range.lowerBound, range.upperBound, Double.random(in: range, using: &random),
      Double.random(in: range, using: &random).rounded(.towardZero).clamped(to: range),
    ]
    let outside = [range.lowerBound.nextDown, range.upperBound.nextUp, range.lowerBound - 1]
    return one(of: isFault() ? outside : inside).short
  }

  private mutating func wholeNumber(in range: ClosedRange<Int>) -> String {
    let top = min(range.upperBound, 100_000)
    let inside = [range.lowerBound, top, Int.random(in: range.lowerBound...top, using: &random)]
    let outside = [range.lowerBound - 1, range.upperBound == .max ? -1 : range.upperBound + 1]
    return "\(one(of: isFault() ? outside : inside))"
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
