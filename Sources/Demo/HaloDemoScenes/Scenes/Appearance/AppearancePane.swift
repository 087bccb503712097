import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// A small screen with its own appearance: rows, pictures and a button.
@MainActor
final class AppearancePane: View {
  let list = CollectionView(collectionViewLayout: AppearancePane.listLayout(.large))
  let grid = CollectionView(collectionViewLayout: TableLayout(.large))
  let button = PillButton("Next album")
  /// Whether the pane has the focus rather than only displaying it.
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
  private var metrics = AppearancePaneMetrics.large

  init(_ name: String, _ title: String, _ traits: TraitOverrides) {
    self.name = name
    titleLabel = Label(title, font: .systemFont(ofSize: 22, weight: .bold))
    contrastLabel = Label(
      traits.accessibilityContrast == .high ? "Increased contrast" : "Normal contrast",
      font: .systemFont(ofSize: 13))
    super.init(frame: .zero)
    traitOverrides = traits
    accessibilityIdentifier = "\(name)-pane"
    accessibilityLabel = title
    focusGroupIdentifier = "\(name)-pane"
    cornerRadius = 18
    clipsToBounds = true
    for view in [wings, sidebar, heading, button, grid] { addSubview(view) }
    sidebar.shouldGroupAccessibilityChildren = true
    for view in [titleLabel, contrastLabel, list, stateDot, stateLabel, sidebarEdge] {
      sidebar.addSubview(view)
    }
    list.accessibilityIdentifier = "\(name)-albums"
    list.accessibilityLabel = "Albums"
    grid.accessibilityIdentifier = "\(name)-pictures"
    grid.accessibilityLabel = "Pictures"
    grid.allowsFocus = true
    button.accessibilityIdentifier = "\(name)-button"
    list.selectionFollowsFocus = true
    grid.allowsSelection = false
    // Rings extend into the space around the grid.
    grid.clipsToBounds = false
    // The shadows of lifted rows extend beyond the list, which leaves space for them.
    list.clipsToBounds = false
    stateDot.cornerRadius = 4
    stateDot.cornerCurve = .circular
    // The scene has single-letter commands, which type-select would take.
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

  /// Adapts the content to `size`, in points, and shows an album.
  func fit(_ size: CGSize, showing album: AppearanceAlbum, favourites: Set<String>) {
    let metrics = AppearancePaneMetrics(size)
    guard metrics != self.metrics else { return }
    self.metrics = metrics
    let isSmall = metrics.isSmall
    titleLabel.font = .systemFont(ofSize: isSmall ? 15 : 22, weight: .bold)
    contrastLabel.font = .systemFont(ofSize: isSmall ? 11 : 13)
    heading.font = .systemFont(ofSize: isSmall ? 17 : 22, weight: .semibold)
    list.setCollectionViewLayout(Self.listLayout(metrics), animated: false)
    for (cell, album) in zip(list.cells, AppearanceAlbum.all) {
      guard var content = cell.contentConfiguration as? ListContentConfiguration else { continue }
      content.textProperties.font = .systemFont(
        ofSize: !isSmall ? 17 : metrics.rowHeight < 32 ? 13 : 15)
      content.secondaryText = isSmall ? nil : album.year
      let side: CGFloat = isSmall ? 18 : 22
      content.imageProperties.maximumSize = CGSize(width: side, height: side)
      content.imageProperties.reservedLayoutSize = content.imageProperties.maximumSize
      content.imageToTextPadding = isSmall ? 8 : 12
      content.directionalLayoutMargins.left = isSmall ? 8 : 12
      cell.contentConfiguration = content
    }
    grid.setCollectionViewLayout(TableLayout(metrics), animated: false)
    show(album, favourites: favourites)
    setNeedsLayout()
  }

  private static func listLayout(_ metrics: AppearancePaneMetrics) -> ListLayout {
    ListLayout(
      appearance: .sidebar, rowHeight: metrics.rowHeight, spacing: metrics.rowSpacing,
      insets: EdgeInsets(
        top: metrics.listInset, left: metrics.isSmall ? 6 : 8, bottom: metrics.listInset,
        right: metrics.isSmall ? 6 : 8))
  }

  func show(_ album: AppearanceAlbum, favourites: Set<String>) {
    heading.text = album.title
    let photos = album.pictures.prefix(metrics.columns * metrics.rows)
      .compactMap(AppearanceAlbum.photo)
    // All albums have the same number of pictures, so the cells stay and show others.
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

  /// The items that can have the focus, in the same order in every pane.
  private var items: [View] { list.cells + grid.cells + [button] }

  /// Returns the index of an item in the pane; nil for other items.
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

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect, in width: CGFloat) {
      view.frame = isMirrored ? rect.mirrored(in: width) : rect
    }
    let (size, side, inset) = (bounds.size, metrics.sidebar, metrics.inset)
    let isSmall = metrics.isSmall
    place(sidebar, CGRect(x: 0, y: 0, width: side, height: size.height), in: size.width)
    let dot = metrics.hasStateLabel ? 0 : inset + 8
    place(
      titleLabel,
      CGRect(
        x: inset, y: isSmall ? 7 : 14, width: side - inset - dot, height: isSmall ? 22 : 30),
      in: side)
    place(
      contrastLabel,
      CGRect(x: inset, y: isSmall ? 28 : 44, width: side - inset, height: isSmall ? 15 : 18),
      in: side)
    list.frame = CGRect(
      x: 0, y: metrics.listTop, width: side,
      height: max(0, size.height - metrics.listTop - metrics.listBottom))
    place(
      stateDot,
      metrics.hasStateLabel
        ? CGRect(x: inset, y: size.height - (isSmall ? 24 : 28), width: 8, height: 8)
        : CGRect(x: side - inset - 8, y: 14, width: 8, height: 8), in: side)
    stateLabel.isHidden = !metrics.hasStateLabel
    place(
      stateLabel,
      CGRect(x: inset + 16, y: stateDot.frame.minY - 5, width: side - inset - 16, height: 18),
      in: side)
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    let line = effectiveAppearance.palette.border == nil ? pixel : 1
    place(
      sidebarEdge, CGRect(x: side - line, y: 0, width: line, height: size.height), in: side)
    let main = CGRect(
      x: side + inset, y: metrics.gridTop, width: size.width - side - 2 * inset,
      height: size.height - metrics.gridTop - inset)
    let buttonSize = button.sizeThatFits(main.size)
    let buttonWidth = metrics.hasHeading ? buttonSize.width : main.width
    place(
      button,
      CGRect(
        x: main.maxX - buttonWidth, y: metrics.buttonTop, width: buttonWidth,
        height: buttonSize.height), in: size.width)
    heading.isHidden = !metrics.hasHeading
    place(
      heading,
      CGRect(
        x: main.minX, y: metrics.buttonTop, width: max(0, main.width - buttonWidth - 16),
        height: 36),
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
    stateDot.backgroundColor = isLive ? palette.icon : .clear
    stateDot.borderColor = isLive ? nil : palette.inactiveHalo
  }
}

/// A layout with a fixed number of columns and rows that fill the available space.
private struct TableLayout: CollectionViewArranging {
  var columns: Int
  var rows: Int
  var spacing: CGFloat

  init(_ metrics: AppearancePaneMetrics) {
    (columns, rows, spacing) = (metrics.columns, metrics.rows, metrics.spacing)
  }

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
      // The edges are at whole points.
      return CGRect(
        x: (CGFloat(column) * (cell.width + layout.spacing)).rounded(),
        y: (CGFloat(row) * (cell.height + layout.spacing)).rounded(),
        width: cell.width.rounded(.down), height: cell.height.rounded(.down))
    }

    /// Calls `body` with all items, because there are only a few.
    func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool) {
      _ = body(ItemRun(section: 0, items: 0..<layout.columns * layout.rows))
    }
  }
}
