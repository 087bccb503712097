import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting

/// An instrument: a page of the panel, marks over the screen, and commands.
@MainActor
protocol Instrument: PanelPage {
  /// The commands that the instrument performs.
  var commands: [InstrumentCommand] { get }
  /// The state of one of its commands, for the list of all keys.
  func row(for command: InstrumentCommand) -> InstrumentRow
  /// Performs one of its commands.
  func perform(_ command: InstrumentCommand)

  // MARK: Over the screen

  /// The picture that the user draws on in place of the screen, with this instrument's marks alone;
  /// nil for none.
  var drawnPicture: DisplayList? { get }
  /// The list that is shown in place of the current screen; nil for the screen itself.
  var shown: DisplayList? { get }
  /// The marks over the screen, in the screen's points.
  func marks(over list: DisplayList) -> [DisplayItem]
  /// The marks over the second screen, in that screen's points.
  func marksOverTwin() -> [DisplayItem]
  /// The items around the screens, such as their captions, in window points; empty for none.
  func itemsAroundScreens() -> [DisplayItem]

  // MARK: Events

  /// Called when the panel opens; does nothing by default.
  func begin()
  /// Called before an action of the user is recorded; does nothing by default.
  func prepareForAction()
  /// Called before an action of the user that moments are counted from; does nothing by default.
  func willAct(_ event: InputEvent)
  /// Called after the user's input has reached the screen, at the screen's time; does nothing by
  /// default.
  func didAct(_ event: InputEvent, at time: TimeInterval)
  /// Called when focus was decided while the panel is open; does nothing by default.
  func note(_ explanation: FocusExplanation)
  /// Called when a frame was shown; does nothing by default.
  ///
  /// - Parameters:
  ///   - frame: the entry of the history for it.
  ///   - cost: the time that the screen took to make its list; nil while it is not measured.
  func note(_ frame: FrameHistory.Entry, cost: Duration?)
  /// Called when the screen's appearance has changed; does nothing by default.
  func looksDidChange()
  /// Called when another screen is about to be shown; does nothing by default.
  func screenWillChange()
  /// Called when another screen is shown; does nothing by default.
  func screenDidChange()
  /// Called when the user goes from its page back to the list of all keys; does nothing by default.
  func leave()
  /// Called when all instruments are closed; does nothing by default.
  func putAway()

  // MARK: Time

  /// The screen's time, in seconds, at which it acts without an event; nil by default.
  var wakeTime: TimeInterval? { get }
  /// Called at that time or a little later; does nothing by default.
  func wake(at time: TimeInterval)

  // MARK: Recording

  /// Whether input is being recorded that would be lost when the program ends; false by default.
  var isRecording: Bool { get }
  /// Ends the recording and saves it; does nothing by default.
  func endRecording()
}

extension Instrument {
  var commands: [InstrumentCommand] { [command] }
  var drawnPicture: DisplayList? { nil }
  var shown: DisplayList? { nil }
  func marks(over list: DisplayList) -> [DisplayItem] { [] }
  func marksOverTwin() -> [DisplayItem] { [] }
  func itemsAroundScreens() -> [DisplayItem] { [] }
  func begin() {}
  func prepareForAction() {}
  func willAct(_ event: InputEvent) {}
  func didAct(_ event: InputEvent, at time: TimeInterval) {}
  func note(_ explanation: FocusExplanation) {}
  func note(_ frame: FrameHistory.Entry, cost: Duration?) {}
  func looksDidChange() {}
  func screenWillChange() {}
  func screenDidChange() {}
  func leave() {}
  func putAway() {}
  var wakeTime: TimeInterval? { nil }
  func wake(at time: TimeInterval) {}
  var isRecording: Bool { false }
  func endRecording() {}
}

/// The row of a command in the list of all keys.
struct InstrumentRow {
  /// The title of the command.
  var title: String
  /// The current state in words; empty for none.
  var value = ""
  var isOn = false
  /// Whether the row only opens the instrument's page, because the page is where it is switched
  /// off.
  var opensPage = false
}
