import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Slows, stops and steps the screen's time, and goes back to kept frames.
@MainActor
final class TimeInstrument: Instrument {
  private unowned let bench: Bench
  /// The label of the item that had the focus before the user's last action; nil for none.
  private var focusBefore: String?

  init(_ bench: Bench) { self.bench = bench }

  func willAct(_ event: InputEvent) { focusBefore = focus }

  private var focus: String? { bench.screen.focusSystem?.focusedItem?.focusDebugLabel }

  private func toggleStop() {
    bench.leavePast()
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

  private func nextSpeed(_ step: Int = 1) {
    let all = BenchClock.Speed.allCases
    let index = all.firstIndex(of: bench.clock.speed) ?? 0
    bench.clock.setSpeed(all[(index + step + all.count) % all.count], at: bench.clock.hostNow)
    if bench.panelHost.page == nil || bench.panelHost.page === self { bench.show(self) }
    bench.setNeedsPanel()
  }

  /// Stops the clock first; then shows the next frame, which is a kept one while the past is shown.
  private func step() {
    defer { bench.show(self) }
    guard bench.clock.isStopped else { return stop() }
    if bench.frames.stepOn() { return }
    bench.clock.step()
    bench.frames.want(1)
  }

  private func stepBack() {
    defer { bench.show(self) }
    if !bench.clock.isStopped { stop() }
    bench.recall()
    bench.frames.stepBack()
  }

  // MARK: Words

  /// The focus before the last key, and the current one.
  private var focusWords: String {
    let now = focus ?? "nothing"
    guard bench.lastEvent != nil, focusBefore != focus else { return now }
    return "\(focusBefore ?? "nothing") → \(now)"
  }

  // MARK: Commands

  let commands: [InstrumentCommand] = [.stop, .speed, .frameOn, .frameBack]

  func row(for command: InstrumentCommand) -> InstrumentRow {
    let clock = bench.clock
    return switch command {
    case .speed:
      InstrumentRow(title: "Speed", value: clock.speed.name, isOn: clock.speed != .whole)
    case .frameOn: InstrumentRow(title: "One frame on")
    case .frameBack:
      InstrumentRow(
        title: "One frame back", value: bench.frames.past == nil ? "" : "in the past")
    default:
      InstrumentRow(
        title: clock.isStopped ? "Go on" : "Stop", value: bench.moment, isOn: clock.isStopped)
    }
  }

  func perform(_ command: InstrumentCommand) {
    switch command {
    case .speed: nextSpeed()
    case .frameOn: step()
    case .frameBack: stepBack()
    default: toggleStop()
    }
  }

  // MARK: Page

  let title = "Time"
  let command = InstrumentCommand.stop
  var followsFrames: Bool { bench.clock.speed != .whole }

  var lines: [PanelLine] {
    let scheme = bench.screen.modifierScheme
    func caps(_ command: InstrumentCommand) -> [String] { command.caps(scheme: scheme) }
    let isStopped = bench.clock.isStopped
    let frames = bench.frames.history.recent.count
    let (moment, isPast) = (bench.moment, bench.frames.past != nil)
    var lines: [PanelLine] = [
      .row(
        PanelRow(
          id: "stop", title: isStopped ? "Go on" : "Stop", value: isStopped ? "stopped" : "goes",
          caps: caps(.stop), isOn: isStopped, act: { [weak self] in self?.toggleStop() })),
      .row(
        PanelRow(
          id: "speed", title: "Speed", value: bench.clock.speed.name, caps: caps(.speed),
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
      .fact("Moment", moment.isEmpty ? "the present" : moment, isPast ? .alert : .plain),
      .fact("Focus", focusWords),
      .fact("Kept", "\(frames) \(frames == 1 ? "frame" : "frames") of the last 10 s"),
    ]
    if let back = bench.frames.back {
      lines.append(.fact("In the past", "\(back) \(back == 1 ? "frame" : "frames") back"))
    }
    lines.append(
      .text(
        "Keys also work while time is slow or stopped: press one, then step frame by frame.",
        .quiet))
    if isStopped, !isPast, let moment = bench.clock.moment, bench.lastEvent != nil,
      moment <= 60_000
    {
      lines.append(
        .text("The same picture: halo shot --keys … --at \(moment)", .quiet))
    }
    return lines
  }

  func screenDidChange() { focusBefore = nil }

  func putAway() {
    bench.frames.leavePast()
    bench.clock.go(at: bench.clock.hostNow)
    if bench.clock.speed != .whole { bench.clock.setSpeed(.whole, at: bench.clock.hostNow) }
  }
}
