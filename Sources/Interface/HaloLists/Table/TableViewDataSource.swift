import Foundation

/// The methods that provide the number of rows of a table and their cells: UIKit's
/// `UITableViewDataSource`.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// Asks for the number of sections; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// Asks for the number of rows in a section, once after each reload or update.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Asks for a cell from `dequeueReusableCell(withIdentifier:for:)`, or a new one, filled for a
  /// row.
  ///
  /// The table asks only for rows near the visible part, and for those that get the focus.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Asks for the title above the rows of a section; nil for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Asks for the title below the rows of a section; nil for none.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
  /// Returns 1 by default.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Returns nil by default.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns nil by default.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}
