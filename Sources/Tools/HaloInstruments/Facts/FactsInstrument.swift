import FocusEngine
import FocusGeometry
import FocusInspector
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

/// Facts about one item, about its ring as drawn on the screen, and about the last focus updates.
@MainActor
final class FactsInstrument: Instrument {
  private unowned let bench: Bench
  private let why: WhyInstrument
  private lazy var choice = ItemChoice(bench, for: self, command: .facts)
  private var updates: [String] = []
  private static let mostUpdates = 12
  /// The time that the screen's last frame took to make its list.
  private var cost: Duration = .zero
  private lazy var rings = RingReading(bench.renderer)

  /// Creates the instrument.
  ///
  /// - Parameters:
  ///   - bench: the bench whose screen is described.
  ///   - why: knows the screen before the focus moved.
  init(_ bench: Bench, why: WhyInstrument) {
    self.bench = bench
    self.why = why
  }

  private var system: FocusSystem? { bench.screen.focusSystem }
  private var focused: View? { choice.focused }

  /// Adds a focus decision to the log of updates.
  func note(_ explanation: FocusExplanation) {
    updates.append(explanation.headline)
    updates.removeFirst(max(0, updates.count - Self.mostUpdates))
  }

  func note(_ frame: FrameHistory.Entry, cost: Duration?) { if let cost { self.cost = cost } }

  // MARK: Command

  func row(for command: InstrumentCommand) -> InstrumentRow {
    InstrumentRow(title: "Facts: what has the focus")
  }

  /// Opens the page; on the page, moves on to the next item.
  func perform(_ command: InstrumentCommand) {
    if bench.panelHost.page === self { choice.next() } else { bench.show(self) }
  }

  // MARK: Page

  let title = "Facts"
  let command = InstrumentCommand.facts
  let measuresFrames = true

  var lines: [PanelLine] {
    var lines = choice.rows
    if let item = choice.item {
      lines += about(item)
    } else {
      lines.append(.text("Nothing has the focus.", .quiet))
    }
    lines.append(.heading("Log of updates"))
    lines +=
      updates.isEmpty
      ? [.text("None since the panel came.", .quiet)]
      : updates.reversed().map { .text($0, .quiet) }
    lines.append(.heading("The last frame"))
    lines.append(.fact("Listing", Self.milliseconds(cost)))
    for (name, value) in bench.host.frameCost() { lines.append(.fact(name, value)) }
    return lines
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let value = Double(seconds) * 1000 + Double(attoseconds) / 1e15
    return "\((value * 100).rounded() / 100) ms"
  }

  private func about(_ item: View) -> [PanelLine] {
    let frame = item.convert(item.bounds, to: bench.screen)
    var lines = ringLines(of: item, frame)
    lines += [
      .heading("The item"),
      .fact(
        "Name", item.accessibleName ?? "none",
        item.accessibleName == nil && item.canBecomeFocused ? .alert : .plain),
      .fact("Id", item.accessibilityIdentifier ?? "none, \(item.focusDebugLabel)"),
      .fact("Class", "\(type(of: item))"),
      .fact("Frame", Self.words(frame)),
    ]
    lines += groupFacts(of: item)
    lines.append(.fact("Effect", Self.effect(of: item, model: system?.model)))
    let preferred = item.preferredFocusEnvironments.map(\.focusDebugLabel)
    lines.append(
      .fact("Prefers", preferred.isEmpty ? "nothing" : preferred.joined(separator: ", ")))
    let chain = sequence(first: item as Responder, next: \.next).map(Self.name)
    lines.append(.fact("Responders", chain.joined(separator: " → ")))
    let focusability = FocusDebugger.checkFocusability(for: item)
    lines.append(.heading("Can it have the focus?"))
    lines.append(
      .text(
        focusability.isFocusable ? "Yes." : "No:", focusability.isFocusable ? .good : .alert))
    lines += focusability.problems.map { .text("– \($0)", .alert) }
    lines += focusability.notes.map { .text($0, .quiet) }
    return lines
  }

  private func groupFacts(of item: View) -> [PanelLine] {
    guard let system else { return [] }
    let tree = FocusDebugger.focusGroups(for: system)
    let label = item.focusDebugLabel
    func find(_ groups: [FocusGroupTree.Group]) -> (FocusGroupTree.Group, FocusGroupTree.Member)? {
      for group in groups {
        if let member = group.members.first(where: { $0.label == label }) { return (group, member) }
        if let found = find(group.groups) { return found }
      }
      return nil
    }
    guard let (group, member) = find(tree.groups) else {
      return [.fact("Group", item.focusGroupIdentifier ?? "none")]
    }
    return [
      .fact("Group", group.identifier + (group.parent.map { ", in \($0)" } ?? "")),
      .fact(
        "Priority",
        "\(Self.words(member.priority)): \(member.source.rawValue)"
          + (member.isPrimary ? "; Tab comes here first" : "")),
    ]
  }

  private static func words(_ priority: FocusGroupPriority) -> String {
    switch priority {
    case .ignored: "ignored"
    case .previouslyFocused: "previouslyFocused"
    case .prioritized: "prioritized"
    case .currentlyFocused: "currentlyFocused"
    default: "\(priority.rawValue)"
    }
  }

  private static func words(_ rect: CGRect) -> String {
    func number(_ value: CGFloat) -> String {
      let rounded = (value * 10).rounded() / 10
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return "\(number(rect.minX)), \(number(rect.minY)) · \(number(rect.width)) × "
      + "\(number(rect.height)) pt"
  }

  private static func name(_ responder: Responder) -> String {
    if let view = responder as? View, let id = view.accessibilityIdentifier { return id }
    return "\(type(of: responder))"
  }

  private static func effect(of item: View, model: FocusModel?) -> String {
    guard let model else { return "none" }
    if model.look == .lift { return "lift (model \(model.name))" }
    guard let effect = item.focusEffect else { return "none drawn by the system" }
    guard let halo = effect as? FocusHaloEffect else { return "halo, all inferred" }
    let outline =
      switch halo.outline {
      case .inferred: "inferred"
      case .rect: "rect"
      case .roundedRect(_, let radius, _): "rounded, radius \(radius)"
      case .path: "path"
      }
    return
      "halo: \(outline), \(halo.position == .inside ? "inside" : halo.position == .outside ? "outside" : "automatic")"
  }

  // MARK: The ring

  private func ringLines(of item: View, _ frame: CGRect) -> [PanelLine] {
    guard item === focused, let seen = bench.seen else { return [] }
    let list = bench.filtered(seen, in: seen.size)
    var lines: [PanelLine] = [.heading("Its ring, measured in pixels")]
    guard let reading = rings.reading(of: list, around: frame, scale: bench.place.scale) else {
      lines.append(
        .text("No ring is drawn around it: it is highlighted, lifted or not shown.", .quiet))
      if let before = why.screenBefore(focusing: item),
        let indicator = rings.indicator(
          of: list, before: bench.filtered(before, in: before.size),
          around: frame,
          scale: bench.place.scale)
      {
        lines += self.lines(of: indicator)
      }
      return lines + edgeLines(of: item, in: list)
    }
    func pixels(_ value: Double) -> String {
      let points = (value / Double(bench.place.scale) * 100).rounded() / 100
      return "\(Int(value)) px = \(points) pt"
    }
    func ratio(_ value: Double) -> String { "\((value * 100).rounded(.down) / 100) : 1" }
    let ring = reading.ring
    lines.append(.fact("Width", pixels(ring.width)))
    lines.append(.fact("Gap", pixels(ring.gap)))
    lines.append(
      .fact("Outside", ratio(ring.outerContrast), ring.outerContrast >= 3 ? .good : .alert))
    lines.append(
      .fact("Inside", ratio(ring.innerContrast), ring.innerContrast >= 3 ? .good : .alert))
    return lines + self.lines(of: reading.indicator)
  }

  /// The contrasts of the edges of a lifted picture, as an audit measures them.
  private func edgeLines(of item: View, in list: DisplayList) -> [PanelLine] {
    guard let edges = edges(of: item, in: list) else { return [] }
    var lines: [PanelLine] = [.heading("The edge of the lifted picture")]
    let sides = [
      ("Top", edges.top), ("Bottom", edges.bottom), ("Left", edges.left), ("Right", edges.right),
    ]
    for (side, value) in sides {
      guard let value else { continue }
      let words = "\((value * 100).rounded(.down) / 100) : 1"
      lines.append(.fact(side, words, value >= LiftEdges.ratio ? .good : .alert))
    }
    lines.append(
      .text(
        "The contrast of each side with what is 3 points beside it. At least three sides need "
          + "\(LiftEdges.ratio) : 1, so that the picture is seen as a card.", .quiet))
    return lines
  }

  /// The edges of the focused picture, for tests and for what is saved; nil for an item without a
  /// lifted picture.
  var edges: LiftEdges? {
    guard let focused, let live = bench.frames.live else { return nil }
    return edges(of: focused, in: bench.filtered(live, in: live.size))
  }

  private func edges(of item: View, in list: DisplayList) -> LiftEdges? {
    guard system?.model.look == .lift, IndicatorMeasure.photograph(in: item) != nil else {
      return nil
    }
    let growth = IndicatorMeasure.growth(of: item)
    guard max(growth.width, growth.height) > 0 else { return nil }
    return rings.edges(
      of: IndicatorMeasure.frame(of: item).insetBy(dx: -growth.width, dy: -growth.height),
      in: list, scale: bench.place.scale)
  }

  private func lines(of indicator: IndicatorMeasure) -> [PanelLine] {
    let area = indicator.changedArea * 100 / max(1, indicator.requiredArea)
    let edge = Int((indicator.edgeShare * 100).rounded())
    return [
      .fact("Area", "\(area) % of a line of 2 pt", area >= 100 ? .good : .alert),
      .fact("Edge", "\(edge) % stands out", indicator.hasSufficientEdge ? .good : .alert),
      .text(
        "Area: pixels that change by 3 : 1 with the focus, in percent of those of a line of 2 points "
          + "around the item (WCAG 2.2, 2.4.13). Edge: the share of it with a contrast of 3 : 1 with "
          + "what is beside it (1.4.11).", .quiet),
    ]
  }

  /// The measured ring of the focused item, for tests and for what is saved; nil where no ring is
  /// drawn.
  var ring: RingMeasure? {
    guard let focused, let live = bench.frames.live else { return nil }
    return rings.reading(
      of: bench.filtered(live, in: live.size),
      around: focused.convert(focused.bounds, to: bench.screen), scale: bench.place.scale)?.ring
  }

  // MARK: Marks

  func marks(over list: DisplayList) -> [DisplayItem] {
    choice.marks(over: list)
  }

  func screenDidChange() {
    choice.forget()
    updates = []
  }

  func putAway() {
    choice.forget()
    updates = []
  }
}
