import FocusEngine
import FocusInspector
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The item that a page of the panel is about: the focused one, or one that the user has chosen by
/// keys or a click.
@MainActor
final class ItemChoice {
  private unowned let bench: Bench
  private unowned let instrument: any Instrument
  private let command: InstrumentCommand
  /// The view shown instead of the focused one; nil while the page follows the focus.
  private weak var chosen: View?
  private lazy var picker = ItemPicker(bench) { [weak self] in self?.choose($0) }

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - bench: the bench with the screen.
  ///   - instrument: the instrument whose page is about the item.
  ///   - command: the command of the instrument whose keys choose the next item.
  init(_ bench: Bench, for instrument: any Instrument, command: InstrumentCommand) {
    self.bench = bench
    self.instrument = instrument
    self.command = command
  }

  var focused: View? { bench.screen.focusSystem?.focusedItem as? View }

  /// The item; nil while none is chosen and nothing has the focus.
  var item: View? {
    if let chosen, chosen.window === bench.screen { return chosen }
    return focused
  }

  /// The visible views that can be focused or have an identifier, back to front.
  private var choices: [View] {
    func all(_ view: View) -> [View] {
      guard !view.isHidden, view.alpha > 0 else { return [] }
      let own = view.canBecomeFocused || view.accessibilityIdentifier != nil ? [view] : []
      return own + view.subviews.flatMap(all)
    }
    return bench.screen.subviews.flatMap(all)
  }

  /// Chooses the item `step` places after this one; the focused item comes before the first.
  func next(_ step: Int = 1) {
    let all = choices
    guard !all.isEmpty else { return }
    let index = chosen.flatMap { chosen in all.firstIndex { $0 === chosen } }
    // Position 0 stands for the focused item.
    let place = index.map { $0 + 1 } ?? 0
    let next = ((place + step) % (all.count + 1) + all.count + 1) % (all.count + 1)
    choose(next == 0 ? nil : all[next - 1])
  }

  /// Chooses a view, or the focused one for nil, and shows the instrument's page.
  func choose(_ view: View?) {
    chosen = view
    bench.show(instrument)
  }

  /// Returns to the focused item.
  func forget() { chosen = nil }

  /// The rows that choose an item.
  var rows: [PanelLine] {
    [
      .row(
        PanelRow(
          id: "item", title: "Of",
          value: chosen == nil ? "what has the focus" : item?.focusDebugLabel ?? "",
          caps: command.caps(scheme: bench.screen.modifierScheme),
          isOn: chosen != nil, adjust: { [weak self] in self?.next($0) })),
      .row(
        PanelRow(
          id: "up", title: "What is around it", isEnabled: item?.superview != nil,
          act: { [weak self] in self?.choose(self?.item?.superview) })),
      .row(
        PanelRow(
          id: "pick",
          title: bench.input.taker === picker ? "Click on the screen…" : "Choose by a click",
          isOn: bench.input.taker === picker, act: { [weak self] in self?.picker.toggle() })),
    ]
  }

  /// Returns the mark around the chosen item; it is empty while the page is not shown or follows the
  /// focus.
  func marks(over list: DisplayList) -> [DisplayItem] {
    guard bench.panelHost.page === instrument, let chosen, chosen.window === bench.screen else {
      return []
    }
    var canvas = DiagramCanvas(clip: CGRect(origin: .zero, size: list.size))
    let outline = chosen.presentedOutline
    canvas.add(.fill(outline, .color(PanelStyle.accent.withAlphaComponent(0.18))))
    let size = outline.bounds
    let line = outline.outset(by: -min(1, size.width / 4, size.height / 4)) ?? outline
    canvas.add(.stroke(line, width: 4, color: Color(white: 0, alpha: 0.6), dash: []))
    canvas.add(.stroke(line, width: 2, color: PanelStyle.accent, dash: []))
    return canvas.items
  }
}
