import HaloSceneGraph

/// Hints about the purpose of a text, to which on-screen keyboards adapt: UIKit's
/// `UITextInputTraits`.
///
/// They have no effect with a physical keyboard. They exist for source that was written for UIKit,
/// and a program can read them.
public struct InputTraits: Hashable, Sendable {
  /// The kind of keyboard.
  public enum KeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  /// The label of the Return key.
  public enum ReturnKeyType: Int, Hashable, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }

  /// The letters that become capitals by themselves.
  public enum AutocapitalizationType: Int, Hashable, Sendable {
    case none, words, sentences, allCharacters
  }

  /// Whether words are corrected while they are typed.
  public enum AutocorrectionType: Int, Hashable, Sendable {
    case `default`, no, yes
  }

  /// Whether unknown words are underlined.
  public enum SpellCheckingType: Int, Hashable, Sendable {
    case `default`, no, yes
  }

  /// The meaning of a text: UIKit's `UITextContentType`.
  public struct ContentType: RawRepresentable, Hashable, Sendable {
    /// The name by which types are compared.
    public let rawValue: String
    /// Creates the type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The full name of a person.
    public static let name = ContentType(rawValue: "name")
    /// A given name.
    public static let givenName = ContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = ContentType(rawValue: "family-name")
    /// The name of an account.
    public static let username = ContentType(rawValue: "username")
    /// An existing password.
    public static let password = ContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = ContentType(rawValue: "new-password")
    /// A code that is sent for a single sign-in.
    public static let oneTimeCode = ContentType(rawValue: "one-time-code")
    /// An e-mail address.
    public static let emailAddress = ContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = ContentType(rawValue: "tel")
    /// A web address.
    public static let URL = ContentType(rawValue: "url")
    /// A street address, with town and country.
    public static let fullStreetAddress = ContentType(rawValue: "street-address")
    /// A town.
    public static let addressCity = ContentType(rawValue: "address-level2")
    /// A postal code.
    public static let postalCode = ContentType(rawValue: "postal-code")
    /// The name of an organization.
    public static let organizationName = ContentType(rawValue: "organization")
  }

  /// The kind of keyboard; `default` by default.
  public var keyboardType = KeyboardType.default
  /// The label of the Return key; `default` by default.
  public var returnKeyType = ReturnKeyType.default
  /// The letters that become capitals; the first ones of sentences by default.
  public var autocapitalizationType = AutocapitalizationType.sentences
  /// Whether words are corrected; `default` by default.
  public var autocorrectionType = AutocorrectionType.default
  /// Whether unknown words are underlined; `default` by default.
  public var spellCheckingType = SpellCheckingType.default
  /// The meaning of the text; nil for any.
  public var textContentType: ContentType?

  /// Creates traits with the default values.
  public init() {}
}

/// A view with ``InputTraits``, each of which is also a property of the view.
@MainActor
public protocol TextInputTraits: AnyObject {
  /// All traits.
  var inputTraits: InputTraits { get set }
}

extension TextInputTraits {
  /// The kind of on-screen keyboard.
  public var keyboardType: InputTraits.KeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  /// The label of the Return key.
  public var returnKeyType: InputTraits.ReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  /// The letters that become capitals by themselves.
  public var autocapitalizationType: InputTraits.AutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  /// Whether words are corrected while they are typed.
  public var autocorrectionType: InputTraits.AutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }
  /// Whether unknown words are underlined.
  public var spellCheckingType: InputTraits.SpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }
  /// The meaning of the text; nil for any.
  public var textContentType: InputTraits.ContentType? {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
}
