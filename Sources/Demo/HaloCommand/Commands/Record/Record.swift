import ArgumentParser
import Foundation
import HaloAccessibilityBus
import HaloCairoRenderer
import HaloHosting
import HaloLayoutFiles
import HaloScreenImport
import HaloXlibHost

/// The command `halo record`.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a layout and a walk of a running program.",
    discussion: """
      Asks a program what is on its screen, as a screen reader does (AT-SPI), takes a picture of its \
      window, presses keys for it on this display, and notes where its focus really goes. What it \
      writes are a layout with the picture as its backdrop, the picture beside it, and a walk: \
      halo demo --layout shows the screen with halos over its own pixels, halo walk --model tv tells \
      where another platform's rules would go elsewhere, halo map and halo audit judge it.
      """)

  @Option(help: ArgumentHelp("A running program, by its name or part of it.", valueName: "name"))
  var app: String?

  @Option(help: ArgumentHelp("A running program, by the number of its process.", valueName: "n"))
  var pid: Int32?

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "A program to start, after --; it is ended afterwards.", valueName: "command"))
  var command: [String] = []

  @Option(help: ArgumentHelp("Keys to press, for instance \"Tab*20 Right Down\"."))
  var keys = ""

  @Option(
    help: ArgumentHelp(
      "Seconds until the program must be there, and in which it must tell all, 1 to 120.",
      valueName: "n"))
  var timeout = 30.0

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The layout to write; picture and walk are beside it.", valueName: "path"))
  var output: String

  func validate() throws {
    guard [app != nil, pid != nil, !command.isEmpty].count(where: \.self) == 1 else {
      throw ValidationError("name a program with --app or --pid, or start one after --")
    }
    guard (1...120).contains(timeout) else {
      throw ValidationError("--timeout is a number from 1 to 120")
    }
    _ = try parseKeys(keys)
  }

  func run() throws {
    try MainActor.assumeIsolated { try record() }
  }

  @MainActor
  private func record() throws {
    let client = try AccessibilityClient(environment: ProcessInfo.processInfo.environment)
    defer { client.end() }
    let program = try RecordedProgram(
      client, name: app, number: pid, command: command, patience: timeout)
    defer { program.end() }
    do {
      try record(program, client)
    } catch let error as AccessibilityClientError where error != .noBus {
      throw CommandError("\(program.name) \(error)")
    }
  }

  @MainActor
  private func record(_ program: RecordedProgram, _ client: AccessibilityClient) throws {
    program.window.activate()
    // The initial screen, and the initial focus.
    var focused = try client.focusChange(in: program.root.bus, quiet: 0.4, limit: 2)
    guard let visible = program.window.visible else {
      throw CommandError("\(program.name) has closed its window")
    }
    guard let tree = try tree(of: program, client) else {
      throw CommandError("\(program.name) tells of no window")
    }
    guard let picture = try program.window.picture() else {
      throw CommandError("the window of \(program.name) is not wholly on the screen")
    }
    var recording = ScreenRecording(
      tree,
      told: ForeignPlaces(
        tree, visible: visible, toolkit: try client.toolkit(of: program.root)),
      picture: picture)
    focused = focused ?? tree.all.first { $0.isFocused }?.reference
    var steps: [(key: String, focus: AccessibleReference?)] = []
    for press in try parseKeys(keys) {
      guard program.window.press(press.key) else {
        throw CommandError("the keyboard has no key \(press.name)")
      }
      if let next = try client.focusChange(in: program.root.bus, quiet: 0.12, limit: 0.6),
        let element = try client.element(next)
      {
        focused = recording.note(element) ? next : nil
      }
      steps.append((press.name, focused))
    }
    try write(recording, picture: picture.png(), steps: steps, program)
  }

  /// Returns the tree of the program's active window, or else of the first with contents.
  @MainActor
  private func tree(
    of program: RecordedProgram, _ client: AccessibilityClient
  ) throws -> ForeignElement? {
    let root = try client.tree(program.root, seconds: timeout)
    return root.children.first { $0.isActive && !$0.children.isEmpty }
      ?? root.children.first { !$0.children.isEmpty }
  }

  @MainActor
  private func write(
    _ recording: ScreenRecording, picture: [UInt8],
    steps: [(key: String, focus: AccessibleReference?)], _ program: RecordedProgram
  ) throws {
    let base = (output as NSString).deletingPathExtension
    let (screen, id) = recording.named(
      picture: (base as NSString).lastPathComponent + ".png")
    var walk = WalkText(.layout((output as NSString).lastPathComponent))
    walk.comments = ["Where the focus of \(program.name) went."]
    for step in steps {
      walk.steps.append(
        WalkText.Step(
          .key(name: step.key),
          expect: step.focus.flatMap(id).map { WalkText.Expectation.view($0) }))
    }
    let layout = screen.layoutText(
      model: .html, comments: ["From \(program.name), as it told of itself."])
    try OutputFile.write(picture, to: base + ".png")
    try OutputFile.write(Array(walk.text.utf8), to: base + ".walk.yaml")
    try OutputFile.write(Array(layout.utf8), to: output)
    let matched = steps.count { $0.focus.flatMap(id) != nil }
    try Terminal.print(
      "\(output): \(screen.nodes.flatMap(\.focusables).count) items that can have the focus, "
        + "\(matched) of \(steps.count) keys on one of them")
  }
}

extension ForeignNode {
  /// The node and its descendants, as far as they can have the focus.
  fileprivate var focusables: [ForeignNode] {
    (isFocusable ? [self] : []) + children.flatMap(\.focusables)
  }
}
