import HaloControls

// UIKit's names for types of Halo: text editing.
// If a program that imports Halo and not UIKit uses one, the compiler says which name to use instead.

@available(*, unavailable, renamed: "InputTraits.KeyboardType")
public typealias UIKeyboardType = InputTraits.KeyboardType
@available(*, unavailable, renamed: "InputTraits.ReturnKeyType")
public typealias UIReturnKeyType = InputTraits.ReturnKeyType
@available(*, unavailable, renamed: "InputTraits.AutocapitalizationType")
public typealias UITextAutocapitalizationType = InputTraits.AutocapitalizationType
@available(*, unavailable, renamed: "InputTraits.AutocorrectionType")
public typealias UITextAutocorrectionType = InputTraits.AutocorrectionType
@available(*, unavailable, renamed: "InputTraits.ContentType")
public typealias UITextContentType = InputTraits.ContentType
@available(*, unavailable, renamed: "TextField")
public typealias UITextField = TextField
@available(*, unavailable, renamed: "TextFieldDelegate")
public typealias UITextFieldDelegate = TextFieldDelegate
@available(*, unavailable, renamed: "TextInputTraits")
public typealias UITextInputTraits = TextInputTraits
@available(*, unavailable, renamed: "InputTraits.SpellCheckingType")
public typealias UITextSpellCheckingType = InputTraits.SpellCheckingType
@available(*, unavailable, renamed: "TextView")
public typealias UITextView = TextView
@available(*, unavailable, renamed: "TextViewDelegate")
public typealias UITextViewDelegate = TextViewDelegate
