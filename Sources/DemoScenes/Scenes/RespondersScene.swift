import Controllers
import Controls
import FocusEngine
import FocusGeometry
import Foundation
import Hosting
import SceneGraph

/// Focus and first responder side by side: a solid ring and a dashed one, the chain, and the way of
/// every key (WWDC21 10260, 16:50).
@MainActor
final class RespondersScene: SceneController {
  private let heading = Label("Responders", font: .systemFont(ofSize: 34, weight: .bold))
  private let board = ResponderBoard()
  private let ring = ResponderRing()
  private let panel = View()
  private let panelEdge = View()
  private let chain = ResponderChainPanel()
  private let way = KeyWayPanel()
  private let legends = [
    RingLegend("Focus", isDashed: false), RingLegend("First responder", isDashed: true),
  ]
  /// Who has heard the last press, in turn.
  private var visited: [Responder] = []

  override var hintTopics: [HintTopic] {
    [.tab, .arrows, .activation, .commands, .keys([Key(.character("a"), characters: "a")])]
  }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .movement(.next, _): "Field and cards"
    case .press(.keyboard, is ResponderBoard): "A letter"
    case .command(let command, _) where command.action == "toggleTabPriority":
      board.tabMarks ? "Tab moves focus" : "Tab marks"
    default: nil
    }
  }

  override func viewDidLoad() {
    addChild(board)
    for child in [heading, board.view, ring, panel] + legends { view.addSubview(child) }
    for child in [chain, way, panelEdge] { panel.addSubview(child) }
    board.didMove(toParent: self)
    board.heard = { [weak self] responder in
      self?.visited.append(responder)
      self?.showChain()
    }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [board] }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.keyTraceHandler = { [weak self] in self?.show($0) }
    view.window?.firstResponderHandler = { [weak self] in self?.view.setNeedsLayout() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    view.window?.keyTraceHandler = nil
    view.window?.firstResponderHandler = nil
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    visited = []
    coordinator.addCoordinatedAnimations { self.showRing() }
    showChain()
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    visited.append(self)
    super.pressesBegan(presses, with: event)
    showChain()
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let side = min(420, max(340, (bounds.width * 0.3).rounded()))
    let width = bounds.width - side
    place(heading, CGRect(x: 24, y: 24, width: width - 48, height: 44))
    heading.textAlignment = isMirrored ? .right : .left
    let height = min(ResponderBoard.height, bounds.height - 96 - 40)
    place(board.view, CGRect(x: 24, y: 96, width: width - 48, height: height))
    placeLegend(below: 96 + height + 34, width: width)
    place(panel, CGRect(x: width, y: 0, width: side, height: bounds.height))
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    panelEdge.frame = CGRect(
      x: isMirrored ? side - pixel : 0, y: 0, width: pixel, height: bounds.height)
    let wayHeight: CGFloat = 150
    chain.frame = CGRect(x: 8, y: 32, width: side - 16, height: bounds.height - 64 - wayHeight)
    way.frame = CGRect(
      x: 8, y: bounds.height - 16 - wayHeight, width: side - 16, height: wayHeight)
    let palette = view.effectiveAppearance.palette
    heading.textColor = palette.label
    panel.backgroundColor = palette.sidebar
    panelEdge.backgroundColor = palette.separator
    ring.color = palette.tint
    showRing()
    showChain()
  }

  private func placeLegend(below top: CGFloat, width: CGFloat) {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    var x: CGFloat = 24
    for legend in legends {
      let size = legend.intrinsicContentSize
      let rect = CGRect(x: x, y: top, width: size.width, height: size.height)
      legend.frame = isMirrored ? rect.mirrored(in: view.bounds.width) : rect
      legend.isHidden = rect.maxY > view.bounds.height - 16 || rect.maxX > width
      x += size.width + 36
    }
  }

  /// Around the first responder, or the view of a controller.
  private func showRing() {
    let responder = view.window?.firstResponder
    let target = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
    ring.alpha = target == nil ? 0 : 1
    guard let target else { return }
    let outset = ResponderRing.outset
    ring.frame = target.convert(target.bounds, to: view).insetBy(dx: -outset, dy: -outset)
    ring.cornerRadius = target.cornerRadius + outset
  }

  // MARK: Words

  private func showChain() {
    guard let window = view.window else { return }
    var links: [ResponderChainPanel.Link] = []
    var responder = window.keyResponder
    while let here = responder {
      links.append(
        ResponderChainPanel.Link(
          name: Self.name(of: here), kind: Self.kind(of: here),
          isFocused: here === window.focusSystem?.focusedItem,
          isFirst: here === window.firstResponder,
          turn: visited.firstIndex { $0 === here }.map { $0 + 1 }))
      responder = here.next
    }
    chain.links = links
  }

  private static func name(of responder: Responder) -> String {
    if let title = (responder as? ViewController)?.title { return title }
    if let card = responder as? ResponderCard { return "“\(card.name)”" }
    if responder is SceneShell { return "Shell" }
    if let label = (responder as? View)?.focusDebugLabel { return label }
    return kind(of: responder)
  }

  private static func kind(of responder: Responder) -> String {
    switch responder {
    case is SceneGraph.Window: "Window"
    case is TextField: "TextField"
    case is View: "View"
    case is ViewController: "ViewController"
    default: "Application"
    }
  }

  private func show(_ trace: KeyTrace) {
    if case .modifier = trace.key.keyCode { return }
    visited = []
    let name = trace.target.map(Self.name) ?? ""
    let text: String
    switch trace.stage {
    case .priorityCommand, .command:
      let command = trace.command?.name ?? ""
      text = "The command “\(command)”, done by \(name): looked up again from the focus."
      if let target = trace.target { visited = [target] }
    case .text: text = "Text for \(name)."
    case .focus:
      let focused = view.window?.focusSystem?.focusedItem?.focusDebugLabel ?? "nothing"
      text = "Focus movement; \(focused) has the focus."
    case .press: text = "A press, to \(name) first and then up the chain."
    }
    way.show(trace.stage, text)
    showChain()
  }
}
