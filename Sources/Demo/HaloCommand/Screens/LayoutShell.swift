import FocusEngine
import Foundation
import HaloControllers
import HaloDemoScenes
import HaloLayoutFiles
import HaloSceneGraph

/// A controller that shows a layout in the demo's window, with the demo's messages over it.
final class LayoutShell: ViewController, Shell {
  let screen: LayoutController
  private let toast = Toast()
  private let panel = ErrorPanel()
  private var toastTimer: Int?

  /// The error of the file; nil if there is none.
  var error: String? {
    didSet {
      panel.text = error
      view.setNeedsLayout()
    }
  }

  init(_ screen: LayoutController) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "shell"
    view.addSubview(screen.view)
    view.addSubview(toast)
    view.addSubview(panel)
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [screen] }

  override func viewDidLayoutSubviews() {
    screen.view.frame = view.bounds
    panel.place(in: view.bounds)
    placeToast()
  }

  private func placeToast() {
    let bounds = view.bounds
    toast.place(over: CGRect(x: 0, y: bounds.maxY - 68, width: bounds.width, height: 44))
  }

  /// Shows a message for two seconds.
  func showToast(_ text: String) {
    toast.text = text
    placeToast()
    guard let window = view.window else { return }
    if let toastTimer { window.cancelPerform(toastTimer) }
    View.animate(withDuration: 0.15, in: window) { toast.alpha = 1 }
    toastTimer = window.perform(after: 2) { [weak self, weak window] in
      View.animate(withDuration: 0.35, in: window) { self?.toast.alpha = 0 }
    }
  }
}
