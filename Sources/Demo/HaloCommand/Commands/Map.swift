import ArgumentParser
import FocusEngine
import FocusInspector
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloSceneGraph

/// The command `halo map`.
struct Map: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show where every key leads from every item.",
    usage: "halo map (<file> ... | --scene <id> ... | --all) [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The command goes through everything that can have the focus on layouts and scenes, and on the \
    last screens of walks, and writes where each arrow and Tab lead. It needs no X server.
    """,
    examples: [
      ("Print a table for a layout", "halo map tv-shelves"),
      (
        "Draw arrows over a scene under the rules of a television",
        "halo map --scene photos --model tv --format png -o map.png"
      ),
      ("Write the maps of all scenes as JSON", "halo map --all --format json -o maps.json"),
    ],
    sections: [
      CommandManual.Section(
        "Formats",
        [
          (
            "text",
            """
            A line for each item with the target of each arrow, or STOP; then the order of Tab, and \
            the movements that depend on scrolling or on what had the focus before.
            """
          ),
          ("json", "Items with their places, the edges between them, and measures of the graph."),
          ("dot", "A graph for Graphviz, to be drawn with neato -n."),
          (
            "png",
            """
            Arrows over the screen. Arrows that lead back are thin; one-way arrows, arrows that \
            lead back elsewhere and dead ends stand out. Items that no key reaches are hatched, \
            and every other item has the number of presses to it.
            """
          ),
        ]),
      .exitStatus([
        0: "The map was written.",
        1: "A file cannot be read or written, or no font is installed.",
      ]),
    ])

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, dot, png
  }

  @OptionGroup var choice: ScreenChoice

  @Option(help: "The format of the map.")
  var format = Format.text

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, standard output by default; a folder for pictures of several screens.",
      valueName: "path"))
  var output: OutputArgument?

  private var setup: PlaySetup {
    get throws { try PlaySetup(picture, looks, rules, keyboard) }
  }

  func validate() throws {
    try picture.checkPixels(picture.size?.size ?? .zero)
    guard format != .png || output != nil else {
      throw ValidationError("--format png needs a file: -o FILE.png")
    }
    let kind: OutputKind =
      switch format {
      case .text: .text
      case .json: .json
      case .dot: OutputKind(name: "a graph for Graphviz", endings: ["dot", "gv"])
      case .png: .png
      }
    try output?.checkEnding(of: kind, isChosen: true)
  }

  func run() throws {
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor
  private func draw() throws {
    let renderer = try Renderer.withFonts()
    let isOnly = choice.count == 1
    var texts: [String] = []
    var records: [MapRecord] = []
    var pictures: [(name: String, png: [UInt8])] = []
    func draw(_ name: String, _ window: Window) throws {
      guard let system = window.focusSystem, let survey = FocusDebugger.focusSurvey(of: system)
      else { return }
      let (graph, items) = survey
      switch format {
      case .text:
        let text = graph.text + graph.dependenceText(items)
        texts.append(isOnly ? text : "# \(name), \(graph.model)\n\(text)")
      case .json: records.append(MapRecord(graph, items, screen: name))
      case .dot: texts.append(graph.dot(named: "\(name) \(graph.model)"))
      case .png:
        _ = window.frame(at: window.currentTime)
        let map = MapPicture(
          graph, screen: window.layoutDisplayList(),
          outlines: PresentedOutlines(in: window, isLifted: false),
          style: SearchStyle(palette: window.appearance.palette), text: renderer.text)
        pictures.append(
          (
            choice.models.count > 1 ? "\(name)-\(graph.model)" : name,
            try renderer.picture(of: map.displayList(), scale: picture.scale).png()
          ))
      }
    }
    try choice.forEach(setup, textMeasurer: renderer.text) { screen, player, _ in
      try draw(screen.name, player.window)
    }
    try choice.forEachWalk(setup, renderer: renderer) { path, _, makeRunner in
      let runner = try makeRunner()
      try runner.run()
      try draw(path.screenName, runner.window)
    }
    switch format {
    case .text, .dot:
      try OutputArgument.write(Array(texts.joined(separator: "\n").utf8), to: output)
    case .json:
      try OutputArgument.write(
        Array(JSONEncoder.pretty.encode(["screens": records])) + [0x0A], to: output)
    case .png: try write(pictures)
    }
  }

  private func write(_ pictures: [(name: String, png: [UInt8])]) throws {
    guard let output else { return }
    if pictures.count == 1 { return try output.write(pictures[0].png) }
    let folder = try output.folder()
    try OutputFolder.make(at: folder)
    // Screens in different folders may have the same name.
    var counts: [String: Int] = [:]
    for picture in pictures {
      let count = counts[picture.name, default: 0] + 1
      counts[picture.name] = count
      let name = count == 1 ? picture.name : "\(picture.name)-\(count)"
      try OutputArgument(argument: "\(folder)/\(name).png").write(picture.png)
    }
  }
}
