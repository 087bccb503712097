import FocusEngine
import FocusGeometry
import FocusInspector
import Foundation
import HaloAudit
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Shows the same screen twice with the same keys: under another model, in another appearance, or
/// as its file was before; and shows what differs.
@MainActor
final class TwoInstrument: Instrument {
  enum Pair: String, CaseIterable {
    case off
    case models = "another model"
    case appearances = "another look"
    case before = "as it was"
  }

  private unowned let bench: Bench
  private(set) var pair = Pair.off
  private var model: FocusModel?
  private var style: UserInterfaceStyle?
  /// The differences in focus after each key, the latest last.
  private var differences: [String] = []
  private static let mostDifferences = 10
  private var problem: String?
  private var event: InputEvent?
  /// The stand-in program of the second screen; nil if that screen has a program of its own, or
  /// the first has none.
  private var twinProgram: TwinProgram?

  init(_ bench: Bench) { self.bench = bench }

  private var twin: Window? { pair == .off ? nil : bench.twin }
  /// Called before a pair is chosen, which needs the room beside the screen.
  var willChoose: () -> Void = {}

  // MARK: Choosing

  /// Shows a pair; where the screen as it was cannot be made, shows the next pair by `step`.
  private func choose(_ pair: Pair, _ step: Int) {
    bench.show(self)
    willChoose()
    self.pair = pair
    problem = nil
    if pair == .models, model == nil || model?.name == bench.screen.focusSystem?.model.name {
      model = FocusModel.all.first { $0.name != bench.screen.focusSystem?.model.name }
    }
    if pair == .appearances {
      style = bench.screen.appearance.userInterfaceStyle == .dark ? .light : .dark
    }
    makeTwin()
    if pair == .before, twin == nil { choose(pair.next(step), step) }
  }

  /// Makes the second screen of the pair.
  ///
  /// - Parameter matchesFocus: whether the item that is focused here gets the focus there, if it
  ///   exists there.
  private func makeTwin(matchesFocus: Bool = false) {
    bench.twin = nil
    differences = []
    bench.place.isSplit = false
    defer {
      bench.placer.forget()
      bench.setNeedsPanel()
      bench.frames.want(2)
    }
    guard pair != .off else { return }
    let size = bench.place.screen
    let made =
      pair == .before
      ? bench.subject.makeWindowBefore(size: size) : bench.subject.makeWindow(size: size)
    guard let made else {
      problem = "The screen of this program cannot be shown a second time."
      return
    }
    twinProgram = nil
    // A copy with its own program, as in the demo, changes by its own commands.
    if made.application == nil {
      twinProgram = bench.screen.application.map(TwinProgram.init)
      made.application = twinProgram
    }
    bench.twin = made
    bench.match(made, appearance: twinAppearance, model: pair == .models ? model : nil)
    bench.place.isSplit = true
    if matchesFocus, let label = focus.own,
      let view = FocusMap.focusableItems(in: made).first(where: { $0.focusDebugLabel == label })
    {
      made.focusSystem?.requestFocusUpdate(to: view)
      made.settle()
    }
    bench.makeOtherFrames(at: bench.clock.now)
    compare(after: nil)
  }

  /// The appearance of the second screen.
  private var twinAppearance: FocusAppearance {
    guard pair == .appearances, let style else { return bench.screen.appearance }
    return bench.screen.appearance.with(style: style, contrast: .unspecified)
  }

  func looksDidChange() {
    guard let twin else { return }
    twin.layoutDirection = bench.screen.layoutDirection
    if pair == .appearances {
      style = bench.screen.appearance.userInterfaceStyle == .dark ? .light : .dark
    }
    twin.isTextDoubled = bench.screen.isTextDoubled
    twin.appearance = twinAppearance
  }

  // MARK: Input

  func didAct(_ event: InputEvent, at time: TimeInterval) {
    guard let twin else { return }
    twin.receive(event, at: time)
    if event.beginsSomething { self.event = event }
    bench.screen.settle()
    twin.settle()
    if event.beginsSomething { compare(after: event) }
  }

  private var focus: (own: String?, other: String?) {
    (
      bench.screen.focusSystem?.focusedItem?.focusDebugLabel,
      twin?.focusSystem?.focusedItem?.focusDebugLabel
    )
  }

  private func compare(after event: InputEvent?) {
    let focus = focus
    guard focus.own != focus.other else { return }
    let cause = event.map { "\($0.name): " } ?? "At first: "
    differences.append(
      "\(cause)\(focus.own ?? "nothing") here, \(focus.other ?? "nothing") there")
    differences.removeFirst(max(0, differences.count - Self.mostDifferences))
  }

  // MARK: Differences

  /// A named view that is in only one of the screens, or has another frame in the other.
  struct Change: Equatable {
    enum Kind: String {
      case moved, new, gone
    }
    var id: String
    var kind: Kind
    /// The frames in the first and in the second screen, in points; nil where the view is absent.
    var own: CGRect?
    var other: CGRect?
  }

  var changes: [Change] {
    guard let twin, pair == .before else { return [] }
    let (own, other) = (bench.screen.namedFrames, twin.namedFrames)
    let ids = Set(own.keys).union(other.keys).sorted()
    return ids.compactMap { id in
      switch (own[id], other[id]) {
      case (let one?, let two?):
        let isSame =
          abs(one.minX - two.minX) < 0.5 && abs(one.minY - two.minY) < 0.5
          && abs(one.width - two.width) < 0.5 && abs(one.height - two.height) < 0.5
        return isSame ? nil : Change(id: id, kind: .moved, own: one, other: two)
      case (let one?, nil): return Change(id: id, kind: .new, own: one, other: nil)
      case (nil, let two?): return Change(id: id, kind: .gone, own: nil, other: two)
      case (nil, nil): return nil
      }
    }
  }

  // MARK: Around the screens

  /// The captions of the two screens, in their order; empty while there is only one.
  func captions() -> [String] {
    twin == nil ? [] : [name(isTwin: false), name(isTwin: true)]
  }

  func itemsAroundScreens() -> [DisplayItem] {
    let font = Font.systemFont(ofSize: 13, weight: .semibold)
    let height = BenchPlace.captionHeight - 8
    var canvas = DiagramCanvas(clip: bench.place.stage, part: 2)
    for (slot, words) in zip(bench.place.slots, captions()) {
      let size = bench.text.size(
        of: words, style: TextStyle(font: font, color: .black), width: .infinity)
      let width = (size.width + 24).rounded(.up)
      let rect = CGRect(
        x: (slot.frame.midX - width / 2).rounded(),
        y: slot.frame.minY - BenchPlace.captionHeight + 4, width: width, height: height)
      canvas.tag(
        words, in: rect, font: font, color: PanelStyle.onAccent, on: PanelStyle.accent,
        casing: nil, radius: height / 2, alignment: .center)
    }
    return canvas.items
  }

  // MARK: Marks

  func marks(over list: DisplayList) -> [DisplayItem] {
    twin == nil ? [] : marks(in: bench.screen, over: list, isTwin: false)
  }

  func marksOverTwin() -> [DisplayItem] {
    guard let twin, let list = bench.frames.twin else { return [] }
    return marks(in: twin, over: list, isTwin: true)
  }

  private func marks(in window: Window, over list: DisplayList, isTwin: Bool) -> [DisplayItem] {
    var marks: [(outline: Shape, words: String, color: Color)] = changes.compactMap { change in
      (isTwin ? change.other : change.own).map {
        (.rect($0), "\(change.id): \(change.kind.rawValue)", PanelStyle.accent)
      }
    }
    let focus = focus
    if focus.own != focus.other, let view = window.focusSystem?.focusedItem as? View {
      marks.append((view.presentedOutline, "focus: \(view.focusDebugLabel)", PanelStyle.alert))
    }
    guard !marks.isEmpty else { return [] }
    var canvas = DiagramCanvas(clip: window.bounds)
    var placement = TagPlacement(bounds: window.bounds)
    placement.items = marks.map(\.outline.bounds)
    placement.texts = list.textPlaces(bench.text)
    for mark in marks {
      let line = mark.outline.outset(by: 3) ?? mark.outline
      canvas.add(.stroke(line, width: 6, color: Color(white: 0, alpha: 0.55), dash: []))
      canvas.add(.stroke(line, width: 3, color: mark.color, dash: [8, 5]))
    }
    let font = Font.systemFont(ofSize: 12 * bench.markScale, weight: .semibold)
    for mark in marks {
      let size = TagStyle.size(of: mark.words, font, bench.text)
      // The outline is three points around what it marks.
      let anchor = mark.outline.bounds.insetBy(dx: -4, dy: -4)
      guard
        let rect = placement.place(size, beside: anchor)
          ?? placement.placeAnywhere(size, near: anchor)
      else { continue }
      canvas.tag(
        mark.words, in: rect, font: font, color: PanelStyle.onAccent, on: mark.color,
        casing: Color(white: 0, alpha: 0.6), alignment: .center)
    }
    return canvas.items
  }

  private func name(isTwin: Bool) -> String {
    switch pair {
    case .off: ""
    case .models:
      (isTwin ? twin : bench.screen)?.focusSystem.map { "model \($0.model.name)" } ?? ""
    case .appearances:
      (isTwin ? twin : bench.screen)?.appearance.userInterfaceStyle == .dark ? "dark" : "light"
    case .before: isTwin ? "before" : "now"
    }
  }

  // MARK: Command

  func row(for command: InstrumentCommand) -> InstrumentRow {
    InstrumentRow(
      title: "Two at once", value: pair == .off ? "" : pair.rawValue, isOn: twin != nil,
      opensPage: twin != nil)
  }

  func perform(_ command: InstrumentCommand) { choose(pair.next(1), 1) }

  // MARK: Page

  let title = "Two at once"
  let command = InstrumentCommand.two

  var lines: [PanelLine] {
    var lines: [PanelLine] = [
      .row(
        PanelRow(
          id: "pair", title: "Beside it", value: pair == .off ? "nothing" : pair.rawValue,
          caps: InstrumentCommand.two.caps(scheme: bench.screen.modifierScheme), isOn: pair != .off,
          adjust: { [weak self] step in
            guard let self else { return }
            choose(pair.next(step), step)
          }))
    ]
    if pair == .models, let model {
      lines.append(
        .row(
          PanelRow(
            id: "model", title: "Model of the other", value: model.name,
            adjust: { [weak self] in self?.nextModel($0) })))
    }
    if let problem { lines.append(.text(problem, .alert)) }
    guard twin != nil else {
      lines.append(
        .text(
          "The same screen twice, driven by the same keys, with the differences marked.", .quiet))
      return lines
    }
    let focus = focus
    lines.append(.heading("Focus now"))
    lines.append(.fact(name(isTwin: false), focus.own ?? "nothing"))
    lines.append(
      .fact(
        name(isTwin: true), focus.other ?? "nothing", focus.own == focus.other ? .good : .alert))
    let changes = changes
    if pair == .before {
      lines.append(.heading("What the file changed"))
      lines +=
        changes.isEmpty
        ? [.text("Nothing that has a name.", .quiet)]
        : changes.prefix(12).map { .fact($0.kind.rawValue, $0.id) }
    }
    lines.append(.heading("Where they parted"))
    lines +=
      differences.isEmpty
      ? [.text("Nowhere so far.", .quiet)] : differences.reversed().map { .text($0) }
    return lines
  }

  private func nextModel(_ step: Int) {
    let all = FocusModel.all
    let index = all.firstIndex { $0.name == model?.name } ?? 0
    model = all[(index + step + all.count) % all.count]
    makeTwin()
  }

  /// Makes the second screen again; the pair of the file now and before keeps the focused item,
  /// because its screen changes when the file is saved.
  func screenDidChange() { if pair != .off { makeTwin(matchesFocus: pair == .before) } }

  func putAway() {
    guard pair != .off else { return }
    pair = .off
    makeTwin()
  }
}

extension Window {
  /// The frames of the visible views that have an identifier, in window points; of views with the
  /// same identifier, that of the first.
  fileprivate var namedFrames: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func visit(_ view: View) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let id = view.accessibilityIdentifier, frames[id] == nil {
        frames[id] = view.convert(view.bounds, to: self)
      }
      view.subviews.forEach(visit)
    }
    subviews.forEach(visit)
    return frames
  }
}
