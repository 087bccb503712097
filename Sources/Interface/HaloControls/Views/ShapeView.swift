import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A small drawing in one colour: lines and areas of a symbol on a square grid.
open class ShapeView: View {
  /// As large as the shorter side of the bounds; nil for none.
  public var symbol: Symbol? { didSet { setNeedsDisplay() } }
  /// Of lines and areas; black unless set, can be animated.
  public var color = Color.black { didSet { changed(.textColor, from: oldValue, to: color) } }

  /// Has no size until it is given one.
  public init(symbol: Symbol? = nil) {
    super.init(frame: .zero)
    self.symbol = symbol
  }

  /// The filled path, when there is no background behind it.
  open override func contentShape(at moment: AnimationMoment) -> Shape? {
    super.contentShape(at: moment) ?? symbol?.fill.map { .path($0.applying(fit(of: symbol))) }
  }

  /// From the symbol's units to the view's.
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
