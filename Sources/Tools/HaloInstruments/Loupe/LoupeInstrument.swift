import FocusGeometry
import FocusInspector
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

/// Enlarged pixels of the screen: their colours and positions, the contrast of two of them, and
/// lengths between edges.
@MainActor
final class LoupeInstrument: Instrument {
  /// The position of the cross.
  enum Anchor: String, CaseIterable {
    case focus = "the focus"
    case pointer = "the pointer"
    case free = "moved by hand"
  }

  /// The direction in which the ruler looks for edges.
  enum Ruler: String, CaseIterable {
    case off, across, down
  }

  private unowned let bench: Bench
  private lazy var lens = PixelLens(bench.renderer)
  private lazy var still = LoupeStill(bench)
  private(set) var magnification = 8
  private(set) var anchor = Anchor.focus
  private var ruler = Ruler.off
  private var hasGrid = true
  /// The position moved by hand, in device pixels of the screen.
  private var free: (x: Int, y: Int) = (0, 0)
  /// The two chosen colours, as `0xRRGGBB`; nil before they are taken.
  private var picked: [UInt32?] = [nil, nil]
  private static let magnifications = [2, 3, 4, 6, 8, 12, 16]
  /// The smallest difference of a colour component between two neighbours at an edge, of 255.
  private static let edgeStep = 24

  init(_ bench: Bench) { self.bench = bench }

  private func nextSize(_ step: Int = 1) {
    magnification = Self.magnifications.after(magnification, step)
    bench.setNeedsPanel()
  }

  private func change(_ body: () -> Void) {
    body()
    bench.setNeedsPanel()
  }

  // MARK: Place

  private var list: DisplayList? {
    bench.seen.map { bench.filtered($0, in: $0.size) }
  }

  private var scale: CGFloat { bench.place.scale }

  /// The device pixel under the cross.
  private var cross: (x: Int, y: Int) {
    let size = bench.screen.bounds.size
    var place: CGPoint
    switch anchor {
    case .free:
      return (
        max(0, min(free.x, Int(size.width * scale) - 1)),
        max(0, min(free.y, Int(size.height * scale) - 1))
      )
    case .pointer: place = bench.input.pointer.map { bench.screenPoint($0).point } ?? .zero
    case .focus:
      // The item's top left corner, where its ring can be seen, shows more than its centre.
      place =
        (bench.screen.focusSystem?.focusedItem as? View).map {
          $0.convert($0.bounds, to: bench.screen).origin
        } ?? CGPoint(x: size.width / 2, y: size.height / 2)
    }
    place.x = max(0, min(place.x, size.width - 1))
    place.y = max(0, min(place.y, size.height - 1))
    return (Int((place.x * scale).rounded(.down)), Int((place.y * scale).rounded(.down)))
  }

  private func move(dx: Int, dy: Int) {
    let now = cross
    free = (now.x + dx, now.y + dy)
    anchor = .free
    bench.setNeedsPanel()
  }

  // MARK: Pixels

  /// The number of pixels that fit into the panel.
  private var room: (width: Int, height: Int) {
    let width = PanelStyle.width - 1 - 2 * PanelStyle.margin - 16
    let height = (width.rounded(.down) * 0.75).rounded(.down)
    return (
      max(1, Int(width * scale) / magnification), max(1, Int(height * scale) / magnification)
    )
  }

  /// The pixels around the cross that the panel shows.
  private var part: PixelRect {
    let (cross, room) = (cross, room)
    return PixelRect(
      x: cross.x - room.width / 2, y: cross.y - room.height / 2, width: room.width,
      height: room.height)
  }

  /// The surface with the pixels of the part, and with those that the ruler needs beyond it; nil
  /// when there is no memory.
  private func surface(of list: DisplayList) -> PixelSurface? {
    let cross = cross
    let reach = ruler == .off ? 0 : Int(max(list.size.width, list.size.height) * scale)
    let across = PixelRect(x: cross.x - reach, y: cross.y, width: 2 * reach + 1, height: 1)
    let down = PixelRect(x: cross.x, y: cross.y - reach, width: 1, height: 2 * reach + 1)
    let wanted = ruler == .across ? part.union(across) : ruler == .down ? part.union(down) : part
    return lens.pixels(of: list, in: wanted, scale: scale)
  }

  /// The pixels of the part; black outside the screen.
  func bitmap(of surface: PixelSurface) -> Bitmap { surface.bitmap(of: part) }

  /// The distance between the edges on both sides of the cross, in device pixels of the screen; nil
  /// while there is no ruler.
  private func span(on surface: PixelSurface) -> (from: Int, to: Int)? {
    guard ruler != .off else { return nil }
    let cross = cross
    let isAcross = ruler == .across
    let end = isAcross ? surface.width : surface.height
    func pixel(_ place: Int) -> UInt32? {
      isAcross ? surface.pixel(x: place, y: cross.y) : surface.pixel(x: cross.x, y: place)
    }
    let start = isAcross ? cross.x : cross.y
    guard let own = pixel(start) else { return nil }
    func isAlike(_ place: Int) -> Bool {
      guard let other = pixel(place) else { return false }
      return [16, 8, 0].allSatisfy {
        abs(Int(own >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) < Self.edgeStep
      }
    }
    var (from, to) = (start, start)
    while from > 0, isAlike(from - 1) { from -= 1 }
    while to < end - 1, isAlike(to + 1) { to += 1 }
    return (from, to + 1)
  }

  private func points(_ pixels: Int) -> String {
    let value = (Double(pixels) / Double(scale) * 100).rounded() / 100
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private static func hex(_ pixel: UInt32) -> String {
    let text = String(pixel & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - text.count) + text
  }

  /// The content of the loupe now, which tests compare with the screen; nil when there is nothing
  /// to show.
  var exhibit: PixelExhibit? {
    guard let list, let surface = surface(of: list) else { return nil }
    let (part, cross) = (part, cross)
    var spans: [CGRect] = []
    if let span = span(on: surface) {
      let whole =
        ruler == .across
        ? PixelRect(x: span.from, y: cross.y, width: span.to - span.from, height: 1)
        : PixelRect(x: cross.x, y: span.from, width: 1, height: span.to - span.from)
      let seen = whole.intersection(part)
      if !seen.isEmpty {
        spans = [
          CGRect(x: seen.x - part.x, y: seen.y - part.y, width: seen.width, height: seen.height)
        ]
      }
    }
    return PixelExhibit(
      bitmap: bitmap(of: surface), magnification: magnification,
      cross: (cross.x - part.x, cross.y - part.y), hasGrid: hasGrid && magnification >= 6,
      spans: spans)
  }

  // MARK: Command

  func row(for command: InstrumentCommand) -> InstrumentRow {
    InstrumentRow(
      title: "Loupe and ruler", value: bench.panelHost.page === self ? "\(magnification)×" : "")
  }

  /// Opens the page; on the page, takes the next magnification.
  func perform(_ command: InstrumentCommand) {
    if bench.panelHost.page === self { nextSize() } else { bench.show(self) }
  }

  // MARK: Page

  let title = "Loupe"
  let command = InstrumentCommand.loupe
  let followsFrames = true
  var followsPointer: Bool { anchor == .pointer }

  var lines: [PanelLine] {
    guard let list, let surface = surface(of: list), let exhibit else {
      return [.text("There is nothing to be seen here.", .quiet)]
    }
    let cross = cross
    var lines: [PanelLine] = [.pixels(exhibit)]
    if let pixel = surface.pixel(x: cross.x, y: cross.y) {
      lines.append(
        .swatches([("\(Self.hex(pixel)) under the cross", Color(hex: pixel & 0xFF_FFFF))]))
    }
    lines.append(
      .fact(
        "Place",
        "\(cross.x), \(cross.y) px = \(points(cross.x)), \(points(cross.y)) pt"))
    if let span = span(on: surface) {
      let length = span.to - span.from
      lines.append(
        .fact("Edge to edge", "\(length) px = \(points(length)) pt", .good))
    }
    lines += contrast
    let comparison = still.lines(beside: list)
    // The comparison comes first, because it would be out of sight below the rows.
    return still.isShown
      ? lines + comparison + [.heading("Pixels")] + rows(surface)
      : lines + rows(surface) + comparison
  }

  /// The contrast of the two chosen colours; empty until both are taken.
  private var contrast: [PanelLine] {
    guard case let (first?, second?) = (picked[0], picked[1]) else { return [] }
    let ratio = (PixelContrast.ratio(first, second) * 100).rounded(.down) / 100
    let verdict =
      ratio >= 4.5
      ? "enough for text and focus"
      : ratio >= 3 ? "enough for focus, not for text" : "too little for focus (3 : 1)"
    return [
      .fact("Contrast", "\(ratio) : 1, \(verdict)", ratio >= 3 ? .good : .alert),
      .swatches([
        ("\(Self.hex(first)), taken first", Color(hex: first & 0xFF_FFFF)),
        ("\(Self.hex(second)), taken second", Color(hex: second & 0xFF_FFFF)),
      ]),
    ]
  }

  private func rows(_ surface: PixelSurface) -> [PanelLine] {
    let cross = cross
    func row(
      _ id: String, _ title: String, _ value: String, _ adjust: @escaping (Int) -> Void
    ) -> PanelLine {
      .row(PanelRow(id: id, title: title, value: value, adjust: adjust))
    }
    func taking(_ index: Int, _ title: String) -> PanelLine {
      .row(
        PanelRow(
          id: "colour-\(index)", title: title, value: picked[index].map(Self.hex) ?? "",
          act: { [weak self] in
            self?.change { self?.picked[index] = surface.pixel(x: cross.x, y: cross.y) }
          }))
    }
    return [
      .row(
        PanelRow(
          id: "size", title: "Enlarged", value: "\(magnification)×",
          caps: InstrumentCommand.loupe.caps(scheme: bench.screen.modifierScheme),
          adjust: { [weak self] in self?.nextSize($0) })),
      row("at", "At", anchor.rawValue) { [weak self] step in
        self?.change { self?.anchor = self?.anchor.next(step) ?? .focus }
      },
      row("x", "Cross, across", "\(cross.x)") { [weak self] in self?.move(dx: $0, dy: 0) },
      row("y", "Cross, down", "\(cross.y)") { [weak self] in self?.move(dx: 0, dy: $0) },
      row("ruler", "Ruler", ruler.rawValue) { [weak self] step in
        self?.change { self?.ruler = self?.ruler.next(step) ?? .off }
      },
      row("grid", "Grid", hasGrid ? "on" : "off") { [weak self] _ in
        self?.change { self?.hasGrid.toggle() }
      },
      taking(0, "Take first colour"),
      taking(1, "Take second colour"),
    ]
  }

  // MARK: Marks

  /// The frame of the loupe over the screen.
  func marks(over list: DisplayList) -> [DisplayItem] {
    guard bench.panelHost.page === self else { return [] }
    var canvas = DiagramCanvas(clip: CGRect(origin: .zero, size: list.size))
    func rect(_ pixels: PixelRect) -> CGRect {
      CGRect(
        x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale,
        width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }
    let frame = rect(part).insetBy(dx: -2, dy: -2)
    let shape = Shape.rounded(frame, radius: 4, curve: .continuous)
    canvas.add(.stroke(shape, width: 4, color: Color(white: 0, alpha: 0.7), dash: []))
    canvas.add(.stroke(shape, width: 2, color: PanelStyle.accent, dash: []))
    return canvas.items
  }

  func screenDidChange() { free = (0, 0) }
}
