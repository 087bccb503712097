import FocusEngine
import Foundation

@testable import HaloControls
@testable import HaloSceneGraph

/// A text field in a window, and the calls that its delegate receives.
@MainActor
final class FieldStage: TextFieldDelegate {
  let field: TextField
  let stage: Stage
  var log: [String] = []
  var refuses: String?
  var handlesReturn = false
  var keepsText = false

  /// Creates a field `width` points wide, with tiles at its left, at its right and below it.
  init(
    _ text: String = "", model: FocusModel = .pad, field: TextField = TextField(placeholder: ""),
    width: CGFloat = 300
  ) {
    self.field = field
    field.accessibilityIdentifier = "field"
    field.frame = CGRect(x: 200, y: 0, width: width, height: 60)
    field.text = text
    stage = Stage(
      model: model, Tile("left", 0, 0, 100, 60), field, Tile("right", 700, 0, 100, 60),
      Tile("below", 200, 100, 300, 60))
    field.delegate = self
    stage.focus(on: field)
    field.editingChanged = { [weak self] in self?.log.append("changed to \(field.text)") }
    stage.advance(1)
    log = []
  }

  func textFieldDidBeginEditing(_ textField: TextField) { log.append("began") }
  func textFieldDidEndEditing(_ textField: TextField) { log.append("ended") }
  func textFieldDidChangeSelection(_ textField: TextField) {
    log.append("selected \(textField.content.selection.range)")
  }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let refuses, let replaced = Range(range, in: textField.text) else { return true }
    log.append("asked to replace “\(textField.text[replaced])” by “\(string)”")
    return refuses != string
  }
  func textFieldShouldClear(_ textField: TextField) -> Bool { !keepsText }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { !handlesReturn }

  /// The text with `|` at the caret, or `[` and `]` around the selection.
  var shown: String {
    var text = field.text
    let range = field.content.selection.range
    if range.isEmpty {
      text.insert("|", at: text.index(at: range.lowerBound))
    } else {
      text.insert("]", at: text.index(at: range.upperBound))
      text.insert("[", at: text.index(at: range.lowerBound))
    }
    return text
  }

  /// Presses keys one by one and returns the text as ``shown`` at the end.
  func press(_ keys: String) throws -> String {
    for key in keys.split(separator: " ") { try stage.press(String(key)) }
    return shown
  }
}

extension Stage {
  /// Returns a stage with a control between four tiles; the control is focused if it can be.
  static func around(_ control: Control, model: FocusModel = .tv) -> Stage {
    control.frame = CGRect(x: 200, y: 200, width: 300, height: 60)
    control.accessibilityIdentifier = "control"
    let stage = Stage(
      model: model, Tile("above", 200, 0, 300), Tile("left", 0, 200, 100, 60), control,
      Tile("right", 700, 200, 100, 60), Tile("below", 200, 400, 300))
    stage.focus(on: control)
    return stage
  }
}
