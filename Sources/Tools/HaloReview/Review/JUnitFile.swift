import FocusInspector
import Foundation

/// What a review has found in the form that build servers read: one case a picture, which fails
/// where somebody has to look.
package enum JUnitFile {
  /// The bytes of an XML file.
  package static func bytes(of review: PictureReview) -> [UInt8] {
    let failures = review.entries.count { $0.needsLook }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="halo review" tests="\#(review.entries.count)" failures="\#(failures)">"#,
      #"  <testsuite name="halo review" tests="\#(review.entries.count)" failures="\#(failures)""#
        + #" errors="0" skipped="0">"#,
    ]
    for entry in review.entries {
      let name = XMLText.escaped(entry.path)
      let scene = XMLText.escaped("halo.review.\(entry.looks.scene.replacing(".", with: "-"))")
      let opening = #"    <testcase classname="\#(scene)" name="\#(name)""#
      if entry.needsLook {
        let state = entry.state.rawValue
        lines.append(opening + ">")
        lines.append(
          #"      <failure type="\#(state)" message="\#(state): \#(XMLText.escaped(entry.difference))"/>"#
        )
        lines.append("    </testcase>")
      } else {
        lines.append(opening + "/>")
      }
    }
    lines += ["  </testsuite>", "</testsuites>", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }
}
