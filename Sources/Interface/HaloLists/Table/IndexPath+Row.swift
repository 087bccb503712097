import Foundation

extension IndexPath {
  /// Creates the index path of a row, as in UIKit; both indices count from 0.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The second index, which is that of the row; the path must have one.
  public var row: Int { item }
}
