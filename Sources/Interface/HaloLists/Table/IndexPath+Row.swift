import Foundation

extension IndexPath {
  /// UIKit's path of a row: both count from 0.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The second index; the path must have one.
  public var row: Int { item }
}
