import FocusEngine
import Foundation
import HaloAudit
import HaloGoldenTesting
import HaloSceneGraph

@testable import HaloLayoutFiles

/// Audits of layouts and walks in files, without pictures.
@MainActor
enum ExampleAudit {
  static func findings(at path: String) throws -> [AuditFinding] {
    guard WalkDocument.isWalk(path: path) == true else { return try audit(layout: path).findings }
    let walk = try WalkDocument(path: path)
    return try WalkAudit(name: path) {
      try WalkRunner(
        walk, textMeasurer: TestFonts.textEngine(),
        readImage: { _ in throw CocoaError(.fileNoSuchFile) }, draw: { _, _ in })
    }.run().findings
  }

  /// Audits a layout in its own model or another one.
  static func audit(layout path: String, model: FocusModel? = nil) throws -> FocusAudit {
    let document = try LayoutDocument(path: path)
    let window = Window(
      size: document.size, model: document.model, appearance: .light,
      textMeasurer: TestFonts.textEngine())
    let controller = try LayoutBuilder { _ in throw CocoaError(.fileNoSuchFile) }
      .makeController(for: document)
    controller.show(in: window, model: model)
    ScenePlayer(window: window).rest()
    return HaloAudit.audit(window, operability: { controller.operates($0) })
  }
}
