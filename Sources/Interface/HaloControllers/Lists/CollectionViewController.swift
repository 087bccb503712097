import FocusEngine
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// A view controller whose view is a list: UIKit's `UICollectionViewController`.
///
/// The list is the root view, and the controller is its data source and delegate. Methods that are
/// not overridden behave as in a list without a delegate. Overrides need not call super.
open class CollectionViewController: ViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  /// The layout with which the controller was created.
  public let collectionViewLayout: CollectionViewLayout
  /// Whether the selection is cleared each time the view appears, unless selection follows focus;
  /// true by default.
  public var clearsSelectionOnViewWillAppear = true
  /// A delegate with the default behaviour of lists.
  private static let standard = StandardDelegate()
  private final class StandardDelegate: CollectionViewDelegate {}

  /// Creates a controller for a list with a layout.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a list with a value that arranges its items.
  public convenience init(collectionViewLayout layout: any CollectionViewArranging) {
    self.init(collectionViewLayout: .arranged(by: layout))
  }

  /// The root view as a list, created when it is first used; nil if the root view is not a list.
  ///
  /// A list that a program sets gets neither a data source nor a delegate.
  public var collectionView: CollectionView! {
    get { view as? CollectionView }
    set { newValue.map { view = $0 } }
  }

  open override func loadView() {
    let list = CollectionView(collectionViewLayout: collectionViewLayout)
    list.dataSource = self
    list.delegate = self
    view = list
  }

  open override func viewWillAppear(_ animated: Bool) {
    guard clearsSelectionOnViewWillAppear, let list = collectionView, !list.selectionFollowsFocus
    else { return }
    for path in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source

  /// Returns 1; overrides return the number of sections.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Returns 0; overrides return the number of items in a section.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Stops the program; must be overridden if there are items, unless the list has another data
  /// source.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    preconditionFailure("collectionView(_:cellForItemAt:) must be overridden")
  }
  /// Returns an empty view; overrides return a supplementary view.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }

  // MARK: Focus

  /// Returns the list's `allowsFocus` by default; in the editing mode `allowsFocusDuringEditing`.
  open func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { Self.standard.collectionView(collectionView, canFocusItemAt: indexPath) }
  /// Returns true by default.
  open func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    Self.standard.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }
  /// Returns nil by default, which means the first item that can be focused.
  open func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath? {
    Self.standard.indexPathForPreferredFocusedView(in: collectionView)
  }
  /// Returns true by default.
  open func collectionView(
    _ collectionView: CollectionView, shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
  ) -> Bool { Self.standard.collectionView(collectionView, shouldUpdateFocusIn: context) }
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: CollectionView, didUpdateFocusIn context: CollectionViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: Highlight and selection

  /// Returns true by default.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { Self.standard.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Returns true by default.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { Self.standard.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  /// Returns true by default.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { Self.standard.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  // MARK: Actions

  /// Returns false by default while the list is in its editing mode, otherwise true.
  open func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    Self.standard.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Returns by default the menu that the method for one item returns; nil for several items.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }
  /// Returns nil by default.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  /// Returns the text of the cell's list content by default; nil if it has none.
  open func collectionView(
    _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? {
    Self.standard.collectionView(collectionView, typeSelectStringForItemAt: indexPath)
  }
  /// Does nothing by default.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
