import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A small drawing in one colour: the lines and areas of a symbol on a square grid.
open class ShapeView: View {
  /// The symbol, scaled to the shorter side of the bounds; nil for none.
  public var symbol: Symbol? { didSet { setNeedsDisplay() } }
  /// The colour of lines and areas, which can be animated; black by default.
  public var color = Color.black { didSet { changed(.textColor, from: oldValue, to: color) } }

  /// Creates a view with an empty frame.
  public init(symbol: Symbol? = nil) {
    super.init(frame: .zero)
    self.symbol = symbol
  }

  /// The background's shape or, without a background, the filled path of the symbol; nil if there
  /// is neither.
  open override func contentShape(at moment: AnimationMoment) -> Shape? {
    super.contentShape(at: moment) ?? symbol?.fill.map { .path($0.applying(fit(of: symbol))) }
  }

  /// Returns the transform from the symbol's units to points of the view.
  private func fit(of symbol: Symbol?) -> CGAffineTransform {
    let scale = min(bounds.width, bounds.height) / (symbol?.grid ?? 1)
    return CGAffineTransform(scaleX: scale, y: scale)
  }

  /// The colour at this instant.
  open var drawnColor: Color { presented(.textColor, color) }

  open override func draw(into builder: inout DisplayListBuilder) {
    guard let symbol else { return }
    let fit = fit(of: symbol)
    let color = drawnColor
    if let fill = symbol.fill { builder.add(.fill(.path(fill.applying(fit)), .color(color))) }
    if let stroke = symbol.stroke {
      builder.add(
        .stroke(
          .path(stroke.applying(fit)), width: symbol.lineWidth * fit.a, color: color, dash: []))
    }
  }
}
