import HaloMarkup

extension WalkReport {
  /// The report in JUnit's XML: one suite with one case for each walk.
  ///
  /// A case has at most one failure, whose message is that of the first failing step, since most
  /// servers show only one; its text has all of them with their reasons. A walk that cannot be read
  /// or played is an error, which servers count apart from failures.
  package var junit: String {
    JUnitReport(
      name: "halo walk",
      suites: results.map { JUnitReport.Suite(name: $0.file, cases: [$0.testCase]) }
    ).xml
  }
}

extension WalkResult {
  fileprivate var testCase: JUnitReport.Case {
    func entry(_ type: String, _ message: String?) -> JUnitReport.Failure? {
      message.map {
        JUnitReport.Failure(
          type: type, message: $0, details: lines.joined(separator: "\n"))
      }
    }
    return JUnitReport.Case(
      name: file, group: "halo.walk", file: file,
      failures: [entry("expectation", failures.first?.description)].compactMap(\.self),
      error: entry("error", mistakes.first?.description), skipped: skipped)
  }
}
