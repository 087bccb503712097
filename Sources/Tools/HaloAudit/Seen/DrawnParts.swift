import FocusGeometry
import Foundation
import HaloDisplayList

/// The texts, marks and surfaces that a screen draws in an area, back to front.
@MainActor
struct DrawnParts {
  /// A text, a mark or a surface; its frame is in window points.
  struct Part {
    enum Content {
      case text(String, TextStyle)
      /// A small drawing in one colour, such as a symbol.
      case mark(Color)
      /// A surface that hides what is beneath it.
      case surface
    }

    let id: DisplayItemID
    let content: Content
    /// The ink of a text, or the visible area of a mark or surface.
    let frame: CGRect
    /// The opacity, 0...1.
    let alpha: CGFloat
    /// The index in drawing order, larger in front.
    let place: Int

    var text: (string: String, style: TextStyle)? {
      if case .text(let string, let style) = content { (string, style) } else { nil }
    }
    var isText: Bool { text != nil }
    var isSurface: Bool { if case .surface = content { true } else { false } }
  }

  private(set) var parts: [Part] = []
  private let area: Extent
  private let measurer: any TextMeasuring

  /// Collects the parts of a display list that may touch `area`, in window points.
  init(of list: DisplayList, in area: CGRect, measurer: any TextMeasuring) {
    self.area = Extent(area)
    self.measurer = measurer
    visit(list.root, alpha: 1)
  }

  /// Returns the same text or mark as one of another list of the screen; nil for none.
  ///
  /// A view may draw more or fewer parts with the focus, so their numbers do not identify a text.
  func part(like other: Part) -> Part? {
    let alike = parts.filter { part in
      guard part.id.view == other.id.view else { return false }
      switch (part.content, other.content) {
      case (.text(let one, _), .text(let other, _)): return one == other
      case (.mark, .mark), (.surface, .surface): return true
      default: return false
      }
    }
    return alike.first { $0.id == other.id } ?? alike.first
  }

  /// The opacity from which a surface hides what is beneath it.
  private static let leastSurface: CGFloat = 0.5
  /// The opacity from which a text or a mark can be made out.
  private static let leastText: CGFloat = 0.3

  private mutating func visit(_ node: DisplayNode, alpha: CGFloat) {
    guard node.extent.meets(area) else { return }
    switch node.content {
    case .items(let items):
      for item in items where Extent(of: item).meets(area) { add(item, alpha * item.alpha) }
    case .group(let nodes), .run(let nodes):
      for node in nodes { visit(node, alpha: alpha) }
    case .layer(let begin, let nodes, _):
      for node in nodes { visit(node, alpha: alpha * begin.alpha) }
    }
  }

  private mutating func add(_ item: DisplayItem, _ alpha: CGFloat) {
    let content: Part.Content
    let frame: CGRect
    var alpha = alpha
    switch item.content {
    case .text(let string, let style, let rect):
      alpha *= style.color.alpha
      guard alpha >= Self.leastText, string.contains(where: { !$0.isWhitespace }) else { return }
      (content, frame) = (.text(string, style), ink(of: string, style, in: rect))
    case .fill(.path(let path), .color(let color)) where Self.isSmall(path.bounds):
      alpha *= color.alpha
      guard alpha >= Self.leastText else { return }
      (content, frame) = (.mark(color), path.bounds)
    case .stroke(.path(let path), let width, let color, []) where Self.isSmall(path.bounds):
      alpha *= color.alpha
      guard alpha >= Self.leastText else { return }
      (content, frame) = (.mark(color), path.bounds.insetBy(dx: -width / 2, dy: -width / 2))
    case .fill(let shape, let paint):
      alpha *= paint.leastAlpha
      guard alpha >= Self.leastSurface else { return }
      (content, frame) = (.surface, shape.bounds)
    case .image(_, _, let shape), .backdrop(let shape, _):
      guard alpha >= Self.leastSurface else { return }
      (content, frame) = (.surface, shape.bounds)
    case .pixels(_, let rect):
      guard alpha >= Self.leastSurface else { return }
      (content, frame) = (.surface, rect)
    default: return
    }
    let shown = frame.applying(item.transform).intersection(item.clip)
    guard !shown.isNull, shown.width > 0, shown.height > 0 else { return }
    parts.append(
      Part(id: item.id, content: content, frame: shown, alpha: alpha, place: parts.count))
  }

  /// Returns whether a path is as small as a symbol; larger ones are surfaces of any shape.
  private static func isSmall(_ bounds: CGRect) -> Bool {
    max(bounds.width, bounds.height) <= largestMark && min(bounds.width, bounds.height) >= 2
  }

  private static let largestMark: CGFloat = 48

  /// Returns the area of the letters of a text that is laid out in `rect`.
  private func ink(of string: String, _ style: TextStyle, in rect: CGRect) -> CGRect {
    let size = measurer.size(
      of: string, style: style, width: style.numberOfLines == 1 ? .infinity : rect.width)
    let (width, height) = (min(size.width, rect.width), min(size.height, rect.height))
    let x =
      switch style.alignment {
      case .left, .natural: rect.minX
      case .center: rect.midX - width / 2
      case .right: rect.maxX - width
      }
    // Above the capitals and below the baseline a line is mostly empty.
    let margin = min(style.font.pointSize * Self.emptyShare, height / 3)
    return CGRect(
      x: x, y: rect.midY - height / 2 + margin, width: width, height: height - 2 * margin)
  }

  /// The share of the font size that is empty at the top and at the bottom of a text.
  private static let emptyShare: CGFloat = 0.18
}

extension Paint {
  fileprivate var leastAlpha: CGFloat {
    switch self {
    case .color(let color): color.alpha
    case .linear(let gradient, _, _), .radial(let gradient, _, _):
      gradient.stops.map(\.color.alpha).min() ?? 0
    }
  }
}
