import Controllers
import Controls
import FocusEngine
import Foundation
import SceneGraph

/// What a person does to the albums.
extension PhotosScene {
  func row(for album: PhotoLibrary.Album) -> CollectionViewListCell {
    let row = CollectionViewListCell(
      title: album.title, symbol: album.symbol, value: String(album.photos.count))
    row.accessibilityIdentifier = album.id
    return row
  }

  /// The sidebar's row of the album that is shown.
  var selectedRow: CollectionViewCell? {
    list.indexPathsForSelectedItems?.first.flatMap(list.cellForItem)
  }

  // MARK: A new one

  func askForNewAlbum() {
    let alert = AlertController(
      title: "New Album",
      message: "Begins with your four latest photos.")
    let create = AlertAction(title: "Create") { [weak self] _ in self?.createAlbum() }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(create)
    alert.preferredAction = create
    present(alert, animated: true)
  }

  /// The new album is shown at once, and its row gets the focus.
  private func createAlbum() {
    let album = library.addAlbum()
    let cell = row(for: album)
    guard let place = newAlbumRow.indexPath?.item else { return }
    // Starts at the place of the last row, which moves down.
    cell.frame = newAlbumRow.frame
    cell.alpha = 0
    list.insertCell(cell, at: place)
    View.animate(withDuration: 0.3, in: view.window) {
      list.layoutIfNeeded()
      cell.alpha = 1
    }
    list.selectItem(at: cell.indexPath)
    show(album)
    // The alert has asked for the row that had the focus, in the whole screen: only another request
    // for that, which goes to the selected row, comes before it.
    view.window?.rootViewController.map { view.window?.focusSystem?.requestFocusUpdate(to: $0) }
  }

  // MARK: Favourites

  func toggleFavourite(_ cell: PhotoCell, at indexPath: IndexPath) {
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
      ? grid.cellForItem(at: IndexPath(item: min(path.item, count - 1), section: 0)) : selectedRow
    next.map { view.window?.focusSystem?.requestFocusUpdate(to: $0) }
  }
}
