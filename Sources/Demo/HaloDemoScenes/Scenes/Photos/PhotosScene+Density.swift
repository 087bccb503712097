import FocusGeometry
import Foundation
import HaloSceneGraph

/// Commands for larger and fewer pictures, or smaller and more.
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

  /// Creates the same commands for the keys without modifiers, with priority over type-select.
  ///
  /// The list of shortcuts hides them, because it has the others under View.
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

  /// Returns one hint for both keys, unless only one of them has an effect.
  func words(forSize command: KeyCommand) -> String {
    if canZoom(by: 1), canZoom(by: -1) { return "Picture size" }
    return command.action == .increaseSize ? "Larger" : "Smaller"
  }

  func canZoom(by step: Int) -> Bool {
    let measures = measures
    return (-2...2).contains(zoom + step)
      && measures.columns(zoom: zoom + step) != measures.columns(zoom: zoom)
  }

  /// Changes the size of the pictures.
  ///
  /// The focused picture changes its size with its ring on the way to its new place. The others may
  /// change rows, so they fade in at their new places.
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
