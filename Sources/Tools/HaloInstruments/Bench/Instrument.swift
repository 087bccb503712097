import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting

/// One of the instruments: a page of the panel, what it draws over the screen, and commands.
@MainActor
protocol Instrument: PanelPage {
  /// The commands that it does.
  var commands: [InstrumentCommand] { get }
  /// The state of one of its commands, for the list of all keys.
  func row(for command: InstrumentCommand) -> InstrumentRow
  /// Does one of its commands.
  func perform(_ command: InstrumentCommand)

  // MARK: Over the screen

  /// The picture that a person draws on in the place of the screen, under its own marks alone; nil:
  /// there is none.
  var drawnPicture: DisplayList? { get }
  /// The list that it shows in the place of the present screen; nil: the screen.
  var shown: DisplayList? { get }
  /// The marks that it draws over the screen, in the screen's points.
  func marks(over list: DisplayList) -> [DisplayItem]
  /// The marks that it draws over the second screen, in that screen's points.
  func marksOverTwin() -> [DisplayItem]

  // MARK: What happens

  /// The panel comes.
  func begin()
  /// A hand is about to do what moments count from.
  func willAct(_ event: InputEvent)
  /// A hand has done something to the screen, at the screen's time.
  func didAct(_ event: InputEvent, at time: TimeInterval)
  /// Focus was decided while the panel is there.
  func note(_ explanation: FocusExplanation)
  /// A frame was shown.
  ///
  /// - Parameters:
  ///   - frame: what was kept of it.
  ///   - cost: how long the screen took to be listed; nil while nobody measures.
  func note(_ frame: FrameHistory.Entry, cost: Duration?)
  /// The screen has other looks.
  func looksDidChange()
  /// Another screen is about to be shown.
  func screenWillChange()
  /// Another screen is shown.
  func screenDidChange()
  /// All instruments go.
  func putAway()
}

extension Instrument {
  var commands: [InstrumentCommand] { [command] }
  var drawnPicture: DisplayList? { nil }
  var shown: DisplayList? { nil }
  func marks(over list: DisplayList) -> [DisplayItem] { [] }
  func marksOverTwin() -> [DisplayItem] { [] }
  func begin() {}
  func willAct(_ event: InputEvent) {}
  func didAct(_ event: InputEvent, at time: TimeInterval) {}
  func note(_ explanation: FocusExplanation) {}
  func note(_ frame: FrameHistory.Entry, cost: Duration?) {}
  func looksDidChange() {}
  func screenWillChange() {}
  func screenDidChange() {}
  func putAway() {}
}

/// What the list of all keys says of a command now.
struct InstrumentRow {
  /// What the command would do.
  var title: String
  /// The state it is in.
  var value = ""
  var isOn = false
  /// Whether choosing it from the list opens its page only: the page is where it is switched off.
  var opensPage = false
}
