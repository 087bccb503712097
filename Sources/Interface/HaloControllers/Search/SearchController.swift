import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// Shows what a search finds while it goes on: UIKit's `UISearchResultsUpdating`.
@MainActor
public protocol SearchResultsUpdating: AnyObject {
  /// Called when the search begins, after every change of its text, and when it is over.
  func updateSearchResults(for searchController: SearchController)
}

/// Told when a search begins and ends: UIKit's `UISearchControllerDelegate`.
@MainActor
public protocol SearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called once the search has begun.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called once the search has ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// By default nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// By default nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// By default nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// By default nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}

/// A search of what a screen shows: UIKit's `UISearchController`.
///
/// `navigationItem.searchController` puts its bar under the title. The search begins when the field
/// is edited; Escape and Cancel end it, and focus comes back into the screen.
open class SearchController: ViewController {
  /// Shows what was found, over the screen; nil: the screen does itself.
  public let searchResultsController: ViewController?
  /// Told of every change; held weakly.
  public weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// Told when the search begins and ends; held weakly.
  public weak var delegate: (any SearchControllerDelegate)?
  /// Stands in the bar.
  public let searchBar = SearchBar()
  /// Whether the screen is dimmed, and out of reach, while the search goes on without results of
  /// its own.
  public var obscuresBackgroundDuringPresentation = true { didSet { matchCover() } }
  /// Whether results are shown though nothing has been typed.
  public var showsSearchResultsController = false { didSet { matchCover() } }
  /// Whether the button that cancels is there while the search goes on.
  public var automaticallyShowsCancelButton = true
  private let dimming = DimmedGround()
  /// The screen that is searched.
  weak var searched: ViewController?

  /// Shows results in `searchResultsController`; nil: in the screen that is searched.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.listener = self
    searchBar.directionalLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 16)
    dimming.pressHandler = { [weak self] in self?.isActive = false }
  }

  /// Whether the search goes on.
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

  // MARK: Over the screen

  private var showsResults: Bool {
    searchResultsController != nil
      && (showsSearchResultsController || !(searchBar.text ?? "").isEmpty)
  }

  /// Puts results or dimming over the screen, or takes them away.
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
    // What is found hides what is searched.
    if results.backgroundColor.alpha == 0 {
      let ground = searched?.parent?.ground ?? .window
      view.backgroundColor =
        showsResults ? ground.color(in: view.effectiveAppearance.palette) : .clear
    }
  }

  /// Dims what is searched, and takes clicks.
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

  /// Shows what is found for the text.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    guard isActive else { return }
    matchCover()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Ends the search.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) { isActive = false }
}
