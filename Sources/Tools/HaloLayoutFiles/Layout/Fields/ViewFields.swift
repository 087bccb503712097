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
  /// The role for a screen reader: that of the control that the view represents.
  var role: AccessibleElement.Role?
  /// Whether a screen reader reads the children as a block, before neighbouring elements.
  var groupAccessibilityChildren: Bool?
  /// The frame in points, in the parent's coordinates.
  var frame: CGRect?
  var focusable: Bool?
  var enabled: Bool?
  var hidden: Bool?
  /// Whether the view is presented above everything else while it is not hidden.
  var modal: Bool?
  var alpha: CGFloat?
  var interaction: Bool?
  /// Whether full keyboard access regards the view as interactive.
  var respondsToUserInteraction: Bool?
  var clips: Bool?
  var transparent: Bool?
  var prefers: [Reference]?
  /// Whether the frame of the view leads focus to what is inside.
  var section: Bool?
  var group: String?
  var priority: FocusGroupPriority?
  var selected: Bool?
  var allowsFocus: Bool?
  var selectionFollowsFocus: Bool?
  var remembersLastFocused: Bool?
  var contentSize: CGSize?
  var contentOffset: CGPoint?
  var snap: Snap?
  /// The neighbours by heading; other headings keep theirs.
  var next: [FocusHeading: Neighbour]?
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

  /// The place to which a scrolling view scrolls what gets the focus.
  enum Snap: String, Hashable, Sendable, CaseIterable {
    case nearest, start, center
  }

  /// The target of a key, whatever the places of the views.
  enum Neighbour: Hashable, Sendable {
    case nothing
    case view(Reference)

    /// The view; nil for a key that leads nowhere.
    var reference: Reference? {
      if case .view(let reference) = self { reference } else { nil }
    }
  }

  /// The name of a picture's file in a layout.
  struct ImageFile: Hashable, Sendable {
    var name: String
    var place: SourcePlace
  }

  init() {}

  /// The ids of all views that fields name.
  var references: [Reference] {
    let neighbours = (next ?? [:]).sorted { $0.key.rawValue < $1.key.rawValue }
    return (prefers ?? []) + neighbours.compactMap(\.value.reference)
      + [halo?.reference, halo?.container].compactMap(\.self)
  }
}
