import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A path as a value: Core Graphics' `CGPath`.
public typealias CGPath = BezierPath

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  case butt, round
  /// The same as `butt`.
  case square
}

/// The shape of the corners of lines; it has no effect, as all corners are mitred.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// The rule for the areas that a path fills.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// A drawing in progress, which is kept as shapes: Core Graphics' `CGContext`.
///
/// It has no text, shadows, dashes or blend modes.
@MainActor
public final class CGContext {
  private struct State {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// The number of clip paths that apply.
    var clips = 0
  }

  private(set) var drawing = Drawing()
  /// The bounds of the picture in points; anything outside is not visible.
  private let bounds: CGRect
  private var state = State()
  private var saved: [State] = []
  private var path = CGPath()
  /// The clip paths that apply, in the picture's coordinates.
  private var clips: [CGPath] = []

  init(of bounds: CGRect) { self.bounds = bounds }

  // MARK: State

  /// Saves colours, line, alpha, transform and clip until ``restoreGState()``.
  public func saveGState() { saved.append(state) }
  /// Restores what was saved last.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    clips.removeSubrange(last.clips...)
  }
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the shape of the ends of open lines.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the alpha of everything that is drawn from now on, 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// The transform from the present coordinates to those of the picture.
  public var ctm: CGAffineTransform { state.transform }
  /// Applies a transform to everything that is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Moves everything that is drawn from now on, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  /// Scales everything that is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Rotates everything that is drawn from now on, clockwise on the screen, by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Path

  /// Discards the path and begins a new one.
  public func beginPath() { path = CGPath() }
  /// Begins a subpath.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, controlPoint: control)
  }
  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { path.append(CGPath(rect: rect)) }
  /// Adds a closed ellipse.
  public func addEllipse(in rect: CGRect) { path.append(CGPath(ovalIn: rect)) }
  /// Adds all subpaths of a path.
  public func addPath(_ other: CGPath) { path.append(other) }
  /// Closes the subpath.
  public func closePath() { path.close() }
  /// Fills the path, and discards it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, usingEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Strokes the path, and discards it.
  public func strokePath() {
    stroke(path, width: state.lineWidth, cap: state.lineCap)
    beginPath()
  }
  /// Clips everything that is drawn from now on to the path, and discards the path.
  public func clip() {
    clip(to: path)
    beginPath()
  }

  // MARK: Drawing shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect), usingEvenOdd: false) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ovalIn: rect), usingEvenOdd: false) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(CGPath(rect: rect), width: state.lineWidth, cap: state.lineCap)
  }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ovalIn: rect), width: state.lineWidth, cap: state.lineCap)
  }
  /// Clips everything that is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) { clip(to: CGPath(rect: rect)) }

  func clip(to path: CGPath) {
    clips.append(path.applying(state.transform))
    state.clips = clips.count
  }

  func fill(_ path: CGPath, usingEvenOdd isEvenOdd: Bool) {
    let paint = Paint.color(shown(state.fillColor))
    let path = path.applying(state.transform)
    draw { $0.fill(path, with: paint, evenOdd: isEvenOdd) }
  }

  func stroke(_ path: CGPath, width: CGFloat, cap: CGLineCap) {
    let color = shown(state.strokeColor)
    let path = path.applying(state.transform)
    let width = width * state.transform.stretch
    draw { $0.stroke(path, width: width, color: color, roundCaps: cap == .round) }
  }

  /// Fills the clipped area with colours along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (start, end) = (start.applying(state.transform), end.applying(state.transform))
    guard start != end else { return }
    var area = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    if !options.contains(.drawsBeforeStartLocation) { area.cut(at: start, towards: end) }
    if !options.contains(.drawsAfterEndLocation) { area.cut(at: end, towards: start) }
    let paint = Paint.linear(shown(gradient), from: start, to: end)
    draw { $0.fill(CGPath(through: area), with: paint) }
  }

  /// Fills a circle with colours from its centre outwards; `endCenter` and `startRadius` have no
  /// effect.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let circle = CGRect(
      x: startCenter.x - endRadius, y: startCenter.y - endRadius, width: 2 * endRadius,
      height: 2 * endRadius)
    let transform = state.transform
    let area =
      options.contains(.drawsAfterEndLocation)
      ? CGPath(rect: bounds) : CGPath(ovalIn: circle).applying(transform)
    let paint = Paint.radial(
      shown(gradient), center: startCenter.applying(transform),
      radius: endRadius * transform.stretch)
    draw { $0.fill(area, with: paint) }
  }

  /// Draws a picture whose coordinates are the present ones.
  func draw(_ picture: Drawing) {
    let (transform, alpha) = (state.transform, state.alpha)
    draw { $0.append(picture.applying(transform, alpha: alpha)) }
  }

  private func draw(_ body: (inout Drawing) -> Void) {
    func clipped(_ rest: ArraySlice<CGPath>, _ drawing: inout Drawing) {
      guard let clip = rest.first else { return body(&drawing) }
      drawing.clipped(to: clip) { clipped(rest.dropFirst(), &$0) }
    }
    clipped(clips[...], &drawing)
  }

  private func shown(_ color: CGColor) -> CGColor {
    color.withAlphaComponent(color.alpha * state.alpha)
  }

  private func shown(_ gradient: CGGradient) -> Gradient {
    Gradient(gradient.stops.map { Gradient.Stop($0.location, shown($0.color)) })
  }
}
