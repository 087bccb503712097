import FocusEngine
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// Every visible item that can be focused can be clicked, in every layout of `Examples`.
@MainActor
struct ClickableLayoutTests {
  private nonisolated static let folder = PackageFolder.path("Examples")

  /// All layouts except the one that shows this fault.
  private nonisolated static let layouts: [String] = ["", "audit/"].flatMap { part in
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? []).sorted()
      .filter { isLayout($0, in: "\(folder)/\(part)") }.map { "\(part)\($0)" }
  }

  private nonisolated static func isLayout(_ name: String, in folder: String) -> Bool {
    name.hasSuffix(".yaml") && !name.hasSuffix("baseline.yaml")
      && name != "not-clickable.bad.yaml"
      && WalkDocument.isWalk(path: "\(folder)/\(name)") == false
  }

  @Test func `the layouts of Examples are found`() {
    #expect(Self.layouts.contains("film-app.yaml") && Self.layouts.count > 60)
  }

  @Test(arguments: layouts)
  func `a click at the centre of the visible part of an item hits it`(layout: String) throws {
    let document = try LayoutDocument(path: "\(Self.folder)/\(layout)")
    for model in FocusModel.all {
      let window = Window(
        size: document.size, model: document.model, appearance: .light,
        textMeasurer: TestFonts.textEngine())
      let controller = try LayoutBuilder { Image(try Bitmap(png: $0)) }
        .makeController(for: document)
      controller.show(in: window, model: model)
      ScenePlayer(window: window).rest()
      guard let system = window.focusSystem, let survey = FocusDebugger.focusSurvey(of: system)
      else { continue }
      for miss in survey.graph.clickMisses(in: window, survey.items) {
        let hit = miss.hit?.focusDebugLabel ?? "nothing"
        Issue.record(
          "\(model.name): \(survey.graph.items[miss.item].id) at \(miss.place) is under \(hit)")
      }
    }
  }
}
