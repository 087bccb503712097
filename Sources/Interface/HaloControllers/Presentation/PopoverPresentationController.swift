import Foundation
import HaloSceneGraph

/// A presentation that shows a controller in a popover: UIKit's `UIPopoverPresentationController`.
///
/// Focus is inside while the popover is open, and returns afterwards. Escape and a click outside
/// dismiss it. In a window narrower than ``SplitViewController/compactWidth`` the controller is
/// shown as a sheet instead, unless the delegate's `adaptivePresentationStyle(for:)` returns
/// `none`.
public final class PopoverPresentationController: PresentationController {
  /// The view at which the popover points, held weakly; nil for ``sourceItem``.
  public weak var sourceView: View? { didSet { container.setNeedsLayout() } }
  /// The part of ``sourceView`` at which the popover points, in its coordinates; null for its
  /// bounds.
  public var sourceRect = CGRect.null { didSet { container.setNeedsLayout() } }
  /// The item at which the popover points if there is no ``sourceView``, held weakly.
  public weak var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    didSet { container.setNeedsLayout() }
  }
  /// The value of ``sourceItem`` if it is an item of a bar, otherwise nil.
  public var barButtonItem: BarButtonItem? {
    get { sourceItem as? BarButtonItem }
    set { sourceItem = newValue }
  }
  /// The permitted directions of the arrow; an empty set permits all.
  public var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { container.setNeedsLayout() }
  }
  /// The minimum distance between the popover and the window's edges, in points.
  public var popoverLayoutMargins = DirectionalEdgeInsets(
    top: 10, leading: 10, bottom: 10, trailing: 10)
  {
    didSet { container.setNeedsLayout() }
  }
  /// The direction of the arrow; `unknown` before the popover is first shown.
  public private(set) var arrowDirection = PopoverArrowDirection.unknown

  init(presented: ViewController) {
    super.init(presented: presented, presenting: nil, style: .popover)
  }

  override func makeContainer() -> PresentationContainer { PopoverContainer(popover: self) }

  override func begin(in window: Window, animated: Bool, completion: (() -> Void)?) {
    popoverDelegate?.prepareForPopoverPresentation(self)
    // The arrow has the background of a card too.
    presentedViewController.stand(on: .card)
    super.begin(in: window, animated: animated, completion: completion)
  }

  override func remove() {
    super.remove()
    presentedViewController.stand(on: .window)
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

  // MARK: Placement

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

  /// Returns the frame of the source in the container's coordinates; nil if it is not in the
  /// window.
  private func source(in container: View) -> CGRect? {
    guard let sourceView else { return sourceItem?.frame(in: container) }
    guard sourceView.window === container.window else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }
}
