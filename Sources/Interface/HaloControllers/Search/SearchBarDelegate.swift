/// The methods that are called when the user uses a search bar: UIKit's `UISearchBarDelegate`.
@MainActor
public protocol SearchBarDelegate: AnyObject {
  /// Called after the user, or the clear button, has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called when the field begins to receive keys.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Called when the field no longer receives keys.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called when Return was pressed in the field.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the user activates the cancel button, or presses Escape while it is shown.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  /// Does nothing by default.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}
