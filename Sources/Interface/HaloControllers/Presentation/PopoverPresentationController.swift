import Foundation
import HaloSceneGraph

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
