import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// The controller around a scene: its background, the hints at the bottom, and toasts.
@MainActor
package final class SceneShell: ViewController {
  let scene: DemoScene
  private let content: SceneController
  /// The darkness behind the hints of a TV scene over its backdrop; clear by default.
  let scrim = Scrim(towards: .bottom)
  /// The darkness behind the hints over the window's background, beneath ``scrim``.
  private let groundScrim = GroundScrim()
  let hintBar = HintBar()
  private let toast = Toast()
  private var toastTimer: Int?
  private var keeper: HintKeeper?
  private weak var window: Window?

  /// The topic of every scene besides its own: the instruments, which list the demo's other keys.
  static var topics: [HintTopic] {
    [.demo(Key(.function(1)), Localization.text("Instruments"))]
  }
  /// The seconds that a toast stays visible.
  private static let toastDuration: TimeInterval = 2

  init(scene: DemoScene) {
    self.scene = scene
    content = scene.makeController()
    super.init(nibName: nil, bundle: nil)
    content.shell = self
    content.title = scene.title
    // The scene says that it shows its backdrop while its view is loaded, which is later.
    scrim.alpha = 0
  }

  package override func viewDidLoad() {
    content.loadViewIfNeeded()
    content.view.accessibilityIdentifier = scene.id
    view.accessibilityIdentifier = "shell"
    view.addSubview(content.view)
    if scene.isTV, content.scrollsBeneathHints {
      for child in [groundScrim, scrim] { view.addSubview(child) }
    }
    hintBar.isPane = !scene.isTV && content.scrollsBeneathHints
    hintBar.isCapsule = content.hintsStandOnGlass
    view.addSubview(hintBar)
    view.addSubview(toast)
    hintBar.isOnTV = scene.isTV
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keepHints()
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    window = view.window
    keepHints()
  }

  /// Stops showing hints while another screen covers the whole window.
  ///
  /// That screen has its own line, also during the transitions.
  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keeper.map { window?.detach($0) }
    keeper = nil
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    window?.hintArea = HintArea()
  }

  private func keepHints() {
    guard let window, keeper == nil else { return }
    let keeper = HintKeeper(window, Self.topics) { [weak self] in self?.show($0) }
    window.attach(keeper)
    self.keeper = keeper
  }

  private func show(_ line: HintLine) {
    // The keys of the list must be visible at once, not after a toast.
    if window?.showsShortcuts == true { removeToast() }
    hintBar.show(line)
  }

  private func removeToast() {
    guard let toastTimer else { return }
    window?.cancelPerform(toastTimer)
    self.toastTimer = nil
    View.performWithoutAnimation { fadeHints(in: true) }
  }

  package override var preferredFocusEnvironments: [any FocusEnvironment] { [content] }

  package override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let scale =
      scene.isTV
      ? TVSceneController.scale(in: bounds.size) : content.hintScale(in: bounds.size)
    let contrast = view.effectiveAppearance.accessibilityContrast
    let window = view.window
    window?.background =
      scene.isTV
      ? TVStyle.background(in: window?.bounds.size ?? bounds.size, contrast: contrast) : nil
    let barScale = scale * hintBar.zoom
    hintBar.transform = .init(scaleX: barScale, y: barScale)
    let barHeight = HintBar.height * barScale
    // The line shows how to scroll the list of shortcuts and how to leave it.
    window?.hintArea = HintArea(
      insets: EdgeInsets(bottom: barHeight), hasGround: !scene.isTV && !content.hintsStandOnGlass)
    hintBar.frame = CGRect(
      x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
    content.view.frame =
      scene.isTV || content.scrollsBeneathHints
      ? bounds : CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - barHeight)
    // The scrim is high enough to fade whole lines, because half lines would look worse.
    let scrimTop = hintBar.frame.minY - barHeight * 0.8
    for child in [groundScrim, scrim] {
      child.frame = CGRect(
        x: 0, y: scrimTop, width: bounds.width, height: bounds.height - scrimTop)
    }
    toast.scale = barScale
    placeToast()
  }

  /// Shows a message for two seconds in place of the hints, so that it never covers the focus.
  package func showToast(_ text: String) {
    toast.text = text
    placeToast()
    Accessibility.post(notification: .announcement, argument: text)
    guard let window = view.window else { return }
    if let toastTimer { window.cancelPerform(toastTimer) }
    View.animate(withDuration: 0.15, in: window) { fadeHints(in: false) }
    toastTimer = window.perform(after: Self.toastDuration) { [weak self, weak window] in
      View.animate(withDuration: 0.35, in: window) { self?.fadeHints(in: true) }
    }
  }

  // MARK: Content that arrives

  /// The seconds in which content passes the hints, and those in which they fade in afterwards.
  private static let passing: (duration: TimeInterval, fade: TimeInterval) = (0.11, 0.2)
  private var passingTimer: Int?

  /// Hides the hints and the darkness behind them while content from below the window's edge passes
  /// them, so that what gets the focus is seen at once.
  func letContentPass() {
    guard let window = view.window, toastTimer == nil,
      !view.effectiveAppearance.prefersReducedMotion
    else { return }
    if let passingTimer { window.cancelPerform(passingTimer) }
    View.performWithoutAnimation { showHintsAndScrims(false) }
    passingTimer = window.perform(
      after: Self.passing.duration, changesKeys: false, isMotion: true
    ) { [weak self, weak window] in
      guard let self else { return }
      passingTimer = nil
      View.animate(withDuration: Self.passing.fade, in: window) { self.showHintsAndScrims(true) }
    }
  }

  private func showHintsAndScrims(_ isShown: Bool) {
    groundScrim.alpha = isShown && !isOverBackdrop ? 1 : 0
    scrim.alpha = isShown && isOverBackdrop ? 1 : 0
    if toastTimer == nil { hintBar.partsAlpha = isShown ? 1 : 0 }
  }

  /// Whether the scene shows its backdrop, which ``scrim`` continues; the change can be animated.
  var isOverBackdrop = false {
    didSet {
      guard passingTimer == nil, isOverBackdrop != oldValue else { return }
      scrim.alpha = isOverBackdrop ? 1 : 0
      // Both cross-fade towards the backdrop, and at least three quarters of the darkness remain. On
      // the way back the lower one covers the content at once, so only the upper one fades out.
      if isOverBackdrop {
        groundScrim.alpha = 0
      } else {
        View.performWithoutAnimation { groundScrim.alpha = 1 }
      }
    }
  }

  private func placeToast() {
    toast.place(over: hintBar.frame.offsetBy(dx: 0, dy: -hintBar.rise * toast.scale))
  }

  private func fadeHints(in isShown: Bool) {
    hintBar.partsAlpha = isShown ? 1 : 0
    toast.alpha = isShown ? 0 : 1
  }
}
