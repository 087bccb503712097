import FocusEngine
import Foundation

/// Runs a screen: UIKit's `UIViewController`, as far as one screen at a time needs it.
@MainActor
open class ViewController: Responder, FocusEnvironment {
  /// Made when first asked for.
  public private(set) lazy var view: View = {
    let view = loadView()
    view.controller = self
    isLoaded = true
    return view
  }()
  private var isLoaded = false
  private var didLoad = false

  public override init() { super.init() }

  /// Makes the root view; a plain one unless overridden.
  open func loadView() -> View { View() }
  /// Called once, after `loadView()`, before the view is shown.
  open func viewDidLoad() {}
  /// Called after the root view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  public func loadViewIfNeeded() {
    guard !didLoad else { return }
    didLoad = true
    _ = view
    viewDidLoad()
  }

  open override var next: Responder? { isLoaded ? view.superview : nil }

  open var preferredFocusEnvironments: [any FocusEnvironment] { [view] }
  public var parentFocusEnvironment: (any FocusEnvironment)? { isLoaded ? view.superview : nil }
  public var focusItemContainer: (any FocusItemContainer)? { isLoaded ? view : nil }
  open var focusGroupIdentifier: String? { nil }
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}
}
