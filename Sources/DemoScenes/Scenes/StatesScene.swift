import Controls
import DisplayList
import FocusEngine
import Foundation
import Hosting
import SceneGraph

/// Every control in every state, and one of each to operate.
@MainActor
final class StatesScene: TVSceneController {
  private let board = StatesBoard(specimens: ControlSpecimens.all)
  private let header = StatesHeader()
  private let ground = Decoration()

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
    for part in [ground, board, header] { canvas.addSubview(part) }
    let lower = StatesMetrics.bottom
    header.frame = CGRect(
      x: 0, y: StatesMetrics.headerTop, width: canvasSize.width,
      height: StatesMetrics.headerHeight)
    board.frame = CGRect(
      x: 0, y: StatesMetrics.boardTop, width: canvasSize.width,
      height: lower - StatesMetrics.boardTop)
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [board] }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place(
      ground,
      CGRect(
        x: StatesMetrics.columnLeft(0), y: StatesMetrics.headerTop - 12,
        width: StatesMetrics.columnWidth,
        height: StatesMetrics.bottom - StatesMetrics.headerTop + 12))
  }

  override var keyCommands: [KeyCommand]? { [reachCommand] }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      "toggleReach": { [weak self] _ in
        self?.view.window?.focusSystem?.model.focusesControls.toggle()
      }
    ]
  }

  /// Elsewhere, and with full keyboard access, controls are reached in any case.
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "toggleReach"
      ? model?.look == .halo && model?.isFullKeyboardAccessEnabled == false
      : super.canPerformAction(action, withSender: sender)
  }
}
