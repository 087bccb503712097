import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

/// Glass over a vivid background, as in visionOS.
///
/// Views under the pointer are highlighted while keys move the focus; the two are independent.
@MainActor
final class HoverScene: SceneController, CollectionViewDelegate {
  private let backdrop = GlassBackdrop()
  /// The container of everything on the glass, scaled up in a large window.
  private let stage = View()
  private let pane = GlassPane(radius: HoverScene.paneRadius)
  private let heading = Label("Places", font: .systemFont(ofSize: 34, weight: .bold))
  private let list = CollectionView(
    collectionViewLayout: ListLayout(
      appearance: .sidebar, rowHeight: 48, spacing: 4, insets: EdgeInsets(10)))
  private let grid = CollectionView(collectionViewLayout: GridLayout(minimumWidth: 200))
  private static let paneRadius: CGFloat = 40
  private let pills: [GlassButton]
  private let pillRow = View()
  private let circles: [GlassButton]
  /// The wings prepare the pictures of the other groups; the moods prepare the focused place's
  /// backdrop.
  private let wings = Wings()
  private let moods = Wings()
  private let ornament = GlassPane(radius: 40)
  private lazy var gaze = GazeWalk { [unowned self] in stops }

  init() {
    pills = [
      GlassButton(title: "Favourites", symbol: Symbols.heart, id: "favourites"),
      GlassButton(title: "Recent", symbol: Symbols.clock, id: "recent"),
    ]
    circles = [
      ("day", Symbols.shapes), ("night", Symbols.moon), ("love", Symbols.heart),
      ("more", Symbols.plus),
    ].map { GlassButton(symbol: $0.1, id: $0.0) }
    super.init(nibName: nil, bundle: nil)
  }

  private let gazeCommands = [
    KeyCommand(once: "Gaze", "gazeOn", "h"),
    KeyCommand(once: "Gaze Back", "gazeBack", "h", .shift, attributes: .hidden),
  ]

  override var scrollsBeneathHints: Bool { true }
  override var hintsStandOnGlass: Bool { true }
  override func hintScale(in size: CGSize) -> CGFloat {
    max(1, min(2.6, min(size.width / 1280, size.height / 800)))
  }
  override var hintInset: CGFloat { super.hintInset * hintScale(in: view.bounds.size) }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .movement(.next, _): nil
    case .movement: "Focus"
    case .press(.select, is PlaceCell): "Light the room"
    case .press(.select, let button as GlassButton): button.isSelected ? "Turn off" : "Turn on"
    case .command(let command, _) where command.action == "gazeOn": "Gaze (or the pointer)"
    default: nil
    }
  }

  override func viewDidLoad() {
    list.accessibilityIdentifier = "groups"
    list.accessibilityLabel = "Groups"
    grid.accessibilityIdentifier = "places"
    grid.accessibilityLabel = "Places"
    ornament.accessibilityIdentifier = "ornament"
    ornament.focusGroupIdentifier = "ornament"
    pane.accessibilityIdentifier = "pane"
    heading.textColor = Glass.text
    heading.lineHeight = 44
    view.tintColor = Glass.ring
    for child in [moods, backdrop] { view.addSubview(child) }
    view.addSubview(stage)
    for child in [pane, ornament] { stage.addSubview(child) }
    pillRow.accessibilityIdentifier = "pills"
    pillRow.focusGroupIdentifier = "pills"
    pills.forEach(pillRow.addSubview)
    for child in [wings, grid, heading, pillRow, list] as [View] { pane.addSubview(child) }
    circles.forEach(ornament.addSubview)
    list.selectionFollowsFocus = true
    list.delegate = self
    grid.allowsFocus = true
    grid.delegate = self
    grid.focusScrollMargins = EdgeInsets(top: HoverMetrics.gridInset, bottom: 20)
    // The scene has single-letter commands, which type-select would take.
    list.allowsTypeSelect = false
    wings.prepare(PlaceGroup.all.flatMap(\.artworks).map(PlaceCell.image))
    list.setCells(PlaceGroup.all.map { $0.makeRow() })
    list.selectItem(at: IndexPath(item: 0, section: 0))
    show(PlaceGroup.all[0])
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [list, grid] }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard let cell = context.nextFocusedItem as? PlaceCell else { return }
    moods.prepare([backdrop.picture(of: GlassBackdrop.Mood(cell.artwork.harmony))])
  }

  private func show(_ group: PlaceGroup) {
    grid.setCells(group.artworks.map(PlaceCell.init))
    grid.contentOffset = .zero
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    backdrop.frame = view.bounds
    moods.frame = view.bounds
    var bounds = view.bounds
    bounds.size.height -= hintInset
    // Text of 15 points never becomes smaller than 11 points of the window.
    let zoom = max(0.75, min(2.6, min(bounds.width / 1280, bounds.height / 756)))
    let metrics = HoverMetrics(
      stage: CGSize(width: bounds.width / zoom, height: bounds.height / zoom),
      buttonCount: circles.count, places: PlaceGroup.all.map(\.names.count).max() ?? 0)
    stage.transform = .init(scaleX: zoom, y: zoom)
    stage.bounds = CGRect(origin: .zero, size: metrics.stage)
    stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func placed(_ rect: CGRect) -> CGRect {
      isMirrored ? rect.mirrored(in: metrics.stage.width) : rect
    }
    pane.frame = placed(metrics.pane)
    ornament.cornerRadius = HoverMetrics.ornamentBreadth / 2
    ornament.frame = placed(metrics.ornament)
    for (index, circle) in circles.enumerated() { circle.frame = metrics.button(index) }
    layoutPane(metrics)
  }

  private func layoutPane(_ metrics: HoverMetrics) {
    let bounds = pane.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let side = metrics.listWidth
    place(heading, CGRect(x: 36, y: 32, width: side - 24, height: 48))
    heading.textAlignment = isMirrored ? .right : .left
    let listTop = HoverMetrics.headerHeight
    place(list, CGRect(x: 14, y: listTop, width: side, height: bounds.height - listTop - 32))
    layoutPills(until: bounds.width - 36, place: place)
    grid.setCollectionViewLayout(metrics.gridLayout, animated: false)
    // The grid begins below the buttons, which come before it in reading order.
    let left = metrics.gridLeft
    place(
      grid,
      CGRect(
        x: left, y: HoverMetrics.gridTop, width: bounds.width - left,
        height: bounds.height - HoverMetrics.gridTop - 1))
    fadePlaces()
    wings.fit(cellsOf: grid, without: PlaceCell.captionHeight)
  }

  private func layoutPills(until right: CGFloat, place: (View, CGRect) -> Void) {
    let sizes = pills.map { $0.sizeThatFits(CGSize(width: 0, height: 48)) }
    let gap: CGFloat = 16
    let width = sizes.reduce(-gap) { $0 + $1.width + gap }
    place(pillRow, CGRect(x: right - width, y: 32, width: width, height: 48))
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    var left: CGFloat = 0
    for (pill, size) in zip(pills, sizes) {
      pill.frame = CGRect(
        x: isMirrored ? width - left - size.width : left, y: 0, width: size.width, height: 48)
      left += size.width + gap
    }
  }

  // MARK: Gaze

  /// The stops of the gaze: views of every shape, and two places in one picture, where the light
  /// moves.
  ///
  /// Stops that are scrolled out of sight are left out.
  private var stops: [GazeWalk.Stop] {
    let tiles = grid.cells.prefix(5)
    func tile(_ index: Int, _ x: CGFloat, _ y: CGFloat) -> GazeWalk.Stop? {
      tiles.indices.contains(index) ? GazeWalk.Stop(view: tiles[index], x: x, y: y) : nil
    }
    return [
      tile(1, 0.3, 0.25), tile(1, 0.75, 0.5), GazeWalk.Stop(view: list.cells[2], x: 0.35),
      GazeWalk.Stop(view: pills[0]), tile(2, 0.45, 0.4), GazeWalk.Stop(view: circles[1]),
      tile(3, 0.5, 0.35), GazeWalk.Stop(view: circles[3]),
    ].compactMap(\.self).filter(isSeen)
  }

  private func isSeen(_ stop: GazeWalk.Stop) -> Bool {
    guard let window = view.window else { return false }
    return window.hitTest(stop.view.convert(stop.place, to: window))?
      .isDescendant(of: stop.view) == true
  }

  override var keyCommands: [KeyCommand]? { gazeCommands }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      "gazeOn": { [weak self] _ in self?.moveGaze(by: 1) },
      "gazeBack": { [weak self] _ in self?.moveGaze(by: -1) },
    ]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    gazeCommands.contains { $0.action == action }
      ? !stops.isEmpty : super.canPerformAction(action, withSender: sender)
  }

  private func moveGaze(by step: Int) {
    if let window = view.window { gaze.move(by: step, in: window) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    view.window.map(gaze.end)
  }

  // MARK: CollectionViewDelegate

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if scrollView === grid { fadePlaces() }
  }

  /// Fades places that scroll beneath the buttons.
  ///
  /// A glass bar on the glass would end in a line, and a cut without a bar would look worse.
  private func fadePlaces() {
    let top = grid.contentOffset.y
    for cell in grid.cells {
      let cut = max(0, top - cell.frame.minY) / max(1, cell.frame.height)
      // An alpha above 0 keeps the cell reachable by keys.
      cell.alpha = max(0.001, 1 - 2 * cut)
    }
  }

  /// Returns false, because the selection shows the choice.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { false }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    if collectionView === list {
      show(PlaceGroup.all[indexPath.item])
    } else if let cell = grid.cellForItem(at: indexPath) as? PlaceCell {
      backdrop.show(GlassBackdrop.Mood(cell.artwork.harmony))
    }
  }
}
