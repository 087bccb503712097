import FocusEngine
import FocusGeometry
import FocusInspector
import Foundation
import HaloAudit
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Shows why focus moved, drawn over the screen, and where each key would lead before it is
/// pressed.
@MainActor
final class WhyInstrument: Instrument {
  enum Mode: Equatable {
    case off
    /// The search of the last key.
    case last
    /// The items that every arrow key and Tab would lead to.
    case all
    /// The items that every key leads to from every item, and the findings of an audit.
    case map
    /// The focused item, the items that Tab and arrow keys lead to, and those that refuse the
    /// focus.
    case states
    /// The search of one key that has not been pressed.
    case ahead(FocusHeading)

    var isLast: Bool { self == .last }
    var isAhead: Bool {
      switch self {
      case .all, .map, .states, .ahead: true
      case .off, .last: false
      }
    }
  }

  /// The last focus decision.
  private struct Decision {
    var explanation: FocusExplanation
    /// The name of the key; nil if no key caused it.
    var key: String?
    /// The screen before the decision; nil where it is not known.
    var before: DisplayList?
    /// The outlines of the items on that screen.
    var outlines = PresentedOutlines.inFrames
    /// The time of the key, if the screen was not kept then; otherwise nil.
    var pressed: TimeInterval?
    /// Whether the explanation contains everything that the search met.
    var isComplete: Bool
    /// Whether the new item is still where the search found it; nil before that is checked.
    var isCurrent: Bool?
  }

  private unowned let bench: Bench
  private(set) var mode = Mode.off {
    didSet { if mode != oldValue { match() } }
  }
  private var decision: Decision?
  /// The last key and the screen before it, until its effect is known.
  private var pending: (key: String, before: DisplayList?, outlines: PresentedOutlines)?
  /// The marks that were drawn last, and their key.
  private var drawn: (key: DrawnKey, items: [DisplayItem])?
  /// Returns the marks for the pointer at a point of the screen, over the marks that were drawn last.
  private var hover: ((CGPoint) -> [DisplayItem])?
  private struct DrawnKey: Equatable {
    var mode: Mode
    var count: Int
    var root: ObjectIdentifier
    var textScale: CGFloat
  }
  private var detail: FocusSystem.ExplanationDetail?
  /// The graph of the screen that is shown, and what is wrong with it.
  private var judged: (root: ObjectIdentifier, verdict: ScreenVerdict)?
  /// The focus states of the screen that is shown.
  private var surveyed: (key: DrawnKey, states: FocusStates)?

  init(_ bench: Bench) { self.bench = bench }

  private var system: FocusSystem? { bench.screen.focusSystem }

  static let headings: [(heading: FocusHeading, name: String)] = [
    (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"), (.next, "Tab"),
  ]

  // MARK: Keys

  private func next() {
    mode = mode == .last ? .off : .last
    if mode == .last { bench.show(self) }
  }

  private func nextAhead(_ step: Int = 1) {
    let all: [Mode] = [.off, .all, .map, .states] + Self.headings.map { .ahead($0.heading) }
    let index = mode.isLast ? 0 : all.firstIndex(of: mode) ?? 0
    mode = all[(index + step + all.count) % all.count]
    if mode != .off { bench.show(self) }
    bench.setNeedsPanel()
  }

  /// Applies the mode; a search records everything it meets only while a mode is on.
  private func match() {
    drawn = nil
    surveyed = nil
    if mode != .off, detail == nil {
      detail = system?.explanationDetail
      system?.explanationDetail = .complete
    } else if mode == .off, let detail {
      system?.explanationDetail = detail
      self.detail = nil
    }
    if mode == .last { completeLast() }
    bench.setNeedsPanel()
  }

  /// Takes over the last focus decision when the panel opens.
  func begin() {
    guard let explanation = system?.lastExplanation else { return }
    // Only a key that has the heading of the decision can be its cause; later keys may have been
    // for something else.
    let cause = bench.hand.entries.last { entry in
      guard case .key(let key, .down) = entry.event else { return false }
      return system?.heading(for: key) == explanation.heading
    }
    let isKeys = !explanation.heading.isEmpty && cause != nil
    decision = Decision(
      explanation: explanation, key: isKeys ? cause?.event.name : nil,
      pressed: isKeys ? cause?.time : nil, isComplete: false)
  }

  func willAct(_ event: InputEvent) {
    guard bench.panelHost.panel != nil else { return }
    pending = (event.name, bench.frames.live, PresentedOutlines(in: bench.screen))
  }

  /// Notes a focus decision as the last one.
  func note(_ explanation: FocusExplanation) {
    decision = Decision(
      explanation: explanation, key: explanation.heading.isEmpty ? nil : pending?.key,
      before: pending?.before, outlines: pending?.outlines ?? .inFrames,
      isComplete: detail != nil)
    drawn = nil
    bench.setNeedsPanel()
  }

  /// Completes the explanation of a key that was pressed before the mode was on.
  ///
  /// Such an explanation contains only what decided it. The same search from the same item contains
  /// everything, and replaces it if the result is the same.
  private func completeLast() {
    guard var decision, !decision.isComplete, decision.explanation.trigger == .movement, let system,
      let item = FocusMap.focusableItems(in: bench.screen)
        .first(where: { $0.focusDebugLabel == decision.explanation.from })
    else { return }
    var again = system.explainMovement(
      from: item, heading: decision.explanation.heading, detail: .complete)
    let before = decision.explanation
    guard again.winner ?? again.from == before.winner ?? before.from else { return }
    again.outcome = before.outcome
    again.veto = before.veto
    decision.explanation = again
    decision.isComplete = true
    self.decision = decision
  }

  // MARK: Marks

  /// The screen before the last key, if the item that the search found has moved since then, for
  /// example by scrolling; nil if the search is drawn over the current screen.
  var shown: DisplayList? {
    guard mode == .last, bench.frames.past == nil,
      let proposal = decision?.explanation.proposal
    else { return nil }
    if decision?.isCurrent == nil { decision?.isCurrent = isInPlace(proposal) }
    guard decision?.isCurrent == false else { return nil }
    if decision?.before == nil, let pressed = decision?.pressed {
      bench.recall()
      decision?.before = bench.frames.history.recent.last { $0.time < pressed }?.list
      decision?.pressed = nil
    }
    return decision?.before.flatMap { $0.size == bench.place.screen ? $0 : nil }
  }

  /// The screen before `item` got the focus, if the item has not moved since then; nil where it is
  /// not known.
  func screenBefore(focusing item: View) -> DisplayList? {
    guard let decision, decision.explanation.outcome == .moved,
      decision.explanation.winner == item.focusDebugLabel,
      let proposal = decision.explanation.proposal, isInPlace(proposal)
    else { return nil }
    return decision.before
  }

  private func isInPlace(_ proposal: FocusExplanation.Proposal) -> Bool {
    guard let view = system?.focusedItem as? View, view.focusDebugLabel == proposal.label else {
      return true
    }
    let (now, then) = (view.convert(view.bounds, to: bench.screen), proposal.frame.rect)
    return abs(now.minX - then.minX) < 1 && abs(now.minY - then.minY) < 1
  }

  func marks(over list: DisplayList) -> [DisplayItem] {
    guard mode != .off, bench.frames.past == nil else { return [] }
    let key = key(of: list)
    if let drawn, drawn.key == key { return drawn.items + hoverItems }
    // A forecast is drawn only at rest, because a search during an animation would have another
    // result.
    if mode != .last, !bench.isStill(at: bench.clock.now) { return [] }
    hover = nil
    let items = makeItems(over: list)
    drawn = (key, items)
    return items + hoverItems
  }

  /// The marks for the pointer over the screen; empty while it is elsewhere.
  private var hoverItems: [DisplayItem] {
    guard let hover, let pointer = bench.input.pointer, bench.place.stage.contains(pointer)
    else { return [] }
    let (index, point) = bench.screenPoint(pointer)
    return index == 0 ? hover(point) : []
  }

  private func key(of list: DisplayList) -> DrawnKey {
    DrawnKey(
      mode: mode, count: system?.explanationCount ?? 0, root: ObjectIdentifier(list.root),
      textScale: bench.markScale)
  }

  private func makeItems(over list: DisplayList) -> [DisplayItem] {
    switch mode {
    case .off: []
    case .last:
      decision.map { overlay(of: picture(of: $0.explanation, key: $0.key, over: list)) } ?? []
    case .all:
      forecast(over: list).items(style: style, in: bench.screen.bounds, text: bench.text)
    case .map: judged(in: list).map { picture(of: $0.graph, over: list).overlay } ?? []
    case .states: stateItems(over: list)
    case .ahead(.next): bench.screen.focusLoopPicture
    case .ahead(let heading):
      system.map {
        overlay(of: picture(of: $0.explainMovement(heading: heading), key: nil, over: list))
      } ?? []
    }
  }

  private func overlay(of picture: SearchPicture) -> [DisplayItem] {
    hover = { picture.hoverItems(at: $0) }
    return picture.overlay
  }

  /// The outlines of the items in the screen that is shown, now or before the last key.
  private var outlines: PresentedOutlines {
    shown == nil ? PresentedOutlines(in: bench.screen) : decision?.outlines ?? .inFrames
  }

  private var style: SearchStyle { bench.markStyle }

  private func picture(
    of explanation: FocusExplanation, key: String?, over list: DisplayList
  ) -> SearchPicture {
    SearchPicture(
      explanation, key: key, screen: list, outlines: outlines, style: style, text: bench.text)
  }

  private func forecast(over list: DisplayList) -> ForecastPicture {
    ForecastPicture(
      outline: (system?.focusedItem as? View)?.presentedOutline, ways: ways, screen: list)
  }

  /// The places that each key would lead to from the focused item.
  private var ways: [ForecastPicture.Way] {
    let outlines = outlines
    return Self.headings.map { heading, name in
      let explanation = system?.explainMovement(heading: heading, detail: .decision)
      return ForecastPicture.Way(
        key: name, heading: heading, target: explanation?.winner,
        frame: explanation?.outcome == .moved
          ? explanation?.proposal.map { outlines.place(of: $0.frame.rect) } : nil)
    }
  }

  // MARK: Map

  private func judged(in list: DisplayList) -> ScreenVerdict? {
    let root = ObjectIdentifier(list.root)
    if let judged, judged.root == root { return judged.verdict }
    judged = ScreenVerdict(of: bench.screen).map { (root, $0) }
    return judged?.verdict
  }

  private func picture(of graph: FocusGraph, over list: DisplayList) -> MapPicture {
    MapPicture(graph, screen: list, outlines: outlines, style: style, text: bench.text)
  }

  private var mapLines: [PanelLine] {
    guard let list = bench.frames.live, let verdict = judged(in: list) else { return [] }
    return verdict.lines
  }

  // MARK: States

  /// The focus states, computed again when the screen or the focus has changed.
  private func surveyed(in list: DisplayList) -> FocusStates? {
    let key = key(of: list)
    if let surveyed, surveyed.key == key { return surveyed.states }
    surveyed = FocusStates(of: bench.screen).map { (key, $0) }
    return surveyed?.states
  }

  private func picture(of states: FocusStates, over list: DisplayList) -> StatePicture {
    StatePicture(states, over: list, style: StateStyle(style), text: bench.text)
  }

  private func stateItems(over list: DisplayList) -> [DisplayItem] {
    // The panel's text changes with the screen, even without a focus key.
    bench.panelHost.makeStale()
    guard let states = surveyed(in: list) else { return [] }
    let picture = picture(of: states, over: list)
    hover = { picture.hoverItems(at: $0) }
    return picture.overlay
  }

  private var stateLines: [PanelLine] {
    guard let list = bench.frames.live, let states = surveyed(in: list) else { return [] }
    return states.lines(style: StateStyle(style))
  }

  // MARK: Commands

  let commands: [InstrumentCommand] = [.why, .ahead]

  func row(for command: InstrumentCommand) -> InstrumentRow {
    command == .ahead
      ? InstrumentRow(
        title: "Where keys would lead", value: aheadName, isOn: mode.isAhead,
        opensPage: mode.isAhead)
      : InstrumentRow(
        title: "Why focus moved", value: mode.isLast ? "shown" : "", isOn: mode.isLast,
        opensPage: mode.isLast)
  }

  func perform(_ command: InstrumentCommand) {
    if command == .ahead { nextAhead() } else { next() }
  }

  // MARK: Page

  let title = "Why"
  let command = InstrumentCommand.why

  private var aheadName: String {
    switch mode {
    case .off, .last: ""
    case .all: "all"
    case .map: "map"
    case .states: "states"
    case .ahead(let heading): Self.headings.first { $0.heading == heading }?.name ?? ""
    }
  }

  var lines: [PanelLine] {
    let scheme = bench.screen.modifierScheme
    return [
      .row(
        PanelRow(
          id: "last", title: "The last key", value: mode.isLast ? "drawn" : "",
          caps: InstrumentCommand.why.caps(scheme: scheme), isOn: mode.isLast,
          act: { [weak self] in self?.next() })),
      .row(
        PanelRow(
          id: "ahead", title: "Keys to come", value: mode.isAhead ? aheadName : "off",
          caps: InstrumentCommand.ahead.caps(scheme: scheme), isOn: mode.isAhead,
          adjust: { [weak self] in self?.nextAhead($0) })),
    ] + (mode.isAhead ? aheadLines : lastLines)
  }

  private var lastLines: [PanelLine] {
    guard let decision else {
      return [.heading("The last key"), .text("Nothing has moved the focus yet.", .quiet)]
    }
    let explanation = decision.explanation
    let heading = decision.key.map { "After \($0)" } ?? "Without a focus key"
    var lines: [PanelLine] = [.heading(heading)]
    if let pending, decision.key != nil, pending.key != decision.key {
      lines.append(.text("\(pending.key) did not move the focus: it had another effect.", .alert))
    }
    lines.append(.text(explanation.change, explanation.outcome == .vetoed ? .alert : .plain))
    if let account = explanation.account { lines.append(.text(account + ".", .quiet)) }
    if shown != nil {
      lines.append(
        .text("Drawn over the screen as it was before the key, since it has scrolled.", .alert))
    }
    return lines + candidates(of: explanation)
  }

  private var aheadLines: [PanelLine] {
    if mode == .map { return mapLines }
    if mode == .states { return stateLines }
    guard case .ahead(let heading) = mode, let system else {
      let ways = ways
      return [.heading("From \(system?.focusedItem?.focusDebugLabel ?? "nothing")")]
        + ways.map { way in
          .fact(
            way.key, way.target ?? "stays where it is", way.target == nil ? .alert : .plain)
        }
    }
    let explanation = system.explainMovement(heading: heading)
    let name = Self.headings.first { $0.heading == heading }?.name ?? ""
    var lines: [PanelLine] = [.heading("\(name) would lead")]
    lines.append(.text(explanation.change, explanation.outcome == .moved ? .plain : .alert))
    if let account = explanation.account { lines.append(.text(account + ".", .quiet)) }
    return lines + candidates(of: explanation)
  }

  /// The best candidates, and the reasons why the others were left out.
  private func candidates(of explanation: FocusExplanation) -> [PanelLine] {
    let found = explanation.candidates.filter { $0.rank != nil }
    let left = explanation.candidates.filter { $0.rank == nil && $0.reasons.first != .isFocused }
    var lines: [PanelLine] = []
    if !found.isEmpty {
      lines.append(.heading(explanation.heading.isDirectional ? "Found, best first" : "In order"))
      for (index, candidate) in found.prefix(8).enumerated() {
        let remark = candidate.reasons.first.map { ": \($0)" } ?? ""
        lines.append(
          .fact(
            "\(index + 1)\(candidate.kind == .guide ? " guide" : "")", candidate.label + remark))
      }
      if found.count > 8 { lines.append(.text("and \(found.count - 8) more", .quiet)) }
    }
    if !left.isEmpty {
      lines.append(.heading("Left out"))
      lines.append(.swatches(SearchPicture.reasons(of: explanation, style: style)))
      var reasons: [(words: String, labels: [String])] = []
      for candidate in left {
        let words = candidate.reasons.map(\.description).joined(separator: ", ")
        if let index = reasons.firstIndex(where: { $0.words == words }) {
          reasons[index].labels.append(candidate.label)
        } else {
          reasons.append((words, [candidate.label]))
        }
      }
      for reason in reasons {
        let more = reason.labels.count > 6 ? " and \(reason.labels.count - 6) more" : ""
        lines.append(
          .text(
            "\(reason.words): \(reason.labels.prefix(6).joined(separator: ", "))\(more)", .quiet))
      }
    }
    return lines
  }

  /// The last decision in one line, for the facts saved with a picture; nil before the first.
  var words: String? {
    decision.map { decision in
      [decision.explanation.headline, decision.explanation.account].compactMap { $0 }
        .joined(separator: ": ")
    } ?? system?.lastExplanation.map(\.headline)
  }

  func screenDidChange() {
    judged = nil
    surveyed = nil
    decision = nil
    pending = nil
    drawn = nil
  }

  func putAway() {
    mode = .off
    judged = nil
    surveyed = nil
    decision = nil
    pending = nil
  }
}
