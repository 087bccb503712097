import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloLockups
import HaloSceneGraph

/// The layout of the States scene on its canvas, in points.
struct StatesMetrics: Equatable {
  static let columns = ["Live", "Unfocused", "Focused", "Pressed", "Selected", "Unavailable"]
  static let headerHeight: CGFloat = 48
  /// The space above the first row and below the last one, for controls that grow.
  static let boardInset: CGFloat = 14
  /// The height of the panel behind the first column above the header.
  private static let panelInset: CGFloat = 4

  let canvasWidth: CGFloat
  /// The area of everything, which is as high as the panel behind the first column.
  let area: CGRect
  /// The width of the rows' names.
  let nameWidth: CGFloat
  let columnWidth: CGFloat
  /// The width of a control, which is less in narrow columns.
  let controlWidth: CGFloat
  /// The factor by which the gaps between rows are larger than the minimum.
  let spread: CGFloat
  /// Whether there are more rows than fit.
  let scrolls: Bool

  /// Computes the layout.
  ///
  /// - Parameters:
  ///   - canvas: the size of the canvas.
  ///   - room: the area for the layout.
  ///   - rows: the height of all rows.
  ///   - gaps: the smallest height of all gaps between them.
  init(canvas: CGSize, room: CGRect, rows: CGFloat, gaps: CGFloat) {
    canvasWidth = canvas.width
    // In a very wide window the columns stay close to each other.
    let width = min(room.width, 1760 + max(0, room.width - 1760) / 2)
    nameWidth = width < 1400 ? 148 : max(230, min(250, width / 7))
    columnWidth = (width - nameWidth) / CGFloat(Self.columns.count)
    controlWidth = min(212, columnWidth - 18).rounded()
    let around = Self.panelInset + Self.headerHeight + Self.boardInset
    let most = (room.height - around - rows) / (gaps + Self.boardInset)
    scrolls = most < 1
    // If the board scrolls in any case, rows need not be crowded.
    spread = scrolls ? 1.3 : min(4, most)
    let height = scrolls ? room.height : around + rows + (gaps + Self.boardInset) * spread
    area = CGRect(
      x: room.midX - width / 2, y: (room.midY - height / 2).rounded(), width: width,
      height: height.rounded())
  }

  var headerTop: CGFloat { area.minY + Self.panelInset }
  var boardTop: CGFloat { headerTop + Self.headerHeight }

  func columnLeft(_ index: Int) -> CGFloat {
    area.minX + nameWidth + CGFloat(index) * columnWidth
  }

  /// Places a view on the canvas, mirrored in a right-to-left layout.
  @MainActor
  func place(_ view: View, _ rect: CGRect) {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    view.frame = isMirrored ? rect.mirrored(in: canvasWidth) : rect
  }
}

/// The header with the names of the columns.
@MainActor
final class StatesHeader: Decoration {
  var metrics: StatesMetrics? { didSet { setNeedsLayout() } }
  private let title = TVStyle.label("States", size: 38, weight: .medium)
  private let names = StatesMetrics.columns.map { TVStyle.label($0, size: 25, weight: .medium) }
  /// The offset of the names that puts them on the title's baseline, in points.
  private static let namesDrop: CGFloat = 5

  init() {
    super.init(frame: .zero)
    addSubview(title)
    for (index, label) in names.enumerated() {
      label.textAlignment = .center
      label.textColor = index == 0 ? TVStyle.text : TVStyle.secondaryText
      addSubview(label)
    }
  }

  override func layoutSubviews() {
    guard let metrics else { return }
    let height = StatesMetrics.headerHeight
    metrics.place(
      title, CGRect(x: metrics.area.minX, y: 0, width: metrics.nameWidth, height: height))
    for (index, label) in names.enumerated() {
      metrics.place(
        label,
        CGRect(
          x: metrics.columnLeft(index), y: Self.namesDrop, width: metrics.columnWidth,
          height: height))
    }
  }
}

/// A kind of control in the form in which the scene shows it.
@MainActor
struct ControlSpecimen {
  var id: String
  var name: String
  /// The size of the control, in points.
  var size: CGSize
  /// The width of a lockup's content, in points; nil for another control.
  var contentWidth: CGFloat?
  /// The distance from the control's upper edge to the middle of its row's name, in points.
  var middle: CGFloat
  /// The smallest gap to the next row, in points; larger if the control grows downwards.
  var gap: CGFloat
  /// Creates the control, fixed in the given state; nil for one to operate.
  var make: @MainActor (_ exhibited: Control.State?) -> View
}

/// The rows of all kinds of controls, which scroll if there are more than fit.
@MainActor
final class StatesBoard: ScrollView {
  var metrics: StatesMetrics? {
    didSet {
      guard metrics != oldValue, let metrics else { return }
      for row in rows { row.metrics = metrics }
      setNeedsLayout()
    }
  }
  /// Called after the rows have been scrolled.
  var scrollHandler: (() -> Void)?
  private let rows: [StatesRow]

  /// The points above the first visible row and below the last one, in which rows fade out.
  static let fadeHeight: CGFloat = 14

  init(specimens: [ControlSpecimen]) {
    rows = specimens.map(StatesRow.init)
    super.init(frame: .zero)
    accessibilityIdentifier = "board"
    focusScrollMargins = EdgeInsets(top: Self.fadeHeight, bottom: Self.fadeHeight + 24)
    // Specimens are beneath the operable controls, whose shadows fall on them.
    rows.map(\.showcase).forEach(addSubview)
    rows.forEach(addSubview)
  }

  var rowsHeight: CGFloat { rows.reduce(0) { $0 + $1.height } }
  /// The smallest height of all gaps between rows.
  var gapsHeight: CGFloat { rows.dropLast().reduce(0) { $0 + $1.gap } }

  private var contentHeight: CGFloat {
    let spread = metrics?.spread ?? 1
    return (StatesMetrics.boardInset + gapsHeight) * spread + rowsHeight + Self.fadeHeight
  }

  /// Whether rows are hidden above the upper edge and below the lower one.
  var hidesRows: (above: Bool, below: Bool) {
    guard metrics?.scrolls == true else { return (false, false) }
    return (contentOffset.y > 0, contentOffset.y < contentHeight - bounds.height)
  }

  override func didScroll() {
    showWholeRows()
    scrollHandler?()
  }

  /// Hides rows that are not whole, because a part of a row would look like other states.
  private func showWholeRows() {
    for row in rows {
      let isWhole = row.frame.maxY <= contentOffset.y + bounds.height
      row.alpha = isWhole ? 1 : TVSceneController.hiddenAlpha
      row.showcase.alpha = row.alpha
    }
  }

  /// Returns an offset that begins with a whole row, in the direction of scrolling.
  override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    let tops = rows.map { $0.frame.minY - Self.fadeHeight }
    let y =
      proposed.y > contentOffset.y
      ? tops.first { $0 >= proposed.y } : tops.last { $0 <= proposed.y }
    return CGPoint(x: proposed.x, y: proposed.y == contentOffset.y ? proposed.y : y ?? proposed.y)
  }

  override func layoutSubviews() {
    guard let metrics else { return }
    var y = StatesMetrics.boardInset * metrics.spread
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
      row.showcase.frame = row.frame
      y += row.height + (row === rows.last ? 0 : row.gap * metrics.spread)
    }
    // The board begins with a whole row at its end, too.
    let last = contentHeight - bounds.height
    let end = rows.map { $0.frame.minY - Self.fadeHeight }.first { $0 >= last } ?? last
    contentSize = CGSize(
      width: bounds.width, height: metrics.scrolls ? end + bounds.height : bounds.height)
    // The board clips only if it scrolls, so that lifted controls at the edges are not cut off.
    clipsToBounds = metrics.scrolls
    showWholeRows()
    super.layoutSubviews()
  }
}

/// A row with one kind of control: its name, one to operate, and one in each state.
@MainActor
final class StatesRow: View {
  private static let states: [Control.State] = [
    .normal, .focused, [.focused, .highlighted], .selected, .disabled,
  ]

  var metrics: StatesMetrics? { didSet { setNeedsLayout() } }
  private let specimen: ControlSpecimen
  private let nameLabel: Label
  private let live: View
  private let exhibits: [View]
  /// The specimens in fixed states; the board places them beneath all rows.
  let showcase = Decoration()

  init(_ specimen: ControlSpecimen) {
    self.specimen = specimen
    nameLabel = TVStyle.label(specimen.name, size: 25, weight: .regular)
    nameLabel.textColor = TVStyle.secondaryText
    nameLabel.numberOfLines = 2
    nameLabel.lineHeight = Self.nameLineHeight
    live = specimen.make(nil)
    live.accessibilityIdentifier = specimen.id
    exhibits = Self.states.map(specimen.make)
    super.init(frame: .zero)
    addSubview(nameLabel)
    exhibits.forEach(showcase.addSubview)
    addSubview(live)
  }

  private static let nameLineHeight: CGFloat = 30
  var height: CGFloat { specimen.size.height }
  var gap: CGFloat { specimen.gap }

  override func layoutSubviews() {
    guard let metrics else { return }
    let nameHeight = 2 * Self.nameLineHeight
    metrics.place(
      nameLabel,
      CGRect(
        x: metrics.area.minX, y: specimen.middle - nameHeight / 2, width: metrics.nameWidth,
        height: nameHeight))
    let width = metrics.controlWidth
    for (index, control) in ([live] + exhibits).enumerated() {
      if let lockup = control as? TVLockupView, let contentWidth = specimen.contentWidth {
        lockup.contentSize.width = min(contentWidth, width)
      }
      let left = metrics.columnLeft(index) + (metrics.columnWidth - width) / 2
      metrics.place(
        control,
        CGRect(x: left.rounded(), y: 0, width: width, height: specimen.size.height))
    }
  }

  /// Emphasizes the name of the focused row, and brings the row to the front for its shadow.
  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    let isFocused = context.nextFocusedItem.map { contains($0) } ?? false
    zPosition = isFocused ? 1 : 0
    coordinator.addCoordinatedAnimations {
      self.nameLabel.textColor = isFocused ? TVStyle.text : TVStyle.secondaryText
    }
  }
}
