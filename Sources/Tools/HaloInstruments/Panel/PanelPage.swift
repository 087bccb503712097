/// A page of the panel.
@MainActor
protocol PanelPage: AnyObject {
  /// The title of the page.
  var title: String { get }
  /// Its row in the list of all keys.
  var command: InstrumentCommand { get }
  /// What it shows.
  var lines: [PanelLine] { get }

  // MARK: When its lines are old

  /// Whether it tells of what is under the pointer.
  var followsPointer: Bool { get }
  /// Whether it tells of each frame.
  var followsFrames: Bool { get }
  /// Whether it measures the frame that is seen, once nothing moves.
  var measuresFrames: Bool { get }
}

extension PanelPage {
  var followsPointer: Bool { false }
  var followsFrames: Bool { false }
  var measuresFrames: Bool { false }
}
