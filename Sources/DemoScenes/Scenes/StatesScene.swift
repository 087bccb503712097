import Controls
import DisplayList
import FocusEngine
import Foundation
import SceneGraph

/// Every control in every state, and one of each to operate.
@MainActor
final class StatesScene: TVSceneController {
  private let board = StatesBoard(specimens: ControlSpecimens.all)
  private let header = StatesHeader()
  private let ground = Decoration()

  override var hints: [Hint] {
    let walk = [
      Hint("←", "↑", "↓", "→", text: "Move"), Hint("Return", text: "Press, select"),
    ]
    guard let model, model.look == .halo else {
      return walk + [Hint("F3", text: "Focus model")]
    }
    // Under these models controls are reached by full keyboard access alone.
    return walk + [
      Hint("K", text: model.focusesControls ? "Skip controls" : "Reach controls")
    ]
  }

  private var model: FocusModel? { view.window?.focusSystem?.model }

  override func viewDidLoad() {
    ground.backgroundColor = Color(white: 1, alpha: 0.045)
    ground.cornerRadius = 28
    for part in [ground, board, header] { canvas.addSubview(part) }
    let lower = StatesMetrics.bottom
    header.frame = CGRect(
      x: 0, y: StatesMetrics.headerTop, width: Self.canvasSize.width,
      height: StatesMetrics.headerHeight)
    board.frame = CGRect(
      x: 0, y: StatesMetrics.boardTop, width: Self.canvasSize.width,
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
    // Another focus model has other keys.
    shell?.reloadHints()
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .character("k") }),
      var model, model.look == .halo
    else { return super.pressesBegan(presses, with: event) }
    model.focusesControls.toggle()
    view.window?.focusSystem?.model = model
    shell?.reloadHints()
  }
}
