/// The panel while it is open, and the page that it shows.
@MainActor
final class PanelHost {
  /// The panel; nil while it is closed.
  private(set) var panel: InstrumentPanel?
  /// The page that the panel shows; nil for the list of all keys.
  private(set) var page: (any PanelPage)?
  /// The result of the last action in words, until the next one.
  var notice: String?
  private var isStale = true
  /// Whether the page has not been shown yet.
  private var isPageNew = true
  /// The identifier of the row that gets the panel's focus in a new page; nil for the first row.
  private var firstRow: String?
  private var isHeard = false

  var hasKeyboard: Bool { panel?.hasKeyboard == true }

  func open(_ panel: InstrumentPanel) {
    panel.window.setHeard(isHeard)
    self.panel = panel
  }

  func close() {
    (panel, page) = (nil, nil)
    (isPageNew, firstRow) = (true, nil)
  }

  /// Sets whether a screen reader listens to the panel.
  func setHeard(_ isHeard: Bool) {
    self.isHeard = isHeard
    panel?.window.setHeard(isHeard)
  }

  /// Turns to a page; from a page back to the list, the focus returns to that page's row.
  func turn(to next: (any PanelPage)?) {
    guard page !== next else { return }
    firstRow = next == nil ? page?.command.rawValue : nil
    isPageNew = true
    page = next
  }

  // MARK: Content

  /// Notes that the panel's text may be out of date.
  func makeStale() { isStale = true }

  /// Fills the panel with the page, when something on it may have changed.
  ///
  /// - Parameters:
  ///   - lead: the text beside the title of every page, such as `stopped`.
  ///   - progress: the progress of work in words; nil when none is done.
  ///   - overview: the list of all keys.
  func refresh(
    lead: @autoclosure () -> String, progress: @autoclosure () -> String?,
    overview: @autoclosure () -> [PanelLine]
  ) {
    guard isStale, let panel else { return }
    isStale = false
    let footer =
      panel.hasKeyboard
      ? page == nil
        ? "Keys go to the panel. Esc: to the screen" : "Keys go to the panel. Esc: all keys"
      : "Keys go to the screen. F1: to the panel"
    let focusPlace = panel.focusPlace
    if isPageNew { panel.clear() }
    panel.show(
      title: page?.title ?? "Instruments", hasWayBack: page != nil, lead: lead(),
      footer: progress() ?? notice ?? footer, page?.lines ?? overview())
    if isPageNew { panel.focus(on: firstRow) } else { panel.keepFocus(at: focusPlace) }
    isPageNew = false
  }
}
