import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The common part of a field of one line and a view of several: text that is edited by keys,
/// pointer, menus and screen readers.
///
/// Positions are UTF-8 bytes from the beginning of the text; places are points in the view's
/// coordinates.
@MainActor
protocol TextEditor: View, TextInput, PointerPasteTarget {
  /// The text with its selection, marked text and undo history.
  var content: EditableText { get set }
  var caret: TextCaret { get }
  /// The selection that is being dragged; nil while no button is down.
  var dragging: TextDragging? { get set }
  /// The length in UTF-8 bytes up to which the user may extend the text.
  var maximumLength: Int { get }
  /// Whether letters are shown as dots, and can be neither copied nor cut.
  var isSecureTextEntry: Bool { get }
  /// Whether line breaks, tabs and the up and down arrows belong to the text.
  var hasSeveralLines: Bool { get }
  var isOperable: Bool { get }
  /// Whether ``beginEditing()`` was called without ``endEditing()``; see `isEditing`.
  var isBeingEdited: Bool { get set }

  /// Returns the part of a text that the editor accepts.
  func admitted(_ text: String) -> String
  /// Returns whether the program allows a change by the user.
  func mayReplace(_ range: Range<Int>, with text: String) -> Bool
  /// Shows the present text.
  func textChanged()
  /// Called when editing has begun.
  func didBeginEditing()
  /// Called when editing has ended.
  func didEndEditing()
  /// Called after the user has changed the text.
  func didEdit()
  /// Called after the caret or the selection has moved.
  func didMoveSelection()

  /// Handles Return, and returns whether the key was used.
  func takeReturn(_ key: Key) -> Bool
  /// Returns what ``takeReturn(_:)`` would do with the key.
  func forecastReturn(_ key: Key) -> KeyAnswer
  /// Moves the caret; returns false for a key that goes on to focus.
  func move(by command: TextCommand) -> Bool
  /// Returns whether ``move(by:)`` would handle the key.
  func takesMovement(by command: TextCommand) -> Bool
  /// Returns the range that a key of deletion removes.
  func deletion(_ direction: TextStorageDirection, by granularity: TextGranularity) -> Range<Int>

  /// Returns the position nearest to a place; nil while in no window.
  func position(closestTo place: CGPoint) -> Int?
  /// Returns the position at which the letter at a place begins; nil if there is none.
  func position(ofLetterAt place: CGPoint) -> Int?
  /// Returns the range that a third click selects.
  func selectionOfThirdClick(at place: CGPoint) -> Range<Int>
}
