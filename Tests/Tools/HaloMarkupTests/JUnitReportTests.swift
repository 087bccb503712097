import HaloMarkup
import Testing

struct JUnitReportTests {
  @Test func `a case says why it failed, was not judged or was skipped, and contains its output`() {
    let report = JUnitReport(
      name: "all",
      suites: [
        JUnitReport.Suite(
          name: "a & b",
          cases: [
            JUnitReport.Case(
              name: "one", group: "g", file: "a.yaml",
              failures: [.init(type: "error", message: "it is <wrong>", details: "line 1\nhelp")],
              output: "a note"),
            JUnitReport.Case(name: "two", group: "g", skipped: "known"),
            JUnitReport.Case(name: "three", group: "g"),
            JUnitReport.Case(
              name: "four", group: "g", error: .init(type: "error", message: "not & read")),
          ])
      ])
    #expect(
      report.xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="all" tests="4" failures="1" errors="1" skipped="1">
          <testsuite name="a &amp; b" tests="4" failures="1" errors="1" skipped="1">
            <testcase classname="g" name="one" file="a.yaml">
              <failure type="error" message="it is &lt;wrong&gt;">line 1&#10;help</failure>
              <system-out>a note</system-out>
            </testcase>
            <testcase classname="g" name="two">
              <skipped message="known"/>
            </testcase>
            <testcase classname="g" name="three"/>
            <testcase classname="g" name="four">
              <error type="error" message="not &amp; read"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
