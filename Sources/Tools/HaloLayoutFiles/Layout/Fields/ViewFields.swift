import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph
import HaloSourceText

/// The fields of a view in a layout, or those that a walk's `set` changes; nil for fields that are
/// not given.
struct ViewFields: Hashable, Sendable {
  var title: String?
  /// The label, hint and value for screen readers.
  var label, hint, value: String?
  /// The role of the control that a region represents.
  var role: AccessibleElement.Role?
  /// Whether a screen reader reads the children as a block, before neighbouring elements.
  var groupAccessibilityChildren: Bool?
  /// The frame in points, in the parent's coordinates.
  var frame: CGRect?
  var focusable: Bool?
  var enabled: Bool?
  var hidden: Bool?
  var alpha: CGFloat?
  var interaction: Bool?
  /// Whether full keyboard access regards the view as interactive.
  var respondsToUserInteraction: Bool?
  var clips: Bool?
  var transparent: Bool?
  var prefers: [Reference]?
  var group: String?
  var priority: FocusGroupPriority?
  var selected: Bool?
  var allowsFocus: Bool?
  var selectionFollowsFocus: Bool?
  var remembersLastFocused: Bool?
  var contentSize: CGSize?
  var contentOffset: CGPoint?
  /// The neighbours by heading; other headings keep theirs.
  var next: [FocusHeading: Reference]?
  var tabIndex: Int?
  var focusgroup: FocusgroupMembership?
  var focusgroupStart: Bool?
  var effect: Effect?
  var halo: HaloFields?
  /// The file of the picture, relative to the layout's folder.
  var image: ImageFile?
  var color: Color?

  /// The effect with which the view shows its focus.
  enum Effect: String, Hashable, Sendable, CaseIterable {
    /// The effect of the focus model: rows are highlighted, other views have a ring or lift.
    case automatic
    case halo, highlight, scale, none
  }

  /// The name of a picture's file in a layout.
  struct ImageFile: Hashable, Sendable {
    var name: String
    var place: SourcePlace
  }

  init() {}

  /// The ids of all views that fields name.
  var references: [Reference] {
    let neighbours = (next ?? [:]).sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    return (prefers ?? []) + neighbours + [halo?.reference, halo?.container].compactMap(\.self)
  }
}
