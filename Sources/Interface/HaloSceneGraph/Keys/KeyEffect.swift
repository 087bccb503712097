import FocusEngine
import FocusGeometry
import HaloHosting

/// The effect of a key that is pressed and released now.
@MainActor
package enum KeyEffect {
  /// An accessory of the window, such as the list of shortcuts, takes the key.
  case accessory(any WindowAccessory)
  /// The responder `by` performs the command.
  case command(KeyCommand, by: Responder)
  /// The key types into the text.
  case text(any TextInput)
  /// The key acts on the text as a whole: sends it, clears it, or ends typing.
  case input(any TextInput)
  /// The key adjusts the control.
  case adjustment(any Adjustable)
  /// Focus becomes visible where it has waited.
  case reveal
  /// Focus moves to the item with this label, by the heading of the key or of the page.
  case movement(FocusHeading, to: String)
  /// The focused item leans towards the edge while the key is down.
  case lean(FocusHeading)
  /// The letter moves focus to an item of the list whose name begins with it.
  case name(any TypeSelecting)
  /// The responder `by` handles the press.
  case press(Press.PressType, by: Responder)
  /// The key scrolls the view.
  case scroll(any KeyScrolling)
}

extension Window {
  /// Returns what `key` would do if it were pressed now; nil for nothing.
  ///
  /// It asks in the same order as ``KeyRouter`` and changes nothing. Layout and focus must be
  /// settled. It asks no environment whether focus may move.
  package func effect(of key: Key) -> KeyEffect? {
    isForecasting = true
    defer { isForecasting = false }
    for accessory in accessories {
      switch accessory.answer(to: key) {
      case .passes: continue
      case .swallows: return nil
      case .types, .acts: return .accessory(accessory)
      }
    }
    if let found = keys.command(for: key, withPriority: true) { return effect(of: found) }
    if let input = textInput {
      switch input.answer(to: key) {
      case .passes: break
      case .swallows: return nil
      case .types: return .text(input)
      case .acts: return .input(input)
      }
    }
    if let (control, adjustment) = adjustment(by: key) {
      switch control.answer(to: adjustment) {
      case .passes: break
      case .swallows: return nil
      case .types, .acts: return .adjustment(control)
      }
    }
    if let system = focusSystem, let heading = system.heading(for: key) {
      if keys.isWanted(key) { return effectOfPress(of: key) }
      if let page = page(by: key) {
        guard page.item === system.focusedItem else {
          return .movement(page.heading, to: page.item.focusDebugLabel)
        }
        return effectOfPress(of: key)
      }
      let winner = system.explainMovement(heading: heading, detail: .decision).winner
      if system.focusedItem != nil {
        if let winner { return .movement(heading, to: winner) }
        // A key that moves nothing is a press, except Tab.
        let press = heading.isTab ? nil : effectOfPress(of: key)
        return press ?? (leaning.canLean(heading) ? .lean(heading) : nil)
      }
      if let winner {
        let goesOn = system.itemInUse.map { $0.focusDebugLabel != winner } ?? false
        return goesOn ? .movement(heading, to: winner) : .reveal
      }
    }
    if let list = listAroundFocus, list.typeSelects(key) { return .name(list) }
    if keys.isSelection(key) { return effectOfPress(of: key) }
    if let found = keys.command(for: key, withPriority: false) { return effect(of: found) }
    if let menu = contextMenu(by: key) { return .press(.keyboard, by: menu.view) }
    return effectOfPress(of: key)
  }

  private func effect(of found: (command: KeyCommand, target: Responder)) -> KeyEffect? {
    let acts = (found.target as? any CommandAnswering)?.acts(on: found.command) ?? true
    return acts ? .command(found.command, by: found.target) : nil
  }

  /// Returns the view that a key without another use would scroll; nil for none.
  func viewScrolled(byPressOf key: Key) -> (any KeyScrolling)? {
    isForecasting = true
    defer { isForecasting = false }
    guard case .scroll(let view) = effectOfPress(of: key) else { return nil }
    return view
  }

  private func effectOfPress(of key: Key) -> KeyEffect? {
    let type = focusSystem?.model.pressType(for: key) ?? .keyboard
    var responder = keyResponder
    while let here = responder {
      switch here.foretell(type, of: key) {
      case .passes:
        if let view = here.viewScrolled(by: key) { return .scroll(view) }
        responder = here.next
      case .swallows: return nil
      case .types, .acts: return .press(type, by: here)
      }
    }
    return nil
  }
}

extension Responder {
  fileprivate func foretell(_ type: Press.PressType, of key: Key) -> KeyAnswer {
    let own = (self as? any PressAnswering)?.answer(to: type, of: key) ?? .passes
    guard own == .passes, type == .menu else { return own }
    return (self as? any MenuAnswering)?.menuAnswer ?? .passes
  }
}
