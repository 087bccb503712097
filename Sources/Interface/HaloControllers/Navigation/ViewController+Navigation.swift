import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

extension ViewController {
  /// The nearest navigation controller around; nil outside of one.
  public var navigationController: NavigationController? { container() }

  /// The title in a bar.
  var barTitle: String? { navigationItem.title ?? title }

  /// What a bar follows: the one that was named, or else the screen itself where it scrolls and
  /// nobody else follows it.
  func scrollView(for bar: NavigationBar) -> ScrollView? {
    contentScrollView ?? ownList ?? (bar.prefersLargeTitles ? nil : viewIfLoaded as? ScrollView)
  }

  /// The list or the table that the screen is; nil for another screen, and for one that has named
  /// what scrolls.
  var ownList: CollectionView? {
    guard contentScrollView == nil else { return nil }
    return viewIfLoaded as? CollectionView ?? (viewIfLoaded as? TableView)?.list
  }
}
