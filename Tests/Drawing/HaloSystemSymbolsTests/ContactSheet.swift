import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSystemSymbols

/// Symbols in rows of cells.
struct ContactSheet {
  var names: [String]
  var columns: Int
  /// The side of a symbol, in points.
  var side: CGFloat
  var ink: Color
  var ground: Color

  /// The side of a symbol with the space around it, in points.
  private var cell: CGFloat { (side * 1.5).rounded() }

  var list: DisplayList {
    let rows = (names.count + columns - 1) / columns
    let size = CGSize(width: CGFloat(columns) * cell, height: CGFloat(rows) * cell)
    var items: [DisplayItem] = []
    for (index, name) in names.enumerated() {
      guard let symbol = SystemSymbol.named(name) else { continue }
      let place = CGPoint(
        x: CGFloat(index % columns) * cell + (cell - side) / 2,
        y: CGFloat(index / columns) * cell + (cell - side) / 2)
      let scale = side / symbol.grid
      let transform = CGAffineTransform(scaleX: scale, y: scale)
        .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
      func add(_ content: DisplayContent) {
        items.append(
          DisplayItem(
            id: DisplayItemID(view: 0, part: UInt16(items.count)), transform: .identity,
            clip: CGRect(origin: .zero, size: size), alpha: 1, content: content))
      }
      if let fill = symbol.fill { add(.fill(.path(fill.applying(transform)), .color(ink))) }
      if let stroke = symbol.stroke {
        add(
          .stroke(
            .path(stroke.applying(transform)), width: symbol.lineWidth * scale, color: ink,
            dash: []))
      }
    }
    return DisplayList(size: size, background: .color(ground), items: items)
  }
}
