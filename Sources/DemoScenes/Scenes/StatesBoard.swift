import Controls
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// Places on the canvas of the scene *States*, in points.
enum StatesMetrics {
  /// The safe area.
  static let left: CGFloat = 80
  static let width: CGFloat = 1760
  static let headerTop: CGFloat = 36
  static let headerHeight: CGFloat = 48
  static let boardTop: CGFloat = 92
  /// Above the hints.
  static let bottom: CGFloat = 1000

  /// Of the names of the rows.
  static let nameWidth: CGFloat = 250
  static let columns = ["Live", "Unfocused", "Focused", "Pressed", "Selected", "Unavailable"]
  static var columnWidth: CGFloat { (width - nameWidth) / CGFloat(columns.count) }

  static func columnLeft(_ index: Int) -> CGFloat {
    left + nameWidth + CGFloat(index) * columnWidth
  }

  /// Puts something on the canvas' width, mirrored where lines are read from the right.
  @MainActor
  static func place(_ view: View, _ rect: CGRect) {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    view.frame = isMirrored ? rect.mirrored(in: 2 * left + width) : rect
  }
}

/// The names of the columns.
@MainActor
final class StatesHeader: Decoration {
  private let title = TVStyle.label("States", size: 38, weight: .medium)
  private let names = StatesMetrics.columns.map { TVStyle.label($0, size: 25, weight: .medium) }

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
    let height = StatesMetrics.headerHeight
    StatesMetrics.place(
      title,
      CGRect(x: StatesMetrics.left, y: 0, width: StatesMetrics.nameWidth, height: height))
    for (index, label) in names.enumerated() {
      StatesMetrics.place(
        label,
        CGRect(
          x: StatesMetrics.columnLeft(index), y: 0, width: StatesMetrics.columnWidth,
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
  /// From the control's upper edge to the middle of what its row's name stands beside; points.
  var middle: CGFloat
  /// Between this row and the next, points: more where something grows downwards.
  var gap: CGFloat
  /// Makes the control, fixed in the given state; nil: one to operate.
  var make: @MainActor (_ exhibited: Control.State?) -> View
}

/// A row for each kind of control; scrolls when there are more than the board has room for.
@MainActor
final class StatesBoard: ScrollView {
  private let rows: [StatesRow]

  init(specimens: [ControlSpecimen]) {
    rows = specimens.map(StatesRow.init)
    super.init(frame: .zero)
    accessibilityIdentifier = "board"
    focusScrollMargins = EdgeInsets(top: 24, bottom: 24)
    // Specimens lie beneath the operable controls, whose shadows fall on them.
    rows.map(\.showcase).forEach(addSubview)
    rows.forEach(addSubview)
  }

  override func layoutSubviews() {
    var y: CGFloat = 16
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
      row.showcase.frame = row.frame
      y += row.height
    }
    // Below the last row only what grows needs room.
    let height = y - (rows.last?.gapBelow ?? 0) + 12
    contentSize = CGSize(width: bounds.width, height: height)
    // Clips only if it scrolls, so that lifted controls at the edges are not cut off.
    clipsToBounds = height > bounds.height
    super.layoutSubviews()
  }
}

/// One kind of control: its name, one to operate, and one in each state.
@MainActor
final class StatesRow: View {
  private static let states: [Control.State] = [
    .normal, .focused, [.focused, .highlighted], .selected, .disabled,
  ]

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
    live = specimen.make(nil)
    live.accessibilityIdentifier = specimen.id
    exhibits = Self.states.map(specimen.make)
    super.init(frame: .zero)
    addSubview(nameLabel)
    exhibits.forEach(showcase.addSubview)
    addSubview(live)
  }

  var height: CGFloat { specimen.size.height + specimen.gap }
  var gapBelow: CGFloat { specimen.gap }

  override func layoutSubviews() {
    StatesMetrics.place(
      nameLabel,
      CGRect(
        x: StatesMetrics.left, y: specimen.middle - 20, width: StatesMetrics.nameWidth, height: 40))
    for (index, control) in ([live] + exhibits).enumerated() {
      let left =
        StatesMetrics.columnLeft(index) + (StatesMetrics.columnWidth - specimen.size.width) / 2
      StatesMetrics.place(
        control, CGRect(origin: CGPoint(x: left.rounded(), y: 0), size: specimen.size))
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
