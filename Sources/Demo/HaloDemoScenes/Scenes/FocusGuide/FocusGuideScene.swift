import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Apple's layout, three buttons in a row and three in a column, with a page for each kind of focus
/// guide between them.
///
/// The guide of the first page leads Down from Button 2 and Button 3 to Button 4 (Apple, Creating
/// custom navigation interactions).
@MainActor
final class FocusGuideScene: TVSceneController {
  private(set) var pageIndex = 0
  var page: GuidePage { GuidePage.all[pageIndex] }
  /// The guides of the page with their outlines.
  private(set) var outlines: [GuideOutline] = []
  private var constraints: [LayoutConstraint] = []
  /// Whether the switch of the guides is on.
  var isOn = true { didSet { if isOn != oldValue { guidesDidChange() } } }
  /// Whether the other switch of the page is on: Button 4 is off, or the guide has a target.
  var isChanged = false { didSet { if isChanged != oldValue { guidesDidChange() } } }
  /// The numbers of the buttons that had the focus last, in the row and in the column.
  private var last = (row: 3, column: 4)
  let why = WhyPanel()
  private let arrows = GuideArrows()
  private var failureObserver: (any NSObjectProtocol)?
  /// The window's former explanation detail; nil until the scene is shown.
  private var detailBefore: FocusSystem.ExplanationDetail?

  private let titleLabel = TVStyle.label("", size: 57, weight: .medium)
  private let pageLabel = TVStyle.label("", size: 25, weight: .regular)
  private let subtitle = TVStyle.label("", size: 31, weight: .regular)
  private let button_1 = Button(title: "Button 1")
  private let button_2 = Button(title: "Button 2")
  private let button_3 = Button(title: "Button 3")
  private let button_4 = Button(title: "Button 4")
  private let button_5 = Button(title: "Button 5")
  private let button_6 = Button(title: "Button 6")
  lazy var commands = makeCommands()

  private static let tints = [
    Color(hex: 0x64B5FF), Color(hex: 0xFFB86B), Color(hex: 0x7FE3A6),
  ]

  override func words(for effect: KeyEffect, of key: Key) -> String? { hint(for: effect) }

  override func viewDidLoad() {
    for child in [titleLabel, pageLabel, subtitle, why, arrows] as [View] {
      canvas.addSubview(child)
    }
    for (index, button) in buttons.enumerated() {
      button.accessibilityIdentifier = "button-\(index + 1)"
      canvas.addSubview(button)
    }
    showPage()
  }

  private var buttons: [Button] {
    [button_1, button_2, button_3, button_4, button_5, button_6]
  }

  // MARK: Pages

  func show(page index: Int) {
    pageIndex = index
    (isOn, isChanged) = (true, false)
    showPage()
    why.show("\(page.title).", page.sentence)
  }

  private func showPage() {
    titleLabel.text = page.title
    pageLabel.text = "\(pageIndex + 1) of \(GuidePage.all.count)"
    LayoutConstraint.deactivate(constraints)
    for outline in outlines {
      view.removeLayoutGuide(outline.guide)
      outline.removeFromSuperview()
    }
    outlines = zip(page.guides, Self.tints).map { GuideOutline($0, tint: $1) }
    constraints = []
    for outline in outlines {
      canvas.insertSubview(outline, at: 0)
      view.addLayoutGuide(outline.guide)
      outline.guide.isPlacedByConstraints = outline.place == .belowBoth
      if outline.place == .belowBoth { addConstraints(to: outline.guide) }
    }
    guidesDidChange()
    view.setNeedsLayout()
  }

  /// Places a guide as in Apple's article, without the prefix `UI`, and with leading rather than
  /// left edges.
  private func addConstraints(to myFocusGuide: FocusGuide) {
    constraints += [
      myFocusGuide.leadingAnchor.constraint(equalTo: button_2.leadingAnchor),
      myFocusGuide.trailingAnchor.constraint(equalTo: button_3.trailingAnchor),
      myFocusGuide.topAnchor.constraint(equalTo: button_4.topAnchor),
      myFocusGuide.bottomAnchor.constraint(equalTo: button_4.bottomAnchor),
    ]
    LayoutConstraint.activate(constraints)
  }

  // MARK: Guides

  private var focusedNumber: Int? {
    buttons.firstIndex { $0 === view.window?.focusSystem?.focusedItem }.map { $0 + 1 }
  }

  /// The numbers of the buttons that a guide leads to now, the preferred one first.
  private func targets(of guide: GuidePage.Guide) -> [Int] {
    switch page.behaviour {
    case .emptyTargets: isChanged ? [4] : []
    case .lastFocused: [guide.place == .panel ? last.row : last.column]
    default: guide.targets
    }
  }

  private var mayLead: Bool {
    isOn && (page.behaviour != .onlyFromButton3 || focusedNumber == 3)
  }

  /// Gives the guides their targets and switches them on or off, as the page and the focus say.
  private func guidesDidChange() {
    button_4.isEnabled = !(page.behaviour == .secondTarget && isChanged)
    for (outline, guide) in zip(outlines, page.guides) {
      let numbers = targets(of: guide)
      outline.guide.isEnabled = mayLead
      outline.guide.preferredFocusEnvironments = numbers.map { buttons[$0 - 1] }
      outline.isOn = mayLead && !numbers.isEmpty
      outline.text = text(of: guide, numbers)
    }
    subtitle.text = isOn ? page.sentence : page.sentenceWhileOff
    showArrows()
  }

  private func text(of guide: GuidePage.Guide, _ numbers: [Int]) -> String {
    let name =
      guide.id == "guide" ? "Focus guide" : "Guide \(guide.id.suffix(1).uppercased())"
    guard mayLead else { return "\(name), off" }
    guard !numbers.isEmpty else { return "\(name) without a target" }
    return "\(name) → " + numbers.map { "Button \($0)" }.joined(separator: ", else ")
  }

  private func showArrows() {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    let layout = GuideLayout(in: contentArea)
    arrows.arrows = zip(outlines, page.guides).flatMap { outline, guide in
      let numbers = targets(of: guide)
      let chosen = numbers.first { buttons[$0 - 1].isEnabled }
      return numbers.map { number in
        let points = layout.arrow(from: guide.place, to: number)
        let isTaken = outline.isOn && number == chosen
        return GuideArrows.Arrow(
          points: isMirrored
            ? points.map { CGPoint(x: canvasSize.width - $0.x, y: $0.y) } : points,
          color: outline.tint.withAlphaComponent(isTaken ? 0.9 : 0.25))
      }
    }
  }

  // MARK: Focus

  /// Remembers where the row and the column were left, which changes the targets of some guides.
  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    if let number = focusedNumber {
      if number <= 3 { last.row = number }
      if number >= 4 { last.column = number }
    }
    guidesDidChange()
    why.show(context.explanation)
  }

  /// Observes failed movements, of which no environment is informed.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let colour = TVStyle.secondaryText(view.effectiveAppearance.palette)
    for label in [subtitle, pageLabel] { label.textColor = colour }
    layOut()
    guard failureObserver == nil, let system = view.window?.focusSystem else { return }
    // The panel names every candidate, and the reason for each that was left out.
    detailBefore = system.explanationDetail
    system.explanationDetail = .complete
    failureObserver = NotificationCenter.default.addObserver(
      forName: FocusSystem.movementDidFailNotification, object: system, queue: nil
    ) { [weak self, weak system] _ in
      MainActor.assumeIsolated {
        if let explanation = system?.lastExplanation { self?.why.show(explanation) }
      }
    }
  }

  private func layOut() {
    let layout = GuideLayout(in: contentArea)
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    place(titleLabel, layout.title)
    place(pageLabel, layout.title.inset(by: EdgeInsets(top: 14)))
    place(subtitle, layout.subtitle)
    for label in [titleLabel, subtitle] { label.textAlignment = isMirrored ? .right : .left }
    pageLabel.textAlignment = isMirrored ? .left : .right
    for (button, frame) in zip(buttons, layout.buttons) { place(button, frame) }
    place(why, layout.panel)
    arrows.frame = CGRect(origin: .zero, size: canvasSize)
    for outline in outlines {
      let frame = layout.outline(at: outline.place)
      place(outline, frame)
      guard outline.place != .belowBoth else { continue }
      outline.guide.layoutFrame = outline.convert(outline.bounds, to: view)
    }
    showArrows()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let detailBefore { view.window?.focusSystem?.explanationDetail = detailBefore }
  }

  isolated deinit {
    if let failureObserver { NotificationCenter.default.removeObserver(failureObserver) }
  }

  // MARK: Keys

  override var keyCommands: [KeyCommand]? { commands }

  override var responses: [Selector: @MainActor (Any?) -> Void] { commandResponses }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "changePage" ? changeWords != nil : super.canPerformAction(action, withSender: sender)
  }

  override func validate(_ command: KeyCommand) {
    guard command.action == "toggleGuide" else { return super.validate(command) }
    command.state = isOn ? .on : .off
  }
}
