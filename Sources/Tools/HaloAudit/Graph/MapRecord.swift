import FocusEngine
import FocusGeometry
import Foundation

/// A screen's graph as it is told in JSON.
public struct MapRecord: Hashable, Sendable, Codable {
  /// What a person calls the screen.
  public var screen: String
  /// The name of the focus model.
  public var model: String
  /// What has the focus; nil for nothing.
  public var focused: String?
  /// What the first key shows, or what has the focus.
  public var starts: [String]
  /// Numbers of the graph.
  public var metrics: GraphMetrics
  /// In the order of drawing.
  public var items: [Item]
  /// By item and then by key.
  public var edges: [Edge]

  /// Something that can have the focus, or wants it.
  public struct Item: Hashable, Sendable, Codable {
    /// Unique on the screen.
    public var id: String
    /// In window points.
    public var frame: FocusExplanation.Area
    /// The part that no clip and no edge cuts off; nil for out of sight.
    public var onScreen: FocusExplanation.Area?
    /// The identifier of its focus group.
    public var group: String
    /// From where focus begins; nil for what no keys lead to.
    public var presses: Int?
    /// Why it cannot have the focus; empty for what can.
    public var reasons: [FocusExplanation.Reason]
  }

  /// A key leads from one item to another.
  public struct Edge: Hashable, Sendable, Codable {
    /// An id.
    public var from: String
    /// As spelled in walks.
    public var key: FocusGraph.Key
    /// An id.
    public var to: String
  }

  /// - Parameters:
  ///   - graph: of the screen.
  ///   - screen: what a person calls it.
  public init(_ graph: FocusGraph, screen: String) {
    self.screen = screen
    model = graph.model
    focused = graph.focused.map { graph.items[$0].id }
    starts = graph.starts.map { graph.items[$0].id }
    metrics = GraphMetrics(graph)
    let presses = graph.presses()
    items = zip(graph.items, presses).map { item, presses in
      Item(
        id: item.id, frame: .init(item.frame), onScreen: item.onScreen.map { .init($0) },
        group: item.group, presses: presses, reasons: item.reasons)
    }
    edges = graph.edges.map {
      Edge(from: graph.items[$0.from].id, key: $0.key, to: graph.items[$0.to].id)
    }
  }
}
