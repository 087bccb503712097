import HaloDisplayList

/// What the screen on a bench has shown, and what a stopped one is still to show.
struct BenchFrames {
  /// What the screen showed last, live.
  private(set) var live: DisplayList?
  private(set) var history = FrameHistory()
  /// Whether what was seen before anybody kept it has been made again.
  private(set) var isRecalled = false
  /// Whether the screen has changed since something on it was measured.
  private(set) var isMeasureOld = false
  /// How many frames of a stopped screen are still to be made.
  private var wanted = 0
  /// What the window showed last, all in all; nil while there is no panel.
  var whole: DisplayList?

  // MARK: A screen whose time stands

  /// Whether it is still to make a frame.
  var areWanted: Bool { wanted > 0 }

  /// It is to make so many frames more; a key may need two.
  mutating func want(_ count: Int) { wanted = count }

  /// It is to make one frame more at least.
  mutating func wantOne() { wanted = max(wanted, 1) }

  /// What it shows without a frame; nil: it makes one now.
  mutating func takeStanding() -> DisplayList? {
    if wanted == 0, let live { return live }
    wanted = max(wanted - 1, 0)
    return nil
  }

  // MARK: Live

  mutating func show(_ list: DisplayList) { live = list }

  /// What shows nothing new stays the list that everybody knows.
  ///
  /// - Returns: Whether it shows something new.
  mutating func showIfNew(_ list: DisplayList) -> Bool {
    if let live, list.shows(sameAs: live) { return false }
    let isNew = list.root !== live?.root
    live = list
    if isNew { isMeasureOld = true }
    return isNew
  }

  /// What is on the screen is measured now.
  mutating func measure() { isMeasureOld = false }

  // MARK: The last seconds

  mutating func keep(_ entry: FrameHistory.Entry) { history.add(entry) }

  /// Puts frames that were made again before those that were kept; nil: they cannot be made.
  mutating func recall(_ earlier: FrameHistory?) {
    isRecalled = true
    guard var all = earlier else { return }
    for entry in history.recent { all.add(entry) }
    history = all
  }

  mutating func forgetHistory() {
    history.removeAll()
    isRecalled = false
  }

  /// Another screen is shown from its beginning.
  mutating func beginScreen() {
    forgetHistory()
    live = nil
  }
}
