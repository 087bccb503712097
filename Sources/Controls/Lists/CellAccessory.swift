import DisplayList
import FocusGeometry
import Foundation

/// A mark at the end of a row: UIKit's `UICellAccessory`.
public struct CellAccessory: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case disclosureIndicator
  }
  let kind: Kind

  /// A chevron that points to where the row leads: to the screen that comes.
  public static func disclosureIndicator() -> CellAccessory {
    CellAccessory(kind: .disclosureIndicator)
  }

  /// On a square of 24 units, for lines read from the left.
  static let chevron: Symbol = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 8, y: 3.5))
    path.addLine(to: CGPoint(x: 16.5, y: 12))
    path.addLine(to: CGPoint(x: 8, y: 20.5))
    return Symbol(stroke: path, lineWidth: 3.4)
  }()
}
