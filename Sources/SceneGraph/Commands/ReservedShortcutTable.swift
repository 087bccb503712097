/// The rows of both tables of HIG, Keyboards, in their order, and what Halo makes of each.
///
/// `shortcut | system or known | action | title | everywhere, in SCENE, SCENE, free: why, or why nowhere`, and
/// `| why nowhere with PC keys` where people know the combination as something else there; `fields`
/// stands for the scenes that have some.
enum ReservedShortcutTable {
  static let scenesWithFields = ["reminders", "responders", "sign-in", "states"]

  static let shortcuts = """
    Command-Space | system | search | Search the computer | the desktop’s own search
    Shift-Command-Space | system | reserved | Varies | the desktop’s
    Option-Command-Space | system | searchResults | Search window | the desktop’s own search
    Control-Command-Space | system | characterPalette | Special characters | the input method’s
    Shift-Tab | system | focusPrevious | Focus backwards | everywhere
    Command-Tab | system | nextApplication | Next application | the window manager’s (Alt-Tab)
    Shift-Command-Tab | system | previousApplication | Previous application | the window manager’s
    Control-Tab | system | focusNextGroup | Focus the next group | everywhere
    Control-Shift-Tab | system | focusPreviousGroup | Focus the previous group | everywhere
    Option-Command-Esc | system | forceQuit | Force an application to quit | the desktop’s
    Control-Command-Eject | system | restart | Restart | the desktop’s
    Control-Option-Command-Eject | system | shutDown | Shut down | the desktop’s
    Control-F1 | system | fullKeyboardAccess | Full keyboard access on or off | everywhere
    Control-F2 | system | focusMenuBar | Focus the menu bar | there is no menu bar; Command-? lists what it would hold
    Control-F3 | system | focusDock | Focus the dock | the desktop’s panel
    Control-F4 | system | focusNextWindow | Focus the next window | the window manager’s
    Control-Shift-F4 | system | focusPreviousWindow | Focus the window before | the window manager’s
    Control-F5 | system | focusToolbar | Focus the toolbar | Control-Tab goes to every group, bars among them
    Command-F5 | system | screenReader | Screen reader on or off | the desktop’s
    Control-F6 | system | focusNextPanel | Focus the next panel | there are no panels; a sheet takes the focus itself
    Control-Shift-F6 | system | focusPreviousPanel | Focus the panel before | there are no panels
    Control-F7 | system | overrideKeyboardAccess | Full keyboard access for the moment | Control-F1 does it, and undoes it
    F8 | system | reserved | Varies | free: no desktop on Linux keeps it
    F9 | system | reserved | Varies | free: no desktop on Linux keeps it
    F10 | system | reserved | Varies | free: no desktop on Linux keeps it
    F11 | system | showDesktop | Show the desktop | free: on Linux F11 is full screen, and so it is here
    F12 | system | dashboard | Show the dashboard | free: no desktop on Linux has one; F12 saves a screenshot
    Command-Grave accent | system | nextWindow | Next window of the application | the window manager’s; Halo has one window
    Shift-Command-Grave accent | system | previousWindow | Window before | the window manager’s; Halo has one window
    Option-Command-Grave accent | system | focusDrawer | Focus the drawer | windows have no drawers here
    Command-Hyphen | system | decreaseSize | Make the selection smaller | in photos
    Option-Command-Hyphen | system | zoomOut | Zoom the screen out | the desktop’s magnifier
    Command-Left bracket | known | alignLeft | Align left | Halo’s fields hold plain text on one line
    Command-Right bracket | known | alignRight | Align right | Halo’s fields hold plain text on one line
    Command-Pipe | known | alignCenter | Centre | Halo’s fields hold plain text on one line
    Command-Colon | known | showSpelling | Spelling | spelling is the desktop’s service, which X gives no way to ask
    Command-Semicolon | known | findMisspelled | Find misspelled words | spelling is the desktop’s service
    Command-Comma | known | settings | Settings | settings are options of the command line; the scene Appearance shows them
    Control-Option-Command-Comma | system | decreaseContrast | Less contrast | the desktop’s; Halo follows it
    Control-Option-Command-Period | system | increaseContrast | More contrast | the desktop’s; Halo follows it
    Command-Question mark | known | help | Help | everywhere
    Option-Command-Forward slash | system | fontSmoothing | Font smoothing | the desktop’s
    Shift-Command-Equal sign | system | increaseSize | Make the selection larger | in photos
    Option-Command-Equal sign | system | zoomIn | Zoom the screen in | the desktop’s magnifier
    Shift-Command-3 | system | captureScreen | Picture of the screen | the desktop’s (Print); F12 pictures the window
    Control-Shift-Command-3 | system | copyScreen | Picture of the screen to the clipboard | the desktop’s; F12 copies the window’s
    Shift-Command-4 | system | captureSelection | Picture of a part | the desktop’s
    Control-Shift-Command-4 | system | copySelection | Picture of a part to the clipboard | the desktop’s
    Option-Command-8 | system | screenZoom | Screen zoom on or off | the desktop’s magnifier
    Control-Option-Command-8 | system | invertColors | Invert the colours | the desktop’s
    Command-A | known | selectAll | Select all | in fields, selection
    Shift-Command-A | known | deselectAll | Deselect all | in fields, selection
    Command-B | known | bold | Bold | Halo’s fields hold plain text
    Command-C | known | copy | Copy | in fields
    Shift-Command-C | known | showColors | Colours | there is no colour to choose
    Option-Command-C | known | copyStyle | Copy the style | Halo’s fields hold plain text
    Control-Command-C | known | copyFormat | Copy the formatting | Halo’s fields hold plain text
    Option-Command-D | system | toggleDock | Show or hide the dock | the desktop’s panel
    Control-Command-D | known | define | Look the word up | the desktop’s dictionary
    Command-E | known | useSelectionForFind | Use the selection for finding | in reminders
    Command-F | known | find | Find | in reminders
    Option-Command-F | known | focusSearchField | Go to the search field | in reminders
    Control-Command-F | known | toggleFullScreen | Full screen | everywhere
    Command-G | known | findNext | Find the next | in reminders
    Shift-Command-G | known | findPrevious | Find the one before | in reminders
    Command-H | known | hide | Hide | everywhere
    Option-Command-H | known | hideOthers | Hide the others | the window manager’s: a program does not touch another’s windows
    Command-I | known | italic | Italic | Halo’s fields hold plain text
    Command-I | known | showInfo | Information | in reminders
    Option-Command-I | known | showInspector | Inspector | in reminders
    Command-J | known | jumpToSelection | Scroll to the selection | in reminders
    Command-M | known | minimize | Minimise | everywhere
    Option-Command-M | known | minimizeAll | Minimise all | everywhere
    Command-N | known | new | New | in reminders
    Command-O | known | open | Open | layouts are opened on the command line (halo demo --layout)
    Command-P | known | print | Print | there is no document to print; F12 pictures the window
    Shift-Command-P | known | pageSetup | Page setup | there is no document to print
    Command-Q | known | quit | Quit | everywhere
    Shift-Command-Q | system | logOut | Log out | the desktop’s
    Option-Shift-Command-Q | system | logOutNow | Log out without asking | the desktop’s
    Command-S | known | save | Save | everywhere
    Shift-Command-S | known | saveAs | Duplicate, or save as | a screenshot always has a new name
    Command-T | known | showFonts | Fonts | there is no font to choose
    Option-Command-T | known | toggleToolbar | Show or hide the toolbar | in reminders
    Command-U | known | underline | Underline | Halo’s fields hold plain text
    Command-V | known | paste | Paste | in fields
    Shift-Command-V | known | pasteAs | Paste as | plain text has one way to be pasted
    Option-Command-V | known | pasteStyle | Apply the style | Halo’s fields hold plain text
    Option-Shift-Command-V | known | pasteAndMatchStyle | Paste in this style | in fields
    Control-Command-V | known | pasteFormat | Apply the formatting | Halo’s fields hold plain text
    Command-W | known | close | Close the window | everywhere
    Shift-Command-W | known | closeFile | Close a file with its windows | everywhere
    Option-Command-W | known | closeAll | Close all windows | everywhere
    Command-X | known | cut | Cut | in fields
    Command-Z | known | undo | Undo | in fields
    Shift-Command-Z | known | redo | Redo | in fields
    Command-Right arrow | system | romanLayout | Keyboard layout of Latin script | the desktop’s keyboard settings; in a field the end of the line, with PC keys of the word
    Shift-Command-Right arrow | system | selectToLineEnd | Select to the end of the line | in fields | PC keys select words with it, and with Shift-End to the end of the line
    Shift-Right arrow | system | selectRight | Select a character to the right | in fields
    Option-Shift-Right arrow | system | selectWordRight | Select to the end of the word | in fields
    Control-Right arrow | system | focusCellRight | Next value of a view | everywhere
    Command-Left arrow | system | systemLayout | Keyboard layout of the system | the desktop’s keyboard settings; in a field the beginning of the line, with PC keys of the word
    Shift-Command-Left arrow | system | selectToLineStart | Select to the beginning of the line | in fields | PC keys select words with it, and with Shift-Home to the beginning of the line
    Shift-Left arrow | system | selectLeft | Select a character to the left | in fields
    Option-Shift-Left arrow | system | selectWordLeft | Select to the beginning of the word | in fields
    Control-Left arrow | system | focusCellLeft | Value before in a view | everywhere
    Shift-Command-Up arrow | system | selectToStart | Select to the beginning | in fields
    Shift-Up arrow | system | selectUp | Select to the line above | in selection
    Option-Shift-Up arrow | system | selectParagraphUp | Select to the beginning of the paragraph | in fields
    Control-Up arrow | system | focusCellUp | Value above in a view | everywhere
    Shift-Command-Down arrow | system | selectToEnd | Select to the end | in fields
    Shift-Down arrow | system | selectDown | Select to the line below | in selection
    Option-Shift-Down arrow | system | selectParagraphDown | Select to the end of the paragraph | in fields
    Control-Down arrow | system | focusCellDown | Value below in a view | everywhere
    """

  static let international = """
    Control-Space | system | lastInputSource | The input source before | the input method’s
    Control-Option-Space | system | nextInputSource | The next input source | the input method’s
    Shift-Command-Space | system | reserved | Varies | the desktop’s
    Option-Command-Space | system | reserved | Varies | the desktop’s
    Control-Command-Space | system | reserved | Varies | the input method’s
    Command-Right arrow | system | romanLayout | Keyboard layout of Latin script | the desktop’s keyboard settings
    Command-Left arrow | system | systemLayout | Keyboard layout of the system | the desktop’s keyboard settings
    """
}
