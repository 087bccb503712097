/// A page of the instruments' panel.
@MainActor
protocol PanelPage: AnyObject {
  /// The title of the page.
  var title: String { get }
  /// The command of the page; its row gets the focus when the user returns to the list of all keys.
  var command: InstrumentCommand { get }
  /// The lines that the page shows.
  var lines: [PanelLine] { get }

  // MARK: When its lines are out of date

  /// Whether the page shows what is under the pointer; false by default.
  var followsPointer: Bool { get }
  /// Whether the page changes with each frame; false by default.
  var followsFrames: Bool { get }
  /// Whether the page measures the frame that is shown, once nothing moves; false by default.
  var measuresFrames: Bool { get }
}

extension PanelPage {
  var followsPointer: Bool { false }
  var followsFrames: Bool { false }
  var measuresFrames: Bool { false }
}
