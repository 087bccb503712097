import ArgumentParser
import CairoRenderer
import DemoScenes
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// `halo trace`.
struct Trace: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Press keys and print where focus goes, and why.",
    discussion: """
      One line a key: the key, where focus was, where it is, and what happened. With --json one \
      object a line, each with the whole explanation.
      """)

  @Option(help: "The scene to walk; see halo scenes.")
  var scene: String

  @Option(help: ArgumentHelp("Keys to press, for instance \"Tab Right Right\"."))
  var keys: String

  @Option(help: ArgumentHelp("Size in points.", valueName: "WxH"))
  var size = SizeArgument(CGSize(width: 1280, height: 800))

  @Flag(help: "One JSON object a step.")
  var json = false

  func validate() throws {
    _ = try DemoScene.named(scene)
    _ = try parseKeys(keys)
  }

  func run() throws {
    try MainActor.assumeIsolated { try walk() }
  }

  @MainActor
  private func walk() throws {
    let text = TextEngine()
    let player = ScenePlayer(
      scene: try DemoScene.named(scene), size: size.size, appearance: .light, textMeasurer: text)
    let names = keys.split { $0.isWhitespace || $0 == "," }.map(String.init)
    let width = max(5, names.map(\.count).max() ?? 0)
    if json {
      try print(
        record(step: 0, key: nil, heading: nil, from: nil, to: player.focusedLabel, nil))
    } else {
      print("\(pad("start", width))  \(player.focusedLabel ?? "none")")
    }
    for (index, (name, key)) in zip(names, try parseKeys(keys)).enumerated() {
      let step = player.press(key)
      player.rest()
      if json {
        try print(
          record(
            step: index + 1, key: name, heading: step.heading?.name, from: step.from, to: step.to,
            step))
      } else {
        print(
          "\(pad(name, width))  \(step.from ?? "none") → \(step.to ?? "none")  "
            + step.outcome.rawValue)
      }
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// One step as in the layout format's walks; absent values are null.
  private struct Record: Encodable {
    var step: Int
    var key, heading, from, to: String?
    var outcome: String?
    var explanation: FocusExplanation?

    private enum CodingKeys: CodingKey {
      case step, key, heading, from, to, outcome, explanation
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(step, forKey: .step)
      try container.encode(key, forKey: .key)
      try container.encode(heading, forKey: .heading)
      try container.encode(from, forKey: .from)
      try container.encode(to, forKey: .to)
      try container.encode(outcome, forKey: .outcome)
      try container.encode(explanation, forKey: .explanation)
    }
  }

  @MainActor
  private func record(
    step: Int, key: String?, heading: String?, from: String?, to: String?,
    _ result: ScenePlayer.Step?
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(
      Record(
        step: step, key: key, heading: heading, from: from, to: to,
        outcome: result?.outcome.rawValue, explanation: result?.explanation))
    return String(decoding: data, as: UTF8.self)
  }
}
