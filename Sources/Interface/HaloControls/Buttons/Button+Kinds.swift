import FocusGeometry
import Foundation
import HaloDisplayList

extension Button {
  /// The appearance of a button without a configuration: UIKit's `UIButton.ButtonType`.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Title and picture in the colours that were set.
    case custom
    /// Title and picture in the tint.
    case system
    /// A letter i in a circle, for details.
    case detailDisclosure
    /// The same as `detailDisclosure`.
    case infoLight
    /// The same as `detailDisclosure`.
    case infoDark
    /// A plus in a circle, for adding something.
    case contactAdd
    /// The same as `system`.
    case plain
    /// A cross in a circle, for closing something.
    case close

    /// The symbol of the type; nil for types that show what was set.
    var symbol: Symbol? {
      switch self {
      case .custom, .system, .plain: nil
      case .detailDisclosure, .infoLight, .infoDark: .circledLetter
      case .contactAdd: .circledPlus
      case .close: .circledCross
      }
    }
  }
}

/// Symbols drawn for Halo, on squares of 24 units.
extension Symbol {
  private static func circled(_ draw: (inout BezierPath) -> Void) -> Symbol {
    var path = BezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20))
    draw(&path)
    return Symbol(stroke: path, lineWidth: 1.8)
  }

  fileprivate static let circledLetter: Symbol = {
    var symbol = circled { path in
      path.move(to: CGPoint(x: 10, y: 11))
      path.addLine(to: CGPoint(x: 12.2, y: 11))
      path.addLine(to: CGPoint(x: 12.2, y: 17))
      path.move(to: CGPoint(x: 9.8, y: 17))
      path.addLine(to: CGPoint(x: 14.6, y: 17))
    }
    symbol.fill = BezierPath(ovalIn: CGRect(x: 10.6, y: 6, width: 2.8, height: 2.8))
    return symbol
  }()

  fileprivate static let circledPlus = circled { path in
    path.move(to: CGPoint(x: 12, y: 7))
    path.addLine(to: CGPoint(x: 12, y: 17))
    path.move(to: CGPoint(x: 7, y: 12))
    path.addLine(to: CGPoint(x: 17, y: 12))
  }

  fileprivate static let circledCross = circled { path in
    path.move(to: CGPoint(x: 8.4, y: 8.4))
    path.addLine(to: CGPoint(x: 15.6, y: 15.6))
    path.move(to: CGPoint(x: 15.6, y: 8.4))
    path.addLine(to: CGPoint(x: 8.4, y: 15.6))
  }
}
