import FocusEngine
import Foundation
import SceneGraph

/// One screen that can be shown, walked and pictured.
public struct DemoScene: Sendable {
  /// Lowercase with dashes; names the scene on the command line.
  public let id: String
  public let title: String
  /// One line for lists.
  public let summary: String
  public let model: FocusModel
  /// TV scenes look the same in every appearance.
  public let isTV: Bool
  let makeController: @MainActor @Sendable () -> SceneController

  /// Every scene, in the order in which people meet them.
  public static let all: [DemoScene] = [
    DemoScene(
      id: "photos", title: "Photos",
      summary: "A sidebar whose selection follows focus, and a grid with halos", model: .pad,
      isTV: false, makeController: { PhotosScene() }),
    DemoScene(
      id: "navigation", title: "Navigation",
      summary: "A list that pushes screens and presents a sheet; focus comes back", model: .pad,
      isTV: false, makeController: { NavigationScene() }),
    DemoScene(
      id: "focus-guide", title: "Focus guide",
      summary: "Three buttons in a row, three in a column, and the guide between them",
      model: .tv, isTV: true, makeController: { FocusGuideScene() }),
    DemoScene(
      id: "tv-home", title: "TV home", summary: "Shelves of pictures that rise and grow",
      model: .tv, isTV: true, makeController: { TVHomeScene() }),
    DemoScene(
      id: "layered-images", title: "Layered images",
      summary: "Cards of two to five layers that lean under the keys, and their layers apart",
      model: .tv, isTV: true, makeController: { LayeredImagesScene() }),
    DemoScene(
      id: "states", title: "States", summary: "Every control in every state, and one to operate",
      model: .tv, isTV: true, makeController: { StatesScene() }),
  ]

  /// A window that shows the scene, with its hints.
  @MainActor
  public func makeWindow(
    size: CGSize, appearance: FocusAppearance, textMeasurer: any TextMeasuring
  ) -> Window {
    let window = Window(
      size: size, model: model, appearance: appearance, textMeasurer: textMeasurer)
    // What is walked here is walked to be understood.
    window.focusSystem?.explanationDetail = .complete
    show(in: window, appearance: appearance)
    return window
  }

  /// Replaces what `window` shows; the scene brings its focus model.
  @MainActor
  public func show(in window: Window, appearance: FocusAppearance) {
    var appearance = appearance
    if isTV { appearance.palette = .dark }
    window.appearance = appearance
    window.focusSystem?.model = model
    window.title = "\(title) — Halo"
    window.rootViewController = SceneShell(scene: self)
  }
}
