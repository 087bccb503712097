import FocusEngine
import Foundation
import HaloSceneGraph

/// The state that a configuration is made for: UIKit's `UIConfigurationState`.
///
/// It includes the appearance (UIKit: the trait collection), so that a configuration can be
/// computed without a view.
public protocol ConfigurationState: Hashable, Sendable {
  /// Whether it takes no interaction.
  var isDisabled: Bool { get set }
  /// Whether it is pressed.
  var isHighlighted: Bool { get set }
  /// Whether it is selected.
  var isSelected: Bool { get set }
  /// Whether it looks focused.
  var isFocused: Bool { get set }
  /// Whether the window has the keyboard.
  var isWindowActive: Bool { get set }
  /// How the focus model shows focus.
  var look: FocusModel.Look { get set }
  /// Which of the two highlights focused rows have.
  var focusHighlight: FocusHighlight { get set }
  /// Where the colours and measures come from.
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
  /// Whether it takes no interaction.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it looks focused.
  public var isFocused = false
  /// Whether the window has the keyboard; true unless set.
  public var isWindowActive = true
  /// How the focus model shows focus; by rings unless set.
  public var look = FocusModel.Look.halo
  /// Which of the two highlights a focused row has.
  public var focusHighlight = FocusHighlight.filled
  /// Where the colours and measures come from.
  public var appearance: FocusAppearance

  /// At rest, in a window that has the keyboard.
  public init(appearance: FocusAppearance = .light) { self.appearance = appearance }
}

/// The state of a cell: UIKit's `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState {
  /// Whether it takes no interaction.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it looks focused.
  public var isFocused = false
  /// Whether the list is in its editing mode.
  public var isEditing = false
  /// Whether the window has the keyboard; true unless set.
  public var isWindowActive = true
  /// How the focus model shows focus; by rings unless set.
  public var look = FocusModel.Look.halo
  /// Which of the two highlights a focused row has.
  public var focusHighlight = FocusHighlight.filled
  /// Where the colours and measures come from.
  public var appearance: FocusAppearance

  /// At rest, in a window that has the keyboard.
  public init(appearance: FocusAppearance = .light) { self.appearance = appearance }
}
