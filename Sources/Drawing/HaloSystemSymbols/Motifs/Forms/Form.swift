import FocusGeometry
import Foundation
import HaloDisplayList

/// What a name asks for: a base, and what is done to it.
indirect enum Form {
  /// A base drawn by hand.
  case motif(Motif, isFull: Bool)
  /// A base drawn by hand that goes around a number.
  case numbered(Motif, String)
  /// Letters and digits.
  case glyphs(String)
  /// The mark of a base that is not drawn: letters of its name in a square of dashes.
  case mark(String, isFull: Bool)
  /// Smaller, inside of an outline.
  case contained(Form, in: Container, isFull: Bool)
  /// With a line across.
  case slashed(Form)
  /// With a small form at a corner; nil: a dot.
  case badged(Form, with: Form?)

  /// The same with its closed outlines full; itself where there are none.
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

  /// Full, as small things are clearer; what has gaps in its outline stays lines, which full would
  /// close up.
  private var forContainer: Form {
    if case .motif(let motif, _) = self, !motif.open.isEmpty { self } else { full }
  }

  /// Either lines or areas, never both, so that it can be drawn in a colour that is seen through.
  var symbol: Symbol {
    if let lines = loneLines {
      return Symbol(stroke: lines, lineWidth: FormStyle.lineWidth, grid: FormStyle.grid)
    }
    let region = region(lineWidth: FormStyle.lineWidth).subtracting()
    return Symbol(fill: region.path, grid: FormStyle.grid)
  }

  /// The form where it is nothing but lines that need not be cut.
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

  /// All that the form covers when its lines have a width.
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

  /// The form made smaller until it is inside of a circle, with lines of a width of their own.
  private func fitted(center: CGPoint, radius: CGFloat, lineWidth: CGFloat) -> Region {
    let (middle, reach) = extent
    let scale = min(radius / reach, radius * FormStyle.mostScale)
    let most = isPlain ? FormStyle.mostPlainLineWidth : FormStyle.mostLineWidth
    let width = min(lineWidth / scale, most)
    return bare.region(lineWidth: width).applying(
      CGAffineTransform(scaleX: scale, y: scale).about(middle, movedTo: center))
  }

  /// Whether there are so few lines that they may be wide.
  private var isPlain: Bool {
    if case .motif(let motif, _) = self { motif.isPlain } else { false }
  }

  /// Without the square of dashes, for a place that has an outline of its own.
  private var bare: Form {
    if case .mark(let letters, _) = self { .glyphs(letters) } else { self }
  }

  /// The middle for the eye and how far the form reaches from it.
  private var extent: (CGPoint, CGFloat) {
    switch self {
    // All letters in one size.
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
