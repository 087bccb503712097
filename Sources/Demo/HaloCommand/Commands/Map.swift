import ArgumentParser
import FocusEngine
import FocusInspector
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloSceneGraph

/// The command `halo map`.
struct Map: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell where every key leads from everything that can have the focus.",
    discussion: """
      As text: a line an item with what the arrows lead to or STOP, then the round of Tab. As json: \
      items with their places, edges and numbers of the graph. As dot: for Graphviz (neato -n). As \
      png: arrows over the screen, two-way ones quiet, one-way and drifting ones and dead ends loud, \
      what no keys lead to hatched, and how many presses each item is away from where focus begins. \
      Needs no X server.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, dot, png
  }

  @OptionGroup var choice: ScreenChoice

  @Option(help: "text, json, dot or png.")
  var format = Format.text

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, - for standard output, where it goes unless given; a folder for "
        + "pictures of several screens.", valueName: "path"))
  var output: OutputArgument?

  private var setup: PlaySetup { PlaySetup(picture, looks, rules, keyboard) }

  func validate() throws {
    try picture.checkPixels(picture.size?.size ?? .zero)
    guard format != .png || output != nil else {
      throw ValidationError("a picture needs a place: -o FILE.png")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor
  private func draw() throws {
    let renderer = try Renderer.withFonts()
    var texts: [String] = []
    var records: [MapRecord] = []
    var pictures: [(name: String, png: [UInt8])] = []
    func draw(_ name: String, _ window: Window) throws {
      guard let system = window.focusSystem, let graph = FocusDebugger.focusGraph(for: system)
      else { return }
      switch format {
      case .text:
        texts.append(
          choice.count == 1 ? graph.text : "# \(name), \(graph.model)\n\(graph.text)")
      case .json: records.append(MapRecord(graph, screen: name))
      case .dot: texts.append(graph.dot(named: "\(name) \(graph.model)"))
      case .png:
        let map = MapPicture(
          graph, screen: window.frame(at: window.currentTime),
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
    for picture in pictures {
      try OutputArgument(argument: "\(folder)/\(picture.name).png").write(picture.png)
    }
  }
}
