import Foundation
import HaloSceneGraph

/// The configuration of a section that is a list: UIKit's `UICollectionLayoutListConfiguration`.
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
  /// The appearance of a list, which expresses its purpose.
  public enum Appearance: Int, Hashable, Sendable, CaseIterable {
    /// Content rows from edge to edge.
    case plain
    /// Content rows, with each section on a card from edge to edge.
    case grouped
    /// Content rows, with each section on a card with round corners.
    case insetGrouped
    /// Rows that select the content of another view; on iPad and Mac they take focus, and selection
    /// follows it.
    case sidebar
    /// Rows as in `sidebar`, from edge to edge.
    case sidebarPlain
  }

  /// The header above the rows of a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// No header.
    case none
    /// A view of the kind ``CollectionView/elementKindSectionHeader``.
    case supplementary
    /// The first item of the section.
    case firstItemInSection
  }

  /// The footer below the rows of a section.
  public enum FooterMode: Int, Hashable, Sendable {
    /// No footer.
    case none
    /// A view of the kind ``CollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// The appearance of the list, which expresses its purpose.
  public let appearance: Appearance
  /// The header of the section; none by default.
  public var headerMode = HeaderMode.none
  /// The footer of the section; none by default.
  public var footerMode = FooterMode.none
  /// Whether separators stand between the rows, except beside a row that is focused or selected.
  ///
  /// The default is false for sidebars and true for other lists.
  public var showsSeparators: Bool

  /// Creates a configuration without header and footer.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// Whether the rows are those of a sidebar, for which iPad and Mac have rules of their own.
  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
  /// Whether each section is on a card.
  var isGrouped: Bool { appearance == .insetGrouped || appearance == .grouped }

  /// The minimum height of a row, and its estimated height until its cell exists, in points.
  static let rowHeight: CGFloat = 44

  /// Returns the minimum height of a row in a window, in points, which is larger on the screen of a
  /// television.
  @MainActor
  static func rowHeight(in window: Window?) -> CGFloat {
    window?.screenCanvas == nil ? rowHeight : ScreenCanvas.rowHeight
  }

  /// The insets around the rows of a section, in points.
  var insets: DirectionalEdgeInsets {
    switch appearance {
    case .plain, .sidebarPlain: DirectionalEdgeInsets()
    case .grouped: DirectionalEdgeInsets(top: 18, bottom: 18)
    case .insetGrouped: DirectionalEdgeInsets(top: 18, leading: 20, bottom: 18, trailing: 20)
    case .sidebar: DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
  }

  /// The distance between two rows, in points.
  var spacing: CGFloat { appearance == .sidebar ? 2 : 0 }
}
