import DisplayList
import FocusGeometry
import Foundation
public enum SystemSymbol {
  public static func named(_ name: String) -> Symbol? {
    Symbol(stroke: BezierPath(ovalIn: CGRect(x: 3, y: 3, width: 18, height: 18)))
  }
}
