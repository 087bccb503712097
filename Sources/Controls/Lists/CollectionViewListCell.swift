import DisplayList
import FocusEngine
import FocusGeometry
import Foundation

/// A row of a list: UIKit's `UICollectionViewListCell`.
///
/// Shows focus by a highlight, not by a halo (HIG, Focus and selection).
open class CollectionViewListCell: CollectionViewCell {
  /// A row with the background of a sidebar's and no content yet.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundConfiguration = .listSidebarCell()
  }

  /// A row with symbol, title and a quiet value at its end.
  public convenience init(title: String, symbol: Symbol? = nil, value: String = "") {
    self.init()
    var content = defaultContentConfiguration()
    content.text = title
    content.symbol = symbol
    content.secondaryText = value.isEmpty ? nil : value
    contentConfiguration = content
  }

  /// A new content to be filled and set.
  open func defaultContentConfiguration() -> ListContentConfiguration { .sidebarCell() }
}
