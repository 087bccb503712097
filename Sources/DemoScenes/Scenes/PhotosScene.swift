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
  private let appTitle = Label("Photos", font: .systemFont(ofSize: 34, weight: .bold))
  private let list = CollectionView(collectionViewLayout: PhotosScene.listLayout(.light))
  private let heading = Label("", font: .systemFont(ofSize: 34, weight: .bold))
  /// Behind the heading, while pictures are scrolled beneath it.
  private let headingPane = ScrollEdgePane()
  private let count = Label("", font: .systemFont(ofSize: 15, monospacedDigits: true))
  private let grid = CollectionView(collectionViewLayout: PhotosScene.gridLayout(width: 1000))
  private let library = PhotoLibrary()
  /// Prepares the pictures of all albums.
  private let wings = Wings()
  /// Focused without being selected: selecting it would ask something at once.
  private let newAlbumRow = CollectionViewListCell(title: "New Album…", symbol: Symbols.plus)

  override var scrollsBeneathHints: Bool { true }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    guard case .press(.select, let responder) = effect else { return nil }
    if responder === newAlbumRow { return "New album" }
    return (responder as? PhotoCell)?.activationWords
  }

  override func viewDidLoad() {
    sidebar.accessibilityIdentifier = "sidebar"
    list.accessibilityIdentifier = "albums"
    grid.accessibilityIdentifier = "photos-grid"
    wings.prepare(library.photos.map(\.image))
    for child in [wings, sidebar, grid, headingPane, heading, count] { view.addSubview(child) }
    for child in [appTitle, list, sidebarEdge] { sidebar.addSubview(child) }
    list.selectionFollowsFocus = true
    list.delegate = self
    grid.allowsFocus = true
    grid.delegate = self
    grid.allowsSelection = false
    newAlbumRow.accessibilityIdentifier = "new-album"
    list.setCells(library.albums.map(row) + [newAlbumRow])
    list.selectItem(at: IndexPath(item: 0, section: 0))
    show(library.albums[0])
    // The ring needs 5 points; the rest shows a part of the next row.
    grid.focusScrollMargins = EdgeInsets(
      top: Self.headingHeight + 24, bottom: hintInset + 24)
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

  override var menus: [Menu] { [Menu(title: "View", identifier: .view, children: sizeCommands)] }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      .decreaseSize: { [weak self] _ in self?.zoom(by: -1) },
      .increaseSize: { [weak self] _ in self?.zoom(by: 1) },
    ]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "decreaseSize": zoom > -2
    case "increaseSize": zoom < 2
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  private func zoom(by step: Int) {
    zoom += step
    let isStill = view.effectiveAppearance.prefersReducedMotion
    View.animate(withDuration: isStill ? 0 : 0.25, in: view.window) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.window?.focusSystem?.scrollFocusedItemIntoView()
    }
  }

  /// Points, from the window's upper edge.
  private static let headingHeight: CGFloat = 76

  /// Columns grow with the window, so that a large one shows large pictures rather than many.
  private static func gridLayout(
    width: CGFloat, zoom: Int = 0, hintInset: CGFloat = 0
  ) -> GridLayout {
    let usual = max(150, min(420, (width / 6.4).rounded(.down)))
    return GridLayout(
      minimumWidth: (usual * pow(1.3, CGFloat(zoom))).rounded(.down),
      insets: EdgeInsets(top: headingHeight + 16, left: 24, bottom: hintInset + 24, right: 24))
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let side = min(320, max(260, (bounds.width * 0.22).rounded()))
    place(sidebar, CGRect(x: 0, y: 0, width: side, height: bounds.height))
    appTitle.frame = CGRect(x: 20, y: 24, width: side - 40, height: 44)
    list.frame = CGRect(
      x: 4, y: 76, width: side - 8, height: bounds.height - 76 - hintInset)
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    sidebarEdge.frame = CGRect(
      x: isMirrored ? 0 : side - pixel, y: 0, width: pixel, height: bounds.height)
    let width = bounds.width - side
    place(heading, CGRect(x: side + 24, y: 24, width: width * 0.6, height: 44))
    // On the heading's baseline.
    place(count, CGRect(x: side + width - 224, y: 40.5, width: 200, height: 24))
    heading.textAlignment = isMirrored ? .right : .left
    appTitle.textAlignment = isMirrored ? .right : .left
    count.textAlignment = isMirrored ? .left : .right
    list.collectionViewLayout = Self.listLayout(view.effectiveAppearance)
    grid.collectionViewLayout = Self.gridLayout(
      width: width, zoom: zoom, hintInset: hintInset)
    place(grid, CGRect(x: side, y: 0, width: width, height: bounds.height))
    place(headingPane, CGRect(x: side, y: 0, width: width, height: Self.headingHeight))
    wings.fit(cellsOf: grid)
    let palette = view.effectiveAppearance.palette
    sidebar.backgroundColor = palette.sidebar
    sidebarEdge.backgroundColor = palette.separator
    for label in [appTitle, heading] { label.textColor = palette.label }
    count.textColor = palette.secondaryLabel
  }

  // MARK: CollectionViewDelegate

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard scrollView === grid else { return }
    View.animate(withDuration: 0.15, in: view.window) {
      headingPane.isShown = grid.contentOffset.y > 0
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
