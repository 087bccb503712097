import Controls
import DisplayList
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A small screen in an appearance of its own: rows, pictures and a button.
@MainActor
final class AppearancePane: View {
  let list = CollectionView(
    collectionViewLayout: ListLayout(appearance: .sidebar, rowHeight: 44, insets: EdgeInsets(8)))
  let grid = CollectionView(collectionViewLayout: TableLayout(columns: 3, rows: 2, spacing: 14))
  let button = PillButton("Next album")
  /// Whether the focus is here, and not only displayed.
  var isLive = false { didSet { if isLive != oldValue { showState() } } }

  private let name: String
  private let sidebar = View()
  private let sidebarEdge = View()
  private let titleLabel: Label
  private let contrastLabel: Label
  private let heading = Label("", font: .systemFont(ofSize: 22, weight: .semibold))
  private let stateLabel = Label("", font: .systemFont(ofSize: 13))
  private let stateDot = View()
  /// Prepares the pictures of all albums.
  private let wings = Wings()

  init(_ name: String, _ title: String, _ traits: TraitOverrides) {
    self.name = name
    titleLabel = Label(title, font: .systemFont(ofSize: 22, weight: .bold))
    contrastLabel = Label(
      traits.accessibilityContrast == .high ? "Increased contrast" : "Normal contrast",
      font: .systemFont(ofSize: 13))
    super.init(frame: .zero)
    traitOverrides = traits
    accessibilityIdentifier = "\(name)-pane"
    focusGroupIdentifier = "\(name)-pane"
    cornerRadius = 18
    clipsToBounds = true
    for view in [wings, sidebar, heading, button, grid] { addSubview(view) }
    for view in [titleLabel, contrastLabel, list, stateDot, stateLabel, sidebarEdge] {
      sidebar.addSubview(view)
    }
    list.accessibilityIdentifier = "\(name)-albums"
    grid.accessibilityIdentifier = "\(name)-pictures"
    grid.allowsFocus = true
    button.accessibilityIdentifier = "\(name)-button"
    list.selectionFollowsFocus = true
    grid.allowsSelection = false
    // Rings reach into the gutters.
    grid.clipsToBounds = false
    stateDot.cornerRadius = 4
    stateDot.cornerCurve = .circular
    // The scene has commands of single letters, which type-select would take.
    list.allowsTypeSelect = false
    list.setCells(
      AppearanceAlbum.all.map { album in
        let cell = CollectionViewListCell(
          title: album.title, symbol: album.symbol, value: album.year)
        cell.accessibilityIdentifier = "\(name)-\(album.id)"
        return cell
      })
    wings.prepare(
      AppearanceAlbum.all.flatMap(\.pictures).compactMap { AppearanceAlbum.photo($0)?.image })
    showState()
  }

  func show(_ album: AppearanceAlbum, favourites: Set<String>) {
    heading.text = album.title
    let photos = album.pictures.compactMap(AppearanceAlbum.photo)
    // All albums have as many pictures: the cells stay, and show others.
    if grid.cells.count != photos.count { grid.setCells(photos.map(PhotoCell.init)) }
    for case (let cell as PhotoCell, let photo) in zip(grid.cells, photos) {
      cell.photo = photo
      cell.accessibilityIdentifier = "\(name)-\(photo.id)"
    }
    showFavourites(favourites)
  }

  func showFavourites(_ favourites: Set<String>) {
    for case let cell as PhotoCell in grid.cells {
      cell.isFavourite = favourites.contains(cell.photo.id)
    }
  }

  // MARK: Focus

  /// What can have the focus, at the same index in every pane.
  private var items: [View] { list.cells + grid.cells + [button] }

  /// The place of an item among those of the pane; nil for what is not in it.
  func place(of item: (any FocusItem)?) -> Int? { items.firstIndex { $0 === item } }

  func displayFocus(at place: Int) {
    if items.indices.contains(place) { items[place].displaysFocus = true }
  }

  func stopDisplayingFocus(except place: Int?) {
    for (index, item) in items.enumerated() where index != place { item.displaysFocus = false }
  }

  private func showState() {
    stateLabel.text = isLive ? "Has the focus" : "Shows the same"
    appearanceDidChange()
  }

  // MARK: Layout

  private enum Metrics {
    static let sidebar: CGFloat = 208
    static let inset: CGFloat = 20
    static let top: CGFloat = 76
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect, in width: CGFloat) {
      view.frame = isMirrored ? rect.mirrored(in: width) : rect
    }
    let (size, side, inset) = (bounds.size, Metrics.sidebar, Metrics.inset)
    place(sidebar, CGRect(x: 0, y: 0, width: side, height: size.height), in: size.width)
    place(titleLabel, CGRect(x: inset, y: 14, width: side - inset, height: 30), in: side)
    place(contrastLabel, CGRect(x: inset, y: 44, width: side - inset, height: 18), in: side)
    list.frame = CGRect(x: 0, y: 68, width: side, height: max(0, size.height - 68 - 40))
    place(stateDot, CGRect(x: inset, y: size.height - 28, width: 8, height: 8), in: side)
    place(
      stateLabel, CGRect(x: inset + 16, y: size.height - 33, width: side - inset - 16, height: 18),
      in: side)
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    let line = effectiveAppearance.palette.border == nil ? pixel : 1
    place(
      sidebarEdge, CGRect(x: side - line, y: 0, width: line, height: size.height), in: side)
    let main = CGRect(
      x: side + inset, y: Metrics.top, width: size.width - side - 2 * inset,
      height: size.height - Metrics.top - inset)
    let buttonSize = button.sizeThatFits(main.size)
    place(
      button,
      CGRect(
        x: main.maxX - buttonSize.width, y: 22, width: buttonSize.width,
        height: buttonSize.height), in: size.width)
    place(
      heading,
      CGRect(x: main.minX, y: 22, width: main.width - buttonSize.width - 16, height: 36),
      in: size.width)
    place(grid, main, in: size.width)
    wings.fit(cellsOf: grid)
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = palette.window
    shadow = Shadow(offsetY: 4, sigma: 8, color: Color(white: 0, alpha: 0.16))
    sidebar.backgroundColor = palette.sidebar
    sidebarEdge.backgroundColor = palette.separator
    titleLabel.textColor = palette.label
    heading.textColor = palette.label
    contrastLabel.textColor = palette.secondaryLabel
    stateLabel.textColor = isLive ? palette.label : palette.secondaryLabel
    stateDot.backgroundColor = isLive ? palette.tint : .clear
    stateDot.borderColor = isLive ? nil : palette.inactiveHalo
  }
}

/// A fixed number of columns and rows that fill the room there is.
private struct TableLayout: CollectionViewLayout {
  var columns: Int
  var rows: Int
  var spacing: CGFloat

  func arrangement(
    of counts: ItemCounts, in size: CGSize
  ) -> any CollectionViewArrangement { Table(layout: self, contentSize: size) }

  private struct Table: CollectionViewArrangement {
    let layout: TableLayout
    let contentSize: CGSize

    func frameForItem(at indexPath: IndexPath) -> CGRect {
      func part(_ length: CGFloat, _ parts: Int) -> CGFloat {
        max(1, (length - layout.spacing * CGFloat(parts - 1)) / CGFloat(parts))
      }
      let cell = CGSize(
        width: part(contentSize.width, layout.columns),
        height: part(contentSize.height, layout.rows))
      let (row, column) = indexPath.item.quotientAndRemainder(dividingBy: layout.columns)
      // Whole points at both ends of each.
      return CGRect(
        x: (CGFloat(column) * (cell.width + layout.spacing)).rounded(),
        y: (CGFloat(row) * (cell.height + layout.spacing)).rounded(),
        width: cell.width.rounded(.down), height: cell.height.rounded(.down))
    }

    /// All of the few there are.
    func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool) {
      _ = body(ItemRun(section: 0, items: 0..<layout.columns * layout.rows))
    }
  }
}
