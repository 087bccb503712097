import FocusGeometry
import Foundation

/// A base drawn by hand, in the notation of ``PathNotation`` on a square of 24 units.
struct Motif: Sendable {
  /// Closed outlines: drawn as lines, and full in the form `.fill`.
  var body = ""
  /// Lines on the body: cut out of it where it is full.
  var marks = ""
  /// Areas on the body: cut out of it where it is full.
  var spots = ""
  /// An outline with gaps: drawn as lines, and in the form `.fill` closed, full and behind `lines`.
  var open = ""
  /// Lines beside the body, the same in all forms.
  var lines = ""
  /// Areas beside the body, the same in all forms.
  var areas = ""
  /// A closed outline in front of everything else, with a gap around it; full in the form `.fill`.
  var front = ""
  /// Lines on what is in front.
  var frontMarks = ""
  /// Applied to all of it.
  var placement = CGAffineTransform.identity

  /// A motif of lines, whose open outlines can be full; one without has no other form.
  static func lines(_ lines: String, open: String = "", areas: String = "") -> Motif {
    Motif(open: open, lines: lines, areas: areas)
  }

  /// A motif whose closed outlines can be full.
  static func body(
    _ body: String, marks: String = "", spots: String = "", lines: String = "", areas: String = "",
    front: String = "", frontMarks: String = ""
  ) -> Motif {
    Motif(
      body: body, marks: marks, spots: spots, lines: lines, areas: areas, front: front,
      frontMarks: frontMarks)
  }

  /// Whether the form `.fill` is another one.
  var canBeFull: Bool { !body.isEmpty || !open.isEmpty || !front.isEmpty }

  /// Left and right exchanged.
  var mirrored: Motif { placed(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)) }

  /// Top and bottom exchanged.
  var flipped: Motif { placed(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24)) }

  /// Lower by a number of units.
  func moved(y: CGFloat) -> Motif { placed(CGAffineTransform(translationX: 0, y: y)) }

  /// Turned clockwise about the middle.
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
