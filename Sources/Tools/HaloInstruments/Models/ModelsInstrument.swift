import FocusEngine
import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Shows the same screen under every focus model at once, with the same keys, and the effect of
/// each key on the focus under each.
@MainActor
final class ModelsInstrument: Instrument {
  private unowned let bench: Bench
  private let two: TwoInstrument
  private(set) var isOn = false
  private(set) var moves = ModelMoves(key: nil, moves: [])
  /// The results of the last keys that led to several places, the latest last.
  private var differences: [String] = []
  private static let mostDifferences = 10
  /// The words for the moment at which the panes appear, before the first key.
  private static let beginning = "At the start"
  private var problem: String?

  /// Creates the instrument.
  ///
  /// - Parameters:
  ///   - bench: the bench whose screen is shown.
  ///   - two: the instrument that shows a second screen in the same room; only one of both is on.
  init(_ bench: Bench, two: TwoInstrument) {
    self.bench = bench
    self.two = two
    two.willChoose = { [weak self] in self?.putAway() }
  }

  /// The screen and its copies, in the order of their panes.
  private var windows: [Window] { [bench.screen] + bench.others }

  // MARK: Showing

  private func toggle() {
    bench.show(self)
    if isOn { putAway() } else { show() }
  }

  private func show() {
    two.putAway()
    problem = nil
    differences = []
    let own = bench.screen.focusSystem?.model.name
    var others: [Window] = []
    for model in FocusModel.all where model.name != own {
      guard let window = bench.subject.makeWindow(size: bench.place.screen) else {
        problem = "The screen of this program cannot be shown more than once."
        break
      }
      window.layoutDirection = bench.screen.layoutDirection
      bench.match(window, appearance: bench.screen.appearance, model: model)
      others.append(window)
    }
    isOn = problem == nil
    bench.others = isOn ? others : []
    bench.place.count = isOn ? 1 + others.count : 1
    note(nil)
    refresh()
  }

  private func refresh() {
    bench.placer.forget()
    bench.makeOtherFrames(at: bench.clock.now)
    bench.setNeedsPanel()
    bench.frames.want(2)
  }

  // MARK: Input

  func didAct(_ event: InputEvent, at time: TimeInterval) {
    guard isOn else { return }
    let windows = windows
    for window in windows.dropFirst() { window.receive(event, at: time) }
    for window in windows { window.settle() }
    if event.beginsSomething { note(event.name) }
  }

  /// Notes what has the focus under each model, after a key or another action.
  private func note(_ key: String?) {
    guard isOn else { return }
    let before = Dictionary(
      moves.moves.map { ($0.model, $0.now) }, uniquingKeysWith: { first, _ in first })
    let now = windows.map { window in
      let model = window.focusSystem?.model.name ?? ""
      return ModelMoves.Move(
        model: model, before: before[model] ?? window.focusName, now: window.focusName)
    }
    moves = ModelMoves(key: key, moves: now)
    guard moves.places.count > 1 else { return }
    let places = moves.places.map { place in
      "\(place.name ?? "nothing") (\(place.models.joined(separator: ", ")))"
    }
    differences.append("\(key ?? Self.beginning): \(places.joined(separator: "; "))")
    differences.removeFirst(max(0, differences.count - Self.mostDifferences))
  }

  func looksDidChange() {
    guard isOn else { return }
    for window in bench.others {
      window.appearance = bench.screen.appearance
      window.layoutDirection = bench.screen.layoutDirection
      window.isTextDoubled = bench.screen.isTextDoubled
    }
  }

  func screenDidChange() { if isOn { show() } }

  func putAway() {
    guard isOn else { return }
    isOn = false
    bench.others = []
    bench.place.count = 1
    moves = ModelMoves(key: nil, moves: [])
    refresh()
  }

  // MARK: Around the screens

  func itemsAroundScreens() -> [DisplayItem] {
    guard isOn, let grid = bench.place.grid else { return [] }
    var canvas = DiagramCanvas(clip: bench.place.stage)
    moves.draw(in: grid, text: bench.text, on: &canvas)
    return canvas.items
  }

  // MARK: Command

  func row(for command: InstrumentCommand) -> InstrumentRow {
    InstrumentRow(
      title: "Five models at once", value: isOn ? "on" : "", isOn: isOn, opensPage: isOn)
  }

  func perform(_ command: InstrumentCommand) { toggle() }

  // MARK: Page

  let title = "Five models at once"
  let command = InstrumentCommand.models

  var lines: [PanelLine] {
    var lines: [PanelLine] = [
      .row(
        PanelRow(
          id: "models", title: "All focus models", value: isOn ? "on" : "off",
          caps: InstrumentCommand.models.caps(scheme: bench.screen.modifierScheme), isOn: isOn,
          act: { [weak self] in self?.toggle() }))
    ]
    if let problem { lines.append(.text(problem, .alert)) }
    guard isOn else {
      lines.append(
        .text(
          "The same screen under every focus model, with the same keys. Panes with a dot of the "
            + "same colour have the focus at the same place.", .quiet))
      return lines
    }
    lines.append(.heading(moves.key.map { "After \($0)" } ?? "Now"))
    let most = moves.places.map(\.models.count).max()
    for place in moves.places {
      let isUsual = place.models.count == most
      for model in place.models {
        lines.append(.fact(model, place.name ?? "nothing", isUsual ? .good : .alert))
      }
    }
    lines.append(.heading("Where they parted"))
    lines +=
      differences.isEmpty
      ? [.text("Nowhere so far.", .quiet)] : differences.reversed().map { .text($0) }
    lines.append(
      .text("halo film --models makes a film of this.", .quiet))
    return lines
  }
}
