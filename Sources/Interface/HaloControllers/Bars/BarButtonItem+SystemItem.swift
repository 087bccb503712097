import Foundation
import HaloDisplayList
import HaloLocalization
import HaloSystemSymbols

extension BarButtonItem {
  /// A standard item of bars: UIKit's `UIBarButtonItem.SystemItem`.
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, undo, redo, refresh, search, close, action, trash
    /// A flexible space, which has the width of a fixed one in a navigation bar.
    case flexibleSpace
    /// A space of a fixed width.
    case fixedSpace

    /// The English name, by which the button is identified in every language; empty for a space.
    var identifier: String {
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

    /// The name for screen readers; empty for a space.
    var name: String {
      switch self {
      case .done: Localization.text("Done")
      case .cancel: Localization.text("Cancel")
      case .edit: Localization.text("Edit")
      case .save: Localization.text("Save")
      case .add: Localization.text("Add")
      case .undo: Localization.text("Undo")
      case .redo: Localization.text("Redo")
      case .refresh: Localization.text("Refresh")
      case .search: Localization.text("Search")
      case .close: Localization.text("Close")
      case .action: Localization.text("Share")
      case .trash: Localization.text("Delete")
      case .flexibleSpace, .fixedSpace: ""
      }
    }

    /// The title; nil if the item has a symbol or is a space.
    var title: String? { symbol == nil && space == nil ? name : nil }

    var isDone: Bool { self == .done || self == .save }

    /// The width of a space in points; nil for an item that is not a space.
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
