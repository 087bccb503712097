import ArgumentParser
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloHosting
import HaloSceneGraph

/// The command `halo tree`.
struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what a screen reader finds on a screen.",
    discussion: """
      As text: a line an element, with its role, its label, its value, where it stands among its \
      like and its states, indented by what is around it, in the order in which it is read. As \
      json: the same with frames in points. Needs no X server and no screen reader.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var choice: ScreenChoice

  @Option(help: "text or json.")
  var format = Format.text

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, - for standard output, where it goes unless given.", valueName: "path"))
  var output: OutputArgument?

  func validate() throws { try picture.checkPixels(picture.size?.size ?? .zero) }

  func run() throws {
    try MainActor.assumeIsolated { try write() }
  }

  @MainActor
  private func write() throws {
    let renderer = try Renderer.withFonts()
    let setup = PlaySetup(picture, looks, rules, keyboard)
    var texts: [String] = []
    var records: [TreeRecord] = []
    func note(_ name: String, _ window: Window) {
      let tree = window.accessibleTree()
      let model = window.focusSystem?.model.name ?? ""
      texts.append(choice.count == 1 ? tree.outline : "# \(name), \(model)\n\(tree.outline)")
      records.append(TreeRecord(screen: name, model: model, tree: TreeRecord.Element(tree)))
    }
    try choice.forEach(setup, textMeasurer: renderer.text) { screen, player, _ in
      note(screen.name, player.window)
    }
    try choice.forEachWalk(setup, renderer: renderer) { path, _, makeRunner in
      let runner = try makeRunner()
      try runner.run()
      note(path.screenName, runner.window)
    }
    switch format {
    case .text: try OutputArgument.write(Array(texts.joined(separator: "\n").utf8), to: output)
    case .json:
      try OutputArgument.write(
        Array(JSONEncoder.pretty.encode(["screens": records])) + [0x0A], to: output)
    }
  }
}
