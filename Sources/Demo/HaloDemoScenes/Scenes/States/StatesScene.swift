import FocusEngine
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A scene with every control in every state, and one of each to operate.
@MainActor
final class StatesScene: TVSceneController {
  private let board = StatesBoard(specimens: ControlSpecimens.all)
  private let header = StatesHeader()
  private let ground = Decoration()
  /// The gradients in which rows fade out at the board's upper and lower edges.
  private let fades = [GroundFade(towards: .top), GroundFade(towards: .bottom)]

  private let reachCommand = KeyCommand(once: "Reach Controls", "toggleReach", "k")

  override var hintTopics: [HintTopic] {
    super.hintTopics + [.demo(Key(.function(3)), "Focus model")]
  }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .press(.select, is TextField), .press(.select, is Switch): nil
    case .press(.select, let control as Control): control.isSelected ? "Deselect" : "Select"
    case .command(let command, _) where command === reachCommand:
      model?.focusesControls == true ? "Skip controls" : "Reach controls"
    default: nil
    }
  }

  private var model: FocusModel? { view.window?.focusSystem?.model }

  override func viewDidLoad() {
    ground.backgroundColor = Color(white: 1, alpha: 0.045)
    ground.cornerRadius = 28
    // The panel is above the fades, which would cut it in two.
    for part in [board] + fades + [ground, header] { canvas.addSubview(part) }
    board.scrollHandler = { [weak self] in
      View.animate(withDuration: 0.15, in: self?.view.window) { self?.showFades() }
    }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [board] }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let metrics = StatesMetrics(
      canvas: canvasSize, room: contentArea, rows: board.rowsHeight, gaps: board.gapsHeight)
    (board.metrics, header.metrics) = (metrics, metrics)
    header.frame = CGRect(
      x: 0, y: metrics.headerTop, width: canvasSize.width, height: StatesMetrics.headerHeight)
    board.frame = CGRect(
      x: 0, y: metrics.boardTop, width: canvasSize.width,
      height: metrics.area.maxY - metrics.boardTop)
    place(
      ground,
      CGRect(
        x: metrics.columnLeft(0), y: metrics.area.minY, width: metrics.columnWidth,
        height: metrics.area.height))
    let height = StatesBoard.fadeHeight
    for (fade, y) in zip(fades, [metrics.boardTop, metrics.area.maxY - height]) {
      fade.frame = CGRect(x: 0, y: y, width: canvasSize.width, height: height)
    }
    showFades()
  }

  /// Shows a fade at each edge beyond which there are rows.
  private func showFades() {
    let hidden = board.hidesRows
    fades[0].alpha = hidden.above ? 1 : 0
    fades[1].alpha = hidden.below ? 1 : 0
  }

  override var keyCommands: [KeyCommand]? { [reachCommand] }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      "toggleReach": { [weak self] _ in
        self?.view.window?.focusSystem?.model.focusesControls.toggle()
      }
    ]
  }

  /// Returns whether the command is needed: under other models and with full keyboard access, keys
  /// reach controls in any case.
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "toggleReach"
      ? model?.look == .halo && model?.isFullKeyboardAccessEnabled == false
      : super.canPerformAction(action, withSender: sender)
  }
}
