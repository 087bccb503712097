import CairoRenderer
import Foundation
import GoldenTesting
import Testing
import XServerTestSupport

/// The demo under a window manager, and somebody who does anything to it that people and desktops
/// do, but leave.
final class SoakRun {
  static let size = (width: 960, height: 600)
  /// Escape, Q and Control with Q or W leave; everything else may come.
  private static let keys =
    "Tab shift+Tab Up Down Left Right Up Down Left Right Return space Home End Page_Up Page_Down"
    + " a b d g h m p r shift+a BackSpace Delete ctrl+Tab ctrl+F1 alt+Right ctrl+a ctrl+c ctrl+v"
    + " F2 F3 F11 XF86AudioPlay KP_Left ISO_Left_Tab Num_Lock"
  private static let layouts = [
    ["us"], ["de"], ["ru"], ["fr"], ["us,ru", "-option", "grp:alt_shift_toggle"],
    ["us", "-variant", "intl"],
  ]

  /// Where pictures that differ are left.
  static let pictures = ProcessInfo.processInfo.environment["HALO_SOAK_PICTURES"]

  let server: XServer
  let reader: WindowReader
  let scratch: Scratch
  let demo: Process
  let window: UInt
  private var random: SeededGenerator
  /// How many things were done.
  private(set) var count = 0
  /// In words, newest last.
  private(set) var lastSteps: [String] = []

  init(_ server: XServer, seed: UInt64) throws {
    TestFonts.pin()
    self.server = server
    random = SeededGenerator(seed: seed)
    reader = try WindowReader(server)
    scratch = try Scratch()
    let errors = scratch.path + "/errors"
    _ = FileManager.default.createFile(atPath: errors, contents: nil)
    try server.keep(.openbox)
    let hasManager = wait { [reader] in reader.isManaged }
    try #require(hasManager, "no window manager")
    demo = try server.keep(
      program: HaloProgram.path, ["demo", "--size", "\(Self.size.width)x\(Self.size.height)"],
      folder: scratch.path, errors: FileHandle(forWritingAtPath: errors))
    var found: UInt?
    _ = wait { [reader] in
      found = reader.window(withClass: "Halo")
      return found != nil
    }
    window = try #require(found)
    _ = wait { [reader, window] in reader.focused == window }
  }

  var isRunning: Bool { demo.isRunning }
  /// How the program has ended, in words.
  var end: String {
    let kind = demo.terminationReason == .uncaughtSignal ? "signal" : "status"
    return "\(kind) \(demo.terminationStatus), \((try? errors()) ?? "")"
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// One thing, or a run of keys.
  func step() throws {
    switch number(0..<100) {
    case 0..<4: try resize()
    case 4..<8: try loseFocus()
    case 8..<10:
      let layout = Self.layouts[number(0..<Self.layouts.count)]
      note("layout \(layout)")
      try server.run(.setxkbmap, ["-option", "", "-layout"] + layout)
    case 10..<12:
      let dots = [96, 96, 120, 192][number(0..<4)]
      note("dots \(dots)")
      reader.setResources("Xft.dpi: \(dots)\n")
    case 12..<24: try point()
    case 24..<30: try hold()
    default:
      let all = Self.keys.split(separator: " ").map(String.init)
      try press((0..<number(1..<8)).map { _ in all[number(0..<all.count)] })
    }
    keepUp()
  }

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
    let (width, height) = (number(400..<1024), number(300..<768))
    note("resize \(width)x\(height)")
    try server.run(.xdotool, ["windowsize", "\(window)", "\(width)", "\(height)"])
  }

  /// Another window comes, and goes; a key may be held meanwhile, and let go elsewhere.
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

  /// Has the window manager give the window the keyboard, which may come a little later.
  func activate() throws {
    try server.run(.xdotool, ["windowactivate", "\(window)"])
    let hasKeyboard = wait { reader.focused == window }
    #expect(hasKeyboard, "\(reader.focused) has the keyboard and keeps it after \(lastSteps)")
  }

  /// Inside the window: around it are buttons that close it and put it away.
  private func point() throws {
    guard let size = reader.size(of: window) else { return }
    let (x, y) = (number(0..<size.width), number(0..<size.height))
    let button = ["1", "1", "4", "5", "7"][number(0..<5)]
    note("button \(button) at \(x) \(y)")
    let place = ["mousemove", "--window", "\(window)", "\(x)", "\(y)"]
    try server.run(.xdotool, place + ["click", button])
  }

  /// Events are not to pile up.
  private func keepUp() {
    if isRunning { _ = reader.hasCaughtUp(window) }
  }

  private func note(_ step: String) {
    count += 1
    lastSteps.append(step)
    if lastSteps.count > 12 { lastSteps.removeFirst() }
  }
}
