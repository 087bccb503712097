import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloHosting
import HaloSceneGraph

/// A comparison of focus and first responder: a solid ring and a dashed one, the responder chain,
/// and the way of every key (WWDC21 10260, 16:50).
@MainActor
final class RespondersScene: SceneController {
  private let heading = Label("Responders", font: .systemFont(ofSize: 34, weight: .bold))
  private let board = ResponderBoard()
  private let ring = ResponderRing()
  /// The view that the ring is around; nil for none.
  private weak var ringTarget: View?
  private let page = ScenePage()
  private let panel = View()
  private let panelEdge = View()
  private let chain = ResponderChainPanel()
  private let way = KeyWayPanel()
  private let legends = [
    RingLegend("Focus", sample: .ring), RingLegend("First responder", sample: .dashes),
  ]
  /// The responders that the last press has reached, in order.
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
    page.accessibilityIdentifier = "page"
    for child in [page, panel] { view.addSubview(child) }
    for child in [heading, board.view, ring] + legends { page.addSubview(child) }
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
    showRing()
    showChain()
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    visited.append(self)
    super.pressesBegan(presses, with: event)
    showChain()
  }

  // MARK: Layout

  private enum Metrics {
    static let margin: CGFloat = 24
    /// The largest width; in a wider board the cards would be far from each other.
    static let mostWidth: CGFloat = 1040
    /// The height below which the panel's lines are closer together.
    static let panelHeight: CGFloat = 480
    static let panelEdge: CGFloat = 16
    /// The duration in seconds in which the ring appears.
    static let fade: TimeInterval = 0.2
  }

  /// Returns the width of the panel, in points; it is small in a narrow window to leave space for
  /// the board.
  private static func side(in width: CGFloat) -> CGFloat {
    let share = min((width * 0.36).rounded(), max(340, (width * 0.3).rounded()))
    return min(420, max(250, share))
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let side = Self.side(in: bounds.width)
    place(page, CGRect(x: 0, y: 0, width: bounds.width - side, height: bounds.height))
    place(panel, CGRect(x: bounds.width - side, y: 0, width: side, height: bounds.height))
    placePage()
    placePanel()
    let palette = view.effectiveAppearance.palette
    heading.textColor = palette.label
    panel.backgroundColor = palette.sidebar
    panelEdge.backgroundColor = palette.separator
    ring.color = palette.tint
    showRing()
    showChain()
  }

  private func placePage() {
    let bounds = page.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let width = min(bounds.width - 2 * Metrics.margin, Metrics.mostWidth)
    let left = ((bounds.width - width) / 2).rounded()
    // In a low window, the heading is higher, so that it stays visible beside two cards.
    let isLow = bounds.height < Metrics.panelHeight
    place(heading, CGRect(x: left, y: isLow ? 10 : 24, width: width, height: 44))
    heading.textAlignment = isMirrored ? .right : .left
    let top: CGFloat = isLow ? 72 : 96
    let legendRoom: CGFloat = 34 + 24 + Metrics.margin
    let height = board.height(in: width, filling: bounds.height - top - legendRoom)
    place(board.view, CGRect(x: left, y: top, width: width, height: height))
    board.view.layoutIfNeeded()
    var x = left
    var y = top + height + 34
    // A focus model that lifts shows no ring.
    legends[0].sample = isLift ? .platter : .ring
    for legend in legends {
      let size = legend.intrinsicContentSize
      // Legends are one below the other if they do not fit side by side.
      if x > left, x + size.width > left + width { (x, y) = (left, y + size.height + 8) }
      place(legend, CGRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + 36
    }
    let bottom = y + 24 + Metrics.margin
    page.contentSize = CGSize(width: bounds.width, height: bottom)
    let cards = board.cards.map { $0.convert($0.bounds, to: page) }
    guard let first = cards.first, let last = cards.last else { return }
    // The title scrolls into view with the first card, and the text below the cards with the last
    // one.
    page.parts = [
      CGRect(x: 0, y: 0, width: bounds.width, height: first.maxY + 20),
      CGRect(x: 0, y: last.minY - 20, width: bounds.width, height: bottom - last.minY + 20),
    ]
    page.focusScrollMargins = EdgeInsets(top: 20, bottom: 20)
  }

  private func placePanel() {
    let size = panel.bounds.size
    let isLow = size.height < Metrics.panelHeight
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    panelEdge.frame = CGRect(
      x: isMirrored ? size.width - pixel : 0, y: 0, width: pixel, height: size.height)
    let width = size.width - 16
    way.isLow = isLow
    let bottom = size.height - (isLow ? 10 : Metrics.panelEdge)
    let top = isLow ? 12 : SceneHeading.top(of: chain.heading)
    let gap: CGFloat = isLow ? 8 : 32
    let wayHeight = way.height(in: width)
    let wayTop = min(bottom - wayHeight, top + chain.fullHeight + gap)
    way.frame = CGRect(x: 8, y: wayTop, width: width, height: wayHeight)
    chain.frame = CGRect(x: 8, y: top, width: width, height: wayTop - gap - top)
  }

  private var isLift: Bool { view.window?.focusSystem?.model.look == .lift }

  /// Places the ring around the first responder, or around the view of a controller.
  ///
  /// Around another responder it fades in without moving there.
  private func showRing() {
    let responder = view.window?.firstResponder
    let target = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
    let isOther = target !== ringTarget
    ringTarget = target
    View.performWithoutAnimation {
      if isOther { ring.alpha = 0 }
      guard let target else { return }
      // A lifted item is larger than its bounds.
      let bounds = isLift && target.isFocused ? target.focusedBounds : target.bounds
      let outset = ResponderRing.outset
      ring.frame = target.convert(bounds, to: page).insetBy(dx: -outset, dy: -outset)
      ring.cornerRadius = target.cornerRadius + outset
    }
    guard isOther, target != nil else { return }
    View.animate(withDuration: Metrics.fade, in: view.window) { ring.alpha = 1 }
  }

  // MARK: Text

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
    // The view below the chain begins where the chain ends.
    if chain.links.count != links.count { view.setNeedsLayout() }
    chain.links = links
  }

  private static func name(of responder: Responder) -> String {
    if let title = (responder as? ViewController)?.title { return title }
    if let card = responder as? ResponderCard { return "“\(card.name)”" }
    if responder is SceneShell { return "Shell" }
    if let label = (responder as? View)?.focusDebugLabel { return label }
    return kind(of: responder)
  }

  /// Returns the responder's name within a sentence.
  private static func words(for responder: Responder) -> String {
    switch responder {
    case is TextField: "the field"
    case is ResponderBoard: "the board"
    case is RespondersScene: "the scene"
    case is SceneShell: "the shell"
    case is HaloSceneGraph.Window: "the window"
    case is View, is ViewController: name(of: responder)
    default: "the application"
    }
  }

  private static func kind(of responder: Responder) -> String {
    switch responder {
    case is HaloSceneGraph.Window: "Window"
    case is TextField: "TextField"
    case is ScrollView: "ScrollView"
    case is View: "View"
    case is ViewController: "ViewController"
    default: "Application"
    }
  }

  private func show(_ trace: KeyTrace) {
    if case .modifier = trace.key.keyCode { return }
    visited = []
    let name = trace.target.map(Self.words) ?? ""
    let text: String
    switch trace.stage {
    case .priorityCommand, .command:
      let command = trace.command?.name ?? ""
      text = "The command “\(command)”, done by \(name): looked up again from the focus."
      if let target = trace.target { visited = [target] }
    case .text: text = "Text for \(name)."
    case .focus:
      let focused = view.window?.focusSystem?.focusedItem as? Responder
      text = "Focus movement; \(focused.map(Self.words) ?? "nothing") has the focus."
    case .selection: text = "A press that selects, to \(name) first and then up the chain."
    case .press: text = "A press, to \(name) first and then up the chain."
    }
    way.show(trace.stage, text)
    showChain()
  }
}
