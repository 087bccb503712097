// The actions that reserved shortcuts stand for (Apple, HIG, Keyboards): a command with one of
// them may have its shortcut. What each does is the title of its `ReservedShortcut`.

/// What a desktop does itself, for which no program should answer.
extension Selector {
  /// Searches the computer.
  package static let search: Selector = "search"
  /// Stands for shortcuts whose use varies from system to system.
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
  /// Looks the selected word up.
  package static let define: Selector = "define"
  /// Logs out, after asking.
  package static let logOut: Selector = "logOut"
  /// Logs out without asking.
  package static let logOutNow: Selector = "logOutNow"
  /// Changes to the keyboard layout of Latin script.
  package static let romanLayout: Selector = "romanLayout"
  /// Changes to the keyboard layout of the system.
  package static let systemLayout: Selector = "systemLayout"
  /// Changes to the input source used before.
  package static let lastInputSource: Selector = "lastInputSource"
  /// Changes to the next input source.
  package static let nextInputSource: Selector = "nextInputSource"
  /// Changes to the next application.
  package static let nextApplication: Selector = "nextApplication"
  /// Changes to the previous application.
  package static let previousApplication: Selector = "previousApplication"
}

/// What moves focus, where the system or a view does it.
extension Selector {
  /// Moves focus backwards.
  package static let focusPrevious: Selector = "focusPrevious"
  /// Moves focus to the menu bar.
  package static let focusMenuBar: Selector = "focusMenuBar"
  /// Moves focus to the dock.
  package static let focusDock: Selector = "focusDock"
  /// Moves focus to the next window.
  package static let focusNextWindow: Selector = "focusNextWindow"
  /// Moves focus to the window before.
  package static let focusPreviousWindow: Selector = "focusPreviousWindow"
  /// Moves focus to the toolbar.
  package static let focusToolbar: Selector = "focusToolbar"
  /// Moves focus to the next panel.
  package static let focusNextPanel: Selector = "focusNextPanel"
  /// Moves focus to the panel before.
  package static let focusPreviousPanel: Selector = "focusPreviousPanel"
  /// Moves focus to the drawer.
  package static let focusDrawer: Selector = "focusDrawer"
  /// Changes full keyboard access for the moment.
  package static let overrideKeyboardAccess: Selector = "overrideKeyboardAccess"
  /// Moves focus to the value above in a view, such as a table's cell.
  package static let focusCellUp: Selector = "focusCellUp"
  /// Moves focus to the value below in a view.
  package static let focusCellDown: Selector = "focusCellDown"
  /// Moves focus to the value before in a view.
  package static let focusCellLeft: Selector = "focusCellLeft"
  /// Moves focus to the next value in a view.
  package static let focusCellRight: Selector = "focusCellRight"
}

/// What people expect of every application and its windows.
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
  /// Changes to the application's next window.
  package static let nextWindow: Selector = "nextWindow"
  /// Changes to the application's window before.
  package static let previousWindow: Selector = "previousWindow"
  /// Enters or leaves full screen.
  package static let toggleFullScreen: Selector = "toggleFullScreen"
  /// Shows or hides the toolbar.
  package static let toggleToolbar: Selector = "toggleToolbar"
  /// Quits the application.
  package static let quit: Selector = "quit"
  /// Makes a new document.
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

/// What people expect where there is text or a list to go through.
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
  /// Asks for a text and finds it: UIKit's `find(_:)`.
  package static let find: Selector = "find"
  /// Goes to the next match: UIKit's `findNext(_:)`.
  package static let findNext: Selector = "findNext"
  /// Goes to the match before: UIKit's `findPrevious(_:)`.
  package static let findPrevious: Selector = "findPrevious"
  /// Makes the selection the text to find: UIKit's `useSelectionForFind(_:)`.
  package static let useSelectionForFind: Selector = "useSelectionForFind"
  /// Moves focus to the search field.
  package static let focusSearchField: Selector = "focusSearchField"
  /// Scrolls to the selection.
  package static let jumpToSelection: Selector = "jumpToSelection"
  /// Shows the window for checking the spelling.
  package static let showSpelling: Selector = "showSpelling"
  /// Finds misspelled words.
  package static let findMisspelled: Selector = "findMisspelled"
}

/// What people expect where something has a style or particulars.
extension Selector {
  /// Makes the selection bold, or not: UIKit's `toggleBoldface(_:)`.
  package static let bold: Selector = "bold"
  /// Makes the selection italic, or not: UIKit's `toggleItalics(_:)`.
  package static let italic: Selector = "italic"
  /// Underlines the selection, or not: UIKit's `toggleUnderline(_:)`.
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
  /// Shows the fonts to choose from.
  package static let showFonts: Selector = "showFonts"
  /// Shows the colours to choose from.
  package static let showColors: Selector = "showColors"
  /// Copies the style of the selection.
  package static let copyStyle: Selector = "copyStyle"
  /// Applies the copied style to the selection.
  package static let pasteStyle: Selector = "pasteStyle"
  /// Copies the formatting of the selection.
  package static let copyFormat: Selector = "copyFormat"
  /// Applies the copied formatting to the selection.
  package static let pasteFormat: Selector = "pasteFormat"
  /// Pastes in a form that the person chooses.
  package static let pasteAs: Selector = "pasteAs"
  /// Shows information about the selection.
  package static let showInfo: Selector = "showInfo"
  /// Shows the inspector.
  package static let showInspector: Selector = "showInspector"
}
