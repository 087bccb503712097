import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph
import HaloSourceText

/// The shape and position of a ring (`FocusHaloEffect`).
struct HaloFields: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// The view's own outline.
    case inferred
    case rect
    case rounded(radius: CGFloat, curve: CornerCurve)
    /// A path in the view's own coordinates.
    case path(BezierPath)
  }

  var shape = Shape.inferred
  var position = FocusHaloEffect.Position.automatic
  var reference: Reference?
  var container: Reference?
}

extension FieldType<HaloFields> {
  static var halo: Self {
    .mapping(HaloFields.rows, of: "a halo", "fields such as shape", from: HaloFields())
  }
}

extension HaloFields {
  fileprivate static let rows: [Field<HaloFields>] = [
    Field(
      "shape", .shape, absent: .means("the outline of the view"), "The shape of the ring."
    ) { $0.shape = $1 },
    Field(
      "radius", .measure(in: 0...10_000, .points), absent: .refused, "The radius of the corners.",
      with: .value("rounded", of: "shape")
    ) { $0.radius = $1 },
    Field(
      "curve", .curve, absent: .equals("continuous"), "The curve of the corners.",
      with: .value("rounded", of: "shape")
    ) { $0.curve = $1 },
    Field(
      "path", .pathData, absent: .refused,
      "The outline in points from the top left corner of the view; it may go beyond the frame.",
      with: .value("path", of: "shape")
    ) { $0.shape = .path($1) },
    Field(
      "position", .position, absent: .equals("automatic"), "The side of the outline."
    ) { $0.position = $1 },
    Field(
      "reference", .id, absent: .means("the view itself"),
      "The view just above which the ring is drawn."
    ) { $0.reference = $1 },
    Field(
      "container", .id, absent: .means("the view around the reference"),
      "The view in which the ring is drawn, so that nothing between the two clips it."
    ) { $0.container = $1 },
  ]

  /// The radius of a rounded shape; nil for other shapes, of which it cannot be changed.
  private var radius: CGFloat? {
    get { if case .rounded(let radius, _) = shape { radius } else { nil } }
    set {
      guard case .rounded(_, let curve) = shape, let newValue else { return }
      shape = .rounded(radius: newValue, curve: curve)
    }
  }

  /// The curve of a rounded shape; nil for other shapes, of which it cannot be changed.
  private var curve: CornerCurve? {
    get { if case .rounded(_, let curve) = shape { curve } else { nil } }
    set {
      guard case .rounded(let radius, _) = shape, let newValue else { return }
      shape = .rounded(radius: radius, curve: newValue)
    }
  }
}

extension FieldType<HaloFields.Shape> {
  /// The shapes; the fields beside them complete the last two.
  fileprivate static var shape: Self {
    .choice([
      ("rect", .rect, "the rectangle of the view"),
      (
        "rounded", .rounded(radius: 0, curve: .continuous),
        "the rectangle with round corners"
      ),
      ("path", .path(BezierPath()), "any outline"),
    ])
  }
}

extension FieldType<CornerCurve> {
  fileprivate static var curve: Self {
    .choice([
      ("circular", .circular, "quarter circles"),
      ("continuous", .continuous, "curves that begin gradually"),
    ])
  }
}

extension FieldType<FocusHaloEffect.Position> {
  fileprivate static var position: Self {
    .choice([
      (
        "automatic", .automatic,
        "outside, or inside where the window or a view around it leaves no space"
      ),
      ("outside", .outside, "outside the outline"),
      ("inside", .inside, "inside the outline"),
    ])
  }
}
