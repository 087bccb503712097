import FocusGeometry
import FocusInspector
import FocusTesting
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloHosting
import HaloSceneGraph
import Testing

/// The looks of search pictures.
@MainActor
struct SearchPictureTests {
  private func draw(
    _ scene: String, _ keys: String, appearance: FocusAppearance = .light, scale: CGFloat = 0.5,
    as name: String, change: (inout FocusExplanation) -> Void = { _ in }
  ) throws {
    let renderer = Renderer(text: TestFonts.textEngine())
    let scene = try #require(DemoScene.all.first { $0.id == scene })
    let player = ScenePlayer(
      scene: scene, size: CGSize(width: 1280, height: 800), scale: scale, appearance: appearance,
      textMeasurer: renderer.text)
    let names = keys.split(separator: " ").map(String.init)
    let presses = try names.map { (name: $0, key: try Key(name: $0)) }
    let picture = try #require(player.searchPicture(pressing: presses, text: renderer.text))
    var explanation = picture.explanation
    change(&explanation)
    let changed = SearchPicture(
      explanation, key: names.last, screen: PlainTiles().replacingImages(in: picture.screen),
      style: picture.style, text: renderer.text)
    // The part of the search and the caption below it.
    let region =
      player.window.focusSystem?.model == .tv
      ? CGRect(x: 100, y: 170, width: 760, height: 830)
      : CGRect(x: 0, y: 0, width: 640, height: 1000)
    expectPicture(
      try renderer.picture(of: changed.displayList(), region: region, scale: scale), matches: name)
  }

  @Test func `a search through a focus guide looks like its golden picture`() throws {
    try draw("focus-guide", "Right Down", as: "explain-guide")
  }

  @Test func `a search among pictures in dark colours looks like its golden picture`() throws {
    try draw("photos", "Tab Tab Down", appearance: .dark, as: "explain-photos-dark")
  }

  @Test func `the order of Tab looks like its golden picture`() throws {
    try draw("focus-guide", "Tab", as: "explain-tab")
  }

  @Test func `a refused movement looks like its golden picture`() throws {
    try draw("photos", "Tab Tab Right", as: "explain-veto") {
      $0.outcome = .vetoed
      $0.veto = "grid"
      $0.winner = nil
    }
  }

  @Test func `a search picture shows the last movement, or says that there was none`() throws {
    let text = TestFonts.textEngine()
    func title(_ keys: [String]) throws -> String? {
      let scene = try #require(DemoScene.all.first { $0.id == "focus-guide" })
      let player = ScenePlayer(
        scene: scene, size: CGSize(width: 1280, height: 800), appearance: .light,
        textMeasurer: text)
      return player.searchPicture(
        pressing: try keys.map { (name: $0, key: try Key(name: $0)) }, text: text)?.title
    }
    #expect(try title(["Right", "g"]) == "button-1 → button-2")
    #expect(try title(["g"]) == "No movement key: nothing → button-1")
  }
}
