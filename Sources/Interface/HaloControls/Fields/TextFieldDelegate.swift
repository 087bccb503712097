import Foundation

/// A delegate that is asked about and notified of editing in a field: UIKit's
/// `UITextFieldDelegate`.
@MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Asks whether to begin editing; true by default.
  ///
  /// If false, the field is not edited, though it may have the focus.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called when editing has begun; does nothing by default.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Asks whether to end editing when another responder takes over; true by default.
  ///
  /// If false, editing continues.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called when editing has ended; does nothing by default.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Asks whether the user may make a change other than undo and redo; true by default.
  ///
  /// `range` counts UTF-16 units of the field's text, and `string` would replace it.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the caret or the selection has moved, by typing too; does nothing by default.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Asks whether the button that clears the field may do so; true by default.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Asks whether Return has its usual effect; true by default.
  ///
  /// If true, the field calls its `primaryAction`; without one the key is passed on. False means
  /// that the delegate has handled the key.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
