import Foundation

/// A delegate that is asked about and notified of editing in a text view: UIKit's
/// `UITextViewDelegate`.
@MainActor
public protocol TextViewDelegate: AnyObject {
  /// Asks whether to begin editing; true by default.
  ///
  /// If false, the text is not edited, though the view may have the focus.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Asks whether to end editing when another responder takes over; true by default.
  ///
  /// If false, editing continues.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called when editing has begun; does nothing by default.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Called when editing has ended; does nothing by default.
  func textViewDidEndEditing(_ textView: TextView)
  /// Asks whether the user may make a change other than undo and redo; true by default.
  ///
  /// `range` counts UTF-16 units of the view's text, and `text` would replace it.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user has changed the text; does nothing by default.
  func textViewDidChange(_ textView: TextView)
  /// Called after the caret or the selection has moved, by typing too; does nothing by default.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
