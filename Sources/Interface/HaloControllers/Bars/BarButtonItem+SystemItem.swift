import Foundation
import HaloDisplayList
import HaloSystemSymbols

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
      case .add: SystemSymbol.named("plus")
      case .close: SystemSymbol.named("xmark")
      case .search: SystemSymbol.named("magnifyingglass")
      case .refresh: SystemSymbol.named("arrow.clockwise")
      case .action: SystemSymbol.named("square.and.arrow.up")
      case .trash: SystemSymbol.named("trash")
      default: nil
      }
    }
  }
}
