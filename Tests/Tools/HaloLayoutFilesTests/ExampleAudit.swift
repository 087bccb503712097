import FocusEngine
import Foundation
import HaloAudit
import HaloDisplayList
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

  /// Audits a layout in its own model or another one, and presses the keys of its findings.
  static func audit(layout path: String, model: FocusModel? = nil) throws -> FocusAudit {
    try audit(LayoutDocument(path: path), model: model)
  }

  /// Audits the text of a layout, over a transparent picture if it has a backdrop.
  static func findings(inLayout text: String) throws -> [AuditFinding] {
    let document = try LayoutDocument(text: text, file: "screen.yaml")
    return try audit(document) { _ in
      Image(size: document.size, isOpaque: false, drawing: Drawing())
    }.findings
  }

  /// Audits a layout in its own model or another one, and presses the keys of its findings.
  static func audit(
    _ document: LayoutDocument, model: FocusModel? = nil,
    pressLimit: Int = ScreenReplay.defaultPressLimit, readImage: @escaping ImageReading = noImage
  ) throws -> FocusAudit {
    let (player, controller) = try open(document, model: model, readImage: readImage)
    let looks = AuditLook.all(of: player.window.appearance).filter {
      !isTelevision(document, model) || $0.appearance.userInterfaceStyle == .dark
    }
    return try HaloAudit.audit(
      player.window, looks: looks, operability: { controller.operates($0) },
      replay: ScreenReplay(pressLimit: pressLimit) {
        try open(document, model: model, readImage: readImage)
      })
  }

  /// Opens a layout in a window of its own, at rest.
  static func open(
    _ document: LayoutDocument, model: FocusModel? = nil,
    readImage: @escaping ImageReading = noImage
  ) throws -> (player: ScenePlayer, owner: LayoutController) {
    let window = Window(
      size: document.size, model: document.model,
      appearance: isTelevision(document, model) ? .dark : .light, textMeasurer: text)
    let controller = try LayoutBuilder(readImage: readImage).makeController(for: document)
    controller.show(in: window, model: model)
    let player = ScenePlayer(window: window)
    player.rest()
    return (player, controller)
  }

  /// Returns whether a screen is that of a television, which is always dark.
  private static func isTelevision(_ document: LayoutDocument, _ model: FocusModel?) -> Bool {
    (model ?? document.model).look == .lift
  }

  private static let text = TestFonts.textEngine()
  private static let noImage: ImageReading = { _ in throw CocoaError(.fileNoSuchFile) }
}
