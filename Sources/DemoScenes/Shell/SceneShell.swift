import Controllers
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// Frames a scene: its background, the hints at the bottom, and a toast for what just happened.
@MainActor
package final class SceneShell: ViewController {
  let scene: DemoScene
  private let content: SceneController
  private let scrim = Scrim(towards: .bottom)
  private let hintBar = HintBar()
  private let toast = Toast()
  private var toastTimer: Int?
  private var hintsAreStale = true

  /// Seconds that a toast stays.
  private static let toastDuration: TimeInterval = 2

  init(scene: DemoScene) {
    self.scene = scene
    content = scene.makeController()
    super.init()
    content.shell = self
  }

  package override func viewDidLoad() {
    content.loadViewIfNeeded()
    content.view.accessibilityIdentifier = scene.id
    view.accessibilityIdentifier = "shell"
    view.addSubview(content.view)
    if content.scrollsBeneathHints { view.addSubview(scrim) }
    view.addSubview(hintBar)
    view.addSubview(toast)
    hintBar.isOnTV = scene.isTV
    reloadHints()
  }

  package override var preferredFocusEnvironments: [any FocusEnvironment] { [content] }

  package override func viewDidLayoutSubviews() {
    if hintsAreStale { showHints() }
    let bounds = view.bounds
    let scale = scene.isTV ? TVSceneController.scale(in: bounds.size) : 1
    let contrast = view.effectiveAppearance.accessibilityContrast
    let window = view.window
    window?.background =
      scene.isTV
      ? TVStyle.background(in: window?.bounds.size ?? bounds.size, contrast: contrast) : nil
    let bar = HintBar.height
    hintBar.transform = .init(scaleX: scale * hintBar.zoom, y: scale * hintBar.zoom)
    let barHeight = bar * scale * hintBar.zoom
    // TV scenes keep the bar inside the safe area of their canvas, or below it where there is room.
    let below = scene.isTV ? (bounds.height - TVSceneController.canvasSize.height * scale) / 2 : 0
    hintBar.frame = CGRect(
      x: 0, y: bounds.height - barHeight - (scene.isTV ? max(0, below - barHeight) : 0),
      width: bounds.width, height: barHeight)
    content.view.frame =
      scene.isTV
      ? bounds : CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - barHeight)
    // High enough to fade whole lines, as lines cut in two look worse than none.
    let scrimTop = hintBar.frame.minY - barHeight * 0.8
    scrim.frame = CGRect(
      x: 0, y: scrimTop, width: bounds.width, height: bounds.height - scrimTop)
    toast.scale = scale * hintBar.zoom
    toast.place(over: hintBar.frame)
  }

  /// Updates the hints with the next frame, when everything else has been updated.
  func reloadHints() {
    hintsAreStale = true
    view.setNeedsLayout()
  }

  /// The scene's hints, then those of every scene.
  private func showHints() {
    hintsAreStale = false
    let own = content.hints
    let escape = Hint("Esc", text: view.window?.answersMenu == true ? "Back" : "Quit")
    let general = [Hint("F2", text: "Next scene"), Hint("F12", text: "Screenshot")]
    hintBar.hints = own + general + (own.contains { $0.keys == escape.keys } ? [] : [escape])
  }

  /// Says what just happened, for two seconds, in the place of the hints: never over the focus.
  package func showToast(_ text: String) {
    toast.text = text
    toast.place(over: hintBar.frame)
    guard let window = view.window else { return }
    if let toastTimer { window.cancelPerform(toastTimer) }
    View.animate(withDuration: 0.15, in: window) { fadeHints(in: false) }
    toastTimer = window.perform(after: Self.toastDuration) { [weak self, weak window] in
      View.animate(withDuration: 0.35, in: window) { self?.fadeHints(in: true) }
    }
  }

  private func fadeHints(in isShown: Bool) {
    hintBar.partsAlpha = isShown ? 1 : 0
    toast.alpha = isShown ? 0 : 1
  }
}
