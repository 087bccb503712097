import Foundation

/// What an application is asked and told about a field: UIKit's `UITextFieldDelegate`.
@MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Asked before the field is edited; false: it is not, though it may have the focus.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called once keys type text.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Asked before another takes the typed text from the field; false: it goes on being edited.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called once keys type no text any more.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Asked before a person's change is made, undoing aside; `string` comes in the place of `range`
  /// of the field's text, in UTF-16 units.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the caret or the selection has moved, by typing too.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// The button that empties the field was pressed; false: the text stays.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Called when Return was pressed; false: the delegate has handled it.
  ///
  /// After true the field calls its `primaryAction`; without one the key is passed on.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// By default true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// By default nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// By default true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// By default nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// By default every change is made.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// By default nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// By default true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// By default true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
