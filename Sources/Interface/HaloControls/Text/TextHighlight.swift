import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The highlight behind a text: the selection, and underlines of marked text.
final class TextHighlight: View {
  var spans: [CGRect] = [] { didSet { if spans != oldValue { setNeedsDisplay() } } }
  var lines: [CGRect] = [] { didSet { if lines != oldValue { setNeedsDisplay() } } }
  var color = Color.clear { didSet { if color != oldValue { setNeedsDisplay() } } }
  var lineColor = Color.clear { didSet { if lineColor != oldValue { setNeedsDisplay() } } }

  override func draw(into builder: inout DisplayListBuilder) {
    for span in spans {
      builder.add(.fill(.rounded(span, radius: 3, curve: .continuous), .color(color)))
    }
    for line in lines { builder.add(.fill(.rect(line), .color(lineColor))) }
  }
}
