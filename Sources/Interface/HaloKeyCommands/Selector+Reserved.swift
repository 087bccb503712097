// The actions of reserved shortcuts (Apple, HIG, Keyboards): a command with one of them may have
// its shortcut. The title of the `ReservedShortcut` says what the action does.

/// The actions that a desktop performs itself and no program should handle.
extension Selector {
  /// Searches the computer.
  package static let search: Selector = "search"
  /// An action for shortcuts whose use varies between systems.
  package static let reserved: Selector = "reserved"
  /// Opens the system's search window.
  package static let searchResults: Selector = "searchResults"
  /// Shows the special characters.
  package static let characterPalette: Selector = "characterPalette"
  /// Forces an application to quit.
  package static let forceQuit: Selector = "forceQuit"
  /// Restarts the computer.
  package static let restart: Selector = "restart"
  /// Shuts the computer down.
  package static let shutDown: Selector = "shutDown"
  /// Switches the screen reader on or off.
  package static let screenReader: Selector = "screenReader"
  /// Shows the desktop.
  package static let showDesktop: Selector = "showDesktop"
  /// Shows the dashboard.
  package static let dashboard: Selector = "dashboard"
  /// Zooms the screen in.
  package static let zoomIn: Selector = "zoomIn"
  /// Zooms the screen out.
  package static let zoomOut: Selector = "zoomOut"
  /// Switches the screen zoom on or off.
  package static let screenZoom: Selector = "screenZoom"
  /// Lowers the contrast of the screen.
  package static let decreaseContrast: Selector = "decreaseContrast"
  /// Raises the contrast of the screen.
  package static let increaseContrast: Selector = "increaseContrast"
  /// Inverts the colours of the screen.
  package static let invertColors: Selector = "invertColors"
  /// Switches the smoothing of type on or off.
  package static let fontSmoothing: Selector = "fontSmoothing"
  /// Saves a picture of the screen.
  package static let captureScreen: Selector = "captureScreen"
  /// Copies a picture of the screen to the clipboard.
  package static let copyScreen: Selector = "copyScreen"
  /// Saves a picture of a part of the screen.
  package static let captureSelection: Selector = "captureSelection"
  /// Copies a picture of a part of the screen to the clipboard.
  package static let copySelection: Selector = "copySelection"
  /// Shows or hides the dock.
  package static let toggleDock: Selector = "toggleDock"
  /// Looks up the selected word.
  package static let define: Selector = "define"
  /// Logs out, after asking.
  package static let logOut: Selector = "logOut"
  /// Logs out without asking.
  package static let logOutNow: Selector = "logOutNow"
  /// Switches to the keyboard layout for Latin script.
  package static let romanLayout: Selector = "romanLayout"
  /// Switches to the system's keyboard layout.
  package static let systemLayout: Selector = "systemLayout"
  /// Switches to the previous input source.
  package static let lastInputSource: Selector = "lastInputSource"
  /// Switches to the next input source.
  package static let nextInputSource: Selector = "nextInputSource"
  /// Switches to the next application.
  package static let nextApplication: Selector = "nextApplication"
  /// Switches to the previous application.
  package static let previousApplication: Selector = "previousApplication"
}

/// The actions by which the system or a view moves focus.
extension Selector {
  /// Moves focus backwards.
  package static let focusPrevious: Selector = "focusPrevious"
  /// Moves focus to the menu bar.
  package static let focusMenuBar: Selector = "focusMenuBar"
  /// Moves focus to the dock.
  package static let focusDock: Selector = "focusDock"
  /// Moves focus to the next window.
  package static let focusNextWindow: Selector = "focusNextWindow"
  /// Moves focus to the previous window.
  package static let focusPreviousWindow: Selector = "focusPreviousWindow"
  /// Moves focus to the toolbar.
  package static let focusToolbar: Selector = "focusToolbar"
  /// Moves focus to the next panel.
  package static let focusNextPanel: Selector = "focusNextPanel"
  /// Moves focus to the previous panel.
  package static let focusPreviousPanel: Selector = "focusPreviousPanel"
  /// Moves focus to the drawer.
  package static let focusDrawer: Selector = "focusDrawer"
  /// Changes full keyboard access temporarily.
  package static let overrideKeyboardAccess: Selector = "overrideKeyboardAccess"
  /// Moves focus to the value above in a view, such as a cell of a table.
  package static let focusCellUp: Selector = "focusCellUp"
  /// Moves focus to the value below in a view.
  package static let focusCellDown: Selector = "focusCellDown"
  /// Moves focus to the previous value in a view.
  package static let focusCellLeft: Selector = "focusCellLeft"
  /// Moves focus to the next value in a view.
  package static let focusCellRight: Selector = "focusCellRight"
}

/// The actions that people expect of every application and its windows.
extension Selector {
  /// Shows the application's settings.
  package static let settings: Selector = "settings"
  /// Hides the application.
  package static let hide: Selector = "hide"
  /// Hides all other applications.
  package static let hideOthers: Selector = "hideOthers"
  /// Minimises the window.
  package static let minimize: Selector = "minimize"
  /// Minimises all windows of the application.
  package static let minimizeAll: Selector = "minimizeAll"
  /// Switches to the application's next window.
  package static let nextWindow: Selector = "nextWindow"
  /// Switches to the application's previous window.
  package static let previousWindow: Selector = "previousWindow"
  /// Enters or leaves full screen.
  package static let toggleFullScreen: Selector = "toggleFullScreen"
  /// Shows or hides the toolbar.
  package static let toggleToolbar: Selector = "toggleToolbar"
  /// Quits the application.
  package static let quit: Selector = "quit"
  /// Creates a document.
  package static let new: Selector = "new"
  /// Opens a document.
  package static let open: Selector = "open"
  /// Saves the document.
  package static let save: Selector = "save"
  /// Duplicates the document, or saves it under another name.
  package static let saveAs: Selector = "saveAs"
  /// Closes the window.
  package static let close: Selector = "close"
  /// Closes a file with its windows.
  package static let closeFile: Selector = "closeFile"
  /// Closes all windows of the application.
  package static let closeAll: Selector = "closeAll"
  /// Sets up the pages for printing.
  package static let pageSetup: Selector = "pageSetup"
  /// Prints the document.
  package static let print: Selector = "print"
}

/// The actions that people expect of text and lists.
extension Selector {
  /// Extends the selection by a character to the left.
  package static let selectLeft: Selector = "selectLeft"
  /// Extends the selection by a character to the right.
  package static let selectRight: Selector = "selectRight"
  /// Extends the selection to the line above.
  package static let selectUp: Selector = "selectUp"
  /// Extends the selection to the line below.
  package static let selectDown: Selector = "selectDown"
  /// Extends the selection to the beginning of the word.
  package static let selectWordLeft: Selector = "selectWordLeft"
  /// Extends the selection to the end of the word.
  package static let selectWordRight: Selector = "selectWordRight"
  /// Extends the selection to the beginning of the line.
  package static let selectToLineStart: Selector = "selectToLineStart"
  /// Extends the selection to the end of the line.
  package static let selectToLineEnd: Selector = "selectToLineEnd"
  /// Extends the selection to the beginning of the paragraph.
  package static let selectParagraphUp: Selector = "selectParagraphUp"
  /// Extends the selection to the end of the paragraph.
  package static let selectParagraphDown: Selector = "selectParagraphDown"
  /// Extends the selection to the beginning of the text.
  package static let selectToStart: Selector = "selectToStart"
  /// Extends the selection to the end of the text.
  package static let selectToEnd: Selector = "selectToEnd"
  /// Asks for a text to find: UIKit's `find(_:)`.
  package static let find: Selector = "find"
  /// Goes to the next match: UIKit's `findNext(_:)`.
  package static let findNext: Selector = "findNext"
  /// Goes to the previous match: UIKit's `findPrevious(_:)`.
  package static let findPrevious: Selector = "findPrevious"
  /// Uses the selection as the text to find: UIKit's `useSelectionForFind(_:)`.
  package static let useSelectionForFind: Selector = "useSelectionForFind"
  /// Moves focus to the search field.
  package static let focusSearchField: Selector = "focusSearchField"
  /// Scrolls to the selection.
  package static let jumpToSelection: Selector = "jumpToSelection"
  /// Shows the spelling window.
  package static let showSpelling: Selector = "showSpelling"
  /// Finds misspelled words.
  package static let findMisspelled: Selector = "findMisspelled"
}

/// The actions that people expect of content with styles or details.
extension Selector {
  /// Toggles bold for the selection: UIKit's `toggleBoldface(_:)`.
  package static let bold: Selector = "bold"
  /// Toggles italic for the selection: UIKit's `toggleItalics(_:)`.
  package static let italic: Selector = "italic"
  /// Toggles underline for the selection: UIKit's `toggleUnderline(_:)`.
  package static let underline: Selector = "underline"
  /// Aligns the selection left.
  package static let alignLeft: Selector = "alignLeft"
  /// Centres the selection.
  package static let alignCenter: Selector = "alignCenter"
  /// Aligns the selection right.
  package static let alignRight: Selector = "alignRight"
  /// Makes the selection larger: UIKit's `increaseSize(_:)`.
  package static let increaseSize: Selector = "increaseSize"
  /// Makes the selection smaller: UIKit's `decreaseSize(_:)`.
  package static let decreaseSize: Selector = "decreaseSize"
  /// Shows the font panel.
  package static let showFonts: Selector = "showFonts"
  /// Shows the colour panel.
  package static let showColors: Selector = "showColors"
  /// Copies the style of the selection.
  package static let copyStyle: Selector = "copyStyle"
  /// Applies the copied style to the selection.
  package static let pasteStyle: Selector = "pasteStyle"
  /// Copies the formatting of the selection.
  package static let copyFormat: Selector = "copyFormat"
  /// Applies the copied formatting to the selection.
  package static let pasteFormat: Selector = "pasteFormat"
  /// Pastes in a form that the user chooses.
  package static let pasteAs: Selector = "pasteAs"
  /// Shows information about the selection.
  package static let showInfo: Selector = "showInfo"
  /// Shows the inspector.
  package static let showInspector: Selector = "showInspector"
}
