import Controllers
import Controls
import FocusEngine
import FocusGeometry
import Foundation
import Hosting
import SceneGraph

/// Sidebar and grid, as in a photo library: Tab moves between the two focus groups, arrows inside
/// one; selection in the sidebar follows focus.
@MainActor
final class PhotosScene: SceneController, CollectionViewDelegate {
  private let sidebar = View()
  private let sidebarEdge = View()
  /// A line above the albums, shown while they are scrolled beneath it.
  private let listEdge = View()
  private let appTitle = Label("Photos", font: .systemFont(ofSize: 34, weight: .bold))
  private let list = CollectionView(collectionViewLayout: PhotosScene.listLayout(.light))
  private let heading = Label("", font: .systemFont(ofSize: 34, weight: .bold))
  /// Behind the heading, while pictures are scrolled beneath it.
  private let headingPane = ScrollEdgePane()
  private let count = Label("", font: .systemFont(ofSize: 15, monospacedDigits: true))
  private let grid = CollectionView(collectionViewLayout: GridLayout(minimumWidth: 180))
  /// In the place of the pictures of an album that has none.
  private let nothing = ContentUnavailableView(configuration: .empty())
  private let library = PhotoLibrary()
  /// Prepares the pictures of all albums.
  private let wings = Wings()
  /// Focused without being selected: selecting it would ask something at once.
  private let newAlbumRow = CollectionViewListCell(title: "New Album…", symbol: Symbols.plus)

  override var scrollsBeneathHints: Bool { true }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .command(let command, _) where plainSizeCommands.contains { $0 === command }:
      words(forSize: command)
    case .press(.select, let responder) where responder === newAlbumRow: "New album"
    case .press(.select, let cell as PhotoCell): cell.activationWords
    default: nil
    }
  }

  /// Both keys in one hint, unless only one of them does something.
  private func words(forSize command: KeyCommand) -> String {
    if canZoom(by: 1), canZoom(by: -1) { return "Picture size" }
    return command.action == .increaseSize ? "Larger" : "Smaller"
  }

  override func viewDidLoad() {
    sidebar.accessibilityIdentifier = "sidebar"
    list.accessibilityIdentifier = "albums"
    grid.accessibilityIdentifier = "photos-grid"
    wings.prepare(library.photos.map(\.image))
    for child in [wings, nothing, sidebar, grid, headingPane, heading, count] {
      view.addSubview(child)
    }
    for child in [appTitle, list, listEdge, sidebarEdge] { sidebar.addSubview(child) }
    list.selectionFollowsFocus = true
    list.delegate = self
    list.focusScrollMargins = EdgeInsets(top: 8, bottom: 8)
    listEdge.alpha = 0
    grid.allowsFocus = true
    grid.delegate = self
    grid.allowsSelection = false
    newAlbumRow.accessibilityIdentifier = "new-album"
    list.setCells(library.albums.map(row) + [newAlbumRow])
    list.selectItem(at: IndexPath(item: 0, section: 0))
    show(library.albums[0])
  }

  private func row(for album: PhotoLibrary.Album) -> CollectionViewListCell {
    let row = CollectionViewListCell(
      title: album.title, symbol: album.symbol, value: String(album.photos.count))
    row.accessibilityIdentifier = album.id
    return row
  }

  private func isNewAlbumRow(_ path: IndexPath, in collectionView: CollectionView) -> Bool {
    collectionView === list && list.cellForItem(at: path) === newAlbumRow
  }

  // MARK: A new album

  private func askForNewAlbum() {
    let alert = AlertController(
      title: "New Album",
      message: "Begins with your four latest photos.")
    let create = AlertAction(title: "Create") { [weak self] _ in self?.createAlbum() }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(create)
    alert.preferredAction = create
    present(alert, animated: true)
  }

  private func createAlbum() {
    let cell = row(for: library.addAlbum())
    guard let place = newAlbumRow.indexPath?.item else { return }
    // Starts at the place of the last row, which moves down.
    cell.frame = newAlbumRow.frame
    cell.alpha = 0
    list.insertCell(cell, at: place)
    View.animate(withDuration: 0.3, in: view.window) {
      list.layoutIfNeeded()
      cell.alpha = 1
    }
  }

  /// The sidebar's selected row, as in every app with a sidebar.
  override var preferredFocusEnvironments: [any FocusEnvironment] {
    [list.indexPathsForSelectedItems?.first.flatMap(list.cellForItem) ?? list, grid]
  }

  private func show(_ album: PhotoLibrary.Album) {
    heading.text = album.title
    showCount(of: album)
    grid.setCells(
      album.photos.map { index in
        let photo = library.photos[index]
        let cell = PhotoCell(photo: photo)
        cell.accessibilityIdentifier = photo.id
        cell.isFavourite = library.isFavourite(photo.id)
        return cell
      })
    grid.contentOffset = .zero
    showWhetherEmpty(album)
  }

  private func showWhetherEmpty(_ album: PhotoLibrary.Album) {
    nothing.alpha = album.photos.isEmpty ? 1 : 0
    guard album.photos.isEmpty else { return }
    var content = ContentUnavailableConfiguration.empty()
    content.image = album.symbol
    content.text = "No \(album.title)"
    content.secondaryText = "Return on a picture makes it one of your favourites."
    nothing.configuration = content
  }

  private func showCount(of album: PhotoLibrary.Album) {
    count.text = album.photos.count == 1 ? "1 photo" : "\(album.photos.count) photos"
  }

  private static func listLayout(_ appearance: FocusAppearance) -> ListLayout {
    ListLayout(
      appearance: .sidebar, rowHeight: appearance.rows.height,
      insets: EdgeInsets(appearance.rows.inset))
  }

  // MARK: Size of the pictures

  /// Steps that the pictures are larger than usual.
  private var zoom = 0
  private let sizeCommands = [
    KeyCommand(
      title: "Smaller Pictures", action: .decreaseSize, input: "-", modifierFlags: .command),
    KeyCommand(
      title: "Larger Pictures", action: .increaseSize, input: "=",
      modifierFlags: [.shift, .command]),
  ]
  /// The same by the keys alone, which no letter of an album's name is to wait for.
  private let plainSizeCommands = [
    KeyCommand(title: "Larger Pictures", action: .increaseSize, input: "+"),
    KeyCommand(title: "Smaller Pictures", action: .decreaseSize, input: "-"),
  ].map { command in
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  override var menus: [Menu] { [Menu(title: "View", identifier: .view, children: sizeCommands)] }
  override var keyCommands: [KeyCommand]? { plainSizeCommands }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      .decreaseSize: { [weak self] _ in self?.zoom(by: -1) },
      .increaseSize: { [weak self] _ in self?.zoom(by: 1) },
    ]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "decreaseSize": canZoom(by: -1)
    case "increaseSize": canZoom(by: 1)
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  private func canZoom(by step: Int) -> Bool {
    (-2...2).contains(zoom + step)
      && columns(zoom: zoom + step) != columns(zoom: zoom)
  }

  /// The focused picture grows or shrinks with its ring on its way to the new place; the others,
  /// which may change rows, fade in where they are to stand.
  private func zoom(by step: Int) {
    zoom += step
    let focused = view.window?.focusSystem?.focusedItem as? PhotoCell
    let before = focused.map { $0.convert($0.bounds, to: view) }
    View.performWithoutAnimation {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.window?.focusSystem?.scrollFocusedItemIntoView()
    }
    guard !view.effectiveAppearance.prefersReducedMotion else { return }
    View.performWithoutAnimation {
      for cell in grid.cells where cell !== focused { cell.alpha = 0.3 }
      guard let focused, let before else { return }
      let after = focused.convert(focused.bounds, to: view)
      let scale = before.width / max(1, after.width)
      focused.zPosition = 1
      focused.transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: before.midX - after.midX, ty: before.midY - after.midY)
    }
    View.animate(withDuration: 0.25, in: view.window) {
      for cell in grid.cells { cell.alpha = 1 }
      focused?.transform = .identity
    }
  }

  // MARK: Layout

  /// Of the parts, in points.
  private struct Measures {
    var side: CGFloat
    var margin: CGFloat
    /// From the window's upper edge.
    var headingHeight: CGFloat
    var headingSize: CGFloat

    /// In a small window the sidebar and what is around the pictures are narrower.
    init(width: CGFloat) {
      let isCompact = width < 900
      side = isCompact ? 232 : min(320, max(260, (width * 0.22).rounded()))
      margin = isCompact ? 16 : 24
      headingHeight = isCompact ? 62 : 76
      headingSize = isCompact ? 28 : 34
    }
  }

  /// Between pictures, in points: as little as leaves the ring of the focused one, which takes 5,
  /// and 6 with increased contrast, apart from those around it and their outlines.
  private var gutter: CGFloat {
    view.effectiveAppearance.accessibilityContrast == .high ? 12 : 8
  }

  /// What is kept free above and below a picture at its largest, for its ring.
  private static let ringMargin: CGFloat = 12

  /// Pictures grow with the window, so that a large one shows large pictures rather than many; none
  /// is larger than what is seen of the grid.
  private func columns(zoom: Int) -> Int {
    let bounds = view.bounds
    let measures = Measures(width: bounds.width)
    let width = bounds.width - measures.side
    let usual = width < 520 ? 3 : width < 700 ? 4 : width < 1900 ? 5 : 7
    let height = bounds.height - measures.headingHeight - hintInset - 2 * Self.ringMargin
    let fewest =
      (width - 2 * measures.margin + gutter) / max(1, height + gutter)
    return max(usual - zoom, Int(max(1, min(fewest, 100)).rounded(.up)))
  }

  /// Whole points, so that the first and the last picture of a row stand at the margins.
  private func gridLayout(width: CGFloat, measures: Measures) -> GridLayout {
    let columns = CGFloat(columns(zoom: zoom))
    let gutters = gutter * (columns - 1)
    let cell = max(1, ((width - 2 * measures.margin - gutters) / columns).rounded(.down))
    return GridLayout(
      minimumWidth: cell, spacing: gutter,
      insets: EdgeInsets(
        top: measures.headingHeight + Self.ringMargin, left: measures.margin,
        bottom: hintInset + measures.margin, right: measures.margin))
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let measures = Measures(width: bounds.width)
    // A window that has become low has no room for the largest pictures.
    while zoom > 0, !canZoom(by: -1) { zoom -= 1 }
    let (side, margin, top) = (measures.side, measures.margin, measures.headingHeight)
    place(sidebar, CGRect(x: 0, y: 0, width: side, height: bounds.height))
    appTitle.frame = CGRect(x: 20, y: top - 52, width: side - 40, height: 44)
    list.frame = CGRect(x: 4, y: top, width: side - 8, height: bounds.height - top - hintInset)
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    listEdge.frame = CGRect(x: 0, y: top, width: side, height: pixel)
    sidebarEdge.frame = CGRect(
      x: isMirrored ? 0 : side - pixel, y: 0, width: pixel, height: bounds.height)
    let width = bounds.width - side
    place(heading, CGRect(x: side + margin, y: top - 52, width: width * 0.6, height: 44))
    // On the heading's baseline.
    place(
      count,
      CGRect(
        x: side + width - margin - 120, y: top - (measures.headingSize > 30 ? 35.5 : 37.5),
        width: 120, height: 24))
    heading.textAlignment = isMirrored ? .right : .left
    appTitle.textAlignment = isMirrored ? .right : .left
    count.textAlignment = isMirrored ? .left : .right
    for label in [heading, appTitle] {
      label.font = .systemFont(ofSize: measures.headingSize, weight: .bold)
    }
    list.collectionViewLayout = Self.listLayout(view.effectiveAppearance)
    let layout = gridLayout(width: width, measures: measures)
    grid.collectionViewLayout = layout
    // The ring needs 5 points; the rest, where there is room, shows a part of the next row.
    let spare = bounds.height - top - hintInset - layout.minimumWidth
    let apart = min(24, max(Self.ringMargin, (spare / 2).rounded(.down)))
    grid.focusScrollMargins = EdgeInsets(top: top + apart, bottom: hintInset + apart)
    place(grid, CGRect(x: side, y: 0, width: width, height: bounds.height))
    place(headingPane, CGRect(x: side, y: 0, width: width, height: top))
    place(
      nothing, CGRect(x: side, y: top, width: width, height: bounds.height - top - hintInset))
    wings.fit(cellsOf: grid)
    let palette = view.effectiveAppearance.palette
    sidebar.backgroundColor = palette.sidebar
    for line in [sidebarEdge, listEdge] { line.backgroundColor = palette.separator }
    for label in [appTitle, heading] { label.textColor = palette.label }
    count.textColor = palette.secondaryLabel
  }

  // MARK: CollectionViewDelegate

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    View.animate(withDuration: 0.15, in: view.window) {
      headingPane.isShown = grid.contentOffset.y > 0
      listEdge.alpha = list.contentOffset.y > 0 ? 1 : 0
    }
  }

  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { !isNewAlbumRow(indexPath, in: collectionView) }

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { !isNewAlbumRow(indexPath, in: collectionView) }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    guard collectionView === list, library.albums.indices.contains(indexPath.item) else { return }
    show(library.albums[indexPath.item])
  }

  /// An album is shown as soon as its row has the focus.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { collectionView === grid || isNewAlbumRow(indexPath, in: collectionView) }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    if isNewAlbumRow(indexPath, in: collectionView) { return askForNewAlbum() }
    guard collectionView === grid,
      let cell = grid.cellForItem(at: indexPath) as? PhotoCell
    else { return }
    library.toggleFavourite(cell.photo.id)
    View.animate(withDuration: 0.2, in: view.window) {
      cell.isFavourite = library.isFavourite(cell.photo.id)
    }
    for (album, row) in zip(library.albums, list.cells) {
      guard var content = row.contentConfiguration as? ListContentConfiguration else { continue }
      content.secondaryText = String(album.photos.count)
      row.contentConfiguration = content
      guard row.isSelected else { continue }
      showCount(of: album)
      if !album.photos.contains(where: { library.photos[$0].id == cell.photo.id }) {
        remove(at: indexPath)
        showWhetherEmpty(album)
      }
    }
  }

  /// Takes away a picture that is no longer in the album; focus goes to the one that moves to its
  /// place, from the last one to the one before, and from an empty album back to its row.
  private func remove(at path: IndexPath) {
    grid.deleteCell(at: path.item)
    let count = grid.numberOfItems(inSection: 0)
    let next =
      count > 0
      ? grid.cellForItem(at: IndexPath(item: min(path.item, count - 1), section: 0))
      : list.indexPathsForSelectedItems?.first.flatMap(list.cellForItem)
    next.map { view.window?.focusSystem?.requestFocusUpdate(to: $0) }
  }
}
