import FocusGeometry
import Foundation
import HaloSceneGraph

/// Larger and fewer pictures, or smaller and more.
extension PhotosScene {
  static func makeSizeCommands() -> [KeyCommand] {
    [
      KeyCommand(
        title: "Smaller Pictures", action: .decreaseSize, input: "-", modifierFlags: .command),
      KeyCommand(
        title: "Larger Pictures", action: .increaseSize, input: "=",
        modifierFlags: [.shift, .command]),
    ]
  }

  /// The same by the keys alone, which no letter of an album's name is to wait for; the list of
  /// shortcuts says them once, under View.
  static func makePlainSizeCommands() -> [KeyCommand] {
    [
      KeyCommand(
        title: "Larger Pictures", action: .increaseSize, input: "+", attributes: .hidden),
      KeyCommand(
        title: "Smaller Pictures", action: .decreaseSize, input: "-", attributes: .hidden),
    ].map { command in
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  /// Both keys in one hint, unless only one of them does something.
  func words(forSize command: KeyCommand) -> String {
    if canZoom(by: 1), canZoom(by: -1) { return "Picture size" }
    return command.action == .increaseSize ? "Larger" : "Smaller"
  }

  func canZoom(by step: Int) -> Bool {
    let measures = measures
    return (-2...2).contains(zoom + step)
      && measures.columns(zoom: zoom + step) != measures.columns(zoom: zoom)
  }

  /// The focused picture grows or shrinks with its ring on its way to the new place; the others,
  /// which may change rows, fade in where they are to stand.
  func zoom(by step: Int) {
    zoom += step
    let focused = view.window?.focusSystem?.focusedItem as? PhotoCell
    let before = focused.map { $0.convert($0.bounds, to: view) }
    View.performWithoutAnimation {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.window?.focusSystem?.scrollFocusedItemIntoView()
    }
    guard !view.effectiveAppearance.prefersReducedMotion else { return }
    View.performWithoutAnimation {
      for cell in grid.cells where cell !== focused { cell.alpha = 0.3 }
      guard let focused, let before else { return }
      let after = focused.convert(focused.bounds, to: view)
      let scale = before.width / max(1, after.width)
      focused.zPosition = 1
      focused.transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: before.midX - after.midX, ty: before.midY - after.midY)
    }
    View.animate(withDuration: 0.25, in: view.window) {
      for cell in grid.cells { cell.alpha = 1 }
      focused?.transform = .identity
    }
  }
}
