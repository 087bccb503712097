import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import HaloSourceText
import Testing

@testable import HaloLayoutFiles

/// The errors of reading `text` as a layout, one in a line; nil if it can be read.
func layoutError(
  _ text: String, maximumVisits: Int = YAMLDocument.maximumVisits
) -> String? {
  do {
    _ = try LayoutDocument(text: text, file: "screen.yaml", maximumVisits: maximumVisits)
    return nil
  } catch {
    return "\(error)"
  }
}

/// The errors of reading `text` as a walk, one in a line; nil if it can be read.
func walkError(_ text: String) -> String? {
  do {
    _ = try WalkDocument(text: text, file: "walk.yaml")
    return nil
  } catch {
    return "\(error)"
  }
}

/// A layout in a window whose clock a test advances.
@MainActor
final class LayoutStage {
  let controller: LayoutController
  let player: ScenePlayer

  init(_ text: String, file: String = "screen.yaml") throws {
    let document = try LayoutDocument(text: text, file: file)
    controller = try LayoutBuilder { Image(try Bitmap(png: $0)) }.makeController(for: document)
    let window = Window(
      size: document.size, model: document.model, appearance: .light,
      textMeasurer: TestFonts.textEngine())
    controller.show(in: window)
    player = ScenePlayer(window: window)
    player.rest()
  }

  var focus: String? { player.focusedLabel }

  func view(_ id: String) throws -> View { try #require(controller.view(withID: id)) }

  @discardableResult
  func press(_ keys: String) throws -> String? {
    for key in try Key.sequence(keys) {
      player.press(key)
      player.rest()
    }
    return focus
  }

  /// Changes fields of a view, written as in a walk's `set`.
  func set(_ id: String, _ fields: String) throws {
    let walk = try WalkDocument(
      text:
        "layout: {backdrop: any.png, views: [{id: \(id), kind: \(kind(of: id)), frame: [0, 0, 1, 1]}]}\n"
        + "walk: [{set: {\(id): {\(fields)}}}]", file: "screen.yaml")
    guard case .set(let changes) = walk.steps.first?.action else { return }
    for change in changes { try controller.apply(change.fields, to: change.view.id) }
    player.window.settle()
  }

  private func kind(of id: String) -> String {
    func find(_ views: [ViewDescription]) -> ViewKind? {
      for view in views {
        if view.id?.id == id { return view.kind }
        if let kind = find(view.views) { return kind }
      }
      return nil
    }
    return (find(controller.document.views) ?? .view).rawValue
  }
}

/// Runs a walk without pictures and returns its failures.
@MainActor
func failures(of walk: String, report: (StepRecord) -> Void = { _ in }) throws -> [String] {
  try walkRunner(walk).run(report: report).map(\.description)
}

/// Returns a runner of a walk that draws no pictures.
@MainActor
func walkRunner(_ walk: String) throws -> WalkRunner {
  try WalkRunner(
    WalkDocument(text: walk, file: "walk.yaml"), textMeasurer: TestFonts.textEngine(),
    readImage: { Image(try Bitmap(png: $0)) }, draw: { _, _ in })
}
