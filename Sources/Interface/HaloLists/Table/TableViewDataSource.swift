import Foundation

/// Says how many rows a table has, and makes a cell for one when it is needed: UIKit's
/// `UITableViewDataSource`.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// 1 unless said.
  func numberOfSections(in tableView: TableView) -> Int
  /// Asked once for each section after a reload or an update.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// A cell from `dequeueReusableCell(withIdentifier:for:)`, or a new one, filled for this row.
  ///
  /// Called only for rows near what is to be seen, and for those that focus goes to.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Above the rows of a section; nil: nothing.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Below the rows of a section; nil: nothing.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
  /// By default 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// By default nil.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// By default nil.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}
