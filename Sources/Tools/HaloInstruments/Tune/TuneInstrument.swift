import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloHosting
import HaloSceneGraph

/// Changes how the focus looks and moves while a move is repeated, and keeps the result.
@MainActor
final class TuneInstrument: Instrument {
  private unowned let bench: Bench
  private let notes: NotesInstrument
  private let loop = MoveLoop()
  /// The tuning at the beginning, or the one that was last kept; nil while the instrument is off.
  private var start: FocusTuning?
  /// The tuning that is being tried.
  private(set) var tuning = FocusTuning()
  /// Whether the screen is shown as it was, to compare.
  private var showsStart = false
  /// The label of the item that was focused before the last action on the screen.
  private var focusBefore: String?
  private var wasIdleTimerDisabled = false
  private var result: [PanelLine] = []

  /// Creates the instrument.
  ///
  /// - Parameters:
  ///   - bench: the bench whose screen is tuned.
  ///   - notes: saves what is kept.
  init(_ bench: Bench, notes: NotesInstrument) {
    self.bench = bench
    self.notes = notes
  }

  var isOn: Bool { start != nil }

  private var focus: String? { bench.screen.focusSystem?.focusedItem?.focusDebugLabel }

  // MARK: On and off

  private func open() {
    if !isOn {
      tuning = bench.subject.looks.tuning
      start = tuning
      wasIdleTimerDisabled = bench.screen.isIdleTimerDisabled
      // A screen that dims after a while would hide the difference.
      bench.screen.isIdleTimerDisabled = true
      result = []
    }
    bench.show(self, taking: true)
    goOn()
  }

  /// Leaves the instrument: the look is what it was, unless it was kept.
  private func close() {
    guard let start else { return }
    loop.stop(in: bench.screen)
    bench.screen.isIdleTimerDisabled = wasIdleTimerDisabled
    self.start = nil
    showsStart = false
    show(start)
    tuning = start
  }

  func leave() { close() }
  func putAway() { close() }

  // MARK: The move

  /// Begins another run of the move.
  private func goOn() {
    guard let move = loop.move ?? TunedMove(in: bench.screen) else { return }
    loop.begin(move, at: bench.clock.now)
    bench.setNeedsPanel()
  }

  private func toggleLoop() {
    if loop.isRunning { loop.stop(in: bench.screen) } else { goOn() }
    bench.setNeedsPanel()
  }

  var wakeTime: TimeInterval? { isOn ? loop.next : nil }

  func wake(at time: TimeInterval) {
    loop.step(in: bench.screen, at: time)
    bench.frames.want(2)
    bench.setNeedsPanel()
  }

  // A key on the screen acts from the item that the user sees as the focused one between runs, and
  // the move that it makes is repeated from then on.

  func prepareForAction() {
    guard isOn else { return }
    loop.stop(in: bench.screen)
    focusBefore = focus
  }

  func didAct(_ event: InputEvent, at time: TimeInterval) {
    guard isOn, event.beginsSomething else { return }
    bench.screen.settle()
    guard let focus else { return loop.forget() }
    if let focusBefore, focusBefore != focus {
      loop.forget()
      loop.begin(TunedMove(home: focus, away: focusBefore), at: time)
    } else {
      goOn()
    }
  }

  func screenWillChange() { loop.forget() }

  func screenDidChange() {
    guard isOn else { return }
    bench.screen.isIdleTimerDisabled = true
    goOn()
  }

  // MARK: Values

  private func show(_ tuning: FocusTuning) {
    bench.subject.looks.tuning = tuning
    bench.looksDidChange()
  }

  private func adjust(_ parameter: FocusTuning.Parameter, by step: Int) {
    if showsStart { compare() }
    tuning[parameter] = parameter.value(step, from: bench.screen.appearance[parameter])
    show(tuning)
    goOn()
  }

  private func reset() {
    guard let start else { return }
    tuning = start
    showsStart = false
    show(tuning)
    goOn()
  }

  private func compare() {
    guard let start else { return }
    showsStart.toggle()
    show(showsStart ? start : tuning)
    goOn()
  }

  // MARK: Keeping

  /// Keeps the tuning: as a file with its Swift code, and with films of the move before and after.
  private func keep() {
    guard let start, tuning != start else { return }
    showsStart = false
    // The values before are those of the screen's look, where the tuning has none.
    show(start)
    let before = FocusTuning(allOf: bench.screen.appearance)
    show(tuning)
    result = []
    let name = "\(bench.subject.name).tuning.yaml"
    do {
      let path = try notes.keep(
        Array(tuning.fileText(of: bench.subject.title).utf8), kind: .tuning, name: name,
        keys: [], size: bench.place.screen)
      result.append(.fact("Tuning", URL(filePath: path).path, .good))
      film(from: before, besideFile: path)
    } catch {
      result.append(.text("The tuning cannot be saved: \(error)", .alert))
    }
    // From now on, this look is the one to compare with and to come back to.
    self.start = tuning
    bench.setNeedsPanel()
  }

  private func film(from before: FocusTuning, besideFile path: String) {
    guard let move = loop.move else {
      return result.append(.text("Nothing moves here, so there are no films.", .quiet))
    }
    guard let window = bench.subject.makeWindow(size: bench.place.screen) else {
      return result.append(
        .text("The screen of this program cannot be shown again, so there are no films.", .quiet))
    }
    let looks = bench.screen.appearance
    window.resize(to: bench.place.screen, scale: bench.place.scale)
    window.setActive(true)
    window.appearance = looks
    bench.repeatHand(on: window)
    do {
      let reel = try MoveReel(
        of: move, in: window, from: bench.clock.now, looks: [looks.tuned(by: before), looks])
      bench.job = try ComparisonJob(
        reel, scale: bench.place.scale, renderer: bench.renderer, besideFile: path,
        name: bench.subject.name
      ) { [weak self] in self?.filmEnded($0, path) }
    } catch {
      result.append(.text("The films cannot be made: \(error)", .alert))
    }
  }

  private func filmEnded(_ outcome: Result<String, any Error>, _ path: String) {
    do {
      let page = try outcome.get()
      try notes.link(page, toFileAt: path)
      result.append(.fact("Before and after", URL(filePath: page).path, .good))
      bench.host.tellPath(page)
    } catch {
      result.append(.text("The films cannot be saved: \(error)", .alert))
    }
    bench.setNeedsPanel()
  }

  // MARK: Command

  func row(for command: InstrumentCommand) -> InstrumentRow {
    InstrumentRow(title: "Tune", value: summary, isOn: isOn)
  }

  private var summary: String {
    guard let start else { return "" }
    let count = FocusTuning.Parameter.all.count { tuning[$0] != start[$0] }
    return count == 0 ? "nothing changed" : "\(count) changed"
  }

  func perform(_ command: InstrumentCommand) { open() }

  // MARK: Page

  let title = "Tune"
  let command = InstrumentCommand.tune

  var lines: [PanelLine] {
    guard let start else { return [.text("Nothing is tuned.", .quiet)] }
    let now = bench.screen.appearance
    var lines: [PanelLine] = [
      .row(
        PanelRow(
          id: "loop", title: "Move", value: loop.isRunning ? "repeated" : "rests",
          isOn: loop.isRunning, isEnabled: loop.move != nil,
          act: { [weak self] in self?.toggleLoop() })),
      .text(
        loop.move.map { "\($0.home) ↔ \($0.away)" }
          ?? "No key leads away from here; focus another item.", .quiet),
    ]
    lines += FocusTuning.Parameter.all.map { parameter in
      .row(
        PanelRow(
          id: parameter.name, title: parameter.title, value: parameter.words(now[parameter]),
          isOn: tuning[parameter] != start[parameter],
          adjust: { [weak self] in self?.adjust(parameter, by: $0) }))
    }
    if bench.screen.focusSystem?.model.look != .lift {
      lines.append(
        .text(
          "This focus model shows the focus by a ring, so only the spring changes. F3 takes another "
            + "model.", .quiet))
    }
    let isChanged = tuning != start
    lines += [
      .row(
        PanelRow(
          id: "compare", title: "Shown", value: showsStart ? "as it was" : "tuned",
          isOn: showsStart, isEnabled: isChanged, adjust: { [weak self] _ in self?.compare() })),
      .row(
        PanelRow(
          id: "reset", title: "All as it was", isEnabled: isChanged,
          act: { [weak self] in self?.reset() })),
      .row(
        PanelRow(
          id: "keep", title: "Keep", isEnabled: isChanged && bench.job == nil,
          act: { [weak self] in self?.keep() })),
    ]
    if let job = bench.job { lines.append(.text(job.progress, .good)) }
    if !result.isEmpty { lines += [.heading("Saved")] + result }
    lines.append(.heading("As Swift"))
    lines +=
      tuning.isEmpty
      ? [.text("Nothing differs from the look.", .quiet)]
      : tuning.swift(named: "kept").split(separator: "\n").map { .text(String($0)) }
    return lines
  }
}

extension FocusTuning {
  /// Returns the file that keeps the tuning of a screen with a title: its values, and its Swift code
  /// as a comment.
  fileprivate func fileText(of title: String) -> String {
    let code = swift(named: "kept").split(separator: "\n").map { "  \($0)" }
    return yaml(
      comments: [
        "How the focus looks and moves, tuned on \(title).",
        "halo shot --tuning FILE draws with it, and a layout takes the values in its field tuning.",
        "In Swift:", "",
      ] + code)
  }
}
