import Foundation
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

/// The demo under a window manager, with random steps of everything that people and desktops do
/// except quitting.
final class SoakRun {
  /// The extent of the desktop.
  enum Scope {
    /// One window, a keyboard, a pointer and a window manager.
    case window
    /// Also a second window of the demo with fields, other programs that copy, larger sizes, and a
    /// window manager that goes and comes.
    case desktop
  }

  static let size = (width: 960, height: 600)
  /// Keys that do not quit the demo, unlike Escape, Q and Control with Q or W.
  private static let keys =
    "Tab shift+Tab Up Down Left Right Up Down Left Right Return space Home End Page_Up Page_Down"
    + " a b d g h m p r shift+a BackSpace Delete ctrl+Tab ctrl+F1 alt+Right ctrl+a ctrl+c ctrl+v"
    + " F2 F3 F11 XF86AudioPlay KP_Left ISO_Left_Tab Num_Lock"

  let server: XServer
  let reader: WindowReader
  let scratch: Scratch
  let scope: Scope
  /// The programs, of which the first is compared at the end.
  let programs: [SoakProgram]
  /// The program that receives the steps.
  private(set) var current: SoakProgram
  private var random: SeededGenerator
  /// The number of steps.
  private(set) var count = 0
  /// The last steps in words, newest last.
  private(set) var lastSteps: [String] = []
  /// The program that copied last.
  var peer: SelectionPeer?
  var manager: Process

  init(_ server: XServer, seed: UInt64, scope: Scope = .window) throws {
    TestFonts.pin()
    self.server = server
    self.scope = scope
    random = SeededGenerator(seed: seed)
    let reader = try WindowReader(server)
    self.reader = reader
    let scratch = try Scratch()
    self.scratch = scratch
    manager = try server.keep(.openbox)
    let hasManager = wait { reader.isManaged }
    try #require(hasManager, "no window manager")
    func start(_ name: String, _ arguments: String...) throws -> SoakProgram {
      try SoakProgram(arguments, name: name, in: scratch.path, on: server, seenBy: reader)
    }
    let first = try start("first", "--size", "\(Self.size.width)x\(Self.size.height)")
    switch scope {
    case .window: programs = [first]
    case .desktop:
      let layout = "\(scratch.path)/fields.yaml"
      try Self.fields.write(toFile: layout, atomically: true, encoding: .utf8)
      programs = [first, try start("second", "--layout", layout)]
    }
    current = first
    try activate()
  }

  func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Performs a random step, or presses several keys.
  func step() throws {
    switch number(0..<100) {
    case 0..<4: try resize()
    case 4..<8: try loseFocus()
    case 8..<10: try changeKeyboard()
    case 10..<12:
      let dots = [96, 96, 120, 192][number(0..<4)]
      note("dots \(dots)")
      reader.setResources("Xft.dpi: \(dots)\n")
    case 12..<24: try point()
    case 24..<30: try hold()
    case 30..<34 where scope == .desktop:
      note("the other window")
      turn(to: programs[number(0..<programs.count)])
      try activate()
    case 34..<40 where scope == .desktop: try paste()
    case 40 where scope == .desktop: try changeManager()
    case 41 where scope == .desktop: try takeKeyboard()
    default:
      let all = Self.keys.split(separator: " ").map(String.init)
      try press((0..<number(1..<8)).map { _ in all[number(0..<all.count)] })
    }
    keepUp()
  }

  /// Directs the following steps to a program's window.
  func turn(to program: SoakProgram) { current = program }

  func press(_ keys: String...) throws {
    try press(keys)
    keepUp()
  }

  private func press(_ keys: [String]) throws {
    note(keys.joined(separator: " "))
    try server.run(.xdotool, ["key", "--delay", "4"] + keys)
  }

  private func hold() throws {
    let key = ["Right", "Down", "ctrl", "Tab", "space", "alt", "Left"][number(0..<7)]
    note("hold \(key)")
    let time = "0.\(number(1..<8))"
    try server.run(.xdotool, ["keydown", key, "sleep", time, "keyup", key])
  }

  private func resize() throws {
    let isLarge = scope == .desktop && number(0..<8) == 0
    let width = isLarge ? number(1024..<3001) : number(400..<1024)
    let height = isLarge ? number(768..<2001) : number(300..<768)
    current.mostPixels = max(current.mostPixels, width * height)
    note("resize \(width)x\(height)")
    try server.run(.xdotool, ["windowsize", "\(current.window)", "\(width)", "\(height)"])
  }

  /// Opens and closes another window; a key may be held meanwhile and released elsewhere.
  private func loseFocus() throws {
    note("other window")
    let isHeld = number(0..<2) == 0
    if isHeld { try server.run(.xdotool, ["keydown", "Right"]) }
    let other = reader.openWindow()
    if isHeld { try server.run(.xdotool, ["keyup", "Right"]) }
    try server.run(.xdotool, ["key", "--delay", "4", "Left"])
    reader.closeWindow(other)
    try activate()
  }

  private func point() throws {
    try click(["1", "1", "4", "5", "7"][number(0..<5)])
  }

  /// Clicks inside the window, because buttons around it close and hide it.
  func click(_ button: String) throws {
    guard let size = reader.size(of: current.window) else { return }
    let (x, y) = (number(0..<size.width), number(0..<size.height))
    note("button \(button) at \(x) \(y)")
    let place = ["mousemove", "--window", "\(current.window)", "\(x)", "\(y)"]
    try server.run(.xdotool, place + ["click", button])
  }

  /// Waits until the window has handled its events, so that they do not pile up.
  func keepUp() {
    if current.isRunning { _ = reader.hasCaughtUp(current.window) }
  }

  func note(_ step: String) {
    count += 1
    lastSteps.append(step)
    if lastSteps.count > 12 { lastSteps.removeFirst() }
  }
}
