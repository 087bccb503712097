import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// One form built twice, with the order of Tab in each and a check's verdict on it (BBC, Focus
/// order).
///
/// Another focus model finds another order in the same forms.
@MainActor
final class SignInScene: SceneController {
  private let heading = Label("Sign in", font: .systemFont(ofSize: 34, weight: .bold))
  private let subtitle = Label("", font: .systemFont(ofSize: 15))
  private let page = ScenePage()
  let forms = SignInForm.Build.allCases.map { SignInForm($0) }
  /// The window whose focus loop debugger the scene has switched on, and below it the former
  /// setting.
  private weak var debugged: Window?
  private var hadLoopDebugger = false

  private var model: FocusModel? { view.window?.focusSystem?.model }

  override var hintTopics: [HintTopic] {
    [
      .tab, .arrows, .activation, .commands,
      .demo(Key(.function(3)), "Model: \(model?.title ?? "")"),
    ]
  }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .movement(.next, let item):
      forms.contains { $0.hasField(item) } ? "Next field" : nil
    case .input(let field) where key.keyCode == .return: isLast(field) ? "Log in" : "Next field"
    case .command(let command, _) where command === optionsCommand:
      forms[0].showsCode ? "Fewer options" : "More options"
    case .command(let command, _) where command.action == .fullKeyboardAccess:
      model?.focusesControls == true
        ? nil
        : view.window?.isFullKeyboardAccessEnabled == true
          ? "Leave out buttons" : "Reach buttons too"
    default: nil
    }
  }

  private func isLast(_ field: any TextInput) -> Bool {
    forms.contains { form in
      form.rows.values.contains { $0.control === field && form.isLast($0.item) }
    }
  }

  override func viewDidLoad() {
    subtitle.numberOfLines = 2
    subtitle.lineHeight = 22
    view.addSubview(page)
    for child in [heading, subtitle] + forms { page.addSubview(child) }
    for form in forms {
      form.control(.options)?.primaryAction = { [weak self] in self?.toggleOptions() }
    }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] {
    forms.compactMap { $0.control(.username) }
  }

  // MARK: Debugger

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window, debugged == nil else { return }
    debugged = window
    hadLoopDebugger = window.isFocusLoopDebuggerEnabled
    window.isFocusLoopDebuggerEnabled = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    debugged?.isFocusLoopDebuggerEnabled = hadLoopDebugger
    debugged = nil
  }

  // MARK: Layout

  private enum Metrics {
    /// The width below which one form is below the other.
    static let leastWidth: CGFloat = 900
    static let margin: CGFloat = 32
    static let gutter: CGFloat = 24
    static let mostWidth: CGFloat = 1440
    /// The distance from the heading to the forms, with one line between them.
    static let forms: CGFloat = 92
    static let bottom: CGFloat = 20
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    page.frame = bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let isStacked = bounds.width < Metrics.leastWidth
    for form in forms { form.isBesideOther = !isStacked }
    showOrder()
    let margin = isStacked ? Metrics.gutter : Metrics.margin
    let width = min(bounds.width - 2 * margin, Metrics.mostWidth)
    let x = ((bounds.width - width) / 2).rounded()
    let formWidth = isStacked ? width : ((width - Metrics.gutter) / 2).rounded(.down)
    let formHeight = forms[0].height(in: formWidth)
    let words = subtitle.sizeThatFits(CGSize(width: width, height: .infinity)).height
    let top = Metrics.forms - 22 + max(22, words)
    let y: CGFloat = 24
    place(heading, CGRect(x: x, y: y, width: width, height: 44))
    place(subtitle, CGRect(x: x, y: y + 48, width: width, height: max(22, words)))
    heading.textAlignment = isMirrored ? .right : .left
    subtitle.textAlignment = heading.textAlignment
    for (index, child) in forms.enumerated() {
      let index = CGFloat(index)
      let step = isStacked ? formHeight + Metrics.gutter : 0
      place(
        child,
        CGRect(
          x: isStacked ? x : x + index * (formWidth + Metrics.gutter),
          y: y + top + index * step, width: formWidth, height: formHeight))
      child.layoutIfNeeded()
    }
    let end = forms.last?.frame.maxY ?? 0
    page.contentSize = CGSize(
      width: bounds.width, height: max(bounds.height, end + Metrics.bottom))
    page.parts = forms.flatMap { form in
      form.parts.map { $0.offsetBy(dx: form.frame.minX, dy: form.frame.minY) }
    }
    page.focusScrollMargins = EdgeInsets(top: 24, bottom: 24)
    let palette = view.effectiveAppearance.palette
    heading.textColor = palette.label
    subtitle.textColor = palette.secondaryLabel
    showOrder()
  }

  /// Shows the current order of Tab, as the engine determines it.
  private func showOrder() {
    guard let system = view.window?.focusSystem else { return }
    let stops = FocusDebugger.focusLoop(for: system).stops
    let numbers = Dictionary(
      stops.enumerated().map { ($1.label, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    // The order is mixed if Tab changes between the forms more than once.
    let places = stops.compactMap { stop in
      forms.firstIndex { $0.rows.values.contains { $0.control.focusDebugLabel == stop.label } }
    }
    let isMixed = zip(places, places.dropFirst()).count { $0 != $1 } > 1
    for form in forms {
      form.explain(system.model)
      form.show(numbers, isMixed: isMixed)
    }
    subtitle.text =
      "One form, built twice. The numbers are the order of Tab \(Self.place(of: system.model));"
      + " hold Alt to see it as a path."
  }

  private static func place(of model: FocusModel) -> String {
    switch model.name {
    case "html": "on a web page"
    case "tv": "on a TV"
    case "catalyst": "on a Mac"
    case "pad": "on an iPad"
    default: "under \(model.title)"
    }
  }

  // MARK: Commands

  private func toggleOptions() {
    let isStill = view.effectiveAppearance.prefersReducedMotion
    View.animate(withDuration: isStill ? 0 : 0.25, in: view.window) {
      forms.forEach { $0.showsCode.toggle() }
      view.setNeedsLayout()
      view.layoutIfNeeded()
      showCode()
    }
    view.window?.focusSystem?.setNeedsFocusValidation()
  }

  /// Scrolls no further than the new field needs, if it is below the window's edge.
  private func showCode() {
    guard forms[0].showsCode, let row = forms[0].rows[.code] else { return }
    let frame = row.convert(row.bounds, to: page)
    let least = frame.maxY + Metrics.bottom - page.bounds.height
    if page.contentOffset.y < least { page.contentOffset.y = least }
  }

  private static let toggleOptionsAction: Selector = "toggleOptions"

  private let optionsCommand = KeyCommand(
    once: "More Options", SignInScene.toggleOptionsAction, "k", .command)

  override var keyCommands: [KeyCommand]? { [optionsCommand] }

  override func validate(_ command: KeyCommand) {
    guard command === optionsCommand else { return super.validate(command) }
    command.title = forms[0].showsCode ? "Fewer Options" : "More Options"
  }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [Self.toggleOptionsAction: { [weak self] _ in self?.toggleOptions() }]
  }
}
