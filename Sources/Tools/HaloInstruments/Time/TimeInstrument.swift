import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Slower, stopped, frame by frame, and back.
@MainActor
final class TimeInstrument: Instrument {
  private unowned let bench: Bench
  /// What moments count from; nil before anything was done.
  private(set) var deed: HandLog.Deed?
  /// The item that had the focus before that; nil for none.
  private var focusBefore: String?
  /// Which of the kept frames is looked at, counted from the latest; nil: the present.
  private var back: Int?

  init(_ bench: Bench) { self.bench = bench }

  /// What the screen showed at the moment that is looked at; nil: the present.
  var past: FrameHistory.Entry? {
    guard let back else { return nil }
    return bench.frames.history.recent.dropLast(back).last
  }

  func noteDeed(_ deed: HandLog.Deed) {
    self.deed = deed
    focusBefore = focus
  }

  private var focus: String? { bench.screen.focusSystem?.focusedItem?.focusDebugLabel }

  /// The name of what moments count from; found when it is asked for, as that takes a moment.
  var key: String? { deed?.name }

  /// A key, a click or time itself goes on from the present.
  func leavePast() {
    guard back != nil else { return }
    back = nil
    bench.setNeedsPanel()
  }

  func toggleStop() {
    leavePast()
    if bench.clock.isStopped {
      bench.clock.go(at: bench.clock.hostNow)
    } else {
      stop()
    }
    bench.show(self)
  }

  private func stop() {
    bench.clock.stop(at: bench.clock.hostNow)
    bench.frames.want(2)
  }

  func nextSpeed(_ step: Int = 1) {
    let all = BenchClock.Speed.allCases
    let index = all.firstIndex(of: bench.clock.speed) ?? 0
    bench.clock.setSpeed(all[(index + step + all.count) % all.count], at: bench.clock.hostNow)
    if bench.panelHost.page == nil || bench.panelHost.page === self { bench.show(self) }
    bench.setNeedsPanel()
  }

  /// The first press stops; from then on a frame comes, or the one that was after a past one.
  func step() {
    defer { bench.show(self) }
    guard bench.clock.isStopped else { return stop() }
    if let back {
      self.back = back > 1 ? back - 1 : nil
      return
    }
    bench.clock.step()
    bench.frames.want(1)
  }

  func stepBack() {
    defer { bench.show(self) }
    if !bench.clock.isStopped { stop() }
    bench.recall()
    let most = bench.frames.history.recent.count - 1
    back = min(most, (back ?? 0) + 1)
    if back == 0 { back = nil }
  }

  // MARK: Words

  var speedName: String {
    switch bench.clock.speed {
    case .whole: "1"
    case .quarter: "1/4"
    case .tenth: "1/10"
    }
  }

  /// The moment that is seen, with the key that it counts from; empty before the first key.
  var moment: String {
    if let past { return Self.words(past.moment, past.deed?.name) }
    guard bench.clock.isStopped || bench.clock.speed != .whole else { return "" }
    return Self.words(bench.clock.moment, key)
  }

  /// What had the focus before the last key, and what has it.
  private var focusWords: String {
    let now = focus ?? "nothing"
    guard deed != nil, focusBefore != focus else { return now }
    return "\(focusBefore ?? "nothing") → \(now)"
  }

  private static func words(_ moment: Int?, _ key: String?) -> String {
    guard let moment, let key else { return "" }
    return moment < 100_000 ? "\(moment) ms after \(key)" : "long after \(key)"
  }

  /// Beside every page's title.
  var lead: String {
    if past != nil { return "past · \(moment)" }
    if bench.clock.isStopped { return moment.isEmpty ? "stopped" : "stopped · \(moment)" }
    return bench.clock.speed == .whole ? "" : "speed \(speedName)"
  }

  let title = "Time"
  let command = InstrumentCommand.stop

  var lines: [PanelLine] {
    let scheme = bench.screen.modifierScheme
    func caps(_ command: InstrumentCommand) -> [String] { command.caps(scheme: scheme) }
    let isStopped = bench.clock.isStopped
    let frames = bench.frames.history.recent.count
    var lines: [PanelLine] = [
      .row(
        PanelRow(
          id: "stop", title: isStopped ? "Go on" : "Stop", value: isStopped ? "stopped" : "goes",
          caps: caps(.stop), isOn: isStopped, act: { [weak self] in self?.toggleStop() })),
      .row(
        PanelRow(
          id: "speed", title: "Speed", value: speedName, caps: caps(.speed),
          isOn: bench.clock.speed != .whole, adjust: { [weak self] in self?.nextSpeed($0) })),
      .row(
        PanelRow(
          id: "on", title: "One frame on", caps: caps(.frameOn),
          act: { [weak self] in self?.step() })),
      .row(
        PanelRow(
          id: "back", title: "One frame back", caps: caps(.frameBack),
          isEnabled: frames > 1 || !bench.hand.entries.isEmpty,
          act: { [weak self] in self?.stepBack() })),
      .heading("What is seen"),
      .fact("Moment", moment.isEmpty ? "the present" : moment, past == nil ? .plain : .alert),
      .fact("Focus", focusWords),
      .fact("Kept", "\(frames) \(frames == 1 ? "frame" : "frames") of the last 10 s"),
    ]
    if let back {
      lines.append(.fact("In the past", "\(back) \(back == 1 ? "frame" : "frames") back"))
    }
    lines.append(
      .text(
        "Keys go on working in slow time, and while it stands: press one, then go on frame by frame.",
        .quiet))
    if isStopped, past == nil, let moment = bench.clock.moment, key != nil, moment <= 60_000 {
      lines.append(
        .text("The same picture: halo shot --keys … --at \(moment)", .quiet))
    }
    return lines
  }

  func screenDidChange() {
    deed = nil
    focusBefore = nil
    back = nil
  }

  func putAway() {
    back = nil
    bench.clock.go(at: bench.clock.hostNow)
    if bench.clock.speed != .whole { bench.clock.setSpeed(.whole, at: bench.clock.hostNow) }
  }
}

extension HandLog.Deed {
  /// What people call it.
  var name: String {
    switch self {
    case .key(let key, _): key.name ?? "a key"
    case .pressed, .released: "a click"
    case .moved: "a move"
    case .scrolled: "scrolling"
    case .text: "text"
    }
  }
}
