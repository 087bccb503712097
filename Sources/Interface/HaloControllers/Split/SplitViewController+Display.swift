import Foundation
import HaloSceneGraph

/// Which columns are seen, and how wide they are.
extension SplitViewController {
  /// Which columns are seen; never `automatic`.
  public var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return mode ?? proposedMode
  }

  /// What is preferred, as far as there are columns and room for them.
  private var proposedMode: DisplayMode {
    let most = columnsOfStyle.count - 1
    guard preferredDisplayMode == .automatic else {
      return preferredDisplayMode.columnsBeside > most
        ? DisplayMode(columnsBeside: most) : preferredDisplayMode
    }
    let width = viewIfLoaded?.bounds.width ?? 0
    return DisplayMode(columnsBeside: width < Self.threeColumnsWidth ? 1 : most)
  }

  /// Points, our choice; in a narrower view three columns are too many.
  private static let threeColumnsWidth: CGFloat = 1_000

  /// In the order in which they are read.
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

  /// Brings a column into sight; in a narrow window it comes to the top of the stack.
  public func show(_ column: Column) {
    if isCollapsed { return showInStack(column) }
    guard let index = columnsOfStyle.firstIndex(of: column) else { return }
    let beside = columnsOfStyle.count - 1 - index
    if displayMode.columnsBeside < beside { mode = DisplayMode(columnsBeside: beside) }
  }

  /// Takes a column out of sight, with those before it; the secondary one stays.
  public func hide(_ column: Column) {
    if isCollapsed { return hideInStack(column) }
    guard let index = columnsOfStyle.firstIndex(of: column), column != .secondary else { return }
    let beside = columnsOfStyle.count - 2 - index
    if displayMode.columnsBeside > beside { mode = DisplayMode(columnsBeside: beside) }
  }

  // MARK: Widths

  /// Points; goes before ``preferredPrimaryColumnWidthFraction``.
  public var preferredPrimaryColumnWidth: CGFloat {
    get { widths[.primary, default: .init()].preferred }
    set { widths[.primary, default: .init()].preferred = newValue }
  }
  /// Of the whole width, 0…1.
  public var preferredPrimaryColumnWidthFraction: CGFloat {
    get { widths[.primary, default: .init()].preferredFraction }
    set { widths[.primary, default: .init()].preferredFraction = newValue }
  }
  /// Points.
  public var minimumPrimaryColumnWidth: CGFloat {
    get { widths[.primary, default: .init()].minimum }
    set { widths[.primary, default: .init()].minimum = newValue }
  }
  /// Points.
  public var maximumPrimaryColumnWidth: CGFloat {
    get { widths[.primary, default: .init()].maximum }
    set { widths[.primary, default: .init()].maximum = newValue }
  }
  /// Points; goes before ``preferredSupplementaryColumnWidthFraction``.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary, default: .init()].preferred }
    set { widths[.supplementary, default: .init()].preferred = newValue }
  }
  /// Of the whole width, 0…1.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { widths[.supplementary, default: .init()].preferredFraction }
    set { widths[.supplementary, default: .init()].preferredFraction = newValue }
  }
  /// Points.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary, default: .init()].minimum }
    set { widths[.supplementary, default: .init()].minimum = newValue }
  }
  /// Points.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary, default: .init()].maximum }
    set { widths[.supplementary, default: .init()].maximum = newValue }
  }
  /// Of the primary column as it is shown now, in points; 0 while it is not.
  public var primaryColumnWidth: CGFloat { shownWidth(of: .primary) }
  /// Of the supplementary column as it is shown now, in points; 0 while it is not.
  public var supplementaryColumnWidth: CGFloat { shownWidth(of: .supplementary) }

  private func shownWidth(of column: Column) -> CGFloat {
    guard !isCollapsed, shownColumns.contains(column) else { return 0 }
    return width(of: column)
  }

  /// Where there is room for several columns.
  func width(of column: Column) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    // Two columns leave the secondary one its part together.
    let share = displayMode.columnsBeside > 1 ? 0.85 : 1
    return widths[column, default: .init()].width(in: whole * share)
  }
}
