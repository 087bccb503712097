import ArgumentParser
import DemoScenes

/// `halo scenes`
struct Scenes: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the scenes.")

  func run() {
    let width = DemoScene.all.map(\.id.count).max() ?? 0
    for scene in DemoScene.all {
      let id = scene.id + String(repeating: " ", count: width - scene.id.count)
      print("\(id)  .\(scene.model.name)  \(scene.summary)")
    }
  }
}
