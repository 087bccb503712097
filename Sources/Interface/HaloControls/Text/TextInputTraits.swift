import HaloSceneGraph

/// What a text is meant for, by which keyboards on glass change: UIKit's `UITextInputTraits`.
///
/// They have no effect with a keyboard of keys; they are here for source that was written for UIKit,
/// and for who asks.
public struct InputTraits: Hashable, Sendable {
  /// Which keys there are.
  public enum KeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  /// What stands on Return.
  public enum ReturnKeyType: Int, Hashable, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }

  /// Which letters are large by themselves.
  public enum AutocapitalizationType: Int, Hashable, Sendable {
    case none, words, sentences, allCharacters
  }

  /// Whether words are mended while they are typed.
  public enum AutocorrectionType: Int, Hashable, Sendable {
    case `default`, no, yes
  }

  /// Whether words that nobody knows are underlined.
  public enum SpellCheckingType: Int, Hashable, Sendable {
    case `default`, no, yes
  }

  /// What is written: UIKit's `UITextContentType`.
  public struct ContentType: RawRepresentable, Hashable, Sendable {
    /// The name that two equal types share.
    public let rawValue: String
    /// The type with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = ContentType(rawValue: "name")
    /// A first name.
    public static let givenName = ContentType(rawValue: "given-name")
    /// A family's name.
    public static let familyName = ContentType(rawValue: "family-name")
    /// A name that an account is known by.
    public static let username = ContentType(rawValue: "username")
    /// A secret that is there already.
    public static let password = ContentType(rawValue: "password")
    /// A secret that is being chosen.
    public static let newPassword = ContentType(rawValue: "new-password")
    /// A number that comes by message.
    public static let oneTimeCode = ContentType(rawValue: "one-time-code")
    /// An address of mail.
    public static let emailAddress = ContentType(rawValue: "email")
    /// A number to call.
    public static let telephoneNumber = ContentType(rawValue: "tel")
    /// An address of the web.
    public static let URL = ContentType(rawValue: "url")
    /// Street, town and country.
    public static let fullStreetAddress = ContentType(rawValue: "street-address")
    /// A town.
    public static let addressCity = ContentType(rawValue: "address-level2")
    /// A number of the post.
    public static let postalCode = ContentType(rawValue: "postal-code")
    /// A company.
    public static let organizationName = ContentType(rawValue: "organization")
  }

  /// At first `default`.
  public var keyboardType = KeyboardType.default
  /// At first `default`.
  public var returnKeyType = ReturnKeyType.default
  /// At first `sentences`.
  public var autocapitalizationType = AutocapitalizationType.sentences
  /// At first `default`.
  public var autocorrectionType = AutocorrectionType.default
  /// At first `default`.
  public var spellCheckingType = SpellCheckingType.default
  /// nil: anything.
  public var textContentType: ContentType?

  /// What holds where nothing is said.
  public init() {}
}

/// A view with ``InputTraits``, each of which it has as a property too.
@MainActor
public protocol TextInputTraits: AnyObject {
  /// All of them.
  var inputTraits: InputTraits { get set }
}

extension TextInputTraits {
  /// Which keys a keyboard on glass has.
  public var keyboardType: InputTraits.KeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  /// What stands on its Return.
  public var returnKeyType: InputTraits.ReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  /// Which letters it makes large.
  public var autocapitalizationType: InputTraits.AutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  /// Whether it mends words.
  public var autocorrectionType: InputTraits.AutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }
  /// Whether it underlines words that nobody knows.
  public var spellCheckingType: InputTraits.SpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }
  /// What is written.
  public var textContentType: InputTraits.ContentType? {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
}
