import ArgumentParser
import HaloAudit

/// The options that decide which findings an audit reports, and which of them make it fail.
struct AuditOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The least severity of findings that make the status 1; error by default.",
      valueName: "severity"))
  var failOn: AuditGate.Level?

  @Option(
    help: ArgumentHelp(
      "Make the status 1 if there are more findings, of whatever severity, on all screens together.",
      valueName: "n"))
  var maxFindings: Int?

  @Option(
    help: ArgumentHelp("Apply only these rules, separated by commas.", valueName: "rules"),
    completion: RuleList.completion, transform: RuleList.init(parsing:))
  var rules: [RuleList] = []

  @Option(
    help: ArgumentHelp("Apply all rules but these, separated by commas.", valueName: "rules"),
    completion: RuleList.completion, transform: RuleList.init(parsing:))
  var disable: [RuleList] = []

  @Option(
    help: ArgumentHelp("A YAML file with accepted findings.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write a baseline that accepts all findings; reasons in an existing file stay.",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp("A YAML file with other limits for the rules.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var thresholds: String?

  @Option(
    help: ArgumentHelp(
      "A YAML file with settings for all screens, in place of halo.yaml.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var config: String?

  @Flag(help: "Ignore every halo.yaml.")
  var noConfig = false

  func validate() throws {
    guard config == nil || !noConfig else {
      throw ValidationError("--config cannot be combined with --no-config")
    }
    guard writeBaseline != "-" else {
      throw ValidationError("--write-baseline needs a file, since the report is also written")
    }
    if let maxFindings, maxFindings < 0 {
      throw ValidationError("--max-findings takes a number from 0, not \(maxFindings)")
    }
  }
}

extension AuditGate.Level: ExpressibleByArgument {}
