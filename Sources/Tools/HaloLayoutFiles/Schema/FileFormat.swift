import HaloAudit
import HaloSceneGraph

/// A format of files that people write and Halo reads.
package enum FileFormat: String, CaseIterable, Sendable {
  case layout, walk, baseline, thresholds, settings, tuning

  /// The JSON Schema of the format, with a line break at its end.
  ///
  /// It is of draft 7, the newest one that all editors support. A file that the reader accepts
  /// satisfies it. The reader also refuses files that satisfy it, for instance for an id that no
  /// view has.
  package var schema: String {
    let head: JSONMembers = [
      ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", .text("Halo \(rawValue)")),
      ("description", .text(summary)),
    ]
    return JSONValue.object(head + root + definitions).formatted + "\n"
  }

  private var summary: String {
    switch self {
    case .layout: "A screen, for halo demo --layout and other commands."
    case .walk: "A user's actions on a screen and the expected focus, for halo walk."
    case .baseline: "Accepted findings, for halo audit --baseline."
    case .thresholds: "Limits of the rules, for halo audit --thresholds."
    case .settings: "Settings of halo audit, for a file halo.yaml."
    case .tuning:
      "The look and the movement of the focus, for --tuning of halo shot and other commands."
    }
  }

  /// The fields with their meanings and defaults, for help texts; the fields of the elements of a
  /// list follow the list.
  package var fieldMeanings: [(name: String, meaning: String)] { fields.flatMap(\.meanings) }

  private var fields: [FieldDescription] {
    switch self {
    case .layout: LayoutDocument.fields.map(\.description)
    case .walk: WalkDocument.fields.map(\.description)
    case .baseline: AuditBaseline.fields.map(\.description)
    case .thresholds: AuditThresholds.fields.map(\.description)
    case .settings: AuditSettings.fields.map(\.description)
    case .tuning: FocusTuning.fields.map(\.description)
    }
  }

  private var root: JSONMembers { self == .walk ? WalkDocument.schema : fields.schema }

  private var definitions: JSONMembers {
    switch self {
    case .layout: return [("definitions", .object(ViewKind.definitions))]
    case .walk:
      let layout = JSONValue.object(LayoutDocument.fields.map(\.description).schema)
      return [
        ("definitions", .object(WalkStep.definitions + [("layout", layout)] + ViewKind.definitions))
      ]
    case .baseline, .thresholds, .settings, .tuning: return []
    }
  }
}
