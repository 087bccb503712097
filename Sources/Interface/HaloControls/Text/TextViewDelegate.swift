import Foundation

/// What an application is asked and told about a text view: UIKit's `UITextViewDelegate`.
@MainActor
public protocol TextViewDelegate: AnyObject {
  /// Asked before the text is edited; false: it is not, though the view may have the focus.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Asked before another takes the typed text from the view; false: it goes on being edited.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called once keys type text.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Called once keys type no text any more.
  func textViewDidEndEditing(_ textView: TextView)
  /// Asked before a person's change is made, undoing aside; `text` comes in the place of `range`, in
  /// UTF-16 units.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after a person has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called after the caret or the selection has moved, by typing too.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// By default true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// By default true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// By default nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// By default nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// By default every change is made.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// By default nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// By default nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
