import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Apple's layout: three buttons in a row, three in a column, and a focus guide.
///
/// The guide leads Down from Button 2 and Button 3 to Button 4 (Apple, Creating custom navigation
/// interactions).
@MainActor
final class FocusGuideScene: TVSceneController {
  private let myFocusGuide = FocusGuide()
  private let outline = GuideOutline()
  private let why = WhyPanel()
  private var failureObserver: (any NSObjectProtocol)?
  /// The window's former explanation detail; nil until the scene is shown.
  private var detailBefore: FocusSystem.ExplanationDetail?

  private let titleLabel = TVStyle.label("Focus guide", size: 57, weight: .medium)
  private let subtitle = TVStyle.label("", size: 31, weight: .regular)
  private let button_1 = Button(title: "Button 1")
  private let button_2 = Button(title: "Button 2")
  private let button_3 = Button(title: "Button 3")
  private let button_4 = Button(title: "Button 4")
  private let button_5 = Button(title: "Button 5")
  private let button_6 = Button(title: "Button 6")

  private let guideCommand = KeyCommand(once: "Focus Guide", "toggleGuide", "g")
  /// The same command with the capital letter that is printed on the key.
  private let capitalCommand = KeyCommand(
    once: "Focus Guide", "toggleGuide", "g", .shift, attributes: .hidden)

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    guard case .command(let command, _) = effect, command === guideCommand else { return nil }
    return myFocusGuide.isEnabled ? "Turn the guide off" : "Turn the guide on"
  }

  override func viewDidLoad() {
    canvas.addSubview(titleLabel)
    canvas.addSubview(subtitle)

    canvas.addSubview(outline)
    canvas.addSubview(why)
    for (index, button) in buttons.enumerated() {
      button.accessibilityIdentifier = "button-\(index + 1)"
      canvas.addSubview(button)
    }
    addGuide()
  }

  private var buttons: [Button] {
    [button_1, button_2, button_3, button_4, button_5, button_6]
  }

  /// Adds the guide as in Apple's article, without the prefix `UI`, and with leading rather than
  /// left edges.
  private func addGuide() {
    myFocusGuide.identifier = "guide"
    self.view.addLayoutGuide(myFocusGuide)
    myFocusGuide.leadingAnchor.constraint(equalTo: button_2.leadingAnchor).isActive = true
    myFocusGuide.trailingAnchor.constraint(equalTo: button_3.trailingAnchor).isActive = true
    myFocusGuide.topAnchor.constraint(equalTo: button_4.topAnchor).isActive = true
    myFocusGuide.bottomAnchor.constraint(equalTo: button_4.bottomAnchor).isActive = true
    myFocusGuide.preferredFocusEnvironments = [button_4]
    // The faint outline follows the guide through constraints.
    outline.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      outline.leftAnchor.constraint(equalTo: myFocusGuide.leftAnchor),
      outline.rightAnchor.constraint(equalTo: myFocusGuide.rightAnchor),
      outline.topAnchor.constraint(equalTo: myFocusGuide.topAnchor),
      outline.bottomAnchor.constraint(equalTo: myFocusGuide.bottomAnchor),
    ])
    showGuide()
  }

  private func showGuide() {
    outline.isOn = myFocusGuide.isEnabled
    subtitle.text =
      "Nothing lies below Button 2 and Button 3. "
      + (myFocusGuide.isEnabled ? "The guide does." : "The guide is off.")
  }

  // MARK: Panel

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    why.show(context.explanation)
  }

  /// Places three columns and four rows below the titles, in the middle of the canvas.
  private func layoutRows() {
    let room = contentArea.inset(by: EdgeInsets(bottom: 30))
    let width = min(room.width, max(1480, room.width * 0.72))
    let titlesHeight: CGFloat = 120
    // The measures below the titles shrink or grow with the available height.
    let rest = room.height - titlesHeight
    let part = min(1.9, max(rest / 790, min(1, rest / 730)))
    let rowHeight = (120 * part).rounded()
    let rowPitch = (180 * part).rounded()
    let columnGap = width * 80 / 1480
    let columnWidth = (width - 2 * columnGap) / 3
    let height = titlesHeight + (70 * part).rounded() + 3 * rowPitch + rowHeight
    let left = room.midX - width / 2
    let top = (room.midY - height / 2).rounded()
    place(titleLabel, CGRect(x: left, y: top, width: width, height: 70))
    place(subtitle, CGRect(x: left, y: top + 74, width: width, height: 46))
    let rowsTop = top + height - 3 * rowPitch - rowHeight
    func cell(_ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: left + CGFloat(column) * (columnWidth + columnGap),
        y: rowsTop + CGFloat(row) * rowPitch, width: columnWidth, height: rowHeight)
    }
    let cells = [(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (0, 3)]
    for (button, place) in zip(buttons, cells) { self.place(button, cell(place.0, place.1)) }
    place(why, cell(1, 2).union(cell(2, 3)))
  }

  /// Observes failed movements, of which no environment is informed.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    subtitle.textColor = TVStyle.secondaryText(view.effectiveAppearance.palette)
    layoutRows()
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

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let detailBefore { view.window?.focusSystem?.explanationDetail = detailBefore }
  }

  isolated deinit {
    if let failureObserver { NotificationCenter.default.removeObserver(failureObserver) }
  }

  override var keyCommands: [KeyCommand]? { [guideCommand, capitalCommand] }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    ["toggleGuide": { [weak self] _ in self?.toggleGuide() }]
  }

  override func validate(_ command: KeyCommand) {
    guard command.action == guideCommand.action else { return super.validate(command) }
    command.state = myFocusGuide.isEnabled ? .on : .off
  }

  private func toggleGuide() {
    myFocusGuide.isEnabled.toggle()
    // The last movement's explanation is out of date.
    why.showGuide(isOn: myFocusGuide.isEnabled)
    View.animate(withDuration: 0.25, in: view.window) { showGuide() }
  }
}

/// The faint dashed outline of the guide, tinted while the guide is on.
@MainActor
private final class GuideOutline: View {
  var isOn = false {
    didSet {
      label.text = isOn ? "Focus guide → Button 4" : "Focus guide, off"
      label.textColor = isOn ? Color(hex: 0xA9D3FF, alpha: 0.85) : Color(hex: 0x7887AF)
      lineOpacity = isOn ? 0.55 : 0.22
    }
  }
  private var lineOpacity: CGFloat = 0 { didSet { setNeedsDisplay() } }
  private let label = Label("", font: .systemFont(ofSize: 25, weight: .medium))

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(label)
  }

  override func layoutSubviews() { label.frame = bounds }

  override func draw(into builder: inout DisplayListBuilder) {
    // The line runs along its middle, and the fill ends there, too.
    let shape = Shape.rounded(bounds.insetBy(dx: 1, dy: 1), radius: 13, curve: .continuous)
    if isOn { builder.add(.fill(shape, .color(Color(hex: 0x64B5FF, alpha: 0.10)))) }
    builder.add(
      .stroke(shape, width: 2, color: Color(hex: 0xA9D3FF, alpha: lineOpacity), dash: [10, 8]))
  }
}
