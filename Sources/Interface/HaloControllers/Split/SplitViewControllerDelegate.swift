/// What an application is asked and told about columns: UIKit's `UISplitViewControllerDelegate`.
@MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// Called before the columns that are seen change.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Called before a column comes into sight.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column goes out of sight.
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// Asked which column is on top when one alone has room.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Asked which columns are seen when there is room for several again.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController
      .DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Called when one column alone is seen.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// Called when there is room for several columns again.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
  /// Asked before a screen is shown in the primary column; true: the delegate has shown it.
  func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool
  /// Asked before a screen is shown in the secondary column; true: the delegate has shown it.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// By default nothing.
  public func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// By default nothing.
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// By default nothing.
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// By default the proposed one.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// By default the proposed mode.
  public func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController
      .DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// By default nothing.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// By default nothing.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
  /// By default false.
  public func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool { false }
  /// By default false.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }
}
