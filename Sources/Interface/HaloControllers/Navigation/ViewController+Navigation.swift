import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

extension ViewController {
  /// The nearest navigation controller among the ancestors; nil if there is none.
  public var navigationController: NavigationController? { container() }

  /// The title in a bar; nil for none.
  var barTitle: String? { navigationItem.title ?? title }

  /// Returns the scroll view that a bar follows: the content scroll view, the screen's list, or
  /// otherwise, if titles are not large, the screen's view if it scrolls.
  ///
  /// Nil if there is none.
  func scrollView(for bar: NavigationBar) -> ScrollView? {
    contentScrollView ?? ownList ?? (bar.prefersLargeTitles ? nil : viewIfLoaded as? ScrollView)
  }

  /// The collection view that is the screen's view or belongs to its table; nil for another view,
  /// or if the screen has a content scroll view.
  var ownList: CollectionView? {
    guard contentScrollView == nil else { return nil }
    return viewIfLoaded as? CollectionView ?? (viewIfLoaded as? TableView)?.list
  }
}
