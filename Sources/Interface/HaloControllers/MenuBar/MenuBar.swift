import FocusGeometry
import Foundation
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// The menu bar of a window, which Control-F2 and the pointer at the upper edge show (HIG, Keyboards;
/// WWDC25 243, 3:21).
///
/// The focus stays where it is: commands go up the responder chain from the focused item, and when the
/// bar is left, keys go there again.
@MainActor
final class MenuBar: WindowAccessory {
  private unowned let window: Window
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
  private var isPeeking = false
  /// The timer that shows or hides the bar for the pointer; nil if none runs.
  private var timer: Int?
  /// The number of times that lines were read.
  private var readings = 0
  /// The keys that have left the bar and are still down; they have no other effect.
  private var spentKeys: Set<KeyCode> = []

  init(_ window: Window) { self.window = window }

  var state: MenuBarState? { overlay?.state }

  // MARK: Showing and leaving

  private func show(title: Int?) {
    stopWaiting()
    let contents = MenuContents(
      start: { [weak window] in window?.keyResponder },
      target: { [weak window] in window?.target(of: $0) })
    contents.changeHandler = { [weak self] in self?.readAgain() }
    let menus = window.barMenus(with: contents)
    guard !menus.isEmpty else { return }
    self.contents = contents
    isPeeking = title == nil
    let state = MenuBarState(menus: menus, title: title.map { min($0, menus.count - 1) })
    if let overlay {
      overlay.state = state
    } else {
      let overlay = MenuBarOverlay(state, scheme: window.modifierScheme)
      self.overlay = overlay
      overlay.fillsWindow = true
      window.fill(with: overlay)
      window.addSubview(overlay)
      overlay.appear()
    }
    if title != nil { announce(state.greeting) }
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

  private func announce(_ text: String) {
    Accessibility.post(notification: .announcement, argument: text)
  }

  private func stopWaiting() {
    timer.map(window.cancelPerform)
    timer = nil
  }

  // MARK: Steps

  private func take(_ step: MenuBarState.Step) {
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
    announce(state.news)
    window.keyEffectsMayHaveChanged()
    window.setNeedsFrame()
  }

  private func level(
    of menu: Menu, in contents: MenuContents, atEnd: Bool = false
  ) -> MenuBarState.Level {
    readings += 1
    var level = MenuBarState.Level(
      menu: menu, lines: contents.lines(of: menu), reading: readings)
    level.place = atEnd ? level.choices.last : level.choices.first
    return level
  }

  /// Reads the lines of the open menus again, after elements were provided.
  private func readAgain() {
    guard var state, let contents else { return }
    for index in state.levels.indices {
      var level = state.levels[index]
      let name = level.selected?.title
      readings += 1
      (level.lines, level.reading) = (contents.lines(of: level.menu), readings)
      level.place =
        level.choices.first { level.lines[$0].row?.title == name } ?? level.choices.first
      state.levels[index] = level
    }
    overlay?.state = state
    window.setNeedsFrame()
  }

  private func perform(_ row: MenuRow) {
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
        if overlay == nil || isPeeking { show(title: 0) } else { leave() }
      },
      .help: { [weak self] _ in
        guard let self else { return }
        show(title: 0)
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
    if spentKeys.contains(key.keyCode) {
      if phase != .repeat { spentKeys.remove(key.keyCode) }
      if phase != .down { return true }
    }
    guard let overlay else { return false }
    if isPeeking {
      // Somebody who types does not look for a command.
      if phase == .down { leave() }
      return false
    }
    guard phase == .down || phase == .repeat else { return true }
    switch overlay.state.effect(of: key, direction: window.layoutDirection) {
    case .nothing: break
    case .leaves:
      spentKeys.insert(key.keyCode)
      leave()
    case .passes:
      // The command that shows the bar also leaves it.
      let isOwn = Menu.standardFocus.commands.contains {
        $0.action == .focusMenuBar
          && $0.matches(key, scheme: window.modifierScheme, direction: window.layoutDirection)
      }
      if !isOwn { leave() }
      return false
    case .changes(let step): take(step)
    case .performs(let row) where phase == .down:
      spentKeys.insert(key.keyCode)
      perform(row)
    case .performs: break
    }
    window.setNeedsFrame()
    return true
  }
}

// MARK: - Pointer

extension MenuBar {
  func receivePointerPress() {
    guard let overlay, let point = window.pointerLocation else { return leave() }
    switch overlay.part(at: window.convert(point, to: overlay)) {
    case .title(let index):
      let isOpen = overlay.state.title == index && !overlay.state.levels.isEmpty
      if isOpen { return leave() }
      take(.title(index))
      if state?.levels.isEmpty == true { take(.open(atEnd: false)) }
    case .row(let level, let index):
      select(index, in: level)
      guard let row = state?.levels[level].lines[index].row, row.isEnabled else { return }
      if row.isMenu { take(.enter) } else { perform(row) }
    case .bar, .panel: break
    case .nothing: leave()
    }
  }

  func receiveScroll(by distance: CGVector) {
    overlay?.scroll(by: distance.dy)
    window.setNeedsFrame()
  }

  /// Shows the bar while the pointer is at the upper edge, and selects what is under the pointer.
  func pointerMoved(to point: CGPoint?) {
    guard isEnabled else { return }
    let style = window.appearance.menuBar
    guard let overlay else {
      guard let point, point.y <= style.edge, !window.isCoveredByOthers(than: self) else {
        return stopWaiting()
      }
      if timer == nil {
        timer = window.perform(after: style.delay) { [weak self] in
          self?.timer = nil
          self?.show(title: nil)
        }
      }
      return
    }
    let place = point.map { window.convert($0, to: overlay) }
    overlay.pointer = place
    guard let place else {
      if isPeeking, timer == nil {
        timer = window.perform(after: style.linger) { [weak self] in self?.leave() }
      }
      return
    }
    stopWaiting()
    switch overlay.part(at: place) {
    case .title(let index):
      if !overlay.state.levels.isEmpty, overlay.state.title != index { take(.title(index)) }
    case .row(let level, let index): select(index, in: level)
    case .nothing where isPeeking && place.y > style.height + style.margin: leave()
    case .bar, .panel, .nothing: break
    }
  }

  /// Selects a line of an open menu under the pointer, and opens or closes the menus after it.
  private func select(_ index: Int, in level: Int) {
    guard let state, state.levels[level].lines[index].isEnabled else { return }
    let isSame = state.levels[level].place == index
    if isSame, state.levels.count == level + 1 || state.levels[level].selected?.isMenu == true {
      return
    }
    while let count = self.state?.levels.count, count > level + 1 { take(.back) }
    if !isSame { take(.line(index)) }
  }
}

extension Window {
  /// Whether an accessory other than this one covers the content.
  fileprivate func isCoveredByOthers(than accessory: any WindowAccessory) -> Bool {
    accessories.contains { $0 !== accessory && $0.coversContent }
  }
}
