import DisplayList
import FocusGeometry
import Foundation

extension BarButtonItem {
  /// What many bars have: UIKit's `UIBarButtonItem.SystemItem`.
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, undo, redo, refresh, search, close, action, trash
    /// Room that takes what is left; in a navigation bar as wide as a gap.
    case flexibleSpace
    /// Room of a gap.
    case fixedSpace

    /// For people who do not see the symbol.
    var name: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .undo: "Undo"
      case .redo: "Redo"
      case .refresh: "Refresh"
      case .search: "Search"
      case .close: "Close"
      case .action: "Share"
      case .trash: "Delete"
      case .flexibleSpace, .fixedSpace: ""
      }
    }

    /// nil: a symbol says it.
    var title: String? { symbol == nil && space == nil ? name : nil }

    var isDone: Bool { self == .done || self == .save }

    /// Points; nil: the item is no space.
    var space: CGFloat? { self == .flexibleSpace || self == .fixedSpace ? 16 : nil }

    var symbol: Symbol? {
      switch self {
      case .add: Symbol(lines: [(12, 4, 12, 20), (4, 12, 20, 12)])
      case .close: Symbol(lines: [(5.5, 5.5, 18.5, 18.5), (18.5, 5.5, 5.5, 18.5)])
      case .search: .searching
      case .refresh: .refreshing
      case .action: .sharing
      case .trash: .bin
      default: nil
      }
    }
  }
}

/// Drawn for Halo, on squares of 24 units.
extension Symbol {
  fileprivate init(lines: [(CGFloat, CGFloat, CGFloat, CGFloat)]) {
    var path = BezierPath()
    for line in lines {
      path.move(to: CGPoint(x: line.0, y: line.1))
      path.addLine(to: CGPoint(x: line.2, y: line.3))
    }
    self.init(stroke: path, lineWidth: 2)
  }

  fileprivate static let searching: Symbol = {
    var path = BezierPath(ovalIn: CGRect(x: 3.5, y: 3.5, width: 13, height: 13))
    path.move(to: CGPoint(x: 14.8, y: 14.8))
    path.addLine(to: CGPoint(x: 20.5, y: 20.5))
    return Symbol(stroke: path, lineWidth: 2)
  }()

  fileprivate static let refreshing: Symbol = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 19.2, y: 9))
    path.addCurve(
      to: CGPoint(x: 4.5, y: 12), controlPoint1: CGPoint(x: 16, y: 1.5),
      controlPoint2: CGPoint(x: 4.5, y: 2.5))
    path.addCurve(
      to: CGPoint(x: 19.2, y: 15.2), controlPoint1: CGPoint(x: 4.5, y: 21.5),
      controlPoint2: CGPoint(x: 16.4, y: 22.6))
    path.move(to: CGPoint(x: 19.8, y: 3.6))
    path.addLine(to: CGPoint(x: 19.4, y: 9.2))
    path.addLine(to: CGPoint(x: 13.8, y: 8.8))
    return Symbol(stroke: path, lineWidth: 2)
  }()

  fileprivate static let sharing: Symbol = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 8.5, y: 9.5))
    path.addLine(to: CGPoint(x: 5.5, y: 9.5))
    path.addLine(to: CGPoint(x: 5.5, y: 20.5))
    path.addLine(to: CGPoint(x: 18.5, y: 20.5))
    path.addLine(to: CGPoint(x: 18.5, y: 9.5))
    path.addLine(to: CGPoint(x: 15.5, y: 9.5))
    path.move(to: CGPoint(x: 12, y: 15))
    path.addLine(to: CGPoint(x: 12, y: 3))
    path.move(to: CGPoint(x: 8, y: 6.6))
    path.addLine(to: CGPoint(x: 12, y: 2.6))
    path.addLine(to: CGPoint(x: 16, y: 6.6))
    return Symbol(stroke: path, lineWidth: 1.9)
  }()

  fileprivate static let bin: Symbol = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 4, y: 6.5))
    path.addLine(to: CGPoint(x: 20, y: 6.5))
    path.move(to: CGPoint(x: 9, y: 6.2))
    path.addLine(to: CGPoint(x: 9.6, y: 3.5))
    path.addLine(to: CGPoint(x: 14.4, y: 3.5))
    path.addLine(to: CGPoint(x: 15, y: 6.2))
    path.move(to: CGPoint(x: 6, y: 7))
    path.addLine(to: CGPoint(x: 7.1, y: 20.5))
    path.addLine(to: CGPoint(x: 16.9, y: 20.5))
    path.addLine(to: CGPoint(x: 18, y: 7))
    return Symbol(stroke: path, lineWidth: 1.9)
  }()
}
