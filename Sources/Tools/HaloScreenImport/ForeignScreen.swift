import FocusGeometry
import Foundation
import HaloHosting

/// A screen of another program: its nodes, their frames, and which can have the focus.
///
/// Readers and recorders create it; ``layoutText(model:comments:)`` converts it to a layout file.
public struct ForeignScreen: Hashable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// The number of the picture's pixels per point.
  public var scale: CGFloat
  /// The name of the PNG file that shows the screen, in the folder of the layout.
  ///
  /// If it is nil, there is no picture and the layout has plain boxes.
  public var picture: String?
  /// The nodes in drawing order.
  public var nodes: [ForeignNode]

  /// Creates a screen of `size` points.
  public init(
    size: CGSize, scale: CGFloat = 1, picture: String? = nil, nodes: [ForeignNode] = []
  ) {
    self.size = size
    self.scale = scale
    self.picture = picture
    self.nodes = nodes
  }
}

/// A node on another program's screen, with its children.
public struct ForeignNode: Hashable, Sendable {
  /// The program's id, which need not be unique; nil for none.
  public var id: String?
  /// The frame in points of the screen.
  public var frame: CGRect
  /// The name that a user would know; nil if it is unknown.
  public var name: String?
  /// The role; nil if it is unknown.
  public var role: AccessibleElement.Role?
  /// The value, such as the text of a field or the position of a slider; nil for none.
  public var value: String?
  /// Whether it can have the focus in the program.
  public var isFocusable: Bool
  /// Whether it has the focus.
  public var isFocused: Bool
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// Whether it is selected or on.
  public var isSelected: Bool
  /// The focus group of the node, and of its descendants that name none.
  ///
  /// If it is nil, the node belongs to the group of its ancestors.
  public var group: String?
  /// The radius of its corners, in points; nil if it is unknown.
  public var cornerRadius: CGFloat?
  /// The children in drawing order.
  public var children: [ForeignNode]

  /// Creates a node; `frame` is in points of the screen.
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
