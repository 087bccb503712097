import FocusEngine
import Foundation
import SceneGraph

/// The state that a configuration is made for: UIKit's `UIConfigurationState`.
///
/// It includes the appearance (UIKit: the trait collection), so that a configuration can be
/// computed without a view.
public protocol ConfigurationState: Hashable, Sendable {
  var isDisabled: Bool { get set }
  var isHighlighted: Bool { get set }
  var isSelected: Bool { get set }
  var isFocused: Bool { get set }
  /// Whether the window has the keyboard.
  var isWindowActive: Bool { get set }
  /// How the focus model shows focus.
  var look: FocusModel.Look { get set }
  /// Which of the two highlights focused rows have.
  var focusHighlight: FocusHighlight { get set }
  var appearance: FocusAppearance { get set }
}

/// The highlighted appearance of a row with the focus; HIG has described both.
public enum FocusHighlight: Hashable, Sendable {
  /// Light text on the accent colour.
  case filled
  /// Text and symbol in the accent colour, on a faint ground of it.
  case tinted
}

/// The state of a plain view: UIKit's `UIViewConfigurationState`.
public struct ViewConfigurationState: ConfigurationState {
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isWindowActive = true
  public var look = FocusModel.Look.halo
  public var focusHighlight = FocusHighlight.filled
  public var appearance: FocusAppearance

  public init(appearance: FocusAppearance = .light) { self.appearance = appearance }
}

/// The state of a cell: UIKit's `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState {
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether the list is in its editing mode.
  public var isEditing = false
  public var isWindowActive = true
  public var look = FocusModel.Look.halo
  public var focusHighlight = FocusHighlight.filled
  public var appearance: FocusAppearance

  public init(appearance: FocusAppearance = .light) { self.appearance = appearance }
}
