import Foundation
import HaloSceneGraph

/// The contents of the navigation bar for a screen: UIKit's `UINavigationItem`.
@MainActor
open class NavigationItem {
  /// Whether a title is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// The title is like that of the screen below; that of the bottom screen is large.
    case automatic
    case always
    case never
  }

  /// Whether the screen's title is large until its content scrolls.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// The title in the bar; nil for the title of the controller.
  public var title: String? { didSet { if title != oldValue { changed() } } }
  /// The title of the back button that leads to this screen; nil for the screen's title.
  public var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  /// The view in place of the title, at its preferred size; nil for the title.
  public var titleView: View? { didSet { if titleView !== oldValue { changed() } } }
  /// Whether the bar has no back button while the screen is shown; Escape still goes back.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  /// Whether ``leftBarButtonItems`` are beside the back button instead of replacing it.
  public var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The items at the leading edge, in this order; nil for none.
  public var leftBarButtonItems: [BarButtonItem]? { didSet { changed() } }
  /// The items at the trailing edge, of which the first is outermost; nil for none.
  public var rightBarButtonItems: [BarButtonItem]? { didSet { changed() } }
  /// The first of ``leftBarButtonItems``; setting it removes the others.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of ``rightBarButtonItems``; setting it removes the others.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The value of ``searchController``.
  var search: Responder? { didSet { changed() } }
  /// The screen to which the item belongs.
  private(set) weak var owner: (any NavigationItemOwner)?

  init(of owner: any NavigationItemOwner) { self.owner = owner }

  /// Whether items replace the back button.
  var isBackReplaced: Bool {
    leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton
  }

  private func changed() { owner?.navigationItemDidChange() }

  /// Sets ``leftBarButtonItem``; the bar changes at once.
  public func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem``; the bar changes at once.
  public func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets ``leftBarButtonItems``; the bar changes at once.
  public func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets ``rightBarButtonItems``; the bar changes at once.
  public func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
