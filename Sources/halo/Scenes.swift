import ArgumentParser
import DemoScenes

/// `halo scenes`.
struct Scenes: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the scenes.")

  func run() {
    func pad(_ text: String, to names: [String]) -> String {
      let width = names.map(\.count).max() ?? 0
      return text + String(repeating: " ", count: max(0, width - text.count))
    }
    let all = DemoScene.all
    for scene in all {
      let id = pad(scene.id, to: all.map(\.id))
      let model = pad(".\(scene.model.name)", to: all.map { ".\($0.model.name)" })
      Terminal.print("\(id)  \(model)  \(scene.summary)")
    }
  }
}
