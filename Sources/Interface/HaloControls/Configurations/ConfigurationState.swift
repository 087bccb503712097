import FocusEngine
import Foundation
import HaloSceneGraph

/// The state for which a configuration is made: UIKit's `UIConfigurationState`.
///
/// It includes the appearance (UIKit: the trait collection), so that a configuration can be
/// computed without a view.
public protocol ConfigurationState: Hashable, Sendable {
  /// Whether the view is disabled.
  var isDisabled: Bool { get set }
  /// Whether the view is pressed.
  var isHighlighted: Bool { get set }
  /// Whether the view is selected.
  var isSelected: Bool { get set }
  /// Whether the view appears focused.
  var isFocused: Bool { get set }
  /// Whether the window has the keyboard focus.
  var isWindowActive: Bool { get set }
  /// The way in which the focus model shows focus.
  var look: FocusModel.Look { get set }
  /// The highlight of focused rows.
  var focusHighlight: FocusHighlight { get set }
  /// The appearance that gives colours and sizes.
  var appearance: FocusAppearance { get set }
}

/// The highlight of a focused row; HIG has described both.
public enum FocusHighlight: Hashable, Sendable {
  /// Light text on the accent colour.
  case filled
  /// Text and symbol in the accent colour, on a faint background of it.
  case tinted
}

/// The state of a plain view: UIKit's `UIViewConfigurationState`.
public struct ViewConfigurationState: ConfigurationState {
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view appears focused.
  public var isFocused = false
  /// Whether the window has the keyboard focus; true by default.
  public var isWindowActive = true
  /// The way in which the focus model shows focus; by rings by default.
  public var look = FocusModel.Look.halo
  /// The highlight of a focused row.
  public var focusHighlight = FocusHighlight.filled
  /// The appearance that gives colours and sizes.
  public var appearance: FocusAppearance

  /// Creates a state at rest, in a window that has the keyboard focus.
  public init(appearance: FocusAppearance = .light) { self.appearance = appearance }
}

/// The state of a cell: UIKit's `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState {
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is pressed.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell appears focused.
  public var isFocused = false
  /// Whether the list is in its editing mode.
  public var isEditing = false
  /// Whether the window has the keyboard focus; true by default.
  public var isWindowActive = true
  /// The way in which the focus model shows focus; by rings by default.
  public var look = FocusModel.Look.halo
  /// The highlight of a focused row.
  public var focusHighlight = FocusHighlight.filled
  /// The appearance that gives colours and sizes.
  public var appearance: FocusAppearance

  /// Creates a state at rest, in a window that has the keyboard focus.
  public init(appearance: FocusAppearance = .light) { self.appearance = appearance }
}
