import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The object that shows the results of a search: UIKit's `UISearchResultsUpdating`.
@MainActor
public protocol SearchResultsUpdating: AnyObject {
  /// Called when the search begins, after every change of its text, and when it ends.
  func updateSearchResults(for searchController: SearchController)
}

/// The methods that are called when a search begins and ends: UIKit's `UISearchControllerDelegate`.
@MainActor
public protocol SearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called after the search has begun.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called after the search has ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: SearchController) {}
}

/// A search in the content of a screen: UIKit's `UISearchController`.
///
/// `navigationItem.searchController` puts its bar under the title. The search begins when editing
/// of the field begins; Escape and Cancel end it, and focus returns to the screen.
open class SearchController: ViewController {
  /// The controller that shows the results over the screen; nil if the screen shows them itself.
  public let searchResultsController: ViewController?
  /// The object that shows the results, held weakly.
  public weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The delegate, held weakly.
  public weak var delegate: (any SearchControllerDelegate)?
  /// The search bar.
  public let searchBar = SearchBar()
  /// Whether the screen is dimmed and cannot be focused during the search, as long as no results
  /// cover it.
  public var obscuresBackgroundDuringPresentation = true { didSet { matchCover() } }
  /// Whether the results controller is shown even if the text is empty.
  public var showsSearchResultsController = false { didSet { matchCover() } }
  /// Whether the cancel button is shown during the search.
  public var automaticallyShowsCancelButton = true
  private let dimming = DimmedGround()
  /// The controller of the screen that is searched.
  weak var searched: ViewController?

  /// Creates a search that shows results in `searchResultsController`; with nil, in the screen that
  /// is searched.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.listener = self
    searchBar.directionalLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 16)
    dimming.pressHandler = { [weak self] in self?.isActive = false }
  }

  /// Whether the search is active.
  public var isActive = false {
    didSet { if isActive != oldValue { if isActive { begin() } else { end() } } }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if !searchBar.searchTextField.isFirstResponder { searchBar.becomeFirstResponder() }
    matchCover()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    let system = searchBar.window?.focusSystem
    let hadFocus =
      system?.focusedItem.map { searchBar.contains($0) || contains($0) } ?? true
    searchBar.text = nil
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    searchBar.resignFirstResponder()
    matchCover()
    searchResultsUpdater?.updateSearchResults(for: self)
    if hadFocus, let searched { system?.requestFocusUpdate(to: searched) }
    delegate?.didDismissSearchController(self)
  }

  // MARK: Results and dimming

  private var showsResults: Bool {
    searchResultsController != nil
      && (showsSearchResultsController || !(searchBar.text ?? "").isEmpty)
  }

  /// Adds the results or the dimming above the screen, or removes them.
  private func matchCover() {
    let isNeeded = isActive && (showsResults || obscuresBackgroundDuringPresentation)
    guard isNeeded, let searched, let room = searched.viewIfLoaded?.superview else {
      guard parent != nil else { return }
      willMove(toParent: nil)
      viewIfLoaded?.removeFromSuperview()
      return removeFromParent()
    }
    if parent !== searched {
      searched.addChild(self)
      view.frame = searched.view.frame
      room.addSubview(view)
      didMove(toParent: searched)
    }
    matchResults()
    dimming.isHidden = !obscuresBackgroundDuringPresentation || showsResults
  }

  private func matchResults() {
    guard let results = searchResultsController else { return }
    if showsResults, results.parent !== self {
      addChild(results)
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else if !showsResults, results.parent === self {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
    view.setNeedsLayout()
  }

  open override func viewDidLoad() { view.addSubview(dimming) }
  open override func viewDidLayoutSubviews() {
    for subview in view.subviews { subview.frame = view.bounds }
    guard let results = searchResultsController?.viewIfLoaded else { return }
    // The results have to hide the screen that is searched.
    if results.backgroundColor.alpha == 0 {
      let ground = searched?.parent?.ground ?? .window
      view.backgroundColor =
        showsResults ? ground.color(in: view.effectiveAppearance.palette) : .clear
    }
  }

  /// The dimming of the searched screen, which takes clicks.
  private final class DimmedGround: View {
    var pressHandler: (() -> Void)?
    override var isClickable: Bool { true }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      pressHandler?()
    }
    override func appearanceDidChange() {
      backgroundColor = ModalPresentationStyle.dimmingColor.withAlphaComponent(
        effectiveAppearance.palette.isDark ? 0.4 : 0.16)
    }
  }
}

extension SearchController: SearchBarDelegate {
  /// Begins the search.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { isActive = true }

  /// Updates the results for the text.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    guard isActive else { return }
    matchCover()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Ends the search.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) { isActive = false }
}
