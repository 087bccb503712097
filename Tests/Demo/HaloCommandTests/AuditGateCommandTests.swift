import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The options of `halo audit` that decide what it reports and with which status it ends.
@MainActor
struct AuditGateCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Scratch.screenWithTinyItem, to: "screen.yaml")
  }

  @Test(arguments: [
    ("--fail-on=error", 0), ("--fail-on=warning", 1), ("--fail-on=note", 1),
    ("--fail-on=never", 0), ("--max-findings=0", 1), ("--max-findings=1", 0),
    ("--disable=too-small", 0), ("--rules=trap,too-small", 0),
  ])
  func `a warning makes the status 1 only if options say so`(option: String, status: Int) {
    #expect(scratch.audit("@screen.yaml", option).status == Int32(status))
  }

  @Test func `more findings than allowed are reported on standard error in one line`() {
    let result = scratch.audit("@screen.yaml", "--max-findings", "0")
    #expect(result.errors == "halo: 1 finding, but --max-findings allows 0\n")
  }

  @Test func `rules that are not chosen find nothing`() {
    #expect(scratch.audit("@screen.yaml").output.contains("too-small"))
    for options in [["--disable", "too-small"], ["--rules", "trap", "--rules", "drift"]] {
      let result = scratch.audit(["@screen.yaml"] + options)
      #expect(result.status == 0 && result.output.contains("nothing found"))
    }
    let differs = scratch.audit(
      PackageFolder.path("Examples/audit/model-differs.bad.yaml"), "--all-models", "--disable",
      "model-differs", "--format", "json")
    #expect(!differs.output.contains("\"model-differs\""))
  }

  @Test(arguments: [
    (["--rules", "traps"], "there is no rule “traps”; did you mean “trap”?"),
    (["--disable", "trap,tiny-small"], "there is no rule “tiny-small”; did you mean “too-small”?"),
    (["--rules", "trap", "--disable", "trap"], "no rule is left to apply"),
    (["--rules", ""], "expected ids of rules, such as trap"),
    (["--max-findings=-1"], "--max-findings takes a number from 0, not -1"),
    (["--fail-on", "errors"], "'errors' is invalid"),
  ])
  func `a wrong option is reported in one line with status 64`(options: [String], words: String) {
    let result = scratch.audit(["@screen.yaml"] + options)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test(arguments: ["table", "json", "sarif", "junit", "html"])
  func `unreadable files are in the report of the others, and make the status 2`(
    format: String
  ) throws {
    try scratch.write("views: [", to: "broken.yaml")
    try scratch.write("views: [{kind: buton, frame: [0, 0, 9, 9]}]", to: "refused.yaml")
    try scratch.write("program: shop\nwalk: []", to: "program.walk.yaml")
    let files = ["@broken.yaml", "@none.yaml", "@refused.yaml", "@program.walk.yaml"]
    let result = scratch.audit(
      ["--format", format, "--fail-on", "warning"] + files + ["@screen.yaml"])
    #expect(result.status == 2)
    #expect(result.errors.split(separator: "\n").count == files.count, "\(result.errors)")
    for file in files + ["too-small"] {
      #expect(result.output.contains(file.dropFirst()), "\(file)")
    }
  }

  @Test func `a name that is no file and no example is in the report, too`() {
    let result = scratch.audit("nowhere", "@screen.yaml")
    #expect(result.status == 2)
    #expect(result.output.contains("not read  there is no layout “nowhere”"))
    #expect(result.output.contains("on 1 screen, 1 not read"))
  }

  @Test func `anything but a finding that makes the command fail has the status 2`() {
    #expect(scratch.audit("@screen.yaml", "--baseline", "@none.yaml").status == 2)
    #expect(scratch.audit("@screen.yaml", "--thresholds", "@none.yaml").status == 2)
    #expect(scratch.audit("@screen.yaml", "-o", "@none/report.txt").status == 2)
  }
}
