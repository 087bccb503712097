import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloDisplayList

/// A picture of a screen's whole graph, drawn over the screen.
///
/// Arrows lead between items: unobtrusive two-way arrows, and conspicuous one-way and drifting ones
/// and dead ends. Items that no keys lead to are hatched, and tags show how many presses each item
/// is away from where focus begins.
@MainActor
public struct MapPicture {
  /// The graph.
  public let graph: FocusGraph
  /// The display list of the screen.
  public let screen: DisplayList
  let style: SearchStyle
  let text: any TextMeasuring
  let arrows: [MapArrow]
  /// The presses by item.
  let presses: [Int?]
  let tags: [Tag]

  /// A tag with the number of presses to an item and its position in the Tab order.
  struct Tag: Equatable {
    var text: String
    var rect: CGRect
    var isReached: Bool
    var isStart: Bool
  }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - graph: the graph of the screen.
  ///   - screen: the display list of the screen, at rest.
  ///   - style: colours for the appearance of the screen.
  ///   - text: measures the text.
  public init(
    _ graph: FocusGraph, screen: DisplayList, style: SearchStyle, text: any TextMeasuring
  ) {
    self.graph = graph
    self.screen = screen
    self.style = style
    self.text = text
    let bounds = CGRect(origin: .zero, size: screen.size)
    arrows = graph.arrows(in: bounds)
    presses = graph.presses()
    tags = Self.tags(of: graph, presses, in: bounds, style: style, text: text)
  }

  var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }

  private static func tags(
    of graph: FocusGraph, _ presses: [Int?], in bounds: CGRect, style: SearchStyle,
    text: any TextMeasuring
  ) -> [Tag] {
    var placement = TagPlacement(bounds: bounds)
    let stops = graph.tabStops
    let places = Dictionary(
      stops.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    return graph.eligible.compactMap { item in
      guard let place = graph.sight(of: item, in: bounds) else { return nil }
      let count = presses[item].map(String.init)
      let full = [count ?? "not reached", places[item].map { "Tab \($0)" }].compactMap { $0 }
      for wording in [full.joined(separator: " · "), count ?? "–"] {
        let size = text.size(
          of: wording, style: TextStyle(font: style.tagFont, color: .black), width: .infinity)
        let tag = CGSize(
          width: (size.width + 2 * TagStyle.padding.width).rounded(.up),
          height: (size.height + 2 * TagStyle.padding.height).rounded(.up))
        let rect =
          placement.place(among: place.cornersAcross(tag))
          ?? placement.place(tag, at: place, mayLeave: false)
        if let rect {
          return Tag(
            text: wording, rect: rect, isReached: count != nil, isStart: presses[item] == 0)
        }
      }
      return nil
    }
  }
}
