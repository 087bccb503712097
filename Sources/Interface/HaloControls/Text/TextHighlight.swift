import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The highlight behind a text: the selection with a bar at each end, and underlines of marked text.
///
/// The bars show the selection even where its colour alone has too little contrast, as on iPadOS.
final class TextHighlight: View {
  var spans: [CGRect] = [] { didSet { if spans != oldValue { setNeedsDisplay() } } }
  var lines: [CGRect] = [] { didSet { if lines != oldValue { setNeedsDisplay() } } }
  /// The width of the bars in points; 0 for none.
  var endWidth: CGFloat = 0 { didSet { if endWidth != oldValue { setNeedsDisplay() } } }
  var endColor = Color.clear { didSet { if endColor != oldValue { setNeedsDisplay() } } }
  var color = Color.clear { didSet { if color != oldValue { setNeedsDisplay() } } }
  var lineColor = Color.clear { didSet { if lineColor != oldValue { setNeedsDisplay() } } }

  override func draw(into builder: inout DisplayListBuilder) {
    for span in spans {
      builder.add(.fill(.rounded(span, radius: 3, curve: .continuous), .color(color)))
    }
    if let first = spans.first, let last = spans.last, endWidth > 0 {
      for (x, span) in [(first.minX - endWidth, first), (last.maxX, last)] {
        let bar = CGRect(x: x, y: span.minY, width: endWidth, height: span.height)
        builder.add(.fill(.rounded(bar, radius: endWidth / 2, curve: .circular), .color(endColor)))
      }
    }
    for line in lines { builder.add(.fill(.rect(line), .color(lineColor))) }
  }
}
