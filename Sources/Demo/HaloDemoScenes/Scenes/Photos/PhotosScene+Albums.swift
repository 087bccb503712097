import FocusEngine
import Foundation
import HaloControllers
import HaloControls
import HaloLists
import HaloSceneGraph

/// Changes of the albums by the user.
extension PhotosScene {
  func row(for album: PhotoLibrary.Album) -> CollectionViewListCell {
    let row = CollectionViewListCell(
      title: album.title, symbol: album.symbol, value: String(album.photos.count))
    row.accessibilityIdentifier = album.id
    return row
  }

  /// The sidebar's row of the shown album; nil for none.
  var selectedRow: CollectionViewCell? {
    list.indexPathsForSelectedItems?.first.flatMap(list.cellForItem)
  }

  /// The shown album; nil for none.
  var shownAlbum: PhotoLibrary.Album? {
    let albums = library.albums
    return list.indexPathsForSelectedItems?.first.flatMap {
      albums.indices.contains($0.item) ? albums[$0.item] : nil
    }
  }

  // MARK: New album

  /// Asks for the name of a new album; a blank name is not accepted.
  func askForNewAlbum() {
    let alert = AlertController(
      title: "New Album", message: "Enter a name for this album.")
    let create = AlertAction(title: "Create") { [weak self, weak alert] _ in
      if let name = alert?.textFields?.first?.text.trimmed, !name.isEmpty {
        self?.createAlbum(named: name)
      }
    }
    create.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Title"
      field.accessibilityIdentifier = "album-title"
      field.editingChanged = { [unowned field] in create.isEnabled = !field.text.trimmed.isEmpty }
    }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(create)
    alert.preferredAction = create
    present(alert, animated: true)
  }

  /// Creates an album, shows it at once and moves the focus to its row.
  private func createAlbum(named name: String) {
    let album = library.addAlbum(named: name)
    let cell = row(for: album)
    guard let place = newAlbumRow.indexPath?.item else { return }
    // The new row starts at the place of the last row, which moves down.
    cell.frame = newAlbumRow.frame
    cell.alpha = 0
    list.insertCell(cell, at: place)
    View.animate(withDuration: 0.3, in: view.window) {
      list.layoutIfNeeded()
      cell.alpha = 1
    }
    list.selectItem(at: cell.indexPath)
    show(album)
    // The alert has requested focus for the previously focused row, with the whole screen as
    // environment. Only another request for that environment, which leads to the selected row,
    // replaces it.
    view.window?.rootViewController.map { view.window?.focusSystem?.requestFocusUpdate(to: $0) }
  }

  // MARK: Favourites

  /// Creates the command of the full stop, the key in Apple's Photos.
  ///
  /// It has priority over type-select, which would select an album.
  static func makeFavouriteCommand() -> KeyCommand {
    let command = KeyCommand(once: "Favourite", "toggleFavourite", ".")
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  /// The focused picture; nil for none.
  var focusedPhoto: PhotoCell? { view.window?.focusSystem?.focusedItem as? PhotoCell }

  func toggleFavourite() {
    guard let cell = focusedPhoto, let indexPath = cell.indexPath else { return }
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

  /// Removes a picture that is no longer in the album.
  ///
  /// Focus moves to the picture that takes its place, from the last one to the one before, and from
  /// an empty album to its row.
  private func remove(at path: IndexPath) {
    grid.deleteCell(at: path.item)
    let count = grid.numberOfItems(inSection: 0)
    let next =
      count > 0
      ? grid.cellForItem(at: IndexPath(item: min(path.item, count - 1), section: 0)) : selectedRow
    next.map { view.window?.focusSystem?.requestFocusUpdate(to: $0) }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
