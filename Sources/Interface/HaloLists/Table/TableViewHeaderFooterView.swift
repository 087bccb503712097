import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A view above or below the rows of a section that is used again: UIKit's
/// `UITableViewHeaderFooterView`.
///
/// It takes no focus and no press by itself; views inside of it may.
open class TableViewHeaderFooterView: CollectionViewCell {
  /// For views with this name; nil for one that is not used again.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  package override var isPressable: Bool { false }

  /// As those of a row, whose text begins below.
  override var contentMargins: DirectionalEdgeInsets? {
    DirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  }

  package override var knownAccessibility: KnownAccessibility {
    KnownAccessibility(isElement: false)
  }

  /// A new content to be filled and set.
  open func defaultContentConfiguration() -> ListContentConfiguration { .groupedHeader() }

  /// What the constraints in `contentView` want, where there is no content configuration.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard contentConfiguration == nil, let givenContentView else {
      return super.sizeThatFits(size)
    }
    return givenContentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  /// One of this class, for the name that it is registered for.
  static func make(reuseIdentifier: String?) -> Self {
    makeObject(of: self) { (type: HeaderFooterViewWithRequiredInitializer.Type) in
      type.init(reuseIdentifier: reuseIdentifier)
    }
  }
}

/// Says that `init(reuseIdentifier:)` of ``TableViewHeaderFooterView`` is required, for
/// `makeObject(of:by:)`.
open class HeaderFooterViewWithRequiredInitializer: TableViewHeaderFooterView {
  /// Never called.
  public required override init(reuseIdentifier: String?) {
    preconditionFailure("there is no view of this class")
  }
}
