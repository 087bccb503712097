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

extension HaloFields {
  init(_ value: YAMLValue) throws {
    let fields = try value.fields("fields such as shape")
    try fields.allow(
      ["shape", "radius", "curve", "path", "position", "reference", "container"], in: "a halo")
    enum Name: String, CaseIterable { case rect, rounded, path }
    let name = try fields["shape"]?.choice() as Name?
    for (field, owner) in [("radius", Name.rounded), ("curve", .rounded), ("path", .path)]
    where name != owner {
      if let extra = fields[field] {
        throw extra.error("goes with “shape: \(owner.rawValue)”")
      }
    }
    switch name {
    case nil: shape = .inferred
    case .rect: shape = .rect
    case .rounded:
      let radius = try fields.required("radius").number(in: 0...10_000)
      let curve = try fields["curve"]?.choice(of: [
        "circular": CornerCurve.circular, "continuous": .continuous,
      ])
      shape = .rounded(radius: radius, curve: curve ?? .continuous)
    case .path:
      let path = try fields.required("path")
      do {
        shape = .path(try BezierPath(svgPathData: path.text("SVG path data")))
      } catch let error as PathDataError {
        throw path.error(error.description)
      }
    }
    position =
      try fields["position"]?.choice(of: [
        "automatic": FocusHaloEffect.Position.automatic, "outside": .outside, "inside": .inside,
      ]) ?? .automatic
    reference = try fields["reference"]?.reference()
    container = try fields["container"]?.reference()
  }
}
