import CairoRenderer
import DemoScenes
import FocusTestSupport
import Testing

/// A person can do everything in every scene without a pointer, and nothing traps them.
@MainActor
struct StateGraphTests {
  /// Presses a scene.
  nonisolated static let limit = 230

  /// What lies over the first screen of some scenes.
  nonisolated static let overlays: [String: Set<String>] = [
    "photos": ["AlertController"], "navigation": ["AboutSheet", "PictureScreen"],
    "full-screen": ["FilmController"],
  ]

  @Test(
    "every screen of a scene can be walked, acted on and left by keys",
    arguments: DemoScene.all.map(\.id))
  func walk(id: String) throws {
    let scene = try #require(DemoScene.all.first { $0.id == id })
    let graph = try StateGraph(scene, text: TestFonts.textEngine())
    try graph.explore(limit: Self.limit)
    let screens = graph.start.screens
    let met = Set(graph.states.flatMap(\.screens))
    #expect(met.isSuperset(of: Self.overlays[id] ?? []), "\(met.sorted())")
    let home = try #require(graph.home)
    for state in graph.states {
      // What has not been pressed to its end may still lead back.
      let leads = graph.way(from: state) { $0 == home || graph.isOpen($0, to: StateGraph.keys) }
      #expect(leads != nil, "trapped: \(state)")
      let leaves = graph.way(from: state, by: ["Escape"]) {
        $0.screens == screens || graph.isOpen($0, to: ["Escape"])
      }
      #expect(leaves != nil, "Escape does not leave \(state)")
    }
    #expect(graph.pointerOnly.isEmpty, "for a pointer alone: \(graph.pointerOnly.sorted())")
  }
}
