import FocusEngine
import Foundation

extension Control {
  /// UIKit's `UIControl.State`: empty is normal, and several may hold together.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
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
