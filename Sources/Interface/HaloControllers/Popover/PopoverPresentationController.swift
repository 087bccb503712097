import Foundation
import HaloSceneGraph

/// What a popover can point at: UIKit's `UIPopoverPresentationControllerSourceItem`.
@MainActor
public protocol PopoverPresentationControllerSourceItem: AnyObject {
  /// Where it is, in the coordinates of `referenceView`; nil while it is in no window with that.
  func frame(in referenceView: View) -> CGRect?
}

extension View: PopoverPresentationControllerSourceItem {
  /// The bounds, in the coordinates of `referenceView`; nil while both are not in one window.
  public func frame(in referenceView: View) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

/// Shows a controller in a popover: UIKit's `UIPopoverPresentationController`.
///
/// Focus is inside while the popover is open, and then back where it was. Escape and a click outside
/// dismiss it. In a window narrower than ``SplitViewController/compactWidth`` a sheet is shown
/// instead, unless the delegate's `adaptivePresentationStyle(for:)` says `none`.
public final class PopoverPresentationController: PresentationController {
  /// What the popover points at; held weakly, and nil: ``sourceItem``.
  public weak var sourceView: View? { didSet { container.setNeedsLayout() } }
  /// The part of ``sourceView`` to point at, in its coordinates; null: the whole.
  public var sourceRect = CGRect.null { didSet { container.setNeedsLayout() } }
  /// What the popover points at where there is no ``sourceView``; held weakly.
  public weak var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    didSet { container.setNeedsLayout() }
  }
  /// The item of a bar to point at: ``sourceItem``, where that is one.
  public var barButtonItem: BarButtonItem? {
    get { sourceItem as? BarButtonItem }
    set { sourceItem = newValue }
  }
  /// Where the arrow may point; without any, every one may be.
  public var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { container.setNeedsLayout() }
  }
  /// Between the popover and the window's edges, in points.
  public var popoverLayoutMargins = DirectionalEdgeInsets(
    top: 10, leading: 10, bottom: 10, trailing: 10)
  {
    didSet { container.setNeedsLayout() }
  }
  /// Where the arrow points; `unknown` while the popover is not shown.
  public private(set) var arrowDirection = PopoverArrowDirection.unknown

  init(presented: ViewController) {
    super.init(presented: presented, presenting: nil, style: .popover)
  }

  override func makeContainer() -> PresentationContainer { PopoverContainer(popover: self) }

  override func begin(in window: Window, animated: Bool, completion: (() -> Void)?) {
    popoverDelegate?.prepareForPopoverPresentation(self)
    // The arrow stands on the same.
    (presentedViewController as? NavigationController)?.ground = .card
    super.begin(in: window, animated: animated, completion: completion)
  }

  override func remove() {
    super.remove()
    (presentedViewController as? NavigationController)?.ground = .window
  }

  private var popoverDelegate: (any PopoverPresentationControllerDelegate)? {
    delegate as? any PopoverPresentationControllerDelegate
  }

  override var mayBeDismissed: Bool {
    super.mayBeDismissed
      && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) != false
  }

  override func wasDismissed() {
    super.wasDismissed()
    popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
  }

  // MARK: Place

  func placement(in container: View) -> PopoverPlacement {
    let window = container.window
    let margins = popoverLayoutMargins.resolved(for: window?.layoutDirection ?? .leftToRight)
    let room = (window?.hintArea.inset(container.bounds) ?? container.bounds).inset(by: margins)
    let wanted = presentedViewController.popoverContentSize
    let placement = PopoverPlacement(
      size: wanted == .zero ? PopoverPlacement.standardSize : wanted,
      pointingAt: source(in: container) ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0),
      directions: permittedArrowDirections, in: room)
    arrowDirection = placement.direction
    return placement
  }

  /// nil while the source is not in the window.
  private func source(in container: View) -> CGRect? {
    guard let sourceView else { return sourceItem?.frame(in: container) }
    guard sourceView.window === container.window else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }
}

extension ViewController {
  /// Of the controller's screen in a popover; with the bar around it.
  var popoverContentSize: CGSize {
    let own = preferredContentSize
    guard own == .zero, let navigation = self as? NavigationController,
      let inner = navigation.topViewController?.preferredContentSize, inner != .zero
    else { return own }
    let bar = navigation.isNavigationBarHidden ? 0 : NavigationBar.height
    return CGSize(width: inner.width, height: inner.height + bar)
  }
}
