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
  /// The outlines of items that are drawn elsewhere than in their frames.
  let outlines: PresentedOutlines
  /// The part of the picture in which items and arrows are drawn: no mark runs through a hint.
  let room: CGRect
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
    self.init(graph, screen: screen, outlines: .inFrames, style: style, text: text)
  }

  /// Creates a picture over a screen on which items are lifted; `outlines` has the outlines of items
  /// that are drawn elsewhere than in their frames.
  package init(
    _ graph: FocusGraph, screen: DisplayList, outlines: PresentedOutlines, style: SearchStyle,
    text: any TextMeasuring
  ) {
    self.graph = graph
    self.screen = screen
    self.outlines = outlines
    self.style = style
    self.text = text
    let bounds = CGRect(origin: .zero, size: screen.size)
    let room = outlines.room?.intersection(bounds) ?? bounds
    self.room = room
    arrows = graph.arrows(in: room, outlines)
    presses = graph.presses()
    var placement = TagPlacement(bounds: room)
    placement.items = graph.items.indices.compactMap { graph.sight(of: $0, in: room, outlines) }
    placement.texts = screen.textPlaces(text)
    placement.avoided = arrows.map(\.box)
    tags = Self.tags(of: graph, presses, outlines, placement, style: style, text: text)
  }

  var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }

  /// Returns the tags: beside their items where nothing is, otherwise across an edge.
  private static func tags(
    of graph: FocusGraph, _ presses: [Int?], _ outlines: PresentedOutlines,
    _ placement: TagPlacement, style: SearchStyle, text: any TextMeasuring
  ) -> [Tag] {
    var placement = placement
    let stops = graph.tabStops
    let places = Dictionary(
      stops.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    return graph.eligible.compactMap { item in
      guard let place = graph.sight(of: item, in: placement.bounds, outlines) else { return nil }
      let count = presses[item].map(String.init)
      let full = [count ?? "not reached", places[item].map { "Tab \($0)" }].compactMap { $0 }
      for wording in [full.joined(separator: " · "), count ?? "–"] {
        let size = TagStyle.size(of: wording, style.tagFont, text)
        let rect =
          placement.place(size, beside: place) ?? placement.place(size, across: place)
        if let rect {
          return Tag(
            text: wording, rect: rect, isReached: count != nil, isStart: presses[item] == 0)
        }
      }
      return nil
    }
  }
}
