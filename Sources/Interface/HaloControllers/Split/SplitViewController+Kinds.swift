import Foundation

extension SplitViewController {
  /// How many columns there are: UIKit's `UISplitViewController.Style`.
  public enum Style: Hashable, Sendable {
    /// Two columns, set by ``SplitViewController/viewControllers``.
    case unspecified
    /// Primary and secondary.
    case doubleColumn
    /// Primary, supplementary and secondary.
    case tripleColumn
  }

  /// A place for a screen: UIKit's `UISplitViewController.Column`.
  public enum Column: Hashable, Sendable, CaseIterable {
    /// At the leading edge: the sidebar.
    case primary
    /// Between the two others; only of three.
    case supplementary
    /// The rest of the width.
    case secondary
    /// What is shown alone in a narrow window, instead of the others in a stack.
    case compact
  }

  /// Which columns are seen: UIKit's `UISplitViewController.DisplayMode`.
  ///
  /// Columns stand beside each other always: the modes in which UIKit lets one lie over the secondary
  /// column, or push it aside, are those in which it stands beside.
  public enum DisplayMode: Hashable, Sendable {
    /// All that the width has room for.
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary
  }

  /// What the primary column stands on: UIKit's `UISplitViewController.BackgroundStyle`.
  public enum BackgroundStyle: Hashable, Sendable {
    /// The ground of the window.
    case none
    /// The ground of a sidebar.
    case sidebar
  }

  /// Of a width: as Halo decides, from that of the whole.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

extension SplitViewController.DisplayMode {
  /// How many columns stand beside the secondary one; `automatic` is not asked.
  var columnsBeside: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The mode with as many columns beside the secondary one.
  init(columnsBeside: Int) {
    self =
      switch columnsBeside {
      case 2...: .twoBesideSecondary
      case 1: .oneBesideSecondary
      default: .secondaryOnly
      }
  }
}
