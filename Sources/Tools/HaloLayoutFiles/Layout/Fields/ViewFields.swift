import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph
import HaloSourceText

/// What a layout says about a view, or a walk's `set` changes of it; nil: nothing.
struct ViewFields: Hashable, Sendable {
  var title: String?
  /// What a screen reader says that it is called, what happens when it is used, and what it holds.
  var label, hint, value: String?
  /// What a region stands for.
  var role: AccessibleElement.Role?
  /// Whether a screen reader reads the children as a block, before what lies beside them.
  var groupAccessibilityChildren: Bool?
  /// Points, in the parent's space.
  var frame: CGRect?
  var focusable: Bool?
  var enabled: Bool?
  var hidden: Bool?
  var alpha: CGFloat?
  var interaction: Bool?
  /// Whether full keyboard access takes it for something that a person operates.
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
  /// By heading; those not named stay.
  var next: [FocusHeading: Reference]?
  var tabIndex: Int?
  var focusgroup: FocusgroupMembership?
  var focusgroupStart: Bool?
  var effect: Effect?
  var halo: HaloFields?
  /// A file beside the layout.
  var image: ImageFile?
  var color: Color?

  /// How the view shows that it has the focus.
  enum Effect: String, Hashable, Sendable, CaseIterable {
    /// As the focus model has it: rows are highlighted, the rest has a ring, or rises.
    case automatic
    case halo, highlight, scale, none
  }

  /// A picture that the layout names.
  struct ImageFile: Hashable, Sendable {
    var name: String
    var place: SourcePlace
  }

  init() {}

  /// Every view that a field names.
  var references: [Reference] {
    (prefers ?? []) + (next ?? [:]).values + [halo?.reference, halo?.container].compactMap(\.self)
  }
}
