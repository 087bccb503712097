import FocusEngine
import Foundation

/// Runs a screen: UIKit's `UIViewController`, as far as one screen at a time needs it.
@MainActor
open class ViewController: Responder, FocusEnvironment {
  /// Made, and announced by `viewDidLoad()`, when first asked for.
  public var view: View {
    if let viewIfLoaded { return viewIfLoaded }
    let view = loadView()
    view.controller = self
    viewIfLoaded = view
    viewDidLoad()
    return view
  }
  public private(set) var viewIfLoaded: View?

  public override init() { super.init() }

  /// Makes the root view; a plain one unless overridden.
  open func loadView() -> View { View() }
  /// Called once, after `loadView()`, when `view` can be used.
  open func viewDidLoad() {}
  /// Called after the root view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  public func loadViewIfNeeded() { _ = view }

  open override var next: Responder? { viewIfLoaded?.superview }

  open var preferredFocusEnvironments: [any FocusEnvironment] { [view] }
  public var parentFocusEnvironment: (any FocusEnvironment)? { viewIfLoaded?.superview }
  public var focusItemContainer: (any FocusItemContainer)? { viewIfLoaded }
  /// nil inherits from the view around.
  open var focusGroupIdentifier: String?
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  open func soundIdentifierForFocusUpdate(
    in context: FocusUpdateContext
  ) -> FocusSoundIdentifier? { nil }
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}
}
