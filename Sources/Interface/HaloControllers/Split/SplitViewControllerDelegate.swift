/// The methods with which a program controls the columns: UIKit's `UISplitViewControllerDelegate`.
@MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// Called before the visible columns change.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Called before a column is shown.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// Asks for the column at the top of the stack when the controller collapses.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Asks for the display mode when the controller expands again.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController
      .DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Called after the controller has collapsed to a single column.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// Called after the controller has expanded to several columns.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
  /// Called before a controller is shown in the primary column; returns whether the delegate has
  /// shown it itself.
  func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool
  /// Called before a controller is shown in the secondary column; returns whether the delegate has
  /// shown it itself.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// Does nothing by default.
  public func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Does nothing by default.
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing by default.
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Returns the proposed column by default.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode by default.
  public func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController
      .DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing by default.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// Does nothing by default.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
  /// Returns false by default.
  public func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool { false }
  /// Returns false by default.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }
}
