import ArgumentParser
import Foundation
import HaloDemoScenes
import HaloLayoutFiles

/// The command `halo scenes`.
struct Scenes: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the scenes.",
    usage: "halo scenes [--json]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    Each line has the id of a scene, which --scene takes, its focus model, and a description. With \
    --json each line is an object: id, title, description, model, and size as width and height in \
    points.
    """,
    examples: [
      ("List the scenes", "halo scenes"),
      ("List them for a script", "halo scenes --json"),
    ],
    sections: [
      .exitStatus([
        0: "The scenes were listed."
      ])
    ])

  @Flag(help: "Print a JSON object for each scene.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated { if json { try printObjects() } else { try printTable() } }
  }

  private struct Record: Encodable {
    var id, title, description, model: String
    var size: [Int]

    @MainActor
    init(_ scene: DemoScene) {
      (id, title, description) = (scene.id, scene.title, scene.summary)
      model = scene.model.name
      size = [Int(scene.size.width), Int(scene.size.height)]
    }
  }

  @MainActor
  private func printObjects() throws {
    let encoder = JSONEncoder.lines
    for scene in DemoScene.all {
      try Terminal.print(Record(scene), by: encoder)
    }
  }

  private func printTable() throws {
    try Terminal.print(rows: DemoScene.all.map { [$0.id, ".\($0.model.name)", $0.summary] })
  }
}
