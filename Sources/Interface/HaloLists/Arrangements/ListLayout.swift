import FocusGeometry
import Foundation

/// A layout of rows of equal height, one below the other.
public struct ListLayout: CollectionViewArranging, Hashable, Sendable {
  /// The appearance type of lists whose rows determine their own height.
  public typealias Appearance = CollectionLayoutListConfiguration.Appearance

  /// The appearance of the list, which expresses its purpose.
  public var appearance: Appearance
  /// Whether separators stand between the rows, except beside a row that is focused or selected.
  ///
  /// The default is true for grouped appearances and false for the others.
  public var showsSeparators: Bool
  /// Whether ``appearance`` is that of a sidebar.
  public var isSidebar: Bool { configuration.isSidebar }
  /// The height of each row, in points.
  public var rowHeight: CGFloat
  /// The distance between two rows of a section, in points.
  public var spacing: CGFloat
  /// The insets around each section, in points.
  public var insets: EdgeInsets

  /// Creates a list layout with lengths in points.
  public init(
    appearance: Appearance = .plain, rowHeight: CGFloat, spacing: CGFloat = 2,
    insets: EdgeInsets = EdgeInsets(8)
  ) {
    self.appearance = appearance
    self.rowHeight = rowHeight
    self.spacing = spacing
    self.insets = insets
    showsSeparators = CollectionLayoutListConfiguration(appearance: appearance).isGrouped
  }

  /// Returns rows that are as wide as the view, less the insets.
  public func arrangement(
    of counts: ItemCounts, in size: CGSize
  ) -> any CollectionViewArrangement {
    let width = max(0, size.width - insets.left - insets.right)
    var arrangement = UniformArrangement(
      of: counts, width: size.width, cell: CGSize(width: width, height: rowHeight), columns: 1,
      pitch: CGSize(width: 0, height: rowHeight + spacing), insets: insets)
    arrangement.listConfiguration = configuration
    return arrangement
  }

  /// The list configuration with the appearance and the separators of the layout.
  private var configuration: CollectionLayoutListConfiguration {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    configuration.showsSeparators = showsSeparators
    return configuration
  }
}
