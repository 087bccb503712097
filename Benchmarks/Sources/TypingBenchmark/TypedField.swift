import Foundation
import HaloCairoRenderer
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A text field in a window of 640 × 400 points, drawn as by a host.
@MainActor
final class TypedField {
  /// The number of presses of each repeated key.
  nonisolated static let keys = 50

  private let text: SampleText
  private let letters: Int
  private let field = TextField(placeholder: "")
  private let window: Window
  private let renderer = Renderer(text: TextEngine())
  private let surface: PixelSurface
  private var shown: DisplayList?
  private var time: TimeInterval = 0

  init(_ text: SampleText, letters: Int) throws {
    self.text = text
    self.letters = letters
    surface = try PixelSurface(width: 640, height: 400)
    window = Window(
      size: CGSize(width: 640, height: 400), model: .pad, appearance: .light,
      textMeasurer: renderer.text)
    field.frame = CGRect(x: 20, y: 20, width: 400, height: 60)
    field.isSecureTextEntry = text.isSecret
    field.maximumLength = .max
    window.addSubview(field)
    field.becomeFirstResponder()
    try frame()
  }

  func rows() throws -> [String] {
    window.pasteboard.setString(text.text(letters: letters), for: .general)
    var rows = [row("paste", [try time { try press("ctrl+v") }])]
    let letter = ["a", "b", "c", "d", "e"]
    func add(_ name: String, _ keys: [String]) throws {
      rows.append(row(name, try keys.map { key in try time { try press(key) } }))
    }
    let many = (0..<Self.keys).map { letter[$0 % letter.count] }
    try add("a letter at the end", many)
    try add("Home", ["Home"])
    try add("a letter at the beginning", many)
    field.select(TextSelection(caret: letters / 2))
    try frame()
    try add("a letter in the middle", many)
    try add("an arrow", Array(repeating: "Left", count: Self.keys))
    try add("a word", Array(repeating: "ctrl+Left", count: Self.keys))
    try add("an arrow that selects", Array(repeating: "shift+Left", count: Self.keys))
    try add("select all", ["ctrl+a"])
    try add("copy", ["ctrl+c"])
    try add("delete all", ["BackSpace"])
    try add("undo", ["ctrl+z"])
    return rows
  }

  private func press(_ name: String) throws {
    let key = try Key(name: name)
    window.send(key, phase: .down, at: time)
    window.send(key, phase: .up, at: time)
    try frame()
  }

  private func frame() throws {
    time += 0.1
    let list = window.frame(at: time)
    let damage = list.damage(since: shown, scale: 1)
    if !damage.isEmpty { try renderer.draw(list, on: surface, scale: 1, region: damage) }
    shown = list
  }

  private func time(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .milliseconds(1)
  }

  private func row(_ name: String, _ times: [Double]) -> String {
    let sorted = times.sorted()
    let values = [sorted[sorted.count / 2]] + (sorted.count > 1 ? [sorted[sorted.count - 1]] : [])
    return name.padding(toLength: 28, withPad: " ", startingAt: 0)
      + values.map { String(format: "%8.2f", $0) }.joined(separator: " /")
  }
}
