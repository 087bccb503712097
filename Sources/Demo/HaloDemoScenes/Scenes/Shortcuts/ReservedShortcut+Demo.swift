import HaloSceneGraph

/// The role of a reserved shortcut in the demo.
package enum ReservedShortcutPlace: Hashable, Sendable {
  /// The shortcut works in every scene.
  case everywhere
  /// The shortcut works in the scenes with these ids, where it has an effect.
  case scenes([String])
  /// No Linux desktop reserves the shortcut, so the demo may use it; the value is the reason.
  case free(String)
  /// A program should not handle the shortcut, or it has no meaning in the demo; the value is the
  /// reason.
  case nowhere(String)
}

extension ReservedShortcut {
  /// Returns the role of the shortcut with the keys of `scheme`.
  ///
  /// Some combinations have another meaning on a PC.
  package func place(with scheme: ModifierScheme) -> ReservedShortcutPlace {
    if source == .international { return .nowhere(Self.internationalReason(of: self)) }
    if isFree { return .free(Self.freeReasons[action] ?? "no desktop on Linux keeps it") }
    if scheme == .pc, let reason = Self.pcReasons[action] { return .nowhere(reason) }
    if Self.everywhere.contains(action) { return .everywhere }
    if let scenes = Self.scenes[action] { return .scenes(scenes.sorted()) }
    return .nowhere(Self.naming(Self.reasons[action] ?? Self.desktops, with: scheme))
  }

  /// The limits of a shortcut that works, as a phrase after that statement; nil for none.
  package var exception: String? {
    switch action {
    case .focusNextGroup: "with full keyboard access to the next item"
    case .focusPreviousGroup: "with full keyboard access to the item before"
    default: nil
    }
  }

  /// Replaces shortcuts in braces by what is printed on their keys.
  private static func naming(_ reason: String, with scheme: ModifierScheme) -> String {
    var words = ""
    var rest = Substring(reason)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      words += rest[..<open] + (Shortcut(spelled: name)?.printed(in: scheme) ?? name)
      rest = rest[rest.index(after: close)...]
    }
    return words + rest
  }

  /// The reason for shortcuts that the demo neither uses nor explains.
  private static let desktops = "the desktop’s"

  private static func internationalReason(of row: ReservedShortcut) -> String {
    switch row.action {
    case .romanLayout, .systemLayout: keyboardSettings
    case .reserved where !row.shortcut.modifierFlags.contains(.control): desktops
    default: inputMethods
    }
  }

  private static let keyboardSettings = "the desktop’s keyboard settings"
  private static let inputMethods = "the input method’s"

  // MARK: Shortcuts that work

  static let everywhere: Set<Selector> = [
    .focusPrevious, .focusNextGroup, .focusPreviousGroup, .fullKeyboardAccess, .focusCellUp,
    .focusCellDown, .focusCellLeft, .focusCellRight, .help, .hide, .minimize, .minimizeAll,
    .toggleFullScreen, .save, .close, .closeFile, .closeAll, .quit,
  ]

  static let scenes: [Selector: [String]] = places([
    (
      scenesWithFields,
      [
        .cut, .copy, .paste, .pasteAndMatchStyle, .undo, .redo, .selectLeft, .selectRight,
        .selectWordLeft, .selectWordRight, .selectToLineStart, .selectToLineEnd,
        .selectToStart, .selectToEnd, .selectParagraphUp, .selectParagraphDown,
      ]
    ),
    (scenesWithFields + ["selection"], [.selectAll, .deselectAll]),
    (["selection"], [.selectUp, .selectDown]),
    (["photos"], [.decreaseSize, .increaseSize]),
    (
      ["reminders"],
      [
        .new, .find, .findNext, .findPrevious, .useSelectionForFind, .focusSearchField,
        .jumpToSelection, .showInfo, .showInspector, .toggleToolbar,
      ]
    ),
  ])

  private static let scenesWithFields = [
    "custom", "reminders", "responders", "sign-in", "split", "states",
  ]

  // MARK: Other shortcuts, with reasons

  static let freeReasons: [Selector: String] = [
    .showDesktop: "on Linux F11 is full screen, and so it is here",
    .dashboard: "no desktop on Linux has one; F12 saves a screenshot",
  ]

  static let pcReasons: [Selector: String] = [
    .selectToLineEnd: "PC keys select words with it, and with Shift-End to the end of the line",
    .selectToLineStart:
      "PC keys select words with it, and with Shift-Home to the beginning of the line",
  ]

  /// The reasons by action, with shortcuts in braces under the names of HIG, Keyboards.
  static let reasons: [Selector: String] = places([
    ("the desktop’s own search", [.search, .searchResults]),
    ("the desktop’s panel", [.focusDock, .toggleDock]),
    ("the desktop’s magnifier", [.zoomIn, .zoomOut, .screenZoom]),
    ("the desktop’s dictionary", [.define]),
    ("the desktop’s; Halo follows it", [.decreaseContrast, .increaseContrast]),
    ("the desktop’s (Print); F12 pictures the window", [.captureScreen]),
    ("the desktop’s; F12 copies the window’s", [.copyScreen]),
    (
      keyboardSettings + "; in a field the end of the line, with PC keys of the word",
      [.romanLayout]
    ),
    (
      keyboardSettings + "; in a field the beginning of the line, with PC keys of the word",
      [.systemLayout]
    ),
    (inputMethods, [.characterPalette]),
    (
      "the window manager’s",
      [.previousApplication, .focusNextWindow, .focusPreviousWindow]
    ),
    ("the window manager’s (Alt-Tab)", [.nextApplication]),
    ("the window manager’s; Halo has one window", [.nextWindow, .previousWindow]),
    ("the window manager’s: a program does not touch another’s windows", [.hideOthers]),
    ("works where a menu bar takes the place of the panel: B changes them here", [.focusMenuBar]),
    ("{Control-Tab} goes to every group, bars among them", [.focusToolbar]),
    ("there are no panels; a sheet takes the focus itself", [.focusNextPanel]),
    ("there are no panels", [.focusPreviousPanel]),
    ("windows have no drawers here", [.focusDrawer]),
    ("{Control-F1} does it, and undoes it", [.overrideKeyboardAccess]),
    (
      "settings are options of the command line; the scene Appearance shows them", [.settings]
    ),
    ("layouts are opened on the command line (halo demo --layout)", [.open]),
    ("a screenshot always has a new name", [.saveAs]),
    ("there is no document to print; F12 pictures the window", [.print]),
    ("there is no document to print", [.pageSetup]),
    ("spelling is the desktop’s service, which X gives no way to ask", [.showSpelling]),
    ("spelling is the desktop’s service", [.findMisspelled]),
    (
      "Halo’s fields hold plain text",
      [.bold, .italic, .underline, .copyStyle, .pasteStyle, .copyFormat, .pasteFormat]
    ),
    (
      "Halo’s fields hold plain text on one line", [.alignLeft, .alignCenter, .alignRight]
    ),
    ("plain text has one way to be pasted", [.pasteAs]),
    ("there is no font to choose", [.showFonts]),
    ("there is no colour to choose", [.showColors]),
  ])

  /// Converts values for several actions to a dictionary by action.
  private static func places<Value>(_ groups: [(Value, [Selector])]) -> [Selector: Value] {
    var places: [Selector: Value] = [:]
    for (value, actions) in groups {
      for action in actions { places[action] = value }
    }
    return places
  }
}

extension Shortcut {
  /// Returns the shortcut as it is printed on the keys: “Ctrl-[”, or “⌘[” on a Mac.
  func printed(in scheme: ModifierScheme) -> String {
    caps(scheme: scheme).joined(separator: scheme == .mac ? "" : "-")
  }
}
