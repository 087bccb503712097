import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloLists
import HaloSceneGraph

/// Pictures that disappear while they have the focus, and the effect on the focus (HIG, Focus and
/// selection).
///
/// They are removed, hidden, disabled, covered or moved, at once or later, while keys are in use or
/// not.
@MainActor
final class DisappearingScene: SceneController {
  private static let pictureSize = CGSize(width: 260, height: 200)
  static let pictureCount = 12

  let grid = CollectionView(
    collectionViewLayout: DisappearingScene.layout(in: CGSize(width: 900, height: 600)))
  let ways = DisappearingScene.choices(VanishingWay.allCases.map { ($0.rawValue, $0.title) })
  let times = DisappearingScene.choices(VanishingTime.allCases.map { ($0.rawValue, $0.title) })
  let report = VanishingReport()
  /// The message that is shown when no pictures are left.
  private let nothing = ContentUnavailableView(configuration: .empty())
  /// The pictures that are left.
  var pictures = DisappearingScene.all
  var curtains: [String: Curtain] = [:]
  /// The way in which each picture disappeared, by name, for cells that are created later.
  var states: [String: VanishingWay] = [:]
  /// The timer of the picture that will disappear; nil for none.
  var timer: Int?
  private static let all = Array(Gallery.all.suffix(pictureCount))
  private let images = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0.image(size: pictureSize)) })

  private let sidebar = View()
  private let sidebarEdge = View()
  private let heading = Label("Disappearing", font: .systemFont(ofSize: 34, weight: .bold))
  private let wayHeading = Label("How it goes", font: .systemFont(ofSize: 13, weight: .semibold))
  private let timeHeading = Label("When", font: .systemFont(ofSize: 13, weight: .semibold))

  var way: VanishingWay { VanishingWay.allCases[ways.chosen] }
  var time: VanishingTime { VanishingTime.allCases[times.chosen] }

  private let bringBackCommand = KeyCommand(once: "Bring All Back", "bringBack", "r")

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    let isOnPicture = view.window?.focusSystem?.focusedItem is VanishingCell
    return switch effect {
    case .movement(.next, _): nil
    case .movement: isOnPicture ? nil : "Choose"
    case .press(.select, is VanishingCell): "Let it go"
    case .command(let command, _) where command === bringBackCommand: "Bring all back"
    default: nil
    }
  }

  private static func choices(_ titles: [(id: String, title: String)]) -> CollectionView {
    let list = CollectionView(
      collectionViewLayout: choiceLayout(rowHeight: usualRowHeight, isLow: false))
    list.selectionFollowsFocus = true
    list.remembersLastFocusedIndexPath = true
    // The scene has a command R, which type-select would take.
    list.allowsTypeSelect = false
    list.focusScrollMargins = EdgeInsets(top: 8, bottom: 8)
    list.setCells(
      titles.map { entry in
        let row = CollectionViewListCell(title: entry.title)
        row.accessibilityIdentifier = entry.id
        return row
      })
    list.selectItem(at: IndexPath(item: 0, section: 0))
    return list
  }

  private static let usualRowHeight: CGFloat = 40

  /// The points below low rows, for the shadow of a raised one.
  private static let lowEnd: CGFloat = 12

  /// Returns the layout of the choices; low rows have no space between them.
  private static func choiceLayout(rowHeight: CGFloat, isLow: Bool) -> ListLayout {
    ListLayout(
      appearance: .sidebar, rowHeight: rowHeight, spacing: isLow ? 0 : 2,
      insets: EdgeInsets(top: isLow ? 2 : 8, left: 8, bottom: isLow ? lowEnd : 8, right: 8))
  }

  /// Returns a layout that shows all pictures, or whose last visible row ends with the view or
  /// within a picture, never within a caption.
  private static func layout(in size: CGSize) -> GridLayout {
    let isCompact = size.width < 600
    let margin: CGFloat = isCompact ? 16 : 24
    let insets = EdgeInsets(top: isCompact ? 12 : 16, left: margin, bottom: 10, right: margin)
    let (minimum, spacing): (CGFloat, CGFloat) =
      isCompact
      ? (108, 16) : (max(140, (size.width / (size.width > 1600 ? 5.6 : 5)).rounded(.down)), 22)
    let width = size.width - 2 * margin
    let room = size.height - insets.top
    let most = max(1, ((width + spacing) / (minimum + spacing)).rounded(.down))
    let usual = columns(
      in: CGSize(width: width, height: room - insets.bottom), most: most, spacing: spacing)
    for columns in [usual, usual + 1, max(1, usual - 1)] {
      let cell = ((width - spacing * (columns - 1)) / columns).rounded(.down)
      // Tries changes of the pictures' height in ascending order.
      for change in [0, 0.03, -0.03, 0.06, -0.06, 0.09, -0.09, 0.12, -0.12, 0.15, -mostChange] {
        let picture = (cell * aspect * (1 + change)).rounded()
        let rows = (CGFloat(all.count) / columns).rounded(.up)
        let height = rows * (picture + VanishingCell.captionHeight + spacing) - spacing
        // The usual number is lower than `most` only if all pictures fit, so they do not scroll.
        let mayScroll = columns != usual || usual == most
        guard
          height <= room - insets.bottom
            || mayScroll
              && endsWell(room, picture: picture, spacing: spacing, bottom: insets.bottom)
        else { continue }
        return GridLayout(
          minimumWidth: cell, spacing: spacing, insets: insets, aspect: picture / max(1, cell),
          extraHeight: VanishingCell.captionHeight)
      }
    }
    return GridLayout(
      minimumWidth: minimum, spacing: spacing, insets: insets, aspect: aspect,
      extraHeight: VanishingCell.captionHeight)
  }

  /// The largest share of their height by which pictures are made lower.
  private static let mostChange: CGFloat = 0.15

  /// Returns the usual number of columns: the smallest with which all pictures fit into the height,
  /// made lower if necessary, otherwise `most`.
  private static func columns(in size: CGSize, most: CGFloat, spacing: CGFloat) -> CGFloat {
    func fits(_ columns: CGFloat) -> Bool {
      let cell = (size.width - spacing * (columns - 1)) / columns
      let rows = (CGFloat(all.count) / columns).rounded(.up)
      let row = cell * aspect * (1 - mostChange) + VanishingCell.captionHeight
      return rows * (row + spacing) - spacing <= size.height
    }
    return stride(from: 2, to: most, by: 1).first(where: fits) ?? most
  }

  /// Returns whether rows of such pictures end well in a height of `room` points.
  private static func endsWell(
    _ room: CGFloat, picture: CGFloat, spacing: CGFloat, bottom: CGFloat
  ) -> Bool {
    let row = picture + VanishingCell.captionHeight
    let last = room.truncatingRemainder(dividingBy: row + spacing)
    return last >= row + min(bottom, spacing) || (picture * 0.25...picture * 0.85).contains(last)
  }

  /// The ratio of height to width in which the pictures were drawn.
  private static let aspect: CGFloat = 0.77

  override func viewDidLoad() {
    grid.accessibilityIdentifier = "pictures"
    grid.accessibilityLabel = "Pictures"
    ways.accessibilityIdentifier = "ways"
    ways.accessibilityLabel = "Ways to disappear"
    times.accessibilityIdentifier = "times"
    times.accessibilityLabel = "Times"
    grid.register({ VanishingCell() }, forCellWithReuseIdentifier: "picture")
    grid.allowsFocus = true
    grid.dataSource = self
    grid.delegate = self
    grid.allowsSelection = false
    grid.allowsTypeSelect = false
    grid.focusScrollMargins = EdgeInsets(top: 12, bottom: 10)
    var words = ContentUnavailableConfiguration.empty()
    words.text = "No pictures are left"
    words.secondaryText = "R brings them back."
    nothing.configuration = words
    nothing.alpha = 0
    for child in [nothing, grid, report, sidebar] { view.addSubview(child) }
    sidebar.shouldGroupAccessibilityChildren = true
    sidebar.focusGroupIdentifier = "sidebar"
    for child in [heading, wayHeading, ways, timeHeading, times, sidebarEdge] {
      sidebar.addSubview(child)
    }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [grid, ways] }

  func showWhetherEmpty() {
    View.animate(withDuration: 0.25, in: view.window) { nothing.alpha = pictures.isEmpty ? 1 : 0 }
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard context.explanation.trigger == .lost else { return }
    report.answer(context.explanation.wordsAboutLoss(naming: Self.title))
  }

  private static func title(of name: String) -> String {
    all.first { $0.name == name }?.title ?? VanishingWay(rawValue: name)?.title
      ?? VanishingTime(rawValue: name)?.title ?? name
  }

  override var keyCommands: [KeyCommand]? { [bringBackCommand] }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    ["bringBack": { [weak self] _ in self?.bringBack(Self.all) }]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard action == bringBackCommand.action else {
      return super.canPerformAction(action, withSender: sender)
    }
    return timer != nil || !states.isEmpty || pictures.map(\.name) != Self.all.map(\.name)
  }

  func show(_ artwork: Artwork, in cell: VanishingCell) {
    cell.accessibilityIdentifier = artwork.name
    if let image = images[artwork.name] { cell.show(artwork, image: image) }
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let isCompact = bounds.width < 900
    let side = isCompact ? 232 : min(340, max(270, (bounds.width * 0.26).rounded()))
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    place(sidebar, CGRect(x: 0, y: 0, width: side, height: bounds.height))
    let isLow = bounds.height < 560
    heading.font = .systemFont(ofSize: isCompact ? 24 : side < 300 ? 30 : 34, weight: .bold)
    heading.frame = CGRect(
      x: isMirrored ? 8 : 20, y: isLow ? 4 : 24, width: side - 28, height: 44)
    layOutChoices(from: isLow ? 48 : 84, to: bounds.height, width: side, isLow: isLow)
    sidebarEdge.frame = CGRect(
      x: isMirrored ? 0 : side - pixel, y: 0, width: pixel, height: bounds.height)
    let reportHeight = isCompact ? VanishingReport.compactHeight : VanishingReport.height
    let (width, bottom) = (bounds.width - side, bounds.height - reportHeight)
    grid.setCollectionViewLayout(
      Self.layout(in: CGSize(width: width, height: bottom)), animated: false)
    place(grid, CGRect(x: side, y: 0, width: width, height: bottom))
    nothing.frame = grid.frame
    place(report, CGRect(x: side, y: bottom, width: width, height: reportHeight))
    placeCurtains()
    for label in [heading, wayHeading, timeHeading] {
      label.textAlignment = isMirrored ? .right : .left
    }
    let palette = view.effectiveAppearance.palette
    heading.textColor = palette.label
    for label in [wayHeading, timeHeading] { label.textColor = palette.secondaryLabel }
    sidebar.backgroundColor = palette.sidebar
    sidebarEdge.backgroundColor = palette.separator
  }

  /// Places the two lists of choices one below the other.
  ///
  /// In a low window the rows are lower, so that all choices are visible.
  private func layOutChoices(
    from top: CGFloat, to bottom: CGFloat, width: CGFloat, isLow: Bool
  ) {
    // With low rows, the free space below them is the gap.
    let (title, gap): (CGFloat, CGFloat) = (20, isLow ? -4 : 10)
    let counts = [ways, times].map { CGFloat($0.numberOfItems(inSection: 0)) }
    func height(_ rows: CGFloat, _ row: CGFloat) -> CGFloat {
      isLow ? rows * row + 2 + Self.lowEnd : rows * (row + 2) - 2 + 16
    }
    let room = bottom - top - 2 * title - gap - 4
    let most = Self.usualRowHeight
    let around = 2 * (2 + Self.lowEnd)
    let row =
      isLow ? min(most, max(26, ((room - around) / (counts[0] + counts[1])).rounded(.down))) : most
    for list in [ways, times] {
      list.setCollectionViewLayout(Self.choiceLayout(rowHeight: row, isLow: isLow), animated: false)
      for cell in list.cells {
        guard var content = cell.contentConfiguration as? ListContentConfiguration else { continue }
        let font = Font.systemFont(ofSize: row < 34 ? 15 : 17)
        guard content.textProperties.font != font else { continue }
        content.textProperties.font = font
        cell.contentConfiguration = content
      }
    }
    wayHeading.frame = CGRect(x: 20, y: top, width: width - 40, height: title)
    ways.frame = CGRect(x: 4, y: top + title, width: width - 8, height: height(counts[0], row))
    let below = ways.frame.maxY + gap
    timeHeading.frame = CGRect(x: 20, y: below, width: width - 40, height: title)
    times.frame = CGRect(
      x: 4, y: below + title, width: width - 8, height: height(counts[1], row))
  }
}

extension CollectionView {
  /// The index of the selected item in a list that always has one.
  fileprivate var chosen: Int { indexPathsForSelectedItems?.first?.item ?? 0 }
}
