import FocusEngine
import Foundation

/// Metrics of how well keys lead through a screen.
public struct GraphMetrics: Hashable, Sendable, Codable {
  /// The number of items that can have the focus.
  public var items: Int
  /// The number of movements from one item to another by one key.
  public var edges: Int
  /// The share of the items that keys reach from where focus begins, 0...1; 1 without items.
  public var reach: Double
  /// The number of components, in which each item leads to every other one.
  ///
  /// It is 1 for a screen without traps.
  public var components: Int
  /// The presses of arrows to the items; nil if arrows reach none.
  public var arrows: Presses?
  /// The presses of Tab and Shift-Tab to the items; nil if they reach none.
  public var tab: Presses?
  /// The most presses between any two items.
  ///
  /// It is nil if some items do not lead to each other, and for more than ``most`` items.
  public var diameter: Int?
  /// The share of movements by arrows that the opposite arrow reverses, 0...1; 1 if there are none.
  public var symmetric: Double
  /// The number of arrows that lead nowhere although an item lies ahead.
  public var deadEnds: Int
  /// The number of presses after which Tab returns to the same item; nil if it never does.
  public var tabRound: Int?

  /// Statistics of the presses from where focus begins to the items.
  public struct Presses: Hashable, Sendable, Codable {
    /// The mean over all items that are reached.
    public var mean: Double
    /// The number of presses that suffices for 95 % of the items that are reached.
    public var percentile95: Int
    /// The presses to the item that is furthest away.
    public var most: Int
    /// The number of items that are not reached.
    public var unreached: Int

    /// The seconds that the mean takes a practised user, at 0.2 per press (keystroke-level model).
    public var seconds: Double { mean * 0.2 }

    init?(_ presses: [Int?], of items: [Int]) {
      let counts = items.compactMap { presses[$0] }.sorted()
      guard let most = counts.last else { return nil }
      mean = Double(counts.reduce(0, +)) / Double(counts.count)
      percentile95 = counts[max(0, Int((Double(counts.count) * 0.95).rounded(.up)) - 1)]
      self.most = most
      unreached = items.count - counts.count
    }
  }

  /// The most items for which ``diameter`` is computed, which takes a search from each of them.
  public static let most = 2_000

  /// Creates the metrics of an empty graph.
  init() {
    (items, edges, reach, components) = (0, 0, 1, 0)
    (symmetric, deadEnds) = (1, 0)
  }

  /// Computes the metrics in O(n + e), and O(n · e) for the diameter.
  public init(_ graph: FocusGraph) {
    let eligible = graph.eligible
    items = eligible.count
    edges = graph.edges.count
    let all = graph.presses()
    reach =
      eligible.isEmpty
      ? 1 : Double(eligible.count { all[$0] != nil }) / Double(eligible.count)
    components = graph.components.count
    let hasArrows = graph.keys.contains { $0.isArrow }
    arrows = hasArrows ? Presses(graph.presses(by: Set(FocusGraph.Key.arrows)), of: eligible) : nil
    tab = Presses(graph.presses(by: [.next, .previous]), of: eligible)
    let ways = graph.edges.filter(\.key.isArrow)
    let back = ways.count { graph.wayBack(from: $0.from, $0.key) == .home }
    symmetric = ways.isEmpty ? 1 : Double(back) / Double(ways.count)
    deadEnds = graph.deadEnds.count
    tabRound = graph.tabRound
    diameter = components == 1 && eligible.count <= Self.most ? graph.diameter(of: eligible) : nil
  }
}

extension FocusGraph {
  /// The stops of Tab from where focus begins, each once.
  public var tabStops: [Int] {
    round(of: .next).stops
  }

  /// Returns the stops of a key from where focus begins, and the index of the stop to which the key
  /// returns after the last one; nil if it does not return.
  ///
  /// Where the key goes through focus groups, a group counts as one stop, whichever of its items
  /// has the focus.
  package func round(of key: Key) -> (stops: [Int], first: Int?) {
    let order = key == .nextGroup || key == .previousGroup ? controlTabOrder : tabOrder
    let isGrouped = order == .focusGroups
    var stops: [Int] = []
    var known: [String: Int] = [:]
    var place = starts.first
    while let here = place {
      let name = isGrouped ? items[here].group : items[here].id
      if let first = known[name] { return (stops, first) }
      known[name] = stops.count
      stops.append(here)
      place = target(from: here, key)
    }
    return (stops, nil)
  }

  fileprivate var tabRound: Int? {
    let round = round(of: .next)
    return round.first.map { round.stops.count - $0 }
  }

  fileprivate func diameter(of eligible: [Int]) -> Int? {
    let ways = ways()
    var most = 0
    var reached = [Int]()
    reached.reserveCapacity(items.count)
    for start in eligible {
      var presses = [Int](repeating: -1, count: items.count)
      reached.removeAll(keepingCapacity: true)
      reached.append(start)
      presses[start] = 0
      var next = 0
      while next < reached.count {
        let here = reached[next]
        next += 1
        for target in ways[here] where presses[target] < 0 {
          presses[target] = presses[here] + 1
          reached.append(target)
        }
      }
      guard let last = reached.last, eligible.allSatisfy({ presses[$0] >= 0 }) else { return nil }
      most = max(most, presses[last])
    }
    return most
  }
}
