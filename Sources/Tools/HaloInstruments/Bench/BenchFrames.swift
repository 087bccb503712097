import HaloDisplayList

/// The frames that the screen on a bench has shown, and those that a stopped one still has to show.
struct BenchFrames {
  /// The list that the screen showed last, live.
  private(set) var live: DisplayList?
  private(set) var history = FrameHistory()
  /// Whether what was seen before anybody kept it has been made again.
  private(set) var isRecalled = false
  /// Whether the screen has changed since something on it was measured.
  private(set) var isMeasureOld = false
  /// How many frames of a stopped screen are still to be made.
  private var wanted = 0
  /// The list that the window showed last, all in all; nil while there is no panel.
  var whole: DisplayList?
  /// The list that the second screen showed last; nil while there is none, or it has shown nothing.
  var twin: DisplayList?
  /// How many of the kept frames back from the latest is looked at; nil: the present.
  private(set) var back: Int?

  // MARK: A screen whose time stands

  /// Whether it is still to make a frame.
  var areWanted: Bool { wanted > 0 }

  /// It is to make so many frames more; a key may need two.
  mutating func want(_ count: Int) { wanted = count }

  /// It is to make one frame more at least.
  mutating func wantOne() { wanted = max(wanted, 1) }

  /// The list that it shows without a frame; nil: it makes one now.
  mutating func takeStanding() -> DisplayList? {
    if wanted == 0, let live { return live }
    wanted = max(wanted - 1, 0)
    return nil
  }

  // MARK: Live

  mutating func show(_ list: DisplayList) { live = list }

  /// Keeps the list that everybody knows where nothing new is shown.
  ///
  /// - Returns: Whether it shows something new.
  mutating func showIfNew(_ list: DisplayList) -> Bool {
    if let live, list.shows(sameAs: live) { return false }
    let isNew = list.root !== live?.root
    live = list
    if isNew { isMeasureOld = true }
    return isNew
  }

  /// Takes note that the frame on the screen has been measured.
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

  /// What the screen showed at the moment that is looked at; nil: the present.
  var past: FrameHistory.Entry? { back.flatMap { history.recent.dropLast($0).last } }

  /// To the kept frame before the one that is looked at.
  mutating func stepBack() {
    let oldest = history.recent.count - 1
    back = oldest > 0 ? min(oldest, (back ?? 0) + 1) : nil
  }

  /// To the kept frame after the one that is looked at.
  ///
  /// - Returns: Whether a past one was.
  mutating func stepOn() -> Bool {
    guard let back else { return false }
    self.back = back > 1 ? back - 1 : nil
    return true
  }

  /// To the present.
  ///
  /// - Returns: Whether the past was looked at.
  @discardableResult
  mutating func leavePast() -> Bool {
    defer { back = nil }
    return back != nil
  }

  mutating func forgetHistory() {
    history.removeAll()
    isRecalled = false
  }

  /// Another screen is shown from its beginning.
  mutating func beginScreen() {
    forgetHistory()
    back = nil
    live = nil
  }
}
