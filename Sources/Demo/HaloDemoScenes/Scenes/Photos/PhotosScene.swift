import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

/// A sidebar and a grid, as in a photo library.
///
/// Tab moves between the two focus groups and arrows within one; the sidebar's selection follows
/// focus.
@MainActor
final class PhotosScene: SceneController, CollectionViewDelegate {
  private let sidebar = View()
  private let sidebarEdge = View()
  /// A line above the albums, visible while they are scrolled beneath it.
  private let listEdge = View()
  private let appTitle = Label("Photos", font: .systemFont(ofSize: 34, weight: .bold))
  let list = CollectionView(collectionViewLayout: PhotosScene.listLayout(.light))
  private let heading = Label("", font: .systemFont(ofSize: 34, weight: .bold))
  /// The pane behind the heading, visible while pictures are scrolled beneath it.
  private let headingPane = ScrollEdgePane()
  private let count = Label("", font: .systemFont(ofSize: 15, monospacedDigits: true))
  let grid = CollectionView(collectionViewLayout: GridLayout(minimumWidth: 180))
  /// The message that replaces the pictures of an empty album.
  private let nothing = ContentUnavailableView(configuration: .empty())
  private let belowPictures = FocusGuide()
  let library = PhotoLibrary()
  /// Prepares the pictures of all albums.
  private let wings = Wings()
  /// The row that can be focused but not selected, because selecting it would ask for a name at
  /// once.
  let newAlbumRow = CollectionViewListCell(title: "New Album…", symbol: Symbols.plus)

  override var scrollsBeneathHints: Bool { true }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .command(let command, _) where plainSizeCommands.contains { $0 === command }:
      words(forSize: command)
    case .command(let command, _) where command === favouriteCommand: focusedPhoto?.favouriteWords
    case .press(.select, let responder) where responder === newAlbumRow: "New album"
    case .press(.select, let cell as PhotoCell): cell.isSelected ? "Deselect" : "Select"
    default: nil
    }
  }

  override func viewDidLoad() {
    sidebar.accessibilityIdentifier = "sidebar"
    sidebar.shouldGroupAccessibilityChildren = true
    list.accessibilityIdentifier = "albums"
    list.accessibilityLabel = "Albums"
    grid.accessibilityIdentifier = "photos-grid"
    grid.accessibilityLabel = "Photos"
    wings.prepare(library.photos.map(\.image))
    belowPictures.preferredFocusEnvironments = [grid]
    view.addLayoutGuide(belowPictures)
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
    grid.allowsMultipleSelection = true
    newAlbumRow.accessibilityIdentifier = "new-album"
    list.setCells(library.albums.map(row) + [newAlbumRow])
    list.selectItem(at: IndexPath(item: 0, section: 0))
    show(library.albums[0])
  }

  private func isNewAlbumRow(_ path: IndexPath, in collectionView: CollectionView) -> Bool {
    collectionView === list && list.cellForItem(at: path) === newAlbumRow
  }

  /// Focus begins at the sidebar's selected row, as in every app with a sidebar.
  override var preferredFocusEnvironments: [any FocusEnvironment] {
    [selectedRow ?? list, grid]
  }

  func show(_ album: PhotoLibrary.Album) {
    heading.text = album.title
    grid.setCells(
      album.photos.map { index in
        let photo = library.photos[index]
        let cell = PhotoCell(photo: photo)
        cell.accessibilityIdentifier = photo.id
        cell.isFavourite = library.isFavourite(photo.id)
        return cell
      })
    grid.contentOffset = .zero
    showCount(of: album)
    placeGuide()
    showWhetherEmpty(album)
  }

  /// Places the guide between the sidebar and the free area below few pictures.
  ///
  /// From the rows beside that area focus goes on to the pictures; from the pictures no arrow leads
  /// to the guide.
  private func placeGuide() {
    grid.layoutIfNeeded()
    let top = min(grid.frame.height, grid.contentSize.height)
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    belowPictures.layoutFrame = CGRect(
      x: isMirrored ? grid.frame.maxX - 1 : grid.frame.minX, y: top, width: 1,
      height: grid.frame.height - top)
    belowPictures.isEnabled = top < grid.frame.height
  }

  func showWhetherEmpty(_ album: PhotoLibrary.Album) {
    nothing.alpha = album.photos.isEmpty ? 1 : 0
    guard album.photos.isEmpty else { return }
    var content = ContentUnavailableConfiguration.empty()
    content.image = album.symbol
    if album.id == "favourites" {
      content.text = "No \(album.title)"
      content.secondaryText = "A full stop on a picture makes it one of your favourites."
    } else {
      content.text = "No Photos"
      content.secondaryText = "This album is new and has no photos yet."
    }
    nothing.configuration = content
  }

  /// Shows the number of selected pictures, or of all pictures if none is selected.
  func showCount(of album: PhotoLibrary.Album) {
    let (selected, all) = (grid.numberOfSelectedItems, album.photos.count)
    count.text =
      selected > 0 ? "\(selected) of \(all) selected" : all == 1 ? "1 photo" : "\(all) photos"
  }

  private static func listLayout(_ appearance: FocusAppearance) -> ListLayout {
    ListLayout(
      appearance: .sidebar, rowHeight: appearance.rows.height,
      insets: EdgeInsets(appearance.rows.inset))
  }

  // MARK: Picture size

  /// The number of steps by which pictures are larger than usual.
  var zoom = 0
  private let sizeCommands = makeSizeCommands()
  private let plainSizeCommands = makePlainSizeCommands()
  private let favouriteCommand = makeFavouriteCommand()

  override var menus: [Menu] { [Menu(title: "View", identifier: .view, children: sizeCommands)] }
  override var keyCommands: [KeyCommand]? { [favouriteCommand] + plainSizeCommands }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      .decreaseSize: { [weak self] _ in self?.zoom(by: -1) },
      .increaseSize: { [weak self] _ in self?.zoom(by: 1) },
      "toggleFavourite": { [weak self] _ in self?.toggleFavourite() },
    ]
  }

  private var hasPictures: Bool { grid.numberOfItems(inSection: 0) > 0 }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "decreaseSize": hasPictures && canZoom(by: -1)
    case "increaseSize": hasPictures && canZoom(by: 1)
    case "toggleFavourite": focusedPhoto != nil
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  // MARK: Layout

  var measures: PhotosMeasures {
    PhotosMeasures(
      size: view.bounds.size, hintInset: hintInset,
      isHighContrast: view.effectiveAppearance.accessibilityContrast == .high)
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let measures = measures
    // A window that has become lower may have no space for the largest pictures.
    while zoom > 0, !canZoom(by: -1) { zoom -= 1 }
    let (side, margin, top) = (measures.side, measures.margin, measures.headingHeight)
    place(sidebar, CGRect(x: 0, y: 0, width: side, height: bounds.height))
    appTitle.frame = CGRect(x: 20, y: top - 52, width: side - 40, height: 44)
    list.frame = CGRect(x: 4, y: top, width: side - 8, height: bounds.height - top - hintInset)
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    listEdge.frame = CGRect(x: 0, y: top, width: side, height: pixel)
    sidebarEdge.frame = CGRect(
      x: isMirrored ? 0 : side - pixel, y: 0, width: pixel, height: bounds.height)
    let width = measures.width
    place(heading, CGRect(x: side + margin, y: top - 52, width: width * 0.6, height: 44))
    // The count is on the heading's baseline.
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
    list.setCollectionViewLayout(Self.listLayout(view.effectiveAppearance), animated: false)
    let layout = measures.gridLayout(zoom: zoom)
    grid.setCollectionViewLayout(layout, animated: false)
    grid.focusScrollMargins = measures.focusScrollMargins(in: layout)
    place(grid, CGRect(x: side, y: 0, width: width, height: bounds.height))
    place(headingPane, CGRect(x: side, y: 0, width: width, height: top))
    place(
      nothing, CGRect(x: side, y: top, width: width, height: bounds.height - top - hintInset))
    wings.fit(cellsOf: grid)
    placeGuide()
    let palette = view.effectiveAppearance.palette
    sidebar.backgroundColor = palette.sidebar
    for line in [sidebarEdge, listEdge] { line.backgroundColor = palette.separator }
    for label in [appTitle, heading] { label.textColor = palette.label }
    count.textColor = palette.secondaryLabel
  }

  // MARK: CollectionViewDelegate

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    headingPane.follow(grid.contentOffset.y)
    View.animate(withDuration: 0.15, in: view.window) {
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
    guard let album = shownAlbum else { return }
    if collectionView === list { show(album) } else { showCount(of: album) }
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    if collectionView === grid, let album = shownAlbum { showCount(of: album) }
  }

  /// Returns whether the row is that for a new album; other rows need no action, because their
  /// album is shown as soon as they have the focus.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { isNewAlbumRow(indexPath, in: collectionView) }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    if isNewAlbumRow(indexPath, in: collectionView) { askForNewAlbum() }
  }
}
