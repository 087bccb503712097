import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The menu bar at the upper edge of a window, with the open menus below it.
///
/// It takes neither focus nor pointer events. A screen reader finds the bar with its titles, and the
/// lines of an open menu in the title or the row that has opened it.
@MainActor
final class MenuBarOverlay: Decoration {
  var state: MenuBarState { didSet { stateDidChange() } }
  /// The place of the pointer in the overlay; nil while it is elsewhere.
  var pointer: CGPoint? { didSet { showModes() } }
  /// Performs an action of a screen reader on a title or a row, and returns whether it could.
  var actionHandler: ((AccessibleAction, Part) -> Bool)?
  private let scheme: ModifierScheme
  private let bar = View()
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemChromeMaterial))
  private let edge = View()
  private var titles: [MenuBarTitle] = []
  private var panels: [MenuPanel] = []

  init(_ state: MenuBarState, scheme: ModifierScheme) {
    (self.state, self.scheme) = (state, scheme)
    super.init(frame: .zero)
    accessibilityIdentifier = "menu-bar"
    zPosition = 1000
    addSubview(bar)
    for view in [pane, edge] as [View] { bar.addSubview(view) }
    titles = state.menus.enumerated().map { MenuBarTitle($1.title, isBold: $0 == 0) }
    titles.forEach(bar.addSubview)
    bar.statedAccessibleRole = .menuBar
    bar.accessibilityElements = titles
    accessibilityElements = [bar]
    for (index, title) in titles.enumerated() {
      title.place = AccessibleElement.Place(index + 1, of: titles.count)
      title.actionHandler = { [weak self] in self?.actionHandler?($0, .title(index)) ?? false }
    }
  }

  private var style: MenuBarStyle { effectiveAppearance.menuBar }
  private var isMirrored: Bool { window?.layoutDirection == .rightToLeft }

  override func appearanceDidChange() {
    edge.backgroundColor =
      effectiveAppearance.palette.border ?? effectiveAppearance.palette.separator
    setNeedsLayout()
  }

  private func stateDidChange() {
    let direction = window?.layoutDirection ?? .leftToRight
    for (index, level) in state.levels.enumerated() {
      if panels.indices.contains(index), panels[index].version == level.version { continue }
      removePanels(from: index)
      let panel = MenuPanel(level, scheme: scheme, direction: direction)
      panel.actionHandler = { [weak self] action, line in
        self?.actionHandler?(action, .row(level: index, line: line)) ?? false
      }
      panels.append(panel)
      addSubview(panel)
    }
    removePanels(from: state.levels.count)
    for (index, panel) in panels.enumerated() {
      let submenu = index + 1 < panels.count ? panels[index + 1] : nil
      panel.show(state.levels[index], submenu: submenu)
    }
    for (index, title) in titles.enumerated() {
      title.menu = index == state.title ? panels.first : nil
    }
    showModes()
    setNeedsLayout()
  }

  /// The row or the title on which keys act; nil for none.
  var selectedView: View? {
    for (level, panel) in zip(state.levels, panels).reversed() {
      if let place = level.place { return panel.rows[place] }
    }
    return state.title.map { titles[$0] }
  }

  private func removePanels(from index: Int) {
    while panels.count > index { panels.removeLast().removeFromSuperview() }
  }

  private func showModes() {
    let hovered = pointer.flatMap(title)
    for (index, title) in titles.enumerated() {
      title.mode =
        index == state.title
        ? state.levels.isEmpty ? .selected : .open : index == hovered ? .hovered : .resting
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    let style = style
    // The bar's frame must not be set, because a transform moves the bar while it slides in.
    bar.bounds.size = CGSize(width: bounds.width, height: style.height)
    bar.center = CGPoint(x: bounds.midX, y: style.height / 2)
    pane.frame = bar.bounds
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    edge.frame = CGRect(x: 0, y: style.height - pixel, width: bounds.width, height: pixel)
    placeTitles()
    placePanels()
  }

  /// Places the titles in the middle of the bar, as iPadOS 26 does.
  ///
  /// Titles that do not fit with the smallest insets begin at the edge, and scroll as far as showing the
  /// selected one requires.
  private func placeTitles() {
    let style = style
    let widths = titles.map(\.textWidth)
    let text = widths.reduce(0, +)
    let room = bounds.width - 2 * style.margin
    let share = (room - text) / CGFloat(max(1, 2 * titles.count))
    let inset = max(style.leastTitleInset, min(style.titleInset, share))
    let whole = text + 2 * inset * CGFloat(titles.count)
    var x = max(style.margin, ((bounds.width - whole) / 2).rounded())
    var frames = widths.map { width in
      let rect = CGRect(
        x: x, y: style.titleMargin, width: width + 2 * inset,
        height: style.height - 2 * style.titleMargin)
      x += rect.width
      return rect
    }
    if let selected = state.title, frames.indices.contains(selected) {
      let hidden = frames[selected].maxX - (bounds.width - style.margin)
      if hidden > 0 { frames = frames.map { $0.offsetBy(dx: -hidden, dy: 0) } }
    }
    for (title, frame) in zip(titles, frames) {
      title.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
  }

  private func placePanels() {
    let style = style
    let room = (window?.hintArea.inset(bounds) ?? bounds).insetBy(
      dx: style.margin, dy: style.margin)
    for (index, panel) in panels.enumerated() {
      var size = panel.wantedSize()
      size.width = min(size.width, room.width)
      var origin: CGPoint
      if index == 0 {
        let title = state.title.map { titles[$0].frame } ?? .zero
        let x = isMirrored ? title.maxX - size.width : title.minX
        origin = CGPoint(x: x, y: style.height + style.margin)
      } else {
        let before = panels[index - 1]
        before.layoutIfNeeded()
        let row = before.frame(ofLine: state.levels[index - 1].place ?? 0)
        let (left, right) = (
          before.frame.minX - size.width + style.overlap, before.frame.maxX - style.overlap
        )
        let fitsRight = right + size.width <= room.maxX
        let goesLeft =
          isMirrored ? left >= room.minX || !fitsRight : !fitsRight && left >= room.minX
        origin = CGPoint(x: goesLeft ? left : right, y: row.minY - style.inset)
      }
      let top = style.height + style.margin
      size.height = min(size.height, room.maxY - top)
      origin.x = max(room.minX, min(origin.x, room.maxX - size.width)).rounded()
      origin.y = max(top, min(origin.y, room.maxY - size.height)).rounded()
      panel.frame = CGRect(origin: origin, size: size)
    }
  }

  // MARK: Appearing

  func appear() {
    View.performWithoutAnimation {
      stateDidChange()
      layoutIfNeeded()
      alpha = 0
      if !effectiveAppearance.prefersReducedMotion {
        bar.transform = CGAffineTransform(translationX: 0, y: -style.height)
      }
    }
    View.animate(withDuration: style.duration, in: window) {
      alpha = 1
      bar.transform = .identity
    }
  }

  func disappear() {
    View.animate(
      withDuration: style.duration, in: window,
      animations: {
        alpha = 0
        if !effectiveAppearance.prefersReducedMotion {
          bar.transform = CGAffineTransform(translationX: 0, y: -style.height)
        }
      }, completion: { [weak self] in self?.removeFromSuperview() })
  }

  // MARK: Pointer

  /// A part of the overlay that a pointer can be over.
  enum Part: Equatable {
    case title(Int)
    case bar
    case row(level: Int, line: Int)
    case panel
    case nothing
  }

  private func title(at point: CGPoint) -> Int? {
    let place = convert(point, to: bar)
    return titles.firstIndex { $0.frame.insetBy(dx: 0, dy: -style.titleMargin).contains(place) }
  }

  /// Returns the part at a point in the overlay's coordinates.
  func part(at point: CGPoint) -> Part {
    for (index, panel) in panels.enumerated().reversed() {
      let place = convert(point, to: panel)
      guard panel.bounds.contains(place) else { continue }
      return panel.line(at: place).map { .row(level: index, line: $0) } ?? .panel
    }
    guard point.y < style.height else { return .nothing }
    return title(at: point).map { .title($0) } ?? .bar
  }

  func scroll(by distance: CGFloat) { panels.last?.scroll(by: distance) }
}
