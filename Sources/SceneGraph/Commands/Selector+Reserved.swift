// The actions that reserved shortcuts stand for (Apple, HIG, Keyboards): a command with one of
// them may have its shortcut. What each does is the title of its `ReservedShortcut`.

/// What a desktop does itself, for which no program should answer.
extension Selector {
  /// Searches the computer.
  public static let search: Selector = "search"
  /// Stands for shortcuts whose use varies from system to system.
  public static let reserved: Selector = "reserved"
  /// Opens the system's search window.
  public static let searchResults: Selector = "searchResults"
  /// Shows the special characters.
  public static let characterPalette: Selector = "characterPalette"
  /// Forces an application to quit.
  public static let forceQuit: Selector = "forceQuit"
  /// Restarts the computer.
  public static let restart: Selector = "restart"
  /// Shuts the computer down.
  public static let shutDown: Selector = "shutDown"
  /// Switches the screen reader on or off.
  public static let screenReader: Selector = "screenReader"
  /// Shows the desktop.
  public static let showDesktop: Selector = "showDesktop"
  /// Shows the dashboard.
  public static let dashboard: Selector = "dashboard"
  /// Zooms the screen in.
  public static let zoomIn: Selector = "zoomIn"
  /// Zooms the screen out.
  public static let zoomOut: Selector = "zoomOut"
  /// Switches the screen zoom on or off.
  public static let screenZoom: Selector = "screenZoom"
  /// Lowers the contrast of the screen.
  public static let decreaseContrast: Selector = "decreaseContrast"
  /// Raises the contrast of the screen.
  public static let increaseContrast: Selector = "increaseContrast"
  /// Inverts the colours of the screen.
  public static let invertColors: Selector = "invertColors"
  /// Switches the smoothing of type on or off.
  public static let fontSmoothing: Selector = "fontSmoothing"
  /// Saves a picture of the screen.
  public static let captureScreen: Selector = "captureScreen"
  /// Copies a picture of the screen to the clipboard.
  public static let copyScreen: Selector = "copyScreen"
  /// Saves a picture of a part of the screen.
  public static let captureSelection: Selector = "captureSelection"
  /// Copies a picture of a part of the screen to the clipboard.
  public static let copySelection: Selector = "copySelection"
  /// Shows or hides the dock.
  public static let toggleDock: Selector = "toggleDock"
  /// Looks the selected word up.
  public static let define: Selector = "define"
  /// Logs out, after asking.
  public static let logOut: Selector = "logOut"
  /// Logs out without asking.
  public static let logOutNow: Selector = "logOutNow"
  /// Changes to the keyboard layout of Latin script.
  public static let romanLayout: Selector = "romanLayout"
  /// Changes to the keyboard layout of the system.
  public static let systemLayout: Selector = "systemLayout"
  /// Changes to the input source used before.
  public static let lastInputSource: Selector = "lastInputSource"
  /// Changes to the next input source.
  public static let nextInputSource: Selector = "nextInputSource"
  /// Changes to the next application.
  public static let nextApplication: Selector = "nextApplication"
  /// Changes to the previous application.
  public static let previousApplication: Selector = "previousApplication"
}

/// What moves focus, where the system or a view does it.
extension Selector {
  /// Moves focus backwards.
  public static let focusPrevious: Selector = "focusPrevious"
  /// Moves focus to the menu bar.
  public static let focusMenuBar: Selector = "focusMenuBar"
  /// Moves focus to the dock.
  public static let focusDock: Selector = "focusDock"
  /// Moves focus to the next window.
  public static let focusNextWindow: Selector = "focusNextWindow"
  /// Moves focus to the window before.
  public static let focusPreviousWindow: Selector = "focusPreviousWindow"
  /// Moves focus to the toolbar.
  public static let focusToolbar: Selector = "focusToolbar"
  /// Moves focus to the next panel.
  public static let focusNextPanel: Selector = "focusNextPanel"
  /// Moves focus to the panel before.
  public static let focusPreviousPanel: Selector = "focusPreviousPanel"
  /// Moves focus to the drawer.
  public static let focusDrawer: Selector = "focusDrawer"
  /// Changes full keyboard access for the moment.
  public static let overrideKeyboardAccess: Selector = "overrideKeyboardAccess"
  /// Moves focus to the value above in a view, such as a table's cell.
  public static let focusCellUp: Selector = "focusCellUp"
  /// Moves focus to the value below in a view.
  public static let focusCellDown: Selector = "focusCellDown"
  /// Moves focus to the value before in a view.
  public static let focusCellLeft: Selector = "focusCellLeft"
  /// Moves focus to the next value in a view.
  public static let focusCellRight: Selector = "focusCellRight"
}

/// What people expect of every application and its windows.
extension Selector {
  /// Shows the application's settings.
  public static let settings: Selector = "settings"
  /// Hides the application.
  public static let hide: Selector = "hide"
  /// Hides all other applications.
  public static let hideOthers: Selector = "hideOthers"
  /// Minimises the window.
  public static let minimize: Selector = "minimize"
  /// Minimises all windows of the application.
  public static let minimizeAll: Selector = "minimizeAll"
  /// Changes to the application's next window.
  public static let nextWindow: Selector = "nextWindow"
  /// Changes to the application's window before.
  public static let previousWindow: Selector = "previousWindow"
  /// Enters or leaves full screen.
  public static let toggleFullScreen: Selector = "toggleFullScreen"
  /// Shows or hides the toolbar.
  public static let toggleToolbar: Selector = "toggleToolbar"
  /// Quits the application.
  public static let quit: Selector = "quit"
  /// Makes a new document.
  public static let new: Selector = "new"
  /// Opens a document.
  public static let open: Selector = "open"
  /// Saves the document.
  public static let save: Selector = "save"
  /// Duplicates the document, or saves it under another name.
  public static let saveAs: Selector = "saveAs"
  /// Closes the window.
  public static let close: Selector = "close"
  /// Closes a file with its windows.
  public static let closeFile: Selector = "closeFile"
  /// Closes all windows of the application.
  public static let closeAll: Selector = "closeAll"
  /// Sets up the pages for printing.
  public static let pageSetup: Selector = "pageSetup"
  /// Prints the document.
  public static let print: Selector = "print"
}

/// What people expect where there is text or a list to go through.
extension Selector {
  /// Extends the selection by a character to the left.
  public static let selectLeft: Selector = "selectLeft"
  /// Extends the selection by a character to the right.
  public static let selectRight: Selector = "selectRight"
  /// Extends the selection to the line above.
  public static let selectUp: Selector = "selectUp"
  /// Extends the selection to the line below.
  public static let selectDown: Selector = "selectDown"
  /// Extends the selection to the beginning of the word.
  public static let selectWordLeft: Selector = "selectWordLeft"
  /// Extends the selection to the end of the word.
  public static let selectWordRight: Selector = "selectWordRight"
  /// Extends the selection to the beginning of the line.
  public static let selectToLineStart: Selector = "selectToLineStart"
  /// Extends the selection to the end of the line.
  public static let selectToLineEnd: Selector = "selectToLineEnd"
  /// Extends the selection to the beginning of the paragraph.
  public static let selectParagraphUp: Selector = "selectParagraphUp"
  /// Extends the selection to the end of the paragraph.
  public static let selectParagraphDown: Selector = "selectParagraphDown"
  /// Extends the selection to the beginning of the text.
  public static let selectToStart: Selector = "selectToStart"
  /// Extends the selection to the end of the text.
  public static let selectToEnd: Selector = "selectToEnd"
  /// Asks for a text and finds it: UIKit's `find(_:)`.
  public static let find: Selector = "find"
  /// Goes to the next match: UIKit's `findNext(_:)`.
  public static let findNext: Selector = "findNext"
  /// Goes to the match before: UIKit's `findPrevious(_:)`.
  public static let findPrevious: Selector = "findPrevious"
  /// Makes the selection the text to find: UIKit's `useSelectionForFind(_:)`.
  public static let useSelectionForFind: Selector = "useSelectionForFind"
  /// Moves focus to the search field.
  public static let focusSearchField: Selector = "focusSearchField"
  /// Scrolls to the selection.
  public static let jumpToSelection: Selector = "jumpToSelection"
  /// Shows the window for checking the spelling.
  public static let showSpelling: Selector = "showSpelling"
  /// Finds misspelled words.
  public static let findMisspelled: Selector = "findMisspelled"
}

/// What people expect where something has a style or particulars.
extension Selector {
  /// Makes the selection bold, or not: UIKit's `toggleBoldface(_:)`.
  public static let bold: Selector = "bold"
  /// Makes the selection italic, or not: UIKit's `toggleItalics(_:)`.
  public static let italic: Selector = "italic"
  /// Underlines the selection, or not: UIKit's `toggleUnderline(_:)`.
  public static let underline: Selector = "underline"
  /// Aligns the selection left.
  public static let alignLeft: Selector = "alignLeft"
  /// Centres the selection.
  public static let alignCenter: Selector = "alignCenter"
  /// Aligns the selection right.
  public static let alignRight: Selector = "alignRight"
  /// Makes the selection larger: UIKit's `increaseSize(_:)`.
  public static let increaseSize: Selector = "increaseSize"
  /// Makes the selection smaller: UIKit's `decreaseSize(_:)`.
  public static let decreaseSize: Selector = "decreaseSize"
  /// Shows the fonts to choose from.
  public static let showFonts: Selector = "showFonts"
  /// Shows the colours to choose from.
  public static let showColors: Selector = "showColors"
  /// Copies the style of the selection.
  public static let copyStyle: Selector = "copyStyle"
  /// Applies the copied style to the selection.
  public static let pasteStyle: Selector = "pasteStyle"
  /// Copies the formatting of the selection.
  public static let copyFormat: Selector = "copyFormat"
  /// Applies the copied formatting to the selection.
  public static let pasteFormat: Selector = "pasteFormat"
  /// Pastes in a form that the person chooses.
  public static let pasteAs: Selector = "pasteAs"
  /// Shows information about the selection.
  public static let showInfo: Selector = "showInfo"
  /// Shows the inspector.
  public static let showInspector: Selector = "showInspector"
}
