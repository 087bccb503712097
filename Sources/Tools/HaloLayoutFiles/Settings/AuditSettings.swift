import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloHosting
import HaloSourceText

/// The settings of audits in a file `halo.yaml`; nil for each one that the file leaves out.
package struct AuditSettings: Hashable, Sendable {
  /// Limits of the rules.
  package enum Thresholds: Hashable, Sendable {
    /// A file, by its path.
    case file(String)
    case values(AuditThresholds)
  }

  /// The name of the file that applies to the files below its folder.
  package static let fileName = "halo.yaml"

  /// The path of the file.
  package let file: String
  /// The focus models; an empty list stands for the screen's own.
  package internal(set) var models: [FocusModel]?
  /// The size of the screen in points.
  package internal(set) var size: CGSize?
  /// The appearance, contrast and motion.
  package internal(set) var preferences = AppearancePreferences()
  /// The reading direction.
  package internal(set) var direction: LayoutDirection?
  /// The rules to apply.
  package internal(set) var rules: [AuditRule]?
  /// The rules not to apply.
  package internal(set) var disabled: [AuditRule]?
  /// The limits of the rules.
  package internal(set) var thresholds: Thresholds?
  /// The path of the baseline.
  package internal(set) var baseline: String?
  /// The least severity of findings that fail.
  package internal(set) var failOn: AuditGate.Level?
  /// The largest number of findings.
  package internal(set) var maxFindings: Int?

  /// Reads a file; it does not read the files that this one names.
  ///
  /// - Throws: `SourceError` for an error in the file, or `SourceErrors` for several.
  package init(path: String) throws {
    file = path
    try YAMLDocument(path: path).value.fields("settings, such as rules and failOn")
      .read(Self.fields, of: "a file of settings", into: &self)
  }
}
