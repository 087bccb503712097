import DisplayList
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// What a layout says about a view, or a walk's `set` changes of it; nil: nothing.
public struct ViewFields: Hashable, Sendable {
  public var title: String?
  /// Points, in the parent's space.
  public var frame: CGRect?
  public var focusable: Bool?
  public var enabled: Bool?
  public var hidden: Bool?
  public var alpha: CGFloat?
  public var interaction: Bool?
  public var clips: Bool?
  public var transparent: Bool?
  public var prefers: [Reference]?
  public var group: String?
  public var priority: FocusGroupPriority?
  public var selected: Bool?
  public var allowsFocus: Bool?
  public var selectionFollowsFocus: Bool?
  public var remembersLastFocused: Bool?
  public var contentSize: CGSize?
  public var contentOffset: CGPoint?
  /// By heading; those not named stay.
  public var next: [FocusHeading: Reference] = [:]
  public var tabIndex: Int?
  public var effect: Effect?
  public var halo: HaloFields?
  /// A file beside the layout.
  public var image: ImageFile?
  public var color: Color?

  /// How the view shows that it has the focus.
  public enum Effect: Hashable, Sendable {
    /// As the focus model has it: rows are highlighted, the rest has a ring, or rises.
    case automatic
    case halo, highlight, scale, none
  }

  /// A picture that the layout names.
  public struct ImageFile: Hashable, Sendable {
    public var name: String
    public var place: SourcePlace
  }

  public init() {}

  /// Every view that a field names.
  var references: [Reference] {
    (prefers ?? []) + next.values + [halo?.reference, halo?.container].compactMap(\.self)
  }
}

/// The shape and place of a ring (`FocusHaloEffect`).
public struct HaloFields: Hashable, Sendable {
  public enum Shape: Hashable, Sendable {
    /// The view's own outline.
    case inferred
    case rect
    case rounded(radius: CGFloat, curve: CornerCurve)
    /// In the view's own coordinates.
    case path(BezierPath)
  }

  public var shape = Shape.inferred
  public var position = FocusHaloEffect.Position.automatic
  public var reference: Reference?
  public var container: Reference?
}
