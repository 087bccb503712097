import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Search bars and search controllers.
@MainActor
struct SearchTests {
  private final class Listener: SearchBarDelegate, SearchResultsUpdating {
    var log: [String] = []
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      log.append("text \(searchText)")
    }
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { log.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: SearchBar) { log.append("ended") }
    func searchBarSearchButtonClicked(_ searchBar: SearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { log.append("cancel") }
    func updateSearchResults(for searchController: SearchController) {
      log.append("results of \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
  }

  @Test func `a search bar notifies its delegate of typing, Return, Escape and the end`() throws {
    let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 52))
    let listener = Listener()
    bar.delegate = listener
    let stage = Stage(model: .pad, bar, Tile("below", 0, 100))
    stage.focus(on: bar.searchTextField)
    try stage.press("a", "Return", "Escape", "Escape")
    #expect(listener.log == ["began", "text a", "search", "text "])
    bar.showsCancelButton = true
    try stage.press("Escape")
    #expect(listener.log.last == "cancel")
    stage.focus(on: stage.root.subviews[1])
    #expect(listener.log.last == "ended")
  }

  @Test
  func `a search field has the focus group of its search bar, also when that changes`() throws {
    let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 52))
    let below = Tile("below", 0, 100)
    below.focusGroupIdentifier = "results"
    let stage = Stage(model: .pad, bar, below)
    stage.focus(on: bar.searchTextField)
    try stage.press("Down")
    #expect(stage.focused == "search field")
    bar.focusGroupIdentifier = "results"
    #expect(bar.searchTextField.focusGroupIdentifier == "results")
    stage.frame()
    try stage.press("Down")
    #expect(stage.focused == "below")
  }

  @Test func `arrows move between a search bar and an item in its focus group`() throws {
    let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 52))
    let below = Tile("below", 0, 100)
    let stage = Stage(model: .pad, bar, below)
    below.focusGroupIdentifier = bar.focusGroupIdentifier
    stage.focus(on: bar.searchTextField)
    try stage.press("Down")
    #expect(stage.focused == "below")
    try stage.press("Up")
    #expect(stage.focused == "search field")
  }

  @Test func `a search bar fills the given width, and its field makes room for Cancel`() {
    let bar = SearchBar()
    bar.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    bar.sizeToFit()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 52))
    let stage = Stage(model: .pad, bar)
    #expect(bar.searchTextField.frame.width == 284)
    bar.showsCancelButton = true
    stage.frame()
    #expect(bar.searchTextField.frame.width < 230)
  }

  // MARK: Search controllers

  private let list = TestController("list")
  private let results = TestController("results", tiles: 1)

  private func search(_ results: ViewController?) -> (SearchController, Listener, Stage) {
    let search = SearchController(searchResultsController: results)
    let listener = Listener()
    search.searchResultsUpdater = listener
    list.navigationItem.searchController = search
    let stage = Stage(NavigationController(rootViewController: list), model: .pad)
    stage.focus(on: list.tiles[0])
    return (search, listener, stage)
  }

  @Test func `a search field is below the title and above the content of the screen`() {
    let (search, _, stage) = search(nil)
    let bar = search.searchBar.convert(search.searchBar.bounds, to: stage.window)
    #expect(bar.minY == NavigationBar.height)
    #expect(list.view.convert(CGPoint.zero, to: stage.window).y == bar.maxY)
  }

  @Test func `Cancel ends where the bar's items do, and the search field ends before it`() throws {
    let (search, _, stage) = search(nil)
    let done = BarButtonItem(systemItem: .done)
    list.navigationItem.rightBarButtonItem = done
    stage.frame()
    let (bar, field) = (search.searchBar, search.searchBar.searchTextField)
    #expect(field.frame.minX == 16 && field.frame.maxX == bar.bounds.width - 16)
    search.isActive = true
    stage.rest()
    let cancel = try #require(bar.subviews.lazy.compactMap { $0 as? BarButton }.first)
    #expect(bar.frame.minX + cancel.frame.maxX == done.view.frame.maxX)
    #expect(field.frame.maxX < cancel.frame.minX)
  }

  @Test func `search results have the background colour of the screen`() throws {
    let (search, _, stage) = search(results)
    list.navigationController?.ground = .sidebar
    stage.focus(on: search.searchBar)
    try stage.press("a")
    stage.frame()
    #expect(search.view.backgroundColor == stage.window.appearance.palette.sidebar)
  }

  @Test
  func `search results are shown once something is typed and can be reached with Tab`() throws {
    let (search, listener, stage) = search(results)
    stage.focus(on: search.searchBar)
    #expect(search.isActive && results.viewIfLoaded?.window == nil)
    try stage.press("a")
    #expect(results.view.window != nil && results.parent === search && search.parent === list)
    stage.frame()
    try stage.press("Tab", "Tab", "Tab")
    #expect(stage.focused == "results-0")
    search.isActive = false
    stage.frame()
    #expect(results.view.window == nil && search.parent == nil)
    #expect(
      listener.log == ["results of  true", "results of a true", "results of  false"])
  }

  @Test func `content that is searched cannot be focused while it is dimmed`() throws {
    let (search, _, stage) = search(nil)
    stage.focus(on: search.searchBar)
    #expect(search.view.window != nil)
    try stage.press("Tab", "Tab", "Down")
    #expect(stage.focused?.hasPrefix("list-") == false)
    search.obscuresBackgroundDuringPresentation = false
    stage.frame()
    #expect(search.view.window == nil)
  }

  @Test func `Escape first clears a search, then ends it and restores the focus`() throws {
    let (search, _, stage) = search(nil)
    stage.focus(on: search.searchBar)
    try stage.press("a", "Escape")
    #expect(search.searchBar.text == "" && search.isActive)
    try stage.press("Escape")
    stage.rest()
    #expect(!search.isActive && !search.searchBar.showsCancelButton)
    try stage.press("Right")
    #expect(stage.focused?.hasPrefix("list-") == true)
  }
}
