import FocusEngine
import Foundation

/// Numbers that say how well a screen can be gone through by keys.
public struct GraphMetrics: Hashable, Sendable, Codable {
  /// What can have the focus.
  public var items: Int
  /// Ways from one item to another by one key.
  public var edges: Int
  /// The share of the items that some keys lead to from where focus begins, 0...1; 1 without items.
  public var reach: Double
  /// Sets of items of which each leads to every other and back; 1 for a screen without traps.
  public var components: Int
  /// How many presses of arrows lead to an item, of those that they lead to.
  public var arrows: Presses?
  /// The same by Tab alone.
  public var tab: Presses?
  /// The most presses that lie between any two items; nil where some do not lead to each other at
  /// all, and beyond ``most`` items.
  public var diameter: Int?
  /// The share of the ways by arrows of which the opposite arrow leads back, 0...1; 1 without any.
  public var symmetric: Double
  /// Arrows that lead nowhere though something lies ahead.
  public var deadEnds: Int
  /// Presses of Tab until it comes round; nil where it does not.
  public var tabRound: Int?

  /// Presses that lead from where focus begins to an item.
  public struct Presses: Hashable, Sendable, Codable {
    /// Over all items that are led to.
    public var mean: Double
    /// Of a hundred items ninety-five need no more.
    public var percentile95: Int
    /// To the item that is furthest away.
    public var most: Int
    /// Items that are not led to.
    public var unreached: Int

    /// Seconds that the mean takes a practised person, at 0.2 s a press (keystroke-level model).
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

  /// More items than this have no ``diameter``: it takes a look from each of them at all others.
  public static let most = 2_000

  /// Of nothing.
  init() {
    (items, edges, reach, components) = (0, 0, 1, 0)
    (symmetric, deadEnds) = (1, 0)
  }

  /// O(n + e), and O(n · e) for the diameter.
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
  /// The stops of Tab from where focus begins, until one comes again.
  public var tabStops: [Int] {
    round(of: .next).stops
  }

  /// What a key goes through from where focus begins until it comes again, and whether it does.
  ///
  /// A focus group counts as one stop of Tab, whichever of its items that is.
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
