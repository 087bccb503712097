import Foundation
import HaloControls
import HaloSceneGraph

/// A screen over another one, with its own line of hints at the same place.
@MainActor
class TVPage: TVSceneController {
  let hintBar = HintBar()
  private var keeper: HintKeeper?
  private weak var window: Window?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    hintBar.isOnTV = true
  }

  /// Adds the hints; overrides must add views that go beneath the hints before they call super.
  override func viewDidLoad() { view.addSubview(hintBar) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let scale = Self.scale(in: bounds.size) * hintBar.zoom
    hintBar.transform = .init(scaleX: scale, y: scale)
    let height = HintBar.height * scale
    hintBar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func viewDidAppear(_ animated: Bool) { showHints() }

  /// Begins to show hints for keys, with the same texts as the screen beneath.
  func showHints() {
    guard let window = view.window, keeper == nil else { return }
    let keeper = HintKeeper(window, SceneShell.topics) { [weak self] in self?.hintBar.show($0) }
    window.attach(keeper)
    (self.keeper, self.window) = (keeper, window)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // A page that disappears already shows the hints of the screen beneath, like the line that
    // appears.
    if !isBeingDismissed { hideHints() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hideHints()
  }

  private func hideHints() {
    keeper.map { window?.detach($0) }
    keeper = nil
  }
}
