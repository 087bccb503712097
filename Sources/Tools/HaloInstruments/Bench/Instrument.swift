import Foundation
import HaloDisplayList

/// One of the instruments: a page of the panel, and what it draws over the screen.
@MainActor
protocol Instrument: AnyObject {
  /// The title of its page.
  var title: String { get }
  /// Its row in the list of all keys.
  var command: InstrumentCommand { get }
  /// Its page.
  var lines: [PanelLine] { get }
  /// The marks that it draws over the screen, in the screen's points.
  func marks(over list: DisplayList) -> [DisplayItem]
  /// Another screen is shown.
  func screenDidChange()
  /// All instruments go.
  func putAway()
}

extension Instrument {
  func marks(over list: DisplayList) -> [DisplayItem] { [] }
  func screenDidChange() {}
  func putAway() {}
}
