import FocusEngine
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// A screen that is a list: UIKit's `UICollectionViewController`.
///
/// The list is the root view, and the controller its data source and delegate; what is not
/// overridden does what a list does without a delegate. Overrides need not call super.
open class CollectionViewController: ViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  /// What the items are arranged by, as it was given.
  public let collectionViewLayout: CollectionViewLayout
  /// Whether nothing is selected any more each time that the screen comes; where selection follows
  /// focus it stays.
  public var clearsSelectionOnViewWillAppear = true
  /// What lists do by themselves.
  private static let standard = StandardDelegate()
  private final class StandardDelegate: CollectionViewDelegate {}

  /// A list arranged by `layout`, with the controller as data source and delegate.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// The same for a value that says where the items stand.
  public convenience init(collectionViewLayout layout: any CollectionViewArranging) {
    self.init(collectionViewLayout: .arranged(by: layout))
  }

  /// The list; asking makes it, and another one may be set before.
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

  /// 1 unless overridden.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// 0 unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// To be overridden where there are items, unless the list has another data source.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    preconditionFailure("collectionView(_:cellForItemAt:) must be overridden")
  }
  /// An empty view unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }

  // MARK: Focus

  /// What the list allows, unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { Self.standard.collectionView(collectionView, canFocusItemAt: indexPath) }
  /// True unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    Self.standard.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }
  /// nil unless overridden: the first item that can.
  open func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath? {
    Self.standard.indexPathForPreferredFocusedView(in: collectionView)
  }
  /// True unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
  ) -> Bool { Self.standard.collectionView(collectionView, shouldUpdateFocusIn: context) }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didUpdateFocusIn context: CollectionViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: Highlight and selection

  /// True unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { Self.standard.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// True unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { Self.standard.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  /// True unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { Self.standard.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  // MARK: Actions

  /// Not while editing, unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    Self.standard.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// The text of the item's cell, unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? {
    Self.standard.collectionView(collectionView, typeSelectStringForItemAt: indexPath)
  }
  /// Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
