import Foundation

extension IndexPath {
  /// Creates the index path of a row, as in UIKit; both indices count from 0.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The index of the row in its section; the path must have two indices.
  public var row: Int { item }
}
