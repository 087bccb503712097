import Foundation

// UIKit's names for what Halo lacks: text layout below fields and labels. The compiler tells a
// program that uses one what to do instead.

@available(*, unavailable, message: "text is laid out by labels and text fields alone")
public typealias NSLayoutManager = NSObject

@available(*, unavailable, message: "no image stands in a text; put a UIImageView beside the label")
public typealias NSTextAttachment = NSObject

@available(*, unavailable, message: "text is laid out by labels and text fields alone")
public typealias NSTextContainer = NSObject

@available(*, unavailable, message: "text is laid out by labels and text fields alone")
public typealias NSTextStorage = NSObject

@available(
  *, unavailable, message: "fonts are made by systemFont(ofSize:) and preferredFont(forTextStyle:)"
)
public typealias UIFontDescriptor = NSObject

@available(
  *, unavailable, message: "text is typed into a UITextField; keys come to pressesBegan(_:with:)"
)
public typealias UIKeyInput = AnyObject

@available(*, unavailable, message: "input methods are the desktop's, and nothing is spelled")
public typealias UITextChecker = NSObject

@available(
  *, unavailable, message: "text is typed into a UITextField; keys come to pressesBegan(_:with:)"
)
public typealias UITextInput = AnyObject

@available(*, unavailable, message: "input methods are the desktop's, and nothing is spelled")
public typealias UITextInputMode = NSObject

@available(*, unavailable, message: "a text field has its text as a string")
public typealias UITextPosition = NSObject

@available(*, unavailable, message: "a text field has its text as a string")
public typealias UITextRange = NSObject
