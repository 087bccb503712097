/// Test results in JUnit's XML format, which build servers read: suites of cases.
package struct JUnitReport {
  /// A reason for which a case fails, or cannot be judged.
  package struct Failure {
    var type, message, details: String

    package init(type: String, message: String, details: String = "") {
      self.type = type
      self.message = message
      self.details = details
    }
  }

  /// One tested thing; it fails if it has failures, or an error that prevented the test.
  package struct Case {
    var name, group: String
    var file: String?
    var failures: [Failure]
    var error: Failure?
    var skipped, output: String?

    /// Creates a case.
    ///
    /// - Parameters:
    ///   - name: the name of the case.
    ///   - group: the name that servers group cases by, which JUnit calls the class.
    ///   - file: the path of the file that is tested; nil for none.
    ///   - failures: the reasons why the case fails; empty for a case that passes.
    ///   - error: the reason why the case can neither pass nor fail; nil if it can.
    ///   - skipped: the reason why the case counts as skipped; nil if it is not skipped.
    ///   - output: a text that is not a failure; nil for none.
    package init(
      name: String, group: String, file: String? = nil, failures: [Failure] = [],
      error: Failure? = nil, skipped: String? = nil, output: String? = nil
    ) {
      (self.name, self.group, self.file) = (name, group, file)
      (self.failures, self.error) = (failures, error)
      (self.skipped, self.output) = (skipped, output)
    }
  }

  /// A group of cases.
  package struct Suite {
    var name: String
    var cases: [Case]

    package init(name: String, cases: [Case]) {
      self.name = name
      self.cases = cases
    }
  }

  private let name: String
  private let suites: [Suite]

  package init(name: String, suites: [Suite]) {
    self.name = name
    self.suites = suites
  }

  /// The text of an XML file.
  package var xml: String {
    let cases = suites.flatMap(\.cases)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(XMLText.escaped(name))" \(cases.counts)>
      \(suites.map(\.xml).joined(separator: "\n"))
      </testsuites>

      """
  }
}

extension [JUnitReport.Case] {
  /// The attributes with the numbers of cases.
  fileprivate var counts: String {
    """
    tests="\(count)" failures="\(count { !$0.failures.isEmpty })" \
    errors="\(count { $0.error != nil })" skipped="\(count { $0.skipped != nil })"
    """
  }
}

extension JUnitReport.Suite {
  fileprivate var xml: String {
    let head = "  <testsuite name=\"\(XMLText.escaped(name))\" \(cases.counts)>"
    return ([head] + cases.map(\.xml) + ["  </testsuite>"]).joined(separator: "\n")
  }
}

extension JUnitReport.Case {
  fileprivate var xml: String {
    let file = file.map { " file=\"\(XMLText.escaped($0))\"" } ?? ""
    let head = """
          <testcase classname="\(XMLText.escaped(group))" name="\(XMLText.escaped(name))"\(file)
      """
    var body = failures.map { $0.xml(as: "failure") }
    if let error { body.append(error.xml(as: "error")) }
    if let skipped { body.append("      <skipped message=\"\(XMLText.escaped(skipped))\"/>") }
    if let output { body.append("      <system-out>\(XMLText.escaped(output))</system-out>") }
    return body.isEmpty
      ? head + "/>" : "\(head)>\n\(body.joined(separator: "\n"))\n    </testcase>"
  }
}

extension JUnitReport.Failure {
  fileprivate func xml(as element: String) -> String {
    let head = """
            <\(element) type="\(XMLText.escaped(type))" message="\(XMLText.escaped(message))"
      """
    return details.isEmpty ? head + "/>" : "\(head)>\(XMLText.escaped(details))</\(element)>"
  }
}
