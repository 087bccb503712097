import FocusInspector
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Shows the things that are seen first, second and third from a distance, and the place of the
/// focus among them.
@MainActor
final class SquintInstrument: Instrument {
  private unowned let bench: Bench
  private lazy var lens = PixelLens(bench.renderer)
  /// The conditions that were set; nil for those of the screen's focus model.
  private var chosen: ViewingConditions?
  /// Whether the screen is shown as it is seen.
  private var isBlurred = false
  /// The last measured list and its result.
  private var last: (key: Key, reading: SquintReading, marks: [DisplayItem])?
  /// The last list that was shown as it is seen, and that picture.
  private var blurred: (key: Key, list: DisplayList)?

  /// The values of a result; the list is kept, so that its identity stays its own.
  private struct Key {
    var list: DisplayList
    var conditions: ViewingConditions
    var vision: ColorVision
    var scale: CGFloat

    func isSame(as other: Key) -> Bool {
      list.root === other.list.root && conditions == other.conditions && vision == other.vision
        && scale == other.scale
    }
  }

  private static let distances = [0.5, 1, 2, 3, 5, 10]
  private static let diagonals = [6.0, 13, 24, 32, 43, 55, 65, 85]
  private static let acuities = [20.0, 40, 60, 100, 200]

  init(_ bench: Bench) { self.bench = bench }

  private var conditions: ViewingConditions {
    chosen ?? .usual(for: bench.screen.focusSystem?.model)
  }

  private func key(of list: DisplayList) -> Key {
    Key(list: list, conditions: conditions, vision: bench.vision, scale: bench.markScale)
  }

  /// Whether the present screen is shown and nothing on it moves.
  private var isStill: Bool {
    bench.frames.past == nil && bench.isStill(at: bench.clock.now)
  }

  /// Returns the pixels of a list, one for each point; nil if there is no memory.
  private func pixels(of list: DisplayList) -> PixelSurface? {
    let whole = PixelRect(
      x: 0, y: 0, width: Int(list.size.width.rounded()), height: Int(list.size.height.rounded()))
    return lens.pixels(of: list, in: whole, scale: 1)
  }

  /// Measures a list at rest, unless that has been done; the last result while something moves.
  private func measure(_ list: DisplayList) {
    let key = key(of: list)
    if let last, last.key.isSame(as: key) { return }
    guard isStill else { return }
    let seen = bench.filtered(list, in: list.size)
    guard let surface = pixels(of: seen) else { return }
    let reading = SquintReading(surface, of: list, in: bench.screen, under: conditions)
    let picture = SquintPicture(
      reading, size: list.size, style: bench.markStyle, text: bench.text)
    last = (key, reading, picture.overlay)
    bench.panelHost.makeStale()
  }

  /// The result for the screen that is shown, which tests compare with the command's; nil before the
  /// first.
  var reading: SquintReading? { last?.reading }

  // MARK: Over the screen

  func marks(over list: DisplayList) -> [DisplayItem] {
    guard bench.panelHost.page === self, let live = bench.frames.live else { return [] }
    measure(live)
    guard let last, last.key.isSame(as: key(of: live)), bench.frames.past == nil else { return [] }
    return last.marks
  }

  /// The screen as it is seen, at rest.
  var shown: DisplayList? {
    guard bench.panelHost.page === self, isBlurred, isStill, let list = bench.frames.live else {
      return nil
    }
    let key = key(of: list)
    if let blurred, blurred.key.isSame(as: key) { return blurred.list }
    guard let surface = pixels(of: list) else { return nil }
    let rect = CGRect(origin: .zero, size: list.size)
    let item = DisplayItem(
      id: DisplayItemID(view: .max, part: 2), transform: .identity, clip: rect, alpha: 1,
      content: .pixels(surface.seen(under: conditions, size: list.size), rect: rect))
    var seen = DisplayList(size: list.size, background: list.background)
    seen.root = DisplayNode([item])
    blurred = (key, seen)
    return seen
  }

  // MARK: Command

  let title = "Squint"
  let command = InstrumentCommand.squint
  let measuresFrames = true

  func row(for command: InstrumentCommand) -> InstrumentRow {
    let isShown = bench.panelHost.page === self
    return InstrumentRow(
      title: "Squint", value: isShown ? focusWords : "", isOn: isShown && isBlurred)
  }

  /// Opens the page; on the page, shows the screen as it is seen, or sharp.
  func perform(_ command: InstrumentCommand) {
    if bench.panelHost.page === self { toggleBlur() } else { bench.show(self) }
  }

  private func toggleBlur() {
    isBlurred.toggle()
    bench.setNeedsPanel()
  }

  private func choose(
    _ path: WritableKeyPath<ViewingConditions, Double>, of values: [Double], _ step: Int
  ) {
    var conditions = conditions
    let now = conditions[keyPath: path]
    let index = values.firstIndex { $0 >= now } ?? values.count - 1
    conditions[keyPath: path] = values[(index + step + values.count) % values.count]
    chosen = conditions
    bench.setNeedsPanel()
  }

  // MARK: Page

  private var focusWords: String {
    guard let reading else { return "" }
    return reading.focus.map { "focus \(SquintReading.ordinal($0))" } ?? "no focus"
  }

  var lines: [PanelLine] {
    if let live = bench.frames.live { measure(live) }
    guard let reading else {
      return [.text("The screen is measured as soon as nothing on it moves.", .quiet)] + rows
    }
    var lines: [PanelLine] = []
    if let bitmap = reading.bitmap { lines.append(.picture(bitmap)) }
    let isSeen = reading.focus.map { $0 <= reading.first.count } ?? false
    lines.append(.text(reading.verdict, reading.focus == 1 ? .good : isSeen ? .plain : .alert))
    lines.append(.heading("In the order in which it is seen"))
    for (index, place) in reading.places.enumerated() where index < 5 || place.isFocused {
      let strength = "\(Int((place.strength * 100).rounded())) %"
      let focus = place.isFocused ? ", the focus" : ""
      lines.append(
        .fact(
          SquintReading.ordinal(index + 1), "\(place.words), \(strength)\(focus)",
          place.isFocused ? .good : .plain))
    }
    return lines + rows + [
      .text(
        "By contrast of light and colour at four scales, and by size; not by meaning. The same: "
          + "halo shot --squint", .quiet)
    ]
  }

  private var rows: [PanelLine] {
    func row(
      _ id: String, _ title: String, _ value: String, _ adjust: @escaping (Int) -> Void
    ) -> PanelLine {
      .row(PanelRow(id: id, title: title, value: value, adjust: adjust))
    }
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    return [
      .heading("Seen"),
      .row(
        PanelRow(
          id: "blur", title: "Screen", value: isBlurred ? "as it is seen" : "sharp",
          caps: InstrumentCommand.squint.caps(scheme: bench.screen.modifierScheme),
          isOn: isBlurred, adjust: { [weak self] _ in self?.toggleBlur() })),
      row("distance", "Distance", "\(number(conditions.distance)) m") { [weak self] in
        self?.choose(\.distance, of: Self.distances, $0)
      },
      row("diagonal", "Display", "\(number(conditions.diagonal)) inches") { [weak self] in
        self?.choose(\.diagonal, of: Self.diagonals, $0)
      },
      row("sight", "Sight", "20/\(number(conditions.acuity))") { [weak self] in
        self?.choose(\.acuity, of: Self.acuities, $0)
      },
    ]
  }

  func screenDidChange() { (last, blurred) = (nil, nil) }

  func putAway() {
    (last, blurred, chosen) = (nil, nil, nil)
    isBlurred = false
  }
}
