import FocusGeometry
import Foundation
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// The menu bar of a window, which Control-F2 and the pointer at the upper edge show (HIG, Keyboards;
/// WWDC25 243, 3:21).
///
/// The focus stays where it is: commands go up the responder chain from the focused item, which gets the
/// keys again when the bar is closed.
@MainActor
final class MenuBar: WindowAccessory {
  unowned let window: Window
  /// Whether the window has a menu bar instead of the list of shortcuts.
  var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { leave() }
      window.keyEffectsMayHaveChanged()
    }
  }
  private(set) var overlay: MenuBarOverlay?
  private var contents: MenuContents?
  /// Whether the pointer alone shows the bar, so that it disappears with the pointer.
  private(set) var isPeeking = false
  /// The timer that shows or hides the bar for the pointer; nil if none runs.
  var timer: Int?
  /// The version of the lines that were read last.
  private var lastVersion = 0
  private var spentKeys = SpentKeys()

  init(_ window: Window) { self.window = window }

  var state: MenuBarState? { overlay?.state }

  // MARK: Showing and leaving

  /// Shows the bar with its first title selected, or without a selection for the pointer alone.
  func show(isPeeking: Bool) {
    stopWaiting()
    let contents = MenuContents(
      start: { [weak window] in window?.keyResponder },
      target: { [weak window] in window?.target(of: $0) })
    contents.changeHandler = { [weak self] in self?.readAgain() }
    let menus = window.barMenus(with: contents)
    guard !menus.isEmpty else { return }
    self.contents = contents
    self.isPeeking = isPeeking
    let state = MenuBarState(menus: menus, title: isPeeking ? nil : 0)
    if let overlay {
      overlay.state = state
    } else {
      let overlay = MenuBarOverlay(state, scheme: window.modifierScheme)
      overlay.actionHandler = { [weak self] in self?.perform($0, on: $1) ?? false }
      self.overlay = overlay
      window.addOverlay(overlay)
      overlay.appear()
    }
    window.keyEffectsMayHaveChanged()
  }

  func leave() {
    stopWaiting()
    guard let overlay else { return }
    overlay.fillsWindow = false
    overlay.disappear()
    self.overlay = nil
    contents = nil
    isPeeking = false
    window.keyEffectsMayHaveChanged()
  }

  func stopWaiting() {
    timer.map(window.cancelPerform)
    timer = nil
  }

  // MARK: Steps

  func take(_ step: MenuBarState.Step) {
    guard var state, let contents else { return }
    isPeeking = false
    switch step {
    case .title(let index):
      state.title = index
      if !state.levels.isEmpty { state.levels = [level(of: state.menus[index], in: contents)] }
    case .open(let atEnd):
      guard let title = state.title else { return }
      state.levels = [level(of: state.menus[title], in: contents, atEnd: atEnd)]
    case .line(let index): state.levels[state.levels.count - 1].place = index
    case .enter:
      guard let menu = state.levels.last?.selected?.element as? Menu else { return }
      state.levels.append(level(of: menu, in: contents))
    case .back: state.levels.removeLast()
    }
    overlay?.state = state
    window.keyEffectsMayHaveChanged()
    window.setNeedsFrame()
  }

  private func level(
    of menu: Menu, in contents: MenuContents, atEnd: Bool = false
  ) -> MenuBarState.Level {
    lastVersion += 1
    var level = MenuBarState.Level(
      menu: menu, lines: contents.lines(of: menu), version: lastVersion)
    level.place = atEnd ? level.choices.last : level.choices.first
    return level
  }

  /// Reads the lines of the open menus again, after elements were provided.
  private func readAgain() {
    guard var state, let contents else { return }
    for index in state.levels.indices {
      var level = state.levels[index]
      let name = level.selected?.title
      lastVersion += 1
      (level.lines, level.version) = (contents.lines(of: level.menu), lastVersion)
      level.place =
        level.choices.first { level.lines[$0].row?.title == name } ?? level.choices.first
      state.levels[index] = level
    }
    overlay?.state = state
    window.setNeedsFrame()
  }

  func perform(_ row: MenuRow) {
    leave()
    switch row.element {
    case let command as KeyCommand:
      window.target(of: command)?.perform(command.action, with: command)
    default: row.element.perform(sender: window.keyResponder, startingAt: window.keyResponder)
    }
  }

  // MARK: Accessory

  var responses: [Selector: @MainActor (Any?) -> Void] {
    guard isEnabled else { return [:] }
    return [
      .focusMenuBar: { [weak self] _ in
        guard let self else { return }
        if overlay == nil || isPeeking { show(isPeeking: false) } else { leave() }
      },
      .help: { [weak self] _ in
        guard let self else { return }
        show(isPeeking: false)
        guard let place = state?.menus.firstIndex(where: { $0.identifier == .help }) else { return }
        take(.title(place))
        take(.open(atEnd: false))
      },
    ]
  }

  var coversContent: Bool {
    guard let overlay else { return false }
    guard isPeeking else { return true }
    guard let point = window.pointerLocation else { return false }
    return overlay.part(at: window.convert(point, to: overlay)) != .nothing
  }
  var accessibleCover: (view: View, focused: View?)? {
    guard let overlay, !isPeeking else { return nil }
    return (overlay, overlay.selectedView)
  }
  func windowDidResignActive() { leave() }

  func answer(to key: Key) -> KeyAnswer {
    guard let overlay, !isPeeking else { return .passes }
    switch overlay.state.effect(of: key, direction: window.layoutDirection) {
    case .nothing: return .swallows
    case .passes: return .passes
    case .changes, .performs, .leaves: return .acts
    }
  }

  func purpose(of key: Key) -> String? {
    guard let state else { return nil }
    switch key.keyCode {
    case .escape: return Localization.text("Close")
    case .return, .select:
      return state.levels.isEmpty || state.levels.last?.selected?.isMenu == true
        ? Localization.text("Open", context: "key hint") : Localization.text("Perform")
    case .upArrow, .downArrow:
      return state.levels.isEmpty ? nil : Localization.text("Choose", context: "key hint")
    case .leftArrow, .rightArrow: return Localization.text("Menus")
    default: return nil
    }
  }

  func receive(_ key: Key, phase: KeyPhase) -> Bool {
    if spentKeys.take(key, phase) { return true }
    guard let overlay else { return false }
    if isPeeking {
      // A key shows that the user is not looking for a command with the pointer.
      if phase == .down { leave() }
      return false
    }
    guard phase == .down || phase == .repeat else { return true }
    switch overlay.state.effect(of: key, direction: window.layoutDirection) {
    case .nothing: break
    case .leaves:
      spentKeys.insert(key)
      leave()
    case .passes:
      // The command that shows the bar also closes it.
      let isOwn = Menu.standardFocus.commands.contains {
        $0.action == .focusMenuBar
          && $0.matches(key, scheme: window.modifierScheme, direction: window.layoutDirection)
      }
      if !isOwn { leave() }
      return false
    case .changes(let step): take(step)
    case .performs(let row) where phase == .down:
      spentKeys.insert(key)
      perform(row)
    case .performs: break
    }
    window.setNeedsFrame()
    return true
  }
}
