import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// Places on the canvas of the scene *States*, in points.
struct StatesMetrics: Equatable {
  static let columns = ["Live", "Unfocused", "Focused", "Pressed", "Selected", "Unavailable"]
  static let headerHeight: CGFloat = 48
  /// Above the first row and below the last one, for what grows.
  static let boardInset: CGFloat = 14
  /// Above the header, of the panel behind the first column.
  private static let panelInset: CGFloat = 4

  let canvasWidth: CGFloat
  /// Of everything; the panel behind the first column is as high.
  let area: CGRect
  /// Of the names of the rows.
  let nameWidth: CGFloat
  let columnWidth: CGFloat
  /// Of a control, of which less is seen in narrow columns.
  let controlWidth: CGFloat
  /// How much larger than at least the room between two rows is.
  let spread: CGFloat
  /// Whether there are more rows than there is room for.
  let scrolls: Bool

  /// - Parameters:
  ///   - canvas: its size.
  ///   - room: what is to be laid out in.
  ///   - rows: the height of all rows.
  ///   - gaps: the height at least of all that lies between them.
  init(canvas: CGSize, room: CGRect, rows: CGFloat, gaps: CGFloat) {
    canvasWidth = canvas.width
    // In a very wide window the columns stay near to each other.
    let width = min(room.width, 1760 + max(0, room.width - 1760) / 2)
    nameWidth = width < 1400 ? 148 : max(230, min(250, width / 7))
    columnWidth = (width - nameWidth) / CGFloat(Self.columns.count)
    controlWidth = min(212, columnWidth - 18).rounded()
    let around = Self.panelInset + Self.headerHeight + Self.boardInset
    let most = (room.height - around - rows) / (gaps + Self.boardInset)
    scrolls = most < 1
    // What scrolls in any case need not be crowded.
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

  /// Puts something on the canvas' width, mirrored where lines are read from the right.
  @MainActor
  func place(_ view: View, _ rect: CGRect) {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    view.frame = isMirrored ? rect.mirrored(in: canvasWidth) : rect
  }
}

/// The names of the columns.
@MainActor
final class StatesHeader: Decoration {
  var metrics: StatesMetrics? { didSet { setNeedsLayout() } }
  private let title = TVStyle.label("States", size: 38, weight: .medium)
  private let names = StatesMetrics.columns.map { TVStyle.label($0, size: 25, weight: .medium) }
  /// Down to the title's baseline, points.
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

/// A kind of control as the scene shows it.
@MainActor
struct ControlSpecimen {
  var id: String
  var name: String
  /// Of the control, points.
  var size: CGSize
  /// Of what a lockup frames, points; nil: of another control.
  var contentWidth: CGFloat?
  /// From the control's upper edge to the middle of what its row's name stands beside; points.
  var middle: CGFloat
  /// Between this row and the next at least, points: more where something grows downwards.
  var gap: CGFloat
  /// Makes the control, fixed in the given state; nil: one to operate.
  var make: @MainActor (_ exhibited: Control.State?) -> View
}

/// A row for each kind of control; scrolls when there are more than the board has room for.
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

  /// Points above a row that the board begins with, and below one that it ends with, where rows that
  /// scroll out fade away.
  static let fadeHeight: CGFloat = 14

  init(specimens: [ControlSpecimen]) {
    rows = specimens.map(StatesRow.init)
    super.init(frame: .zero)
    accessibilityIdentifier = "board"
    focusScrollMargins = EdgeInsets(top: Self.fadeHeight, bottom: Self.fadeHeight + 24)
    // Specimens lie beneath the operable controls, whose shadows fall on them.
    rows.map(\.showcase).forEach(addSubview)
    rows.forEach(addSubview)
  }

  var rowsHeight: CGFloat { rows.reduce(0) { $0 + $1.height } }
  /// Of all that lies between two rows, at least.
  var gapsHeight: CGFloat { rows.dropLast().reduce(0) { $0 + $1.gap } }

  private var contentHeight: CGFloat {
    let spread = metrics?.spread ?? 1
    return (StatesMetrics.boardInset + gapsHeight) * spread + rowsHeight + Self.fadeHeight
  }

  /// Whether there are rows beyond the upper, and the lower edge.
  var hidesRows: (above: Bool, below: Bool) {
    guard metrics?.scrolls == true else { return (false, false) }
    return (contentOffset.y > 0, contentOffset.y < contentHeight - bounds.height)
  }

  override func didScroll() {
    showWholeRows()
    scrollHandler?()
  }

  /// A part of a row would show states that there are not.
  private func showWholeRows() {
    for row in rows {
      let isWhole = row.frame.maxY <= contentOffset.y + bounds.height
      row.alpha = isWhole ? 1 : TVSceneController.hiddenAlpha
      row.showcase.alpha = row.alpha
    }
  }

  /// Begins with a whole row, in the direction in which it scrolls anyway.
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
    // Also at its end it begins with a whole row.
    let last = contentHeight - bounds.height
    let end = rows.map { $0.frame.minY - Self.fadeHeight }.first { $0 >= last } ?? last
    contentSize = CGSize(
      width: bounds.width, height: metrics.scrolls ? end + bounds.height : bounds.height)
    // Clips only if it scrolls, so that lifted controls at the edges are not cut off.
    clipsToBounds = metrics.scrolls
    showWholeRows()
    super.layoutSubviews()
  }
}

/// One kind of control: its name, one to operate, and one in each state.
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
