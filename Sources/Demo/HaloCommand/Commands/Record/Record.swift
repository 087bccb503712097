import ArgumentParser
import Foundation
import HaloAccessibilityBus
import HaloCairoRenderer
import HaloHosting
import HaloLayoutFiles
import HaloScreenImport
import HaloXlibHost

/// The command `halo record`.
struct Record: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a layout and a walk of a running program.",
    usage: """
      halo record (--app <name> | --pid <n>) -o <path> [<options>]
      halo record -o <path> [<options>] -- <command> ...
      """,
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The command asks a program through AT-SPI, as a screen reader does, for the elements on its \
    screen. It takes a picture of the program's window, presses keys on the display, and notes \
    where the focus of the program goes. It writes a layout with the picture as its backdrop, the \
    picture beside it with the ending .png, and a walk with the ending .walk.yaml. The first lines \
    of layout and walk name their JSON Schemas for editors, which are written beside them.

    halo demo --layout shows the layout with halos over the pixels of the program, halo walk tells \
    where Halo's focus goes elsewhere, and halo map and halo audit examine the screen. Programs of \
    GTK 3, GTK 4 and Qt 6 are supported; GTK 4 reports some places a few points off. The command \
    needs an X server.
    """,
    examples: [
      (
        "Start a program, record it and end it",
        #"halo record --keys "Tab*12 Right" -o screen.yaml -- galculator"#
      ),
      (
        "Record a program that is running",
        #"halo record --app mousepad --keys "Tab*3" -o editor.yaml"#
      ),
    ],
    sections: [
      CommandManual.Section(
        "Environment",
        [
          ("DISPLAY", "The X server on which the program runs."),
          ("DBUS_SESSION_BUS_ADDRESS", "The message bus on which the bus of AT-SPI is found."),
        ]),
      .exitStatus([
        0: "Layout, picture and walk were written.",
        1: """
        The program cannot be started, describes no screen, has no window on this display, or \
        ends; or a file cannot be written.
        """,
      ]),
    ])

  @Option(help: ArgumentHelp("A running program: its name, or a part of it.", valueName: "name"))
  var app: String?

  @Option(help: ArgumentHelp("A running program: its process ID.", valueName: "n"))
  var pid: Int32?

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "A program to start, with its arguments, after --; it is ended afterwards.",
      valueName: "command"))
  var command: [String] = []

  @Option(help: "Keys to press, such as \"Tab*20 Right Down\".")
  var keys = ""

  @Option(
    help: ArgumentHelp(
      "Seconds to wait for the program, and for its description of the screen (1 to 120).",
      valueName: "n"))
  var timeout = 30.0

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The layout to write; the picture and the walk are written beside it.", valueName: "path"))
  var output: String

  @OptionGroup var progress: ProgressOptions

  func validate() throws {
    guard [app != nil, pid != nil, !command.isEmpty].count(where: \.self) == 1 else {
      throw ValidationError(
        "choose a program with --app NAME or --pid N, or start one with -- COMMAND")
    }
    guard (1...120).contains(timeout) else {
      throw ValidationError("--timeout takes seconds from 1 to 120, not \(timeout)")
    }
    _ = try parseKeys(keys)
    try OutputArgument(argument: output).checkEnding(of: .layout)
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
    let presses = try parseKeys(keys)
    let progress = progress.begin(of: presses.count + 1)
    defer { progress.end() }
    progress.next("the screen of \(program.name)")
    program.window.activate()
    // The initial screen, and the initial focus.
    var focused = try client.focusChange(in: program.root.bus, quiet: 0.4, limit: 2)
    guard let visible = program.window.visible else {
      throw CommandError("\(program.name) has closed its window")
    }
    guard let tree = try tree(of: program, client) else {
      throw CommandError("\(program.name) describes no window")
    }
    guard let picture = try program.window.picture() else {
      throw CommandError("the window of \(program.name) is not completely on the screen")
    }
    var recording = ScreenRecording(
      tree,
      told: ForeignPlaces(
        tree, visible: visible, toolkit: try client.toolkit(of: program.root)),
      picture: picture)
    focused = focused ?? tree.all.first { $0.isFocused }?.reference
    var steps: [(key: String, focus: AccessibleReference?)] = []
    for press in presses {
      progress.next(press.name)
      guard program.window.press(press.key) else {
        throw CommandError("the keyboard has no key “\(press.name)”")
      }
      if let next = try client.focusChange(in: program.root.bus, quiet: 0.12, limit: 0.6),
        let element = try client.element(next)
      {
        focused = recording.note(element) ? next : nil
      }
      steps.append((press.name, focused))
    }
    progress.end()
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
    walk.comments = [FileFormat.walk.comment, "Where the focus of \(program.name) went."]
    for step in steps {
      walk.steps.append(
        WalkText.Step(
          .key(name: step.key),
          expect: step.focus.flatMap(id).map { WalkText.Expectation.view($0) }))
    }
    let layout = screen.layoutText(
      model: .html,
      comments: [FileFormat.layout.comment, "Recorded from \(program.name) over AT-SPI."])
    try OutputFile.write(picture, to: base + ".png")
    try OutputFile.write(Array(walk.text.utf8), to: base + ".walk.yaml")
    try OutputFile.write(Array(layout.utf8), to: output)
    for format in [FileFormat.layout, .walk] { try format.writeSchema(beside: output) }
    let matched = steps.count { $0.focus.flatMap(id) != nil }
    try Terminal.print(
      "\(output): \(screen.nodes.flatMap(\.focusables).count) focusable items; \(matched) of "
        + "\(steps.count) keys led to one of them")
  }
}

extension ForeignNode {
  /// The node and its descendants, as far as they can have the focus.
  fileprivate var focusables: [ForeignNode] {
    (isFocusable ? [self] : []) + children.flatMap(\.focusables)
  }
}
