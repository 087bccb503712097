import Foundation
import HaloSceneGraph

/// What a section of rows looks like: UIKit's `UICollectionLayoutListConfiguration`.
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
  /// What the list is for.
  public enum Appearance: Int, Hashable, Sendable, CaseIterable {
    /// Content from edge to edge.
    case plain
    /// Content, each section on a card from edge to edge.
    case grouped
    /// Content, each section on a card with round corners.
    case insetGrouped
    /// What to choose the content by: on iPad and Mac its rows take focus, and selection follows.
    case sidebar
    /// The same with rows from edge to edge.
    case sidebarPlain
  }

  /// What stands above the rows of a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A view of the kind ``CollectionView/elementKindSectionHeader``.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// What stands below the rows of a section.
  public enum FooterMode: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A view of the kind ``CollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// What the list is for.
  public let appearance: Appearance
  /// At first nothing.
  public var headerMode = HeaderMode.none
  /// At first nothing.
  public var footerMode = FooterMode.none
  /// Whether hairlines stand between the rows, except beside one with the focus or the selection;
  /// at first not in a sidebar.
  public var showsSeparators: Bool

  /// Without header and footer.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// Whether iPad and Mac have rules of their own for the rows.
  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
  /// Whether a card lies behind each section.
  var isGrouped: Bool { appearance == .insetGrouped || appearance == .grouped }

  /// Points, until a cell says that it needs more.
  static let rowHeight: CGFloat = 44

  /// Around the rows of a section.
  var insets: DirectionalEdgeInsets {
    switch appearance {
    case .plain, .sidebarPlain: DirectionalEdgeInsets()
    case .grouped: DirectionalEdgeInsets(top: 18, bottom: 18)
    case .insetGrouped: DirectionalEdgeInsets(top: 18, leading: 20, bottom: 18, trailing: 20)
    case .sidebar: DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
  }

  /// Points between two rows.
  var spacing: CGFloat { appearance == .sidebar ? 2 : 0 }
}
