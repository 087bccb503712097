import Foundation

extension AuditReport {
  /// Returns the report in SARIF 2.1.0, which code hosts read: one result for each finding, at the
  /// line of the file that describes its first item.
  ///
  /// - Parameter version: the version of the tool.
  /// - Returns: The text of a file.
  /// - Throws: Errors of the encoder.
  public func sarif(version: String) throws -> String {
    let rules = AuditRule.allCases
    let results = audits.flatMap { entry in
      let (audit, file) = (entry.audit, entry.file)
      return audit.findings.map { Log.Result($0, reason: nil, of: audit, in: file, rules) }
        + audit.accepted.map {
          Log.Result($0.finding, reason: $0.reason, of: audit, in: file, rules)
        }
    }
    let log = Log(
      runs: [
        Log.Run(
          tool: Log.Tool(
            driver: Log.Driver(version: version, rules: rules.map(Log.Rule.init))),
          invocations: [Log.Invocation(unread)], results: results)
      ])
    let encoder = JSONEncoder.pretty
    return String(decoding: try encoder.encode(log), as: UTF8.self) + "\n"
  }
}

/// The parts of SARIF that Halo uses (OASIS, Static Analysis Results Interchange Format 2.1.0).
private struct Log: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    var results: [Result]
    var columnKind = "unicodeCodePoints"
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name = "halo audit"
    var version: String
    var rules: [Rule]
  }

  /// The outcome of the run; a file that could not be audited is a notification.
  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]

    struct Notification: Encodable {
      var level = "error"
      var message: Text
      var locations: [Location]
    }

    init(_ unread: [AuditReport.Unread]) {
      executionSuccessful = unread.isEmpty
      toolExecutionNotifications = unread.map { file in
        Notification(
          message: Text(text: file.problem), locations: [Location(file: file.file, line: file.line)]
        )
      }
    }
  }

  struct Text: Encodable { var text: String }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var help: Text
    var properties: Properties

    struct Properties: Encodable { var tags: [String] }

    init(_ rule: AuditRule) {
      id = rule.rawValue
      shortDescription = Text(text: rule.title)
      help = Text(text: rule.help)
      properties = Properties(tags: [rule.source])
    }
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var suppressions: [Suppression]?
    var properties: Properties

    struct Suppression: Encodable {
      var kind = "external"
      var justification: String
    }

    struct Properties: Encodable {
      var screen: String
      var model: String
      var items: [String]
      var keys: String
      var source: String
    }

    init(
      _ finding: AuditFinding, reason: String?, of audit: FocusAudit, in file: String?,
      _ rules: [AuditRule]
    ) {
      ruleId = finding.rule.rawValue
      ruleIndex = rules.firstIndex(of: finding.rule) ?? -1
      // The severities have the names of SARIF's levels.
      level = finding.severity.rawValue
      message = Text(text: finding.sentences)
      locations = finding.unfolded.map { Location($0, of: audit, in: file) }
      suppressions = reason.map { [Suppression(justification: $0)] }
      properties = Properties(
        screen: audit.screen, model: audit.model, items: finding.items, keys: finding.keys,
        source: finding.source)
    }
  }

  struct Location: Encodable {
    var physicalLocation: Physical?
    var logicalLocations: [Logical]?

    struct Logical: Encodable {
      var name: String
      var fullyQualifiedName: String
    }

    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region?
    }

    struct Artifact: Encodable { var uri: String }

    struct Region: Encodable { var startLine: Int }

    init(file: String, line: Int?) {
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: Self.uri(file)),
        region: line.map(Region.init(startLine:)))
    }

    init(_ finding: AuditFinding, of audit: FocusAudit, in file: String?) {
      if let file { self.init(file: file, line: finding.line) } else { self.init() }
      let name = finding.items.first ?? audit.screen
      logicalLocations = [Logical(name: name, fullyQualifiedName: "\(audit.screen)/\(name)")]
    }

    private init() {}

    private static func uri(_ path: String) -> String {
      let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
      let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
      return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
  }
}
