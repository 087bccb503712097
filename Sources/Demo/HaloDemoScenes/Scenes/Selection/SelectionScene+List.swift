import FocusEngine
import Foundation
import HaloArtwork
import HaloLists
import HaloSceneGraph

/// The list's data source and delegate, which log every call.
extension SelectionScene: CollectionViewDataSource, CollectionViewDelegate {
  // MARK: Data

  /// Returns the number of places and the row that adds one.
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { places.count + 1 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
    guard let row = cell as? PlaceRow else { return cell }
    let place = isAddRow(indexPath) ? nil : places[indexPath.item]
    row.show(place)
    row.showsTick = (options.isSeveral || options.isEditing) && place != nil
    row.accessibilityIdentifier = place?.name ?? "add"
    return row
  }

  private func name(_ path: IndexPath) -> String {
    isAddRow(path) ? "Add a place…" : places[path.item].title
  }

  private func note(_ call: String, _ path: IndexPath, in collectionView: CollectionView) {
    guard collectionView === list, view.window?.isForecasting != true else { return }
    log.note(call, name(path))
  }

  // MARK: Focus

  func collectionView(
    _ collectionView: CollectionView, didUpdateFocusIn context: CollectionViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {
    guard collectionView === list, let path = context.nextFocusedIndexPath else { return }
    log.clear()
    log.conclude("“\(name(path))” has the focus.")
  }

  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    let follows = !isAddRow(indexPath)
    note("selectionFollowsFocus: \(follows ? "yes" : "no")", indexPath, in: collectionView)
    return follows
  }

  // MARK: Selection

  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    if collectionView === list, view.window?.isForecasting != true { log.clear() }
    note("shouldHighlight: yes", indexPath, in: collectionView)
    return true
  }

  func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight", indexPath, in: collectionView) }

  func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", indexPath, in: collectionView) }

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard collectionView === list else { return false }
    let selects = !isAddRow(indexPath)
    note("shouldSelect: \(selects ? "yes" : "no")", indexPath, in: collectionView)
    return selects
  }

  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect: yes", indexPath, in: collectionView)
    return true
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath, in: collectionView)
    concludeSelection()
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath, in: collectionView)
    concludeSelection()
  }

  private func concludeSelection() {
    showCount()
    let paths = list.numberOfSelectedItems == 1 ? list.indexPathsForSelectedItems : nil
    log.conclude(
      paths.map { "“\(name($0[0]))” is selected." }
        ?? (list.numberOfSelectedItems == 0
          ? "Nothing is selected." : "\(list.numberOfSelectedItems) places are selected."))
  }

  // MARK: Actions

  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    let acts = collectionView === switches || !options.isEditing
    note("canPerformPrimaryAction: \(acts ? "yes" : "no")", indexPath, in: collectionView)
    return acts
  }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard collectionView === list else {
      options[keyPath: SelectionOptions.switches[indexPath.item].value].toggle()
      return
    }
    note("performPrimaryAction", indexPath, in: collectionView)
    guard isAddRow(indexPath) else {
      return log.conclude("“\(name(indexPath))” would open now.")
    }
    guard let new = Gallery.all.first(where: { art in !places.contains { $0.name == art.name } })
    else { return log.conclude("There are no more places.") }
    places.append(new)
    list.insertItems(at: [indexPath])
    log.conclude("“\(new.title)” was added; the focus stays with its row.")
    showCount()
  }

  func collectionView(
    _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? {
    collectionView === list
      ? name(indexPath) : SelectionOptions.switches[indexPath.item].title
  }
}
