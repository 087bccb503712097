import HaloDisplayList

/// The frames that the screen has shown, and those that a stopped screen still has to make.
struct BenchFrames {
  /// The last live list of the screen; nil before the first frame.
  private(set) var live: DisplayList?
  private(set) var history = FrameHistory()
  /// Whether the frames before the history began have been recreated, or cannot be.
  private(set) var isRecalled = false
  /// Whether the screen has changed since it was last measured.
  private(set) var isMeasureOld = false
  /// The number of frames that a stopped screen still has to make.
  private var wanted = 0
  /// The last list of the whole window; nil while there is no panel.
  var whole: DisplayList?
  /// The last lists of the other screens; empty while there are none, or before their first frame.
  var others: [DisplayList] = []
  /// The last list of the second screen; nil while there is none, or before its first frame.
  var twin: DisplayList? { others.first }
  /// The number of kept frames between the one that is shown and the latest; nil for the
  /// present.
  private(set) var back: Int?

  // MARK: Stopped time

  /// Whether a stopped screen still has to make a frame.
  var areWanted: Bool { wanted > 0 }

  /// Asks for this number of frames while the screen's time is stopped; a key may need two.
  mutating func want(_ count: Int) { wanted = count }

  /// Asks for at least one frame while the screen's time is stopped.
  mutating func wantOne() { wanted = max(wanted, 1) }

  /// Returns the list that a stopped screen keeps showing; nil if it must make a frame now, which
  /// counts as one of those asked for.
  mutating func takeStanding() -> DisplayList? {
    if wanted == 0, let live { return live }
    wanted = max(wanted - 1, 0)
    return nil
  }

  // MARK: Live

  mutating func show(_ list: DisplayList) { live = list }

  /// Makes a list the live one; keeps the current list where the new one shows the same.
  ///
  /// - Returns: Whether the list shows something new.
  mutating func showIfNew(_ list: DisplayList) -> Bool {
    if let live, list.shows(sameAs: live) { return false }
    let isNew = list.root !== live?.root
    live = list
    if isNew { isMeasureOld = true }
    return isNew
  }

  /// Notes that the frame on the screen has been measured.
  mutating func measure() { isMeasureOld = false }

  // MARK: The last seconds

  mutating func keep(_ entry: FrameHistory.Entry) { history.add(entry) }

  /// Puts recreated frames before those that were kept; nil if they cannot be recreated.
  mutating func recall(_ earlier: FrameHistory?) {
    isRecalled = true
    guard var all = earlier else { return }
    for entry in history.recent { all.add(entry) }
    history = all
  }

  /// The past frame that is shown; nil for the present.
  var past: FrameHistory.Entry? { back.flatMap { history.recent.dropLast($0).last } }

  /// Moves to the kept frame before the one that is shown.
  mutating func stepBack() {
    let oldest = history.recent.count - 1
    back = oldest > 0 ? min(oldest, (back ?? 0) + 1) : nil
  }

  /// Moves to the kept frame after the one that is shown.
  ///
  /// - Returns: Whether a past frame was shown before.
  mutating func stepOn() -> Bool {
    guard let back else { return false }
    self.back = back > 1 ? back - 1 : nil
    return true
  }

  /// Returns to the present.
  ///
  /// - Returns: Whether a past frame was shown before.
  @discardableResult
  mutating func leavePast() -> Bool {
    defer { back = nil }
    return back != nil
  }

  mutating func forgetHistory() {
    history.removeAll()
    isRecalled = false
  }

  /// Forgets all frames, because another screen is shown from its beginning.
  mutating func beginScreen() {
    forgetHistory()
    back = nil
    live = nil
  }
}
