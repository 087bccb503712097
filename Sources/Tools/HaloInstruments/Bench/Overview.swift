import Foundation
import HaloSceneGraph

/// The list of all keys: the panel's first page.
extension Bench {
  private static let sections: [(heading: String, commands: [InstrumentCommand])] = [
    ("Time", [.stop, .speed, .frameOn, .frameBack]),
    ("Why", [.why, .ahead]),
    ("Look closer", [.loupe, .facts]),
    ("Try out", [.looks, .two, .models]),
    ("Keep", [.shot, .note, .record, .keep]),
    ("This panel", [.panel, .close]),
  ]

  var overview: [PanelLine] {
    Self.sections.flatMap { section in
      [.heading(section.heading)] + section.commands.map { .row(panelRow(for: $0)) }
    }
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
