import FocusEngine
import FocusGeometry
import Foundation

/// A screen's graph in the form of its JSON.
public struct MapRecord: Hashable, Sendable, Codable {
  /// The screen's name.
  public var screen: String
  /// The name of the focus model.
  public var model: String
  /// The id of the focused item; nil for none.
  public var focused: String?
  /// The ids of the items that the first key shows, or of the focused item.
  public var starts: [String]
  /// The metrics of the graph.
  public var metrics: GraphMetrics
  /// The items in drawing order.
  public var items: [Item]
  /// The edges, by item and then by key.
  public var edges: [Edge]

  /// An item that can have the focus, or that cannot at the moment.
  public struct Item: Hashable, Sendable, Codable {
    /// The id, unique on the screen.
    public var id: String
    /// The frame in window points.
    public var frame: FocusExplanation.Area
    /// The part that no clip and no edge cuts off; nil if the item is out of sight.
    public var onScreen: FocusExplanation.Area?
    /// The identifier of its focus group.
    public var group: String
    /// The presses from where focus begins; nil for an item that no keys lead to.
    public var presses: Int?
    /// The reasons why it cannot have the focus; empty if it can.
    public var reasons: [FocusExplanation.Reason]
  }

  /// A key that leads from one item to another.
  public struct Edge: Hashable, Sendable, Codable {
    /// The id of the item where the key is pressed.
    public var from: String
    /// The key, spelled as in walks.
    public var key: FocusGraph.Key
    /// The id of the item that the key leads to.
    public var to: String
    /// The states that decide this besides the focused item; nil for none.
    ///
    /// After scrolling, or once the focus was elsewhere, the key may lead to another item.
    public var dependsOn: [FocusGraph.Dependence]?
  }

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - graph: the graph of the screen.
  ///   - objects: the items themselves, in the order of the graph.
  ///   - screen: the screen's name.
  @MainActor
  package init(_ graph: FocusGraph, _ objects: [any FocusItem], screen: String) {
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
    edges = graph.edges.map { edge in
      let dependence = graph.dependence(of: edge, objects)
      return Edge(
        from: graph.items[edge.from].id, key: edge.key, to: graph.items[edge.to].id,
        dependsOn: dependence.isEmpty ? nil : dependence)
    }
  }
}
