import FocusGeometry
import Foundation

/// A base drawn by hand, in the notation of ``PathNotation`` on the 24-unit grid.
struct Motif: Sendable {
  /// Closed outlines, drawn as lines, and filled in the form `.fill`.
  var body = ""
  /// Lines on the body; cut out of it if it is filled.
  var marks = ""
  /// Areas on the body; cut out of it if it is filled.
  var spots = ""
  /// An outline with gaps, drawn as lines; in the form `.fill` closed, filled and behind `lines`.
  var open = ""
  /// Lines beside the body, equal in all forms.
  var lines = ""
  /// Areas beside the body, equal in all forms.
  var areas = ""
  /// A closed outline in front of everything else, with a gap around it; filled in the form
  /// `.fill`.
  var front = ""
  /// Lines on the front outline.
  var frontMarks = ""
  /// The transform of the whole motif.
  var placement = CGAffineTransform.identity

  /// Creates a motif of lines.
  ///
  /// Only its open outlines can be filled; without any, it has no `.fill` form.
  static func lines(_ lines: String, open: String = "", areas: String = "") -> Motif {
    Motif(open: open, lines: lines, areas: areas)
  }

  /// Creates a motif whose closed outlines can be filled.
  static func body(
    _ body: String, marks: String = "", spots: String = "", lines: String = "", areas: String = "",
    front: String = "", frontMarks: String = ""
  ) -> Motif {
    Motif(
      body: body, marks: marks, spots: spots, lines: lines, areas: areas, front: front,
      frontMarks: frontMarks)
  }

  /// Whether the form `.fill` differs.
  var canBeFull: Bool { !body.isEmpty || !open.isEmpty || !front.isEmpty }

  /// The motif with left and right exchanged.
  var mirrored: Motif { placed(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)) }

  /// The motif with top and bottom exchanged.
  var flipped: Motif { placed(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24)) }

  /// Returns the motif moved down by a number of units.
  func moved(y: CGFloat) -> Motif { placed(CGAffineTransform(translationX: 0, y: y)) }

  /// Returns the motif rotated clockwise about its centre, in degrees.
  func turned(_ degrees: CGFloat) -> Motif {
    let middle = FormStyle.middle
    return placed(
      CGAffineTransform(rotationAngle: degrees * .pi / 180).about(middle, movedTo: middle))
  }

  private func placed(_ transform: CGAffineTransform) -> Motif {
    var motif = self
    motif.placement = placement.concatenating(transform)
    return motif
  }
}
