import FocusEngine
import Foundation
import HaloAudit
import HaloHosting
import HaloSceneGraph
import HaloSourceText

extension AuditSettings {
  /// The fields in the order in which errors list them.
  static let fields: [Field<AuditSettings>] = [
    Field(
      "models", .models, absent: .means("that of the screen"),
      "The focus models under which a screen is audited; `all` stands for every one."
    ) { $0.models = $1 },
    Field(
      "size", .windowSize, absent: .means("that of the screen"), "The size of a layout or a scene."
    ) { $0.size = $1 },
    Field(
      "appearance", .choice([("light", .light, nil), ("dark", .dark, nil)]), absent: .means("both"),
      "The appearance in which the focus must be visible; television screens are always dark."
    ) { $0.preferences.userInterfaceStyle = $1 },
    Field(
      "contrast", .choice([("normal", .normal, nil), ("high", .high, nil)]), absent: .means("both"),
      "The contrast of the appearance."
    ) { $0.preferences.accessibilityContrast = $1 },
    Field(
      "motion", .choice([("full", false, nil), ("reduced", true, nil)]), absent: .means("both"),
      "Whether things move, or change at once with reduced motion."
    ) { $0.preferences.prefersReducedMotion = $1 },
    Field(
      "direction", .direction, absent: .means("that of the screen"), "The reading direction."
    ) { $0.direction = $1 },
    Field(
      "rules", .list(.rule, of: "rules"), absent: .means("all rules"), "The rules to apply."
    ) { $0.rules = $1 },
    Field(
      "disable", .list(.rule, of: "rules"), "The rules not to apply, even if `rules` has them."
    ) { $0.disabled = $1 },
    Field(
      "thresholds", .thresholds, absent: .means("those of the guidelines"),
      "The limits of the rules."
    ) { $0.thresholds = $1 },
    Field("baseline", .path, "The file of a baseline.") { $0.baseline = $1 },
    Field(
      "failOn", .choice { (_: AuditGate.Level) in nil }, absent: .equals("error"),
      "The least severity of findings that make the audit fail."
    ) { $0.failOn = $1 },
    Field(
      "maxFindings", .wholeNumber(in: 0...1_000_000), absent: .means("any number"),
      "The largest number of findings, of every severity."
    ) { $0.maxFindings = $1 },
  ]
}

extension FieldType<[FocusModel]> {
  /// A list of models, or the word for all.
  fileprivate static var models: Self {
    let list = FieldType.list(.focusModel, of: "focus models")
    return FieldType(.either([list.format, .choice([Choice(name: "all")])])) { value in
      if value.isList { return try list.read(value) }
      let expected = "a list of focus models, or all"
      guard try value.text(expected) == "all" else { throw value.error("expected \(expected)") }
      return FocusModel.all
    }
  }
}

extension FieldType<String> {
  /// A file, named relative to the folder of the file that names it; its path.
  fileprivate static var path: Self {
    FieldType(.text(.file)) { beside($0.place.file, try $0.text(TextFormat.file.what)) }
  }
}

extension FieldType<AuditSettings.Thresholds> {
  /// A file of thresholds, or the thresholds themselves.
  fileprivate static var thresholds: Self {
    let values = FieldType<AuditThresholds>.mapping(
      AuditThresholds.fields, of: "thresholds", "thresholds, such as targetSide",
      from: AuditThresholds())
    return FieldType(.either([.text(.file), values.format])) { value in
      value.isMapping
        ? .values(try values.read(value))
        : .file(
          beside(value.place.file, try value.text(TextFormat.file.what + ", or thresholds")))
    }
  }
}

extension TextFormat {
  fileprivate static let file = TextFormat(what: "the name of a file")
}
