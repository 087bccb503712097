import Foundation
import Yams

/// A value in a file, with its place.
///
/// Reading it as a type that it does not have throws an error that names the place.
package struct YAMLValue {
  let document: YAMLDocument
  package let place: SourcePlace
  private let node: Node

  /// Resolves a node to a value.
  ///
  /// - Throws: ``SourceError``; see `YAMLDocument.resolve(_:at:)`.
  init(document: YAMLDocument, node: Node, field: String, line: Int?) throws {
    self.document = document
    // For an alias, this is the place where it is used.
    let place = SourcePlace(
      file: document.file, line: node.mark?.line ?? line, field: document.unmasked(field))
    self.place = place
    self.node = try document.resolve(node, at: place)
    guard self.node.hasNoTag else {
      throw SourceError(place, "tags such as “\(self.node.tag.rawValue)” are not used here")
    }
  }

  package func error(_ problem: String) -> SourceError { SourceError(place, problem) }

  private func mismatch(_ expected: String) -> SourceError {
    error("expected \(expected), found \(found)")
  }

  /// A description of the value for error messages.
  private var found: String {
    switch node {
    case .mapping: return "fields"
    case .sequence(let list): return list.count == 1 ? "a list of 1" : "a list of \(list.count)"
    case .scalar(let scalar):
      let text = document.unmasked(scalar.string)
      if isNothing(scalar) { return "nothing" }
      return "“\(text.count > 40 ? text.prefix(40) + "…" : text[...])”"
    case .alias: return "an alias"
    }
  }

  /// Whether the value is empty or written as null.
  package var isNothing: Bool { node.scalar.map(isNothing) ?? false }

  private func isNothing(_ scalar: Node.Scalar) -> Bool {
    scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  // MARK: Lists and mappings

  /// Returns the elements of a list.
  ///
  /// - Throws: ``SourceError`` unless the value is a list.
  package func list(of expected: String = "a list") throws -> [YAMLValue] {
    guard case .sequence(let list) = node else { throw mismatch(expected) }
    return try list.enumerated().map { index, node in
      try YAMLValue(
        document: document, node: node, field: "\(place.field)[\(index)]", line: place.line)
    }
  }

  package var isMapping: Bool { node.mapping != nil }
  package var isList: Bool { node.sequence != nil }

  /// Returns the fields of a mapping.
  ///
  /// - Throws: ``SourceError`` unless the value has fields with distinct names.
  package func fields(_ expected: String = "fields") throws -> YAMLFields {
    guard case .mapping(let mapping) = node else { throw mismatch(expected) }
    let prefix = place.field.isEmpty ? "" : place.field + "."
    var fields: [(String, YAMLValue)] = []
    var seen: Set<String> = []
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key else {
        throw SourceError(
          SourcePlace(file: place.file, line: key.mark?.line, field: place.field),
          "expected the name of a field, found a list or fields")
      }
      let name = document.unmasked(scalar.string)
      let line = scalar.mark?.line
      guard seen.insert(name).inserted else {
        throw SourceError(
          SourcePlace(file: place.file, line: line, field: prefix + name), "is given twice")
      }
      fields.append(
        (name, try YAMLValue(document: document, node: value, field: prefix + name, line: line)))
    }
    return YAMLFields(value: self, all: fields)
  }

  // MARK: Scalars

  private func scalar(_ expected: String) throws -> Node.Scalar {
    guard case .scalar(let scalar) = node, !isNothing(scalar) else { throw mismatch(expected) }
    return scalar
  }

  /// Returns the value as text.
  ///
  /// Unquoted numbers count as text as they are written; `true` and `false` must be quoted.
  ///
  /// - Throws: ``SourceError`` unless the value is text.
  package func text(_ expected: String = "text") throws -> String {
    let scalar = try scalar(expected)
    guard scalar.style != .plain || Self.truths[scalar.string] == nil else {
      throw mismatch(expected)
    }
    return document.unmasked(scalar.string)
  }

  private static let truths = [
    "true": true, "True": true, "TRUE": true, "false": false, "False": false, "FALSE": false,
  ]

  /// Returns the value as a Boolean.
  ///
  /// - Throws: ``SourceError`` unless the value is `true` or `false`.
  package func truth() throws -> Bool {
    let expected = "true or false"
    let scalar = try scalar(expected)
    guard scalar.style == .plain, let truth = Self.truths[scalar.string] else {
      throw mismatch(expected)
    }
    return truth
  }

  /// Returns the value as a number.
  ///
  /// - Throws: ``SourceError`` unless the value is a finite decimal number within `range`.
  package func number(
    in range: ClosedRange<Double>, _ expected: String? = nil
  ) throws -> Double {
    let expected =
      expected ?? "a number from \(range.lowerBound.short) to \(range.upperBound.short)"
    let scalar = try scalar(expected)
    let isDecimal = scalar.string.utf8.allSatisfy { Self.decimal.contains($0) }
    guard scalar.style == .plain, isDecimal, let number = Double(scalar.string),
      number.isFinite, range.contains(number)
    else { throw mismatch(expected) }
    return number
  }

  private static let decimal = Set("0123456789+-.eE".utf8)

  /// Returns the value as an integer.
  ///
  /// - Throws: ``SourceError`` unless the value is a whole number within `range`.
  package func wholeNumber(in range: ClosedRange<Int>) throws -> Int {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let scalar = try scalar(expected)
    guard scalar.style == .plain, let number = Int(scalar.string), range.contains(number) else {
      throw mismatch(expected)
    }
    return number
  }

  /// Returns the index of the written word among some words.
  ///
  /// - Throws: ``SourceError`` unless the value is one of the words, which the error lists.
  package func place(among words: [String]) throws -> Int {
    let expected = words.joined(separator: ", ")
    let text = try text(expected)
    guard let place = words.firstIndex(of: text) else {
      throw error("expected \(expected), found \(found)\(text.suggestion(among: words))")
    }
    return place
  }

  /// Returns a list of numbers, one for each name and range.
  ///
  /// - Throws: ``SourceError`` unless the value is a list of that many numbers within the ranges, or
  ///   ``SourceErrors`` for several wrong numbers.
  package func numbers(_ names: [String], in ranges: [ClosedRange<Double>]) throws -> [Double] {
    let expected = "\(names.count) numbers [\(names.joined(separator: ", "))]"
    guard case .sequence(let list) = node else { throw mismatch(expected) }
    guard list.count == names.count else {
      throw error("expected \(expected), found \(list.count)")
    }
    return try SourceMistakes.collecting(Array(zip(try self.list(), ranges))) { value, range in
      try value.number(in: range)
    }
  }
}

/// The fields of a mapping, in the order of the file.
package struct YAMLFields {
  /// The mapping.
  package let value: YAMLValue
  package let all: [(name: String, value: YAMLValue)]

  package subscript(name: String) -> YAMLValue? { all.first { $0.name == name }?.value }

  /// Returns the value of a field.
  ///
  /// - Throws: ``SourceError`` if the field is missing.
  package func required(_ name: String) throws -> YAMLValue {
    guard let field = self[name] else { throw missing(name) }
    return field
  }

  /// Returns the error for a field that is missing.
  package func missing(_ name: String) -> SourceError {
    value.error("the field “\(name)” is missing")
  }

  /// Returns the fields that do not have these names.
  package func without(_ names: Set<String>) -> YAMLFields {
    YAMLFields(value: value, all: all.filter { !names.contains($0.name) })
  }

  /// Checks that the mapping has no fields but those named.
  ///
  /// - Throws: ``SourceError`` for another field, with a similar name or otherwise all names, or
  ///   ``SourceErrors`` for several.
  package func allow(_ names: [String], in what: String) throws {
    var mistakes = SourceMistakes()
    for field in all where !names.contains(field.name) {
      let suggestion = field.name.suggestion(among: names)
      let rest = suggestion.isEmpty ? "; it has \(names.joined(separator: ", "))" : suggestion
      try mistakes.note(field.value.error("\(what) has no such field\(rest)"))
    }
    try mistakes.check()
  }
}

extension Node {
  /// Whether the node has no explicit tag such as `!!int`.
  fileprivate var hasNoTag: Bool {
    switch self {
    case .scalar: tag.rawValue == Tag.Name.str.rawValue
    case .mapping: tag.rawValue == Tag.Name.map.rawValue
    case .sequence: tag.rawValue == Tag.Name.seq.rawValue
    case .alias: false
    }
  }
}

extension Double {
  /// The number as text, without “.0” if it is whole.
  package var short: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}
