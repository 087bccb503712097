import Foundation
import HaloSourceText

/// The type of a field's value: its form in a file, and its reading.
struct FieldType<Value>: Sendable {
  let format: ValueFormat
  /// Reads a value; throws `SourceError` unless it has the form.
  let read: @Sendable (YAMLValue) throws -> Value

  init(_ format: ValueFormat, read: @escaping @Sendable (YAMLValue) throws -> Value) {
    self.format = format
    self.read = read
  }
}

extension FieldType where Value == Bool {
  static var truth: Self { FieldType(.truth) { try $0.truth() } }
}

extension FieldType where Value == String {
  static var text: Self { text(.any) }

  /// Text, of which `check` refuses some.
  static func text(_ format: TextFormat, _ check: @escaping @Sendable (String) -> Bool) -> Self {
    FieldType(.text(format)) { value in
      let text = try value.text(format.what)
      guard check(text) else { throw value.error("expected \(format.what), found “\(text)”") }
      return text
    }
  }

  static func text(_ format: TextFormat) -> Self { text(format) { _ in true } }
}

extension FieldType where Value == Double {
  static func number(
    in range: ClosedRange<Double>, _ unit: ValueFormat.Unit = .none
  ) -> Self {
    FieldType(.number(range, unit)) { try $0.number(in: range) }
  }
}

extension FieldType where Value == CGFloat {
  static func measure(
    in range: ClosedRange<Double>, _ unit: ValueFormat.Unit = .none
  ) -> Self {
    FieldType(.number(range, unit)) { CGFloat(try $0.number(in: range)) }
  }
}

extension FieldType where Value == Int {
  static func wholeNumber(
    in range: ClosedRange<Int>, _ unit: ValueFormat.Unit = .none
  ) -> Self {
    FieldType(.wholeNumber(range, unit)) { try $0.wholeNumber(in: range) }
  }
}

extension FieldType {
  /// A list with a number for each name, from which `make` makes a value.
  static func numbers(
    _ components: KeyValuePairs<String, ClosedRange<Double>>,
    _ make: @escaping @Sendable ([Double], YAMLValue) -> Value
  ) -> Self {
    let (names, ranges) = (components.map(\.key), components.map(\.value))
    let format = zip(names, ranges).map { ValueFormat.Component(name: $0, range: $1) }
    return FieldType(.numbers(format, .points)) { make(try $0.numbers(names, in: ranges), $0) }
  }

  /// A word for each of some values.
  static func choice(_ choices: [(name: String, value: Value, meaning: String?)]) -> Self
  where Value: Sendable {
    FieldType(.choice(choices.map { Choice(name: $0.name, meaning: $0.meaning) })) { value in
      choices[try value.place(among: choices.map(\.name))].value
    }
  }

  /// The words of all cases.
  static func choice(_ meaning: (Value) -> String?) -> Self
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    choice(Value.allCases.map { ($0.rawValue, $0, meaning($0)) })
  }

  /// A list of values, which `what` names in the plural.
  static func list<Element>(
    _ element: FieldType<Element>, of what: String
  ) -> FieldType<[Element]> where Value == [Element] {
    FieldType(.list(element.format, of: what)) { value in
      try SourceMistakes.collecting(value.list(of: "a list of \(what)"), element.read)
    }
  }

  /// A mapping with the fields of `rows`, which change `start`.
  ///
  /// Errors call the mapping `what`, with its article, and describe it as `expected`.
  static func mapping(
    _ rows: [Field<Value>], of what: String, _ expected: String, from start: Value
  ) -> Self where Value: Sendable {
    FieldType(.mapping(rows.map(\.description))) { value in
      var result = start
      try value.fields(expected).read(rows, of: what, into: &result)
      return result
    }
  }
}
