import FocusInspector
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDisplayList

/// Writes a picture of each finding into a folder.
@MainActor
struct AuditPictures {
  private let folder: String
  private let scale: CGFloat
  private let renderer: Renderer
  /// The number of pictures of each name so far.
  private var counts: [String: Int] = [:]

  /// Creates the folder if there is none.
  ///
  /// - Throws: `RenderError` if the folder cannot be created.
  init(folder: String, scale: CGFloat, renderer: Renderer) throws {
    (self.folder, self.scale, self.renderer) = (folder, scale, renderer)
    try OutputFolder.make(at: folder)
  }

  /// Writes `SCREEN-MODEL-RULE-N.png` for each finding and stores its path in the finding.
  ///
  /// - Throws: `RenderError`, or an error of playing a walk.
  mutating func write(_ audit: inout FocusAudit, of scene: AuditScene) throws {
    for index in audit.findings.indices {
      let finding = audit.findings[index]
      let view = try scene.view(finding)
      let picture = FindingPicture(
        view.list, items: finding.items.map { view.places[$0] }, style: view.style,
        text: renderer.text)
      let path = path(of: finding, audit)
      let png = try renderer.picture(of: picture.displayList(), scale: scale).png()
      try OutputFile.write(png, to: path)
      audit.findings[index].picture = path
    }
  }

  private mutating func path(of finding: AuditFinding, _ audit: FocusAudit) -> String {
    // A walk or layout is named after its file, whose name may contain any characters.
    let name = [audit.screen, audit.model, finding.rule.rawValue].map { part in
      String(part.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    }.joined(separator: "-")
    counts[name, default: 0] += 1
    return "\(folder)/\(name)-\(counts[name] ?? 1).png"
  }
}
