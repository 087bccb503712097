import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloLists
import HaloSceneGraph

/// The removal of pictures, and their return.
extension DisappearingScene: CollectionViewDataSource, CollectionViewDelegate {
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    guard let picture = cell as? VanishingCell else { return cell }
    let artwork = pictures[indexPath.item]
    show(artwork, in: picture)
    picture.alpha = states[artwork.name] == .hidden ? 0 : 1
    picture.isUserInteractionEnabled = states[artwork.name] != .disabled
    return picture
  }

  /// Returns false for the last picture if pictures are to move to the end.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { way != .moved || indexPath.item < pictures.count - 1 }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard collectionView === grid, let window = view.window else { return }
    let (picture, way) = (pictures[indexPath.item], way)
    stopTimer()
    guard time != .now else { return vanish(picture, way) }
    let usesPointer = time == .withPointer
    report.show(
      "“\(picture.title)” is about to \(way.intention).",
      usesPointer
        ? "Meanwhile the pointer is used, as if you had let go of the keys."
        : "Go elsewhere before, or stay and see.")
    (grid.cellForItem(at: indexPath) as? VanishingCell)?.burn(for: VanishingTime.delay)
    timer = window.perform(after: VanishingTime.delay) { [weak self] in
      self?.timer = nil
      if usesPointer { window.focusSystem?.pointerDidAct() }
      self?.vanish(picture, way)
    }
  }

  private func stopTimer() {
    if let timer { view.window?.cancelPerform(timer) }
    timer = nil
    for case let cell as VanishingCell in grid.visibleCells { cell.stopBurning() }
  }

  // MARK: Removing

  private func vanish(_ picture: Artwork, _ way: VanishingWay) {
    guard let item = pictures.firstIndex(where: { $0.name == picture.name }) else { return }
    let path = IndexPath(item: item, section: 0)
    let cell = grid.cellForItem(at: path) as? VanishingCell
    let hadFocus = cell.map { $0 === view.window?.focusSystem?.focusedItem } ?? false
    report.show(
      "“\(picture.title)” \(way.words).",
      hadFocus
        ? "It is still there and fit to have the focus: focus goes along."
        : "It had no focus: nothing happens to the focus.")
    cell?.stopBurning()
    switch way {
    case .removed:
      pictures.remove(at: item)
      grid.deleteItems(at: [path])
    case .all:
      let paths = pictures.indices.map { IndexPath(item: $0, section: 0) }
      pictures = []
      grid.deleteItems(at: paths)
      showWhetherEmpty()
    case .moved:
      let end = pictures.count - 1
      pictures.append(pictures.remove(at: item))
      grid.moveItem(at: path, to: IndexPath(item: end, section: 0))
    case .hidden, .disabled, .covered:
      states[picture.name] = way
      change { self.applyState(way, of: picture, to: cell) }
    }
    placeCurtains()
  }

  private func applyState(_ way: VanishingWay, of picture: Artwork, to cell: VanishingCell?) {
    switch way {
    case .hidden: cell?.alpha = 0
    case .disabled: cell?.isUserInteractionEnabled = false
    default: hang(Curtain(), before: picture)
    }
  }

  private func change(_ body: () -> Void) {
    View.animate(withDuration: 0.25, in: view.window, animations: body)
  }

  // MARK: Curtains

  /// Drops a curtain in front of a picture.
  private func hang(_ curtain: Curtain, before picture: Artwork) {
    curtains[picture.name] = curtain
    grid.addSubview(curtain)
    View.performWithoutAnimation {
      placeCurtains()
      curtain.transform = CGAffineTransform(translationX: 0, y: -24)
      curtain.alpha = 0
    }
    curtain.transform = .identity
    curtain.alpha = 1
  }

  /// Moves each curtain to the current place of its picture.
  func placeCurtains() {
    for (name, curtain) in curtains {
      guard let item = pictures.firstIndex(where: { $0.name == name }),
        let frame = grid.frameForItem(at: IndexPath(item: item, section: 0))
      else {
        curtain.removeFromSuperview()
        curtains[name] = nil
        continue
      }
      if frame != curtain.frame { curtain.frame = frame }
    }
  }

  // MARK: Restoring

  func bringBack(_ all: [Artwork]) {
    stopTimer()
    for curtain in curtains.values { curtain.removeFromSuperview() }
    curtains = [:]
    states = [:]
    let present = pictures.map(\.name)
    // A batch update keeps the existing cells, and with them the focus.
    grid.performBatchUpdates {
      self.pictures = all
      for (item, name) in present.enumerated() {
        guard let place = all.firstIndex(where: { $0.name == name }) else { continue }
        self.grid.moveItem(
          at: IndexPath(item: item, section: 0), to: IndexPath(item: place, section: 0))
      }
      self.grid.insertItems(
        at: all.indices.filter { !present.contains(all[$0].name) }
          .map { IndexPath(item: $0, section: 0) })
    }
    change {
      for cell in grid.visibleCells {
        cell.alpha = 1
        cell.isUserInteractionEnabled = true
      }
    }
    showWhetherEmpty()
    report.show("All are back.", "What had the focus has it still.")
  }
}
