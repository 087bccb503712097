import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A reusable view above or below the rows of a section: UIKit's `UITableViewHeaderFooterView`.
///
/// The view itself takes neither focus nor presses; its subviews may.
open class TableViewHeaderFooterView: CollectionViewCell {
  /// Creates a view with a reuse identifier; nil for a view that is not reused.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  package override var isPressable: Bool { false }

  /// The margins of a row, so that the text aligns with that of the rows.
  override var contentMargins: DirectionalEdgeInsets? {
    DirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  }

  package override var knownAccessibility: KnownAccessibility {
    KnownAccessibility(isElement: false)
  }

  /// Returns a new content configuration for the view, to be filled and assigned.
  open func defaultContentConfiguration() -> ListContentConfiguration { .groupedHeader() }

  /// Returns the size in points that the constraints in `contentView` need; with a content
  /// configuration, the size of its content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard contentConfiguration == nil, let givenContentView else {
      return super.sizeThatFits(size)
    }
    return givenContentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns a view of this class with the reuse identifier for which it is registered.
  static func make(reuseIdentifier: String?) -> Self {
    makeObject(of: self) { (type: HeaderFooterViewWithRequiredInitializer.Type) in
      type.init(reuseIdentifier: reuseIdentifier)
    }
  }
}

/// A type that makes `init(reuseIdentifier:)` of ``TableViewHeaderFooterView`` required, for
/// `makeObject(of:by:)`.
open class HeaderFooterViewWithRequiredInitializer: TableViewHeaderFooterView {
  /// Stops the program; never called.
  public required override init(reuseIdentifier: String?) {
    preconditionFailure("there is no view of this class")
  }
}
