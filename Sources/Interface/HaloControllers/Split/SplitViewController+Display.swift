import Foundation
import HaloSceneGraph

/// The visible columns, and their widths.
extension SplitViewController {
  /// The columns that are visible; never `automatic`.
  public var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return mode ?? proposedMode
  }

  /// The preferred display mode, limited by the number of columns; `automatic` is resolved by the
  /// width.
  private var proposedMode: DisplayMode {
    let most = columnsOfStyle.count - 1
    guard preferredDisplayMode == .automatic else {
      return preferredDisplayMode.columnsBeside > most
        ? DisplayMode(columnsBeside: most) : preferredDisplayMode
    }
    let width = viewIfLoaded?.bounds.width ?? 0
    return DisplayMode(columnsBeside: width < Self.threeColumnsWidth ? 1 : most)
  }

  /// The minimum width for three columns, in points; Halo's own choice.
  private static let threeColumnsWidth: CGFloat = 1_000

  /// The visible columns, in reading order.
  var shownColumns: [Column] {
    if isCollapsed {
      if contents[.compact] != nil { return [.compact] }
      return columnsOfStyle.first { navigations[$0] != nil }.map { [$0] } ?? []
    }
    let filled = columnsOfStyle.filter { navigations[$0] != nil }
    guard filled.last == .secondary else { return filled }
    return Array(filled.suffix(displayMode.columnsBeside + 1))
  }

  // MARK: Showing and hiding

  /// Shows a column; in a narrow window the column becomes the top of the stack.
  public func show(_ column: Column) {
    if isCollapsed { return showInStack(column) }
    guard let index = columnsOfStyle.firstIndex(of: column) else { return }
    let beside = columnsOfStyle.count - 1 - index
    if displayMode.columnsBeside < beside { mode = DisplayMode(columnsBeside: beside) }
  }

  /// Hides a column with those before it; does nothing for the secondary one unless the window is
  /// narrow.
  public func hide(_ column: Column) {
    if isCollapsed { return hideInStack(column) }
    guard let index = columnsOfStyle.firstIndex(of: column), column != .secondary else { return }
    let beside = columnsOfStyle.count - 2 - index
    if displayMode.columnsBeside > beside { mode = DisplayMode(columnsBeside: beside) }
  }

  // MARK: Widths

  /// The preferred width of the primary column in points, which takes precedence over
  /// ``preferredPrimaryColumnWidthFraction``.
  public var preferredPrimaryColumnWidth: CGFloat {
    get { widths[.primary, default: .init()].preferred }
    set { widths[.primary, default: .init()].preferred = newValue }
  }
  /// The preferred width of the primary column as a fraction of the whole width, 0...1.
  public var preferredPrimaryColumnWidthFraction: CGFloat {
    get { widths[.primary, default: .init()].preferredFraction }
    set { widths[.primary, default: .init()].preferredFraction = newValue }
  }
  /// The minimum width of the primary column, in points.
  public var minimumPrimaryColumnWidth: CGFloat {
    get { widths[.primary, default: .init()].minimum }
    set { widths[.primary, default: .init()].minimum = newValue }
  }
  /// The maximum width of the primary column, in points.
  public var maximumPrimaryColumnWidth: CGFloat {
    get { widths[.primary, default: .init()].maximum }
    set { widths[.primary, default: .init()].maximum = newValue }
  }
  /// The preferred width of the supplementary column in points, which takes precedence over
  /// ``preferredSupplementaryColumnWidthFraction``.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary, default: .init()].preferred }
    set { widths[.supplementary, default: .init()].preferred = newValue }
  }
  /// The preferred width of the supplementary column as a fraction of the whole width, 0...1.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { widths[.supplementary, default: .init()].preferredFraction }
    set { widths[.supplementary, default: .init()].preferredFraction = newValue }
  }
  /// The minimum width of the supplementary column, in points.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary, default: .init()].minimum }
    set { widths[.supplementary, default: .init()].minimum = newValue }
  }
  /// The maximum width of the supplementary column, in points.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary, default: .init()].maximum }
    set { widths[.supplementary, default: .init()].maximum = newValue }
  }
  /// The current width of the primary column, in points; 0 while it is hidden.
  public var primaryColumnWidth: CGFloat { shownWidth(of: .primary) }
  /// The current width of the supplementary column, in points; 0 while it is hidden.
  public var supplementaryColumnWidth: CGFloat { shownWidth(of: .supplementary) }

  private func shownWidth(of column: Column) -> CGFloat {
    guard !isCollapsed, shownColumns.contains(column) else { return 0 }
    return width(of: column)
  }

  /// Returns the width of a column beside others, in points.
  func width(of column: Column) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    // Together, two columns leave the secondary one enough space.
    let share = displayMode.columnsBeside > 1 ? 0.85 : 1
    return widths[column, default: .init()].width(
      in: whole * share, onTelevisionScreen: viewIfLoaded?.window?.screenCanvas != nil)
  }
}
