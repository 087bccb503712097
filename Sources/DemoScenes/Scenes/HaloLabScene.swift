import Artwork
import Controls
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// An instrument for halos: one item, every parameter of its ring changed by keys, and the numbers.
///
/// The ring is the window's own, which it shows although the list has the focus.
@MainActor
final class HaloLabScene: SceneController, CollectionViewDelegate {
  private let heading = Label("Halo lab", font: .systemFont(ofSize: 34, weight: .bold))
  private let stage = HaloLabStage()
  private let readout = HaloLabReadout()
  private let panel = View()
  private let panelEdge = View()
  private static let headingHeight: CGFloat = 32
  private let list = CollectionView(
    collectionViewLayout: ListLayout(
      rowHeight: HaloLabRow.height, spacing: 0,
      insets: EdgeInsets(top: headingHeight, left: 8, bottom: 10, right: 8)))
  private let headings = HaloLabParameter.groups.map {
    Label($0.title, font: .systemFont(ofSize: 13, weight: .semibold))
  }
  private let sections = HaloLabParameter.groups.map { $0.parameters.map { HaloLabRow($0) } }
  private var settings = HaloLabSettings(FocusAppearance.light.halo)
  /// The settings that match the appearance's own ring; nil before the first layout.
  private var initial: HaloLabSettings?
  private var failureObserver: (any NSObjectProtocol)?

  override var hints: [Hint] {
    let isOnPicture = view.window?.focusSystem?.focusedItem === stage.subject
    let reset = Hint("R", text: "Reset")
    return isOnPicture
      ? [Hint("Return", text: "Show the ring anew"), Hint("Tab", text: "To the list"), reset]
      : [
        Hint("↑", "↓", text: "Choose"), Hint("←", "→", text: "Change"),
        Hint("Tab", text: "To the picture"), reset,
      ]
  }

  override func viewDidLoad() {
    stage.subject.picture.image = Deserts.dunes.image(size: CGSize(width: 720, height: 480))
    stage.subject.replay = { [weak self] in self?.replay() }
    list.accessibilityIdentifier = "parameters"
    list.allowsSelection = false
    list.delegate = self
    list.setCells(inSections: sections)
    list.focusScrollMargins = EdgeInsets(top: Self.headingHeight, bottom: 10)
    headings.forEach(list.addSubview)
    for child in [heading, stage, readout, panel] { view.addSubview(child) }
    for child in [list, panelEdge] { panel.addSubview(child) }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [list] }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let side = min(340, max(300, (bounds.width * 0.25).rounded()))
    let width = bounds.width - side
    place(panel, CGRect(x: width, y: 0, width: side, height: bounds.height))
    list.frame = CGRect(x: 4, y: 12, width: side - 8, height: bounds.height - 12)
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    panelEdge.frame = CGRect(
      x: isMirrored ? side - pixel : 0, y: 0, width: pixel, height: bounds.height)
    place(heading, CGRect(x: 24, y: 24, width: width - 48, height: 44))
    heading.textAlignment = isMirrored ? .right : .left
    let height = HaloLabReadout.height(in: width - 48)
    let bottom = bounds.height - 24 - height
    place(readout, CGRect(x: 24, y: bottom, width: width - 48, height: height))
    place(stage, CGRect(x: 24, y: 84, width: width - 48, height: bottom - 16 - 84))
    placeHeadings()
    let palette = view.effectiveAppearance.palette
    heading.textColor = palette.label
    panel.backgroundColor = palette.sidebar
    panelEdge.backgroundColor = palette.separator
    if initial == nil {
      settings = HaloLabSettings(view.effectiveAppearance.halo)
      initial = settings
    }
    showItem()
  }

  private func placeHeadings() {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    for (section, label) in headings.enumerated() {
      guard let first = list.frameForItem(at: IndexPath(item: 0, section: section)) else {
        continue
      }
      label.frame = CGRect(
        x: 20, y: first.minY - 24, width: list.bounds.width - 40, height: 18)
      label.textAlignment = isMirrored ? .right : .left
      label.textColor = view.effectiveAppearance.palette.secondaryLabel
    }
  }

  // MARK: Values

  private func showValues() {
    let palette = view.effectiveAppearance.palette
    for row in sections.joined() {
      row.value = settings.value(of: row.parameter)
      row.isActing = settings.acts(row.parameter)
      if row.parameter == .tint {
        row.swatchColor = settings.tint.color(in: palette) ?? palette.tint
      }
    }
  }

  /// Updates the item, its ring and the readout from the settings.
  private func showItem() {
    guard let window = view.window else { return }
    showValues()
    stage.update(settings)
    stage.subject.tintColor = settings.tint.color(in: window.appearance.palette)
    window.appearance.halo.width = settings.width
    window.appearance.halo.gap = settings.gap
    window.exhibitHalo(true, around: stage.subject)
    guard let ring = stage.subject.haloRing, let placement = stage.subject.haloPlacement else {
      return
    }
    readout.show(
      ring, placement, position: settings.position, scale: window.contentScale * window.zoom,
      ground: window.appearance.palette.card)
  }

  private func change(_ parameter: HaloLabParameter, by step: Int) {
    settings.change(parameter, by: step)
    animateChange()
  }

  private func animateChange() {
    let isStill = view.effectiveAppearance.prefersReducedMotion
    View.animate(withDuration: isStill ? 0 : 0.3, in: view.window) { showItem() }
  }

  private func replay() { view.window?.replayHalo(around: stage.subject) }

  // MARK: Focus and keys

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    shell?.reloadHints()
    if context.nextFocusedItem === stage.subject { replay() }
  }

  /// Left and Right lead nowhere in a list of one column; here they change the value.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let system = view.window?.focusSystem else { return }
    failureObserver = NotificationCenter.default.addObserver(
      forName: FocusSystem.movementDidFailNotification, object: system, queue: nil
    ) { [weak self, weak system] _ in
      MainActor.assumeIsolated { self?.movementDidFail(system?.lastExplanation?.heading) }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let failureObserver { NotificationCenter.default.removeObserver(failureObserver) }
    failureObserver = nil
  }

  private func movementDidFail(_ heading: FocusHeading?) {
    guard let row = view.window?.focusSystem?.focusedItem as? HaloLabRow else { return }
    let forward = view.window?.layoutDirection == .rightToLeft ? -1 : 1
    if heading == .right { change(row.parameter, by: forward) }
    if heading == .left { change(row.parameter, by: -forward) }
  }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    change(sections[indexPath.section][indexPath.item].parameter, by: 1)
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .character("r") }) else {
      return super.pressesBegan(presses, with: event)
    }
    settings = initial ?? settings
    animateChange()
  }
}
