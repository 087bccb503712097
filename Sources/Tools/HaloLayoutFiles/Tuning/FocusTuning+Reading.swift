import Foundation
import HaloSceneGraph
import HaloSourceText

extension FocusTuning {
  /// Reads a tuning from a file.
  ///
  /// - Throws: `SourceError` for an error in the file, or `SourceErrors` for several.
  public init(path: String) throws {
    try self.init(YAMLDocument(path: path).value)
  }

  /// Reads a tuning from a text.
  ///
  /// - Parameters:
  ///   - text: the tuning.
  ///   - file: the name of the file in errors.
  /// - Throws: `SourceError`, or `SourceErrors` for several.
  public init(text: String, file: String) throws {
    try self.init(YAMLDocument(file: file, text: text).value)
  }

  private init(_ value: YAMLValue) throws {
    self = try FieldType<FocusTuning>.tuning.read(value)
  }

  /// The fields in the order in which errors list them: one for each parameter.
  static let fields: [Field<FocusTuning>] = Parameter.all.map { parameter in
    Field(
      parameter.name, .number(in: parameter.range, ValueFormat.Unit(parameter.unit)),
      absent: .means("the value of the look"), parameter.meaning
    ) { $0[parameter] = $1 }
  }
}

extension FieldType<FocusTuning> {
  static var tuning: Self {
    .mapping(
      FocusTuning.fields, of: "a tuning", "a tuning’s parameters, such as growth",
      from: FocusTuning())
  }
}

extension ValueFormat.Unit {
  fileprivate init(_ unit: FocusTuning.Parameter.Unit) {
    self =
      switch unit {
      case .none: .none
      case .seconds: .seconds
      case .points: .points
      }
  }
}
