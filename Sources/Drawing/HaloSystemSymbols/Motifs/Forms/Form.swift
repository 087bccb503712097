import FocusGeometry
import Foundation
import HaloDisplayList

/// The description of a symbol: a base and the changes made to it.
indirect enum Form {
  /// A base drawn by hand.
  case motif(Motif, isFull: Bool)
  /// A base drawn by hand, with a number inside.
  case numbered(Motif, String)
  /// Letters and digits.
  case glyphs(String)
  /// A placeholder for a base without a drawing: letters of its name in a dashed square.
  case mark(String, isFull: Bool)
  /// A smaller form inside an outline.
  case contained(Form, in: Container, isFull: Bool)
  /// A form with a slash across it.
  case slashed(Form)
  /// A form with a small form at a corner, or a dot if that is nil.
  case badged(Form, with: Form?)

  /// The form with its closed outlines filled; the form itself if it has none.
  var full: Form {
    switch self {
    case .motif(let motif, _): .motif(motif, isFull: motif.canBeFull)
    case .glyphs, .numbered: self
    case .mark(let letters, _): .mark(letters, isFull: true)
    case .contained(let form, let container, _): .contained(form, in: container, isFull: true)
    case .slashed(let form): .slashed(form.full)
    case .badged(let form, let badge): .badged(form.full, with: badge)
    }
  }

  /// The form to place in a container: filled, because that is clearer at a small size.
  ///
  /// A form whose outline has gaps stays unfilled, because a fill would close them.
  private var forContainer: Form {
    if case .motif(let motif, _) = self, !motif.open.isEmpty { self } else { full }
  }

  /// The form as a symbol: either lines or areas, never both, so that it can be drawn in a
  /// translucent colour.
  var symbol: Symbol {
    if let lines = loneLines {
      return Symbol(stroke: lines, lineWidth: FormStyle.lineWidth, grid: FormStyle.grid)
    }
    let region = region(lineWidth: FormStyle.lineWidth).subtracting()
    return Symbol(fill: region.path, grid: FormStyle.grid)
  }

  /// The lines of a form that consists only of lines and needs no cuts; nil for other forms.
  private var loneLines: BezierPath? {
    switch self {
    case .motif(let motif, isFull: false): motif.loneLines
    case .glyphs(let text): Glyphs.path(text)
    case .numbered(let motif, let number):
      motif.loneLines?.appending(
        Self.glyphs(number, scale: FormStyle.numberScale, center: FormStyle.numberCenter))
    case .mark(let letters, isFull: false):
      Self.markSquare.dashed(on: FormStyle.dash.on, off: FormStyle.dash.off)
        .appending(Self.markLetters(letters))
    case .motif, .mark, .contained, .slashed, .badged: nil
    }
  }

  /// Returns the area that the form covers with lines of a given width, in units of the grid.
  func region(lineWidth: CGFloat) -> Region {
    if let lines = loneLines { return Region(stroking: lines, width: lineWidth) }
    switch self {
    case .motif(let motif, let isFull): return motif.region(isFull: isFull, lineWidth: lineWidth)
    case .glyphs, .numbered: return Region()
    case .mark(let letters, _):
      return Region(filling: Self.markSquare)
        .adding(Region(stroking: Self.markSquare, width: lineWidth))
        .subtracting(Region(stroking: Self.markLetters(letters), width: lineWidth))
    case .contained(let form, let container, let isFull):
      let inner = form.forContainer.fitted(
        center: container.room.center, radius: container.room.radius,
        lineWidth: FormStyle.innerLineWidth * lineWidth / FormStyle.lineWidth)
      let outline = BezierPath(container.outline)
      let line = Region(stroking: outline, width: lineWidth)
      return isFull
        ? Region(filling: outline).adding(line).subtracting(inner) : line.adding(inner)
    case .slashed(let form):
      let line = BezierPath(FormStyle.slash)
      let width = lineWidth * (1 + 2 * FormStyle.slashGap)
      return form.region(lineWidth: lineWidth).subtracting(Region(stroking: line, width: width))
        .withoutCrumbs(
          at: Region(stroking: line, width: width * 1.05),
          smallerThan: FormStyle.slashCrumb * lineWidth * lineWidth
        )
        .adding(Region(stroking: line, width: lineWidth))
    case .badged(let form, nil):
      return form.region(lineWidth: lineWidth)
        .subtracting(.disc(FormStyle.dotCenter, FormStyle.dotClearing))
        .adding(.disc(FormStyle.dotCenter, FormStyle.dotRadius))
    case .badged(let form, let badge?):
      return form.region(lineWidth: lineWidth)
        .subtracting(.disc(FormStyle.badgeCenter, FormStyle.badgeClearing))
        .adding(
          badge.fitted(
            center: FormStyle.badgeCenter, radius: FormStyle.badgeRadius,
            lineWidth: FormStyle.badgeLineWidth * lineWidth / FormStyle.lineWidth))
    }
  }

  /// Returns the form scaled down to fit into a circle, with lines of a given width after scaling.
  private func fitted(center: CGPoint, radius: CGFloat, lineWidth: CGFloat) -> Region {
    let (middle, reach) = extent
    let scale = min(radius / reach, radius * FormStyle.mostScale)
    let most = isPlain ? FormStyle.mostPlainLineWidth : FormStyle.mostLineWidth
    let width = min(lineWidth / scale, most)
    return bare.region(lineWidth: width).applying(
      CGAffineTransform(scaleX: scale, y: scale).about(middle, movedTo: center))
  }

  /// Whether the form has so few lines that they may be wide.
  private var isPlain: Bool {
    if case .motif(let motif, _) = self { motif.isPlain } else { false }
  }

  /// The form without a dashed square, for a place that has its own outline.
  private var bare: Form {
    if case .mark(let letters, _) = self { .glyphs(letters) } else { self }
  }

  /// The optical centre of the form and the distance to its farthest point.
  private var extent: (CGPoint, CGFloat) {
    switch self {
    // All letters have the same size.
    case .glyphs, .mark: (FormStyle.middle, FormStyle.letterReach)
    case .motif, .numbered, .contained, .slashed, .badged:
      region(lineWidth: FormStyle.lineWidth).opticalExtent
    }
  }

  private static let markSquare = BezierPath(Container.square.outline)

  private static func markLetters(_ letters: String) -> BezierPath {
    glyphs(letters, scale: FormStyle.markScale, center: FormStyle.middle)
  }

  private static func glyphs(_ text: String, scale: CGFloat, center: CGPoint) -> BezierPath {
    Glyphs.path(text).applying(
      CGAffineTransform(scaleX: scale, y: scale).about(FormStyle.middle, movedTo: center))
  }
}

extension BezierPath {
  fileprivate func appending(_ other: BezierPath) -> BezierPath {
    var path = self
    path.append(other)
    return path
  }
}
