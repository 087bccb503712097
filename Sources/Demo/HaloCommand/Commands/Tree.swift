import ArgumentParser
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloHosting
import HaloSceneGraph

/// The command `halo tree`.
struct Tree: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what a screen reader finds on a screen.",
    usage: "halo tree (<file> ... | --scene <id> ... | --all) [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The accessible tree has an element for everything that a screen reader can read or operate. As \
    text, each element is a line, in reading order and indented below the element that contains \
    it: role, label, value, position among similar elements, and states. As JSON, elements also \
    have their frames in points. The command needs neither an X server nor a screen reader.
    """,
    examples: [
      ("Print the accessible tree of a scene", "halo tree --scene sign-in"),
      (
        "Print it after two keys, as JSON",
        #"halo tree --scene photos --keys "Tab Right" --format json"#
      ),
    ],
    sections: [
      .exitStatus([
        0: "The tree was written.",
        1: "A file cannot be read or written, or no font is installed.",
      ])
    ])

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var choice: ScreenChoice

  @Option(help: "The format of the tree.")
  var format = Format.text

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; standard output by default.", valueName: "path"))
  var output: OutputArgument?

  func validate() throws {
    try picture.checkPixels(picture.size?.size ?? .zero)
    try output?.checkEnding(of: format == .json ? .json : .text, isChosen: true)
  }

  func run() throws {
    try MainActor.assumeIsolated { try write() }
  }

  @MainActor
  private func write() throws {
    let renderer = try Renderer.withFonts()
    let setup = try PlaySetup(picture, looks, rules, keyboard)
    let isOnly = choice.count == 1
    var texts: [String] = []
    var records: [TreeRecord] = []
    func note(_ name: String, _ window: Window) {
      let tree = window.accessibleTree()
      let model = window.focusSystem?.model.name ?? ""
      texts.append(isOnly ? tree.outline : "# \(name), \(model)\n\(tree.outline)")
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
