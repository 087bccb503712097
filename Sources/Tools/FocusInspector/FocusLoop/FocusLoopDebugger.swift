import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The focus loop debugger.
///
/// It shows the order of Tab while Option is held, and focus groups while Option and Control are
/// held (WWDC21 10260, 16:07).
@MainActor
final class FocusLoopDebugger: WindowAccessory {
  private unowned let window: Window

  init(_ window: Window) { self.window = window }

  fileprivate enum Diagram {
    case loop, groups
  }

  /// The diagram that is shown; nil for none, also while the keys are held as part of a shortcut.
  private var diagram: Diagram? {
    guard window.isActive else { return nil }
    switch window.heldModifiers.intersection(.chord) {
    case .alternate: return .loop
    case [.alternate, .control]: return .groups
    default: return nil
    }
  }

  var items: [DisplayItem] {
    diagram.map { window.items(of: $0) } ?? []
  }
}

extension Window {
  /// The order of Tab as a path over the screen.
  package var focusLoopPicture: [DisplayItem] { items(of: .loop) }

  fileprivate func items(of diagram: FocusLoopDebugger.Diagram) -> [DisplayItem] {
    guard let system = focusSystem else { return [] }
    let style = FocusLoopStyle(palette: appearance.palette)
    let loop = FocusDebugger.focusLoop(for: system)
    var canvas = DiagramCanvas(clip: bounds)
    canvas.add(.fill(.rect(bounds), .color(style.veil)))
    switch diagram {
    case .loop:
      FocusLoopPicture(
        loop, in: bounds, outlines: PresentedOutlines(in: self), text: textMeasurer
      ).draw(on: &canvas, style: style)
    case .groups:
      FocusGroupPicture(
        loop, in: bounds, isMirrored: layoutDirection == .rightToLeft, text: textMeasurer
      ).draw(on: &canvas, style: style)
    }
    return canvas.items
  }
}

extension Window {
  /// Whether holding Option shows the order of Tab, and holding Option and Control shows focus
  /// groups.
  ///
  /// It is the equivalent of UIKit's launch argument `-UIFocusLoopDebuggerEnabled YES`.
  public var isFocusLoopDebuggerEnabled: Bool {
    get { accessory(FocusLoopDebugger.self) != nil }
    set {
      guard newValue != isFocusLoopDebuggerEnabled else { return }
      if newValue {
        attach(FocusLoopDebugger(self))
      } else {
        accessory(FocusLoopDebugger.self).map(detach)
      }
    }
  }
}
