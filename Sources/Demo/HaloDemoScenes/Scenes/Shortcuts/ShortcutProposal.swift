import HaloSceneGraph

/// A command that an app might have, with a good or bad shortcut.
struct ShortcutProposal {
  var title: String
  /// The title in the list of shortcuts; nil if ``title`` suffices.
  var discoverabilityTitle: String?
  var menu: Menu.Identifier
  var menuTitle: String
  var shortcut: Shortcut
  var action: Selector

  @MainActor static let all = [
    ShortcutProposal(
      title: "Archive", menu: .file, menuTitle: "File", shortcut: Shortcut("a", .command),
      action: "archive"),
    ShortcutProposal(
      title: "Get Info", menu: .file, menuTitle: "File", shortcut: Shortcut("i", .command),
      action: .showInfo),
    ShortcutProposal(
      title: "Name", discoverabilityTitle: "Sort Bookmarks by Name", menu: .view,
      menuTitle: "View", shortcut: Shortcut("k", .command), action: "sortByName"),
    ShortcutProposal(
      title: "Date Added", discoverabilityTitle: "Sort Bookmarks by Date Added", menu: .view,
      menuTitle: "View", shortcut: Shortcut("d", [.shift, .command]), action: "sortByDate"),
    ShortcutProposal(
      title: "Outdent", menu: .format, menuTitle: "Format", shortcut: Shortcut("[", .command),
      action: "outdent"),
    ShortcutProposal(
      title: "Undock", menu: .view, menuTitle: "View",
      shortcut: Shortcut("d", [.alternate, .command]), action: "undock"),
    ShortcutProposal(
      title: "Hide Status Bar", menu: .view, menuTitle: "View", shortcut: Shortcut("/", .command),
      action: "hideStatusBar"),
    ShortcutProposal(
      title: "Zoom to Selection", menu: .view, menuTitle: "View",
      shortcut: Shortcut("z", [.alternate, .command]), action: "zoomToSelection"),
  ]
}
