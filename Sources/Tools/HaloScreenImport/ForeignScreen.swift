import FocusGeometry
import Foundation
import HaloHosting

/// A screen of another program, as far as somebody has told of it: what is on it, where, and what
/// can have the focus.
///
/// Readers and recorders fill it; ``layoutText(model:comments:)`` makes a layout file of it.
public struct ForeignScreen: Hashable, Sendable {
  /// Points.
  public var size: CGSize
  /// Pixels of the picture a point.
  public var scale: CGFloat
  /// The name of the PNG file beside the layout that shows the screen; nil: there is none, and the
  /// layout has plain boxes.
  public var picture: String?
  /// Back to front.
  public var nodes: [ForeignNode]

  /// A screen of `size` points.
  public init(
    size: CGSize, scale: CGFloat = 1, picture: String? = nil, nodes: [ForeignNode] = []
  ) {
    self.size = size
    self.scale = scale
    self.picture = picture
    self.nodes = nodes
  }
}

/// One thing on another program's screen, with all inside it.
public struct ForeignNode: Hashable, Sendable {
  /// What the other program calls it, which need not be unique; nil: nothing.
  public var id: String?
  /// Points of the screen, whatever is around it.
  public var frame: CGRect
  /// What a person would call it; nil: nobody says.
  public var name: String?
  /// What it is; nil: nobody says.
  public var role: AccessibleElement.Role?
  /// What it holds: the text of a field, the place of a slider.
  public var value: String?
  /// Whether the other program lets it have the focus.
  public var isFocusable: Bool
  /// Whether it has the focus.
  public var isFocused: Bool
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// Whether it is chosen, or on.
  public var isSelected: Bool
  /// The focus group that it, and all inside that names none, belongs to; nil: that around it.
  public var group: String?
  /// Of its corners, points; nil: nobody says.
  public var cornerRadius: CGFloat?
  /// Back to front.
  public var children: [ForeignNode]

  /// A thing at `frame`, in points of the screen.
  public init(
    id: String? = nil, frame: CGRect, name: String? = nil, role: AccessibleElement.Role? = nil,
    value: String? = nil, isFocusable: Bool = false, isFocused: Bool = false,
    isEnabled: Bool = true, isSelected: Bool = false, group: String? = nil,
    cornerRadius: CGFloat? = nil, children: [ForeignNode] = []
  ) {
    (self.id, self.frame, self.name, self.role, self.value) = (id, frame, name, role, value)
    (self.isFocusable, self.isFocused) = (isFocusable, isFocused)
    (self.isEnabled, self.isSelected) = (isEnabled, isSelected)
    (self.group, self.cornerRadius, self.children) = (group, cornerRadius, children)
  }
}
