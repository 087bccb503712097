import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

/// An experiment with halos: one item, every parameter of its ring changed by keys, and the
/// numbers.
///
/// The ring is the window's own, which shows it although the list has the focus.
@MainActor
final class HaloLabScene: SceneController, CollectionViewDelegate {
  private let heading = Label("Halo lab", font: .systemFont(ofSize: 34, weight: .bold))
  /// A label that says whether the picture has the focus, as its ring is always visible.
  private let state = Label("", font: .systemFont(ofSize: 13))
  private let stateDot = View()
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
  private let resetCommand = KeyCommand(once: "Reset", "reset", "r")

  override var hintTopics: [HintTopic] { [.arrows, .tab, .activation, .commands] }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .movement(.next, let item):
      if item == stage.subject.focusDebugLabel {
        "To the picture"
      } else {
        view.window?.focusSystem?.focusedItem === stage.subject ? "To the list" : nil
      }
    case .movement: "Choose"
    case .press(.select, is HaloLabSubject): "Show the ring anew"
    case .press(.select, is HaloLabRow): "Change"
    default: nil
    }
  }

  override func viewDidLoad() {
    stage.subject.picture.image = Deserts.dunes.image(size: CGSize(width: 720, height: 480))
    stage.subject.replay = { [weak self] in self?.replay() }
    list.accessibilityIdentifier = "parameters"
    list.accessibilityLabel = "Parameters"
    list.allowsSelection = false
    list.allowsFocus = true
    list.delegate = self
    for row in sections.joined() {
      row.change = { [weak self, unowned row] in self?.change(row.parameter, by: $0) }
    }
    list.setCells(inSections: sections)
    list.focusScrollMargins = EdgeInsets(top: Self.headingHeight, bottom: 10)
    headings.forEach(list.addSubview)
    for child in [heading, state, stateDot, stage, readout, panel] { view.addSubview(child) }
    stateDot.cornerRadius = 4
    stateDot.cornerCurve = .circular
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
    let isSmall = bounds.width < 900 || bounds.height < 520
    let side = min(340, max(isSmall ? 256 : 300, (bounds.width * 0.25).rounded()))
    let width = bounds.width - side
    place(panel, CGRect(x: width, y: 0, width: side, height: bounds.height))
    list.frame = CGRect(
      x: 4, y: isSmall ? 0 : 12, width: side - 8, height: bounds.height - (isSmall ? 0 : 12))
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    panelEdge.frame = CGRect(
      x: isMirrored ? side - pixel : 0, y: 0, width: pixel, height: bounds.height)
    let margin: CGFloat = isSmall ? 16 : 24
    let room = width - 2 * margin
    place(heading, CGRect(x: isSmall ? 20 : 24, y: isSmall ? 12 : 24, width: room, height: 44))
    heading.textAlignment = isMirrored ? .right : .left
    readout.isList = isSmall
    let height = readout.height(in: room)
    let bottom = bounds.height - margin - height
    place(readout, CGRect(x: margin, y: bottom, width: room, height: height))
    // The label is at the end of the heading's line.
    let words = ceil(state.intrinsicContentSize.width)
    let end = margin + room
    place(state, CGRect(x: end - words, y: isSmall ? 28 : 42, width: words, height: 18))
    place(stateDot, CGRect(x: end - words - 16, y: isSmall ? 33 : 47, width: 8, height: 8))
    let top: CGFloat = isSmall ? 60 : 84
    let gap: CGFloat = isSmall ? 10 : 16
    place(stage, CGRect(x: margin, y: top, width: room, height: bottom - gap - top))
    placeHeadings()
    let palette = view.effectiveAppearance.palette
    heading.textColor = palette.label
    state.textColor = palette.secondaryLabel
    showState()
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
    // Parameters with an effect can have the focus.
    view.window?.focusSystem?.setNeedsFocusValidation()
    for row in sections.joined() {
      row.value = settings.value(of: row.parameter)
      row.isActing = settings.acts(row.parameter)
      row.canGrow = settings.canChange(row.parameter, by: 1)
      row.canShrink = settings.canChange(row.parameter, by: -1)
      if row.parameter == .tint {
        row.swatchColor = settings.tint.color(in: palette) ?? palette.ring
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
    // The readout shows the end of the animation, which is the chosen state.
    if window.focusSystem?.model.look == .lift {
      return readout.showNoRing(of: stage.subject.bounds)
    }
    guard let ring = stage.subject.haloRing(at: .rest),
      let placement = stage.subject.haloPlacement
    else { return }
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
    if context.nextFocusedItem === stage.subject { replay() }
    showState()
  }

  private func showState() {
    let palette = view.effectiveAppearance.palette
    let isOnPicture = stage.subject.isFocused
    let words =
      isOnPicture
      ? "The picture has the focus"
      : view.window?.focusSystem?.focusedItem == nil
        ? "Nothing has the focus" : "The list has the focus"
    if state.text != words {
      state.text = words
      view.setNeedsLayout()
    }
    stateDot.backgroundColor = isOnPicture ? palette.icon : .clear
    stateDot.borderColor = isOnPicture ? nil : palette.inactiveHalo
  }

  /// Returns whether the parameter has an effect; one without effect cannot have the focus.
  func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { settings.acts(sections[indexPath.section][indexPath.item].parameter) }

  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    settings.canChange(sections[indexPath.section][indexPath.item].parameter, by: 1)
  }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    change(sections[indexPath.section][indexPath.item].parameter, by: 1)
  }

  override var keyCommands: [KeyCommand]? { [resetCommand] }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    ["reset": { [weak self] _ in self?.reset() }]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "reset"
      ? settings != initial : super.canPerformAction(action, withSender: sender)
  }

  private func reset() {
    settings = initial ?? settings
    animateChange()
  }
}
