import FocusEngine
import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Shows the outlines of the last move of the focus at equal times, and its curves.
@MainActor
final class OnionInstrument: Instrument {
  private unowned let bench: Bench
  /// The move that is followed or was followed last, and the one before it.
  private var moves: [OnionMove] = []
  /// The item of the last move, and the time of its key; nil once it rests.
  private var followed: (item: View, start: TimeInterval)?
  /// The label of the item of a move that has been decided but not begun; nil for none.
  private var due: String?
  /// Milliseconds between two outlines.
  private var every = 30
  /// Whether the move before the last is drawn, too.
  private var hasBoth = false
  /// The time for which a move is followed, in seconds.
  private static let longest: TimeInterval = 2
  private static let intervals = [15, 30, 60, 100]

  init(_ bench: Bench) { self.bench = bench }

  /// The last move, which tests compare with the frames; nil before the first.
  var move: OnionMove? { moves.last }

  // MARK: Events

  func note(_ explanation: FocusExplanation) {
    guard explanation.outcome == .moved, let winner = explanation.winner else { return }
    followed = nil
    due = winner
  }

  /// Notes the outline at the key, before anything has moved.
  func didAct(_ event: InputEvent, at time: TimeInterval) {
    guard let live = bench.frames.live else { return }
    begin(at: time)
    follow(at: time, in: live)
  }

  func note(_ frame: FrameHistory.Entry, cost: Duration?) {
    // A move that no key caused begins with its first frame.
    begin(at: frame.time)
    follow(at: frame.time, in: frame.list)
  }

  /// Begins the move that is due, once the focus is on its item.
  private func begin(at time: TimeInterval) {
    guard let due, let item = bench.screen.focusSystem?.focusedItem as? View,
      item.focusDebugLabel == due
    else { return }
    self.due = nil
    followed = (item, bench.clock.key ?? time)
    moves.append(
      OnionMove(
        item: item.accessibleName ?? item.focusDebugLabel,
        name: bench.screen.focusSystem?.model.name ?? ""))
    moves = Array(moves.suffix(2))
  }

  private func follow(at time: TimeInterval, in list: DisplayList) {
    guard let (item, start) = followed, !moves.isEmpty else { return }
    let time = ((time - start) * 1000).rounded()
    guard time <= Self.longest * 1000, item.window === bench.screen,
      let sample = OnionMove.Sample(of: item, in: list, time: max(0, time))
    else {
      followed = nil
      return
    }
    moves[moves.count - 1].add(sample)
    if bench.panelHost.page === self { bench.panelHost.makeStale() }
  }

  // MARK: Over the screen

  private var shownMoves: [OnionMove] {
    let moves = moves.filter { $0.samples.count > 1 }
    return hasBoth ? moves.reversed() : Array(moves.suffix(1))
  }

  func marks(over list: DisplayList) -> [DisplayItem] {
    guard bench.panelHost.page === self, !shownMoves.isEmpty else { return [] }
    return OnionPicture(
      shownMoves, size: list.size, every: Double(every), style: bench.markStyle
    ).overlay
  }

  // MARK: Command

  let title = "Onion"
  let command = InstrumentCommand.onion

  func row(for command: InstrumentCommand) -> InstrumentRow {
    InstrumentRow(title: "Outlines of the last move")
  }

  /// Opens the page; on the page, draws the move before the last, too.
  func perform(_ command: InstrumentCommand) {
    if bench.panelHost.page === self { toggleBoth() } else { bench.show(self) }
  }

  private func toggleBoth() {
    hasBoth.toggle()
    bench.setNeedsPanel()
  }

  private func nextInterval(_ step: Int) {
    every = Self.intervals.after(every, step)
    bench.setNeedsPanel()
  }

  // MARK: Page

  var lines: [PanelLine] {
    let moves = shownMoves
    guard !moves.isEmpty else {
      return [
        .text(
          "Press an arrow key: the outlines of the next move of the focus are drawn over the "
            + "screen.", .quiet)
      ] + rows
    }
    var lines: [PanelLine] = [.curves(moves, every: Double(every))]
    for (number, move) in moves.enumerated() {
      lines.append(
        .text((number == 0 ? "" : "Before it: ") + move.words, number == 0 ? .plain : .quiet))
    }
    if let move = moves.first {
      lines.append(.heading("The way of the outline"))
      for outline in move.outlines(every: Double(every)) {
        guard let index = move.samples.firstIndex(where: { $0.time == outline.time }) else {
          continue
        }
        let share = Int((move.progress[index] * 100).rounded())
        lines.append(.fact("\(Int(outline.time)) ms", "\(share) %"))
      }
    }
    return lines + rows + [
      .text("The same at exact times: halo film --keys … --onion", .quiet)
    ]
  }

  private var rows: [PanelLine] {
    [
      .heading("Outlines"),
      .row(
        PanelRow(
          id: "every", title: "Every", value: "\(every) ms",
          adjust: { [weak self] in self?.nextInterval($0) })),
      .row(
        PanelRow(
          id: "both", title: "The move before, too", value: hasBoth ? "on" : "off",
          caps: InstrumentCommand.onion.caps(scheme: bench.screen.modifierScheme), isOn: hasBoth,
          isEnabled: moves.count > 1,
          adjust: { [weak self] _ in self?.toggleBoth() })),
    ]
  }

  func screenDidChange() { forget() }

  func putAway() {
    forget()
    hasBoth = false
  }

  private func forget() {
    (moves, followed, due) = ([], nil, nil)
  }
}
