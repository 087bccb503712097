extension Control {
  /// The events of a control: UIKit's `UIControl.Event`.
  ///
  /// A click, and a key that activates the control, count as touches.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events, as in UIKit.
    public let rawValue: UInt
    /// Creates a set of events; other bits have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control is pressed.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The press ends where it began.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The press is cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control is triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control is about to show its menu as its main action.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return is pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
