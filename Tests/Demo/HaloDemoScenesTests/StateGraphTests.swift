import HaloAudit
import HaloCairoRenderer
import HaloDemoScenes
import HaloGoldenTesting
import Testing

/// Everything in every scene can be done without a pointer, and nothing is a trap.
@MainActor
struct StateGraphTests {
  /// The presses per scene: more than any scene needs to explore its arrows and Tab completely, and
  /// more than most need for all keys.
  nonisolated static let limit = TestEffort.cases([500], few: [300])[0]
  /// The presses for an endless wall and for long lists of equal rows, of which a part is
  /// representative; the focus map has all of their items.
  nonisolated static let endless: [String: Int] = ["wall": 60, "shortcuts": 60]

  /// The screens over the first screen of some scenes.
  nonisolated static let overlays: [String: Set<String>] = [
    "photos": ["AlertController"], "split": ["NavigationController"],
    "navigation": ["AboutSheet", "PictureScreen"],
    "full-screen": ["FilmController"],
  ]

  @Test(
    "every screen of a scene can be reached, operated and left by keys",
    arguments: DemoScene.all.map(\.id))
  func walk(id: String) throws {
    let scene = try #require(DemoScene.all.first { $0.id == id })
    let limit = Self.endless[id] ?? Self.limit
    let graph = try StateGraph(scene, text: TestFonts.textEngine())
    try expectMovements(in: graph, isEndless: Self.endless[id] != nil, limit: limit)
    try graph.explore(limit: limit / 2)
    let screens = graph.start.screens
    let met = Set(graph.states.flatMap(\.screens))
    #expect(met.isSuperset(of: Self.overlays[id] ?? []), "\(met.sorted())")
    let home = try #require(graph.home)
    for state in graph.states {
      // A state that was not explored completely may still lead back.
      let leads = graph.way(from: state) { $0 == home || graph.isOpen($0, to: StateGraph.keys) }
      #expect(leads != nil, "trapped: \(state)")
      let leaves = graph.way(from: state, by: ["Escape"]) {
        $0.screens == screens || graph.isOpen($0, to: ["Escape"])
      }
      #expect(leaves != nil, "Escape does not leave \(state)")
    }
    #expect(graph.pointerOnly.isEmpty, "for a pointer alone: \(graph.pointerOnly.sorted())")
  }

  /// Presses arrows and Tab everywhere, and expects that they lead from each item of the first
  /// screen to every other one.
  private func expectMovements(in graph: StateGraph, isEndless: Bool, limit: Int) throws {
    let labels = FocusMap.focusableItems(in: graph.window).map(\.focusDebugLabel)
    let keys = StateGraph.movements
    let known = try graph.press(keys, onEachOf: labels, limit: limit)
    let missed = Set(labels).subtracting(known.compactMap(\.focus))
    #expect(isEndless || missed.isEmpty, "\(missed.sorted())")
    #expect(!known.isEmpty)
    guard let first = known.first else { return }
    for item in known {
      #expect(graph.way(from: first, by: keys) { $0 == item } != nil, "never at \(item)")
      #expect(graph.way(from: item, by: keys) { $0 == first } != nil, "never back from \(item)")
    }
  }
}
