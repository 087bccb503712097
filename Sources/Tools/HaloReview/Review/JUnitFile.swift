import HaloMarkup

/// A review in the form that build servers read.
///
/// Each picture is a case, which fails if a person has to look at the picture.
package enum JUnitFile {
  /// Returns the bytes of an XML file.
  package static func bytes(of review: PictureReview) -> [UInt8] {
    let cases = review.entries.map { entry in
      let state = entry.state.rawValue
      return JUnitReport.Case(
        name: entry.path,
        group: "halo.review.\(entry.looks.scene.replacing(".", with: "-"))",
        failures: entry.needsLook
          ? [JUnitReport.Failure(type: state, message: "\(state): \(entry.difference)")] : [])
    }
    let name = "halo review"
    let report = JUnitReport(
      name: name, suites: [JUnitReport.Suite(name: name, cases: cases)])
    return Array(report.xml.utf8)
  }
}
