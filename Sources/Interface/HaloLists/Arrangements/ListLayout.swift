import FocusGeometry
import Foundation

/// Rows of one height, one below the other.
public struct ListLayout: CollectionViewArranging, Hashable, Sendable {
  /// That of a list whose rows are as high as their cells want.
  public typealias Appearance = CollectionLayoutListConfiguration.Appearance

  /// What the list is for.
  public var appearance: Appearance
  /// Whether hairlines stand between the rows, except beside one with the focus or the selection:
  /// UIKit's name; at first on cards only.
  public var showsSeparators: Bool
  /// Whether ``appearance`` says so.
  public var isSidebar: Bool { configuration.isSidebar }
  /// Points.
  public var rowHeight: CGFloat
  /// Points between two rows of a section.
  public var spacing: CGFloat
  /// Around each section.
  public var insets: EdgeInsets

  /// All in points.
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

  /// Rows are as wide as the view, less the insets.
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

  /// What the rows look like.
  private var configuration: CollectionLayoutListConfiguration {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    configuration.showsSeparators = showsSeparators
    return configuration
  }
}
