import Foundation

extension SplitViewController {
  /// The number of columns: UIKit's `UISplitViewController.Style`.
  public enum Style: Hashable, Sendable {
    /// Two columns, which are set by ``SplitViewController/viewControllers``.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A column for a screen: UIKit's `UISplitViewController.Column`.
  public enum Column: Hashable, Sendable, CaseIterable {
    /// The column at the leading edge, which is the sidebar.
    case primary
    /// The column between the two others, in a style with three.
    case supplementary
    /// The column that takes the remaining width.
    case secondary
    /// The screen that is shown alone in a narrow window, instead of the stack of the other
    /// columns.
    case compact
  }

  /// The visible columns: UIKit's `UISplitViewController.DisplayMode`.
  ///
  /// Columns are always beside each other. The modes in which UIKit shows a column over the
  /// secondary one, or displaces that, show it beside the secondary one.
  public enum DisplayMode: Hashable, Sendable {
    /// The columns that the width allows, as many as possible.
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary
  }

  /// The background of the primary column: UIKit's `UISplitViewController.BackgroundStyle`.
  public enum BackgroundStyle: Hashable, Sendable {
    /// The background of the window.
    case none
    /// The background of a sidebar.
    case sidebar
  }

  /// The value of a width that Halo computes from the whole width.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

extension SplitViewController.DisplayMode {
  /// The number of columns beside the secondary one; meaningless for `automatic`.
  var columnsBeside: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Creates the mode with the given number of columns beside the secondary one.
  init(columnsBeside: Int) {
    self =
      switch columnsBeside {
      case 2...: .twoBesideSecondary
      case 1: .oneBesideSecondary
      default: .secondaryOnly
      }
  }
}
