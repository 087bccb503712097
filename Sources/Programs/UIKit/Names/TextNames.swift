import HaloControls

// UIKit's names for types of Halo: text editing.

public typealias UIKeyboardType = InputTraits.KeyboardType
public typealias UIReturnKeyType = InputTraits.ReturnKeyType
public typealias UITextAutocapitalizationType = InputTraits.AutocapitalizationType
public typealias UITextAutocorrectionType = InputTraits.AutocorrectionType
public typealias UITextContentType = InputTraits.ContentType
public typealias UITextField = TextField
public typealias UITextFieldDelegate = TextFieldDelegate
public typealias UITextInputTraits = TextInputTraits
public typealias UITextSpellCheckingType = InputTraits.SpellCheckingType
public typealias UITextView = TextView
public typealias UITextViewDelegate = TextViewDelegate
