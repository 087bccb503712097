extension Control {
  /// What happens to a control: UIKit's `UIControl.Event`.
  ///
  /// A click, and a key that activates, are touches too.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event, as in UIKit.
    public let rawValue: UInt
    /// Bits of no event never happen.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Pressed.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// Released where it was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Let go of without meaning it.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A person has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Keys type into the field now.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Keys type into the field no more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of text.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All there are.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
