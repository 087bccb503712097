import Foundation
import HaloSceneGraph

/// What a screen asks of the bar above it: UIKit's `UINavigationItem`.
@MainActor
open class NavigationItem {
  /// Whether a title is large, under a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// As that of the screen below; large for the bottom one.
    case automatic
    case always
    case never
  }

  /// Whether the screen's title is large until its content scrolls.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// In the bar; nil: the title of the controller.
  public var title: String? { didSet { if title != oldValue { changed() } } }
  /// Of the way back to this screen; nil: the title.
  public var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  /// In the place of the title, as large as it asks for; nil: the title.
  public var titleView: View? { didSet { if titleView !== oldValue { changed() } } }
  /// Whether the bar has no way back while the screen is shown; Escape still goes back.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  /// Whether ``leftBarButtonItems`` stand beside the way back, and not in its place.
  public var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// At the leading edge, in this order.
  public var leftBarButtonItems: [BarButtonItem]? { didSet { changed() } }
  /// At the trailing edge, the first one outermost.
  public var rightBarButtonItems: [BarButtonItem]? { didSet { changed() } }
  /// The first of ``leftBarButtonItems``; setting it takes the others away.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of ``rightBarButtonItems``; setting it takes the others away.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// See ``searchController``.
  var search: Responder? { didSet { changed() } }
  /// The screen that asks.
  private(set) weak var owner: (any NavigationItemOwner)?

  init(of owner: any NavigationItemOwner) { self.owner = owner }

  /// Whether items stand where the way back would be.
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
