import FocusGeometry
import Foundation

/// Vector artwork as a value: a list of fills, strokes and text, back to front.
///
/// It has no resolution; the renderer rasterizes it at the size at which it is shown.
public struct Drawing: Hashable, Sendable {
  /// One operation of a drawing, in the drawing's own space, in points.
  public enum Operation: Hashable, Sendable {
    case fill(BezierPath, Paint, evenOdd: Bool)
    case stroke(BezierPath, width: CGFloat, Color, roundCaps: Bool)
    /// Text in a rectangle.
    ///
    /// A single line that is wider than the rectangle is set smaller, so that it fits in any
    /// typeface.
    case text(String, TextStyle, in: CGRect)
    /// A bitmap stretched to fill the rectangle.
    case bitmap(Bitmap, in: CGRect)
    /// The start of a clip: everything up to the matching `endClip` is clipped to the path.
    case beginClip(BezierPath)
    case endClip
    /// Film grain over everything drawn so far, so that gradients do not show bands.
    ///
    /// `amount` is 0...1 of the full range, and equal seeds give equal grain.
    case grain(amount: CGFloat, seed: UInt64)
    /// A blur of everything drawn so far, with a standard deviation in points; beyond the edges of
    /// the picture, its outermost pixels are repeated.
    case blur(sigma: CGFloat)
  }

  /// The operations, back to front.
  public internal(set) var operations: [Operation] = []

  /// Creates an empty drawing.
  public init() {}

  /// Fills a path by the non-zero winding rule, or by the even-odd rule.
  public mutating func fill(_ path: BezierPath, with paint: Paint, evenOdd: Bool = false) {
    operations.append(.fill(path, paint, evenOdd: evenOdd))
  }
  /// Fills a path with one colour, by the non-zero winding rule.
  public mutating func fill(_ path: BezierPath, with color: Color) {
    fill(path, with: .color(color))
  }
  /// Fills a rectangle.
  public mutating func fill(_ rect: CGRect, with paint: Paint) {
    fill(BezierPath(rect: rect), with: paint)
  }
  /// Draws a line `width` points wide, centred on the path; without round caps its ends are flat.
  public mutating func stroke(
    _ path: BezierPath, width: CGFloat, color: Color, roundCaps: Bool = true
  ) {
    operations.append(.stroke(path, width: width, color, roundCaps: roundCaps))
  }
  /// Draws text that is broken at the rectangle's width and centred vertically.
  public mutating func text(_ string: String, style: TextStyle, in rect: CGRect) {
    operations.append(.text(string, style, in: rect))
  }
  /// Draws a bitmap stretched to fill the rectangle.
  public mutating func draw(_ bitmap: Bitmap, in rect: CGRect) {
    operations.append(.bitmap(bitmap, in: rect))
  }
  /// Clips everything that `body` draws to the path.
  public mutating func clipped(to path: BezierPath, _ body: (inout Drawing) -> Void) {
    operations.append(.beginClip(path))
    body(&self)
    operations.append(.endClip)
  }
  /// Appends all operations of `other`, so that it is drawn in front.
  public mutating func append(_ other: Drawing) { operations += other.operations }
  /// Blurs everything drawn so far; `sigma` is the standard deviation in points.
  public mutating func blur(_ sigma: CGFloat) { operations.append(.blur(sigma: sigma)) }
  /// Adds film grain to everything drawn so far; `amount` is 0...1 of the full range.
  public mutating func grain(_ amount: CGFloat, seed: UInt64) {
    operations.append(.grain(amount: amount, seed: seed))
  }
}
