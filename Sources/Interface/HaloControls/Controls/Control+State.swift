import FocusEngine
import Foundation

extension Control {
  /// The states of a control, of which several may apply: UIKit's `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states, as in UIKit.
    public let rawValue: UInt

    /// Creates a set of states; other bits have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No other state applies.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be operated.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected, like one segment of several.
    public static let selected = State(rawValue: 1 << 2)
    /// The control appears focused.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The state that the control shows: its own, or ``exhibitedState``.
  public var state: State {
    if let exhibitedState { return exhibitedState }
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if looksFocused { state.insert(.focused) }
    return state
  }

  /// The way in which the focus model shows focus; by rings while in no window.
  package var look: FocusModel.Look { window?.focusSystem?.model.look ?? .halo }

  /// Whether the control is raised: focused and not pressed, under a model that lifts items.
  package var isRaised: Bool {
    look == .lift && state.contains(.focused) && !state.contains(.highlighted)
  }
}
