import FocusEngine
import FocusGeometry
import Foundation

/// The focus loop debugger: what Tab goes through while Option is held, focus groups while Option and
/// Control are (WWDC21 10260, 16:07).
extension Window {
  private enum FocusDiagram {
    case loop, groups
  }

  /// Which diagram is shown; nil: none, or the keys are held as part of a shortcut.
  private var focusDiagram: FocusDiagram? {
    guard isFocusLoopDebuggerEnabled, isActive else { return nil }
    switch heldModifiers.intersection(.chord) {
    case .alternate: return .loop
    case [.alternate, .control]: return .groups
    default: return nil
    }
  }

  /// The items drawn over everything else; focus and the pointer ignore them.
  var focusLoopItems: [DisplayItem] {
    guard let diagram = focusDiagram, let system = focusSystem else { return [] }
    let style = FocusLoopStyle(palette: appearance.palette)
    let loop = FocusDebugger.focusLoop(for: system)
    var canvas = DiagramCanvas(clip: bounds)
    canvas.add(.fill(.rect(bounds), .color(style.veil)))
    switch diagram {
    case .loop:
      FocusLoopPicture(loop, in: bounds, text: textMeasurer).draw(on: &canvas, style: style)
    case .groups:
      FocusGroupPicture(
        loop, in: bounds, isMirrored: layoutDirection == .rightToLeft, text: textMeasurer
      ).draw(on: &canvas, style: style)
    }
    return canvas.items
  }
}
