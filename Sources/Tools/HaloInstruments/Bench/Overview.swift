import Foundation
import HaloHosting
import HaloSceneGraph

/// The list of all keys: the panel's first page.
extension Bench {
  /// The section that the program's keys come before.
  private static let sectionAfterProgram = "Keep"
  private static let sections: [(heading: String, commands: [InstrumentCommand])] = [
    ("Time", [.stop, .speed, .frameOn, .frameBack]),
    ("Why", [.why, .ahead, .debugger]),
    ("Look closer", [.onion, .squint, .loupe, .facts]),
    ("Try out", [.looks, .televisionLook, .tune, .two, .models]),
    (sectionAfterProgram, [.shot, .note, .record, .keep]),
    ("This panel", [.panel, .close]),
  ]

  var overview: [PanelLine] {
    var lines: [PanelLine] = []
    for section in Self.sections {
      if section.heading == Self.sectionAfterProgram, !programRows.isEmpty {
        lines += [.heading("The program")] + programRows.map { .row($0) }
      }
      lines += [.heading(section.heading)] + section.commands.map { .row(panelRow(for: $0)) }
    }
    return lines
  }

  /// The rows of the program's own function keys without modifiers, such as F2 for the next scene of
  /// the demo, in the order of the keys.
  private var programRows: [PanelRow] {
    guard let program = screen.application else { return [] }
    let scheme = screen.modifierScheme
    var rows: [(number: Int, row: PanelRow)] = []
    for entry in program.ownCommands where !entry.command.attributes.contains(.hidden) {
      let command = entry.command
      guard let key = command.key(scheme: scheme, direction: screen.layoutDirection),
        case .function(let number) = key.keyCode, key.modifierFlags.isEmpty,
        InstrumentCommand(key, scheme: scheme) == nil, program.responses[command.action] != nil
      else { continue }
      let row = PanelRow(
        id: "program-\(number)", title: command.name, caps: command.shortcut.caps(scheme: scheme),
        act: { [weak self] in self?.press(key) })
      rows.append((number, row))
    }
    return rows.sorted { $0.number < $1.number }.map(\.row)
  }

  /// Presses a key on the screen.
  private func press(_ key: Key) {
    let time = clock.hostNow
    act(.key(key, .down), at: time)
    act(.key(key, .up), at: time)
  }

  private func panelRow(for command: InstrumentCommand) -> PanelRow {
    let row = instrument(for: command)?.row(for: command) ?? ownRow(for: command)
    return PanelRow(
      id: command.rawValue, title: row.title, value: row.value,
      caps: command.caps(scheme: screen.modifierScheme), isOn: row.isOn,
      act: { [weak self] in self?.choose(command) })
  }

  /// The row of a command of the panel itself.
  private func ownRow(for command: InstrumentCommand) -> InstrumentRow {
    InstrumentRow(title: command == .panel ? "Keys to it and back" : "Put all away")
  }

  /// Performs a command of the list, except that an instrument that is on opens its page and stays
  /// on.
  private func choose(_ command: InstrumentCommand) {
    if let instrument = instrument(for: command), instrument.row(for: command).opensPage {
      show(instrument)
    } else {
      perform(command)
    }
  }
}
