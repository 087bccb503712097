import FocusEngine
import Foundation

extension Control {
  /// UIKit's `UIControl.State`: empty is normal, and several may hold together.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state, as in UIKit.
    public let rawValue: UInt

    /// Bits of no state show nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Cannot be operated.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen, as one segment of several.
    public static let selected = State(rawValue: 1 << 2)
    /// Shown as having the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The state that the control shows: its own, or `exhibitedState`.
  public var state: State {
    if let exhibitedState { return exhibitedState }
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if looksFocused { state.insert(.focused) }
    return state
  }

  /// How the focus model shows focus; by rings while in no window.
  package var look: FocusModel.Look { window?.focusSystem?.model.look ?? .halo }

  /// Whether the control is raised: focused and not pressed.
  var isRaised: Bool {
    look == .lift && state.contains(.focused) && !state.contains(.highlighted)
  }
}
