import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// What a field of one line and a view of several have in common: the text that is edited, by keys,
/// pointer, menus and screen readers.
///
/// Positions are UTF-8 bytes from the beginning of the text; places are points of the view.
@MainActor
protocol TextEditor: View, TextInput, PointerPasteTarget {
  /// The text with all that belongs to editing it.
  var content: EditableText { get set }
  var caret: TextCaret { get }
  /// The selection that is being dragged; nil while no button is down.
  var dragging: TextDragging? { get set }
  /// UTF-8 bytes that a person may make the text.
  var maximumLength: Int { get }
  /// Whether letters are dots, neither copied nor cut.
  var isSecureTextEntry: Bool { get }
  /// Whether line breaks, tabs and the arrows up and down belong to the text.
  var hasSeveralLines: Bool { get }
  var isOperable: Bool { get }
  /// From ``beginEditing()`` to ``endEditing()``; see `isEditing`.
  var isBeingEdited: Bool { get set }

  /// What of a text may stand in it.
  func admitted(_ text: String) -> String
  /// Whether the program allows a change that a person makes.
  func mayReplace(_ range: Range<Int>, with text: String) -> Bool
  /// Shows what the text has become.
  func textChanged()
  /// Keys type text from now on.
  func didBeginEditing()
  /// Keys type no text any more.
  func didEndEditing()
  /// A person has changed the text.
  func didEdit()
  /// The caret or the selection has moved.
  func didMoveSelection()

  /// Whether Return has done something.
  func takeReturn(_ key: Key) -> Bool
  /// What ``takeReturn(_:)`` would make of the key.
  func forecastReturn(_ key: Key) -> KeyAnswer
  /// Moves the caret; false: the key goes on to focus.
  func move(by command: TextCommand) -> Bool
  /// Whether ``move(by:)`` would take the key.
  func takesMovement(by command: TextCommand) -> Bool
  /// What a key of deletion takes out.
  func deletion(_ direction: TextStorageDirection, by granularity: TextGranularity) -> Range<Int>

  /// The position next to a place; nil while not in a window.
  func position(closestTo place: CGPoint) -> Int?
  /// Where the letter begins that is seen at a place; nil where there is none.
  func position(ofLetterAt place: CGPoint) -> Int?
  /// What a third click selects.
  func selectionOfThirdClick(at place: CGPoint) -> Range<Int>
}
