import FocusGeometry
import Foundation

/// Rows of one height, one below the other.
public struct ListLayout: CollectionViewLayout, Hashable, Sendable {
  /// What the list is for: UIKit's `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: String, Hashable, Sendable {
    /// Content.
    case plain
    /// What to choose the content by: on iPad and Mac its rows take focus, and selection follows.
    case sidebar
    /// Content, each section on a card with round corners.
    case insetGrouped
  }

  /// What the list is for.
  public var appearance: Appearance
  /// Whether hairlines stand between the rows, except beside one with the focus or the selection:
  /// UIKit's name; at first on cards only.
  public var showsSeparators: Bool
  /// Whether ``appearance`` says so.
  public var isSidebar: Bool { appearance == .sidebar }
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
    showsSeparators = appearance == .insetGrouped
  }

  /// Rows are as wide as the view, less the insets.
  public func arrangement(
    of counts: ItemCounts, in size: CGSize
  ) -> any CollectionViewArrangement {
    let width = max(0, size.width - insets.left - insets.right)
    return UniformArrangement(
      of: counts, width: size.width, cell: CGSize(width: width, height: rowHeight), columns: 1,
      pitch: CGSize(width: 0, height: rowHeight + spacing), insets: insets)
  }

  /// What the rows look like.
  var configuration: CollectionLayoutListConfiguration {
    let look: CollectionLayoutListConfiguration.Appearance =
      switch appearance {
      case .plain: .plain
      case .sidebar: .sidebar
      case .insetGrouped: .insetGrouped
      }
    var configuration = CollectionLayoutListConfiguration(appearance: look)
    configuration.showsSeparators = showsSeparators
    return configuration
  }
}
