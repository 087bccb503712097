/// Told what a person does in a search bar: UIKit's `UISearchBarDelegate`.
@MainActor
public protocol SearchBarDelegate: AnyObject {
  /// Called after a person, or the button that empties the field, has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called once keys type into the field.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Called once keys type into the field no more.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called when Return was pressed in the field.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the button that cancels was activated, or Escape pressed while it is there.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  /// By default nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// By default nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// By default nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// By default nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// By default nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}
