import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The content of the panel: a title, lines that scroll, and a footer that says where keys go.
@MainActor
final class PanelController: ViewController {
  private let ground = PanelGround()
  private let titleLabel = Label()
  private let backKey = KeyCap("Esc")
  private let footer = Label()
  private let band = View()
  private let edge = View()
  private let page = PanelPageView()
  /// The scroll indicator.
  private let indicator = View()
  private let lead = Label()
  /// The line between the page and the footer.
  private let line = View()

  /// The panel's frame, in points of the bench.
  var place = CGRect.zero { didSet { if place != oldValue { view.setNeedsLayout() } } }

  override func viewDidLoad() {
    view.addSubview(ground)
    for part in [page, indicator, band, edge, line, titleLabel, lead, footer] as [View] {
      ground.addSubview(part)
    }
    ground.addSubview(backKey)
    titleLabel.font = PanelStyle.title
    titleLabel.textColor = PanelStyle.label
    lead.font = PanelStyle.small
    lead.textColor = PanelStyle.quiet
    lead.textAlignment = .right
    footer.font = PanelStyle.small
    footer.textColor = PanelStyle.quiet
    band.backgroundColor = PanelStyle.band
    edge.backgroundColor = PanelStyle.line
    line.backgroundColor = PanelStyle.line
    indicator.backgroundColor = PanelStyle.quiet.withAlphaComponent(0.7)
    indicator.cornerRadius = 2
    page.offsetDidChange = { [weak self] in self?.placeIndicator() }
    ground.backgroundColor = PanelStyle.ground
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [page] }

  /// Shows a page; a line that stays keeps its view, and with it the focus.
  func show(title: String, hasWayBack: Bool, lead: String, footer: String, _ lines: [PanelLine]) {
    titleLabel.text = title
    backKey.isHidden = !hasWayBack
    self.lead.text = lead
    self.footer.text = footer
    page.show(lines)
    view.setNeedsLayout()
  }

  /// The height of all lines, in points, for callers that show the whole page.
  var contentHeight: CGFloat { page.contentSize.height }

  func clear() {
    page.clear()
    page.contentOffset = .zero
  }

  /// See ``InstrumentPanel/focus(on:)``.
  func focus(on id: String?) {
    guard let row = id.flatMap(page.row) ?? page.firstRow else { return }
    view.window?.focusSystem?.requestFocusUpdate(to: row)
  }

  /// Moves the focus to the next line below or above that can have it.
  ///
  /// - Returns: Whether there is one.
  func step(_ heading: FocusHeading) -> Bool {
    guard let line = page.line(beside: heading == .down ? 1 : -1) else { return false }
    view.window?.focusSystem?.requestFocusUpdate(to: line)
    return true
  }

  /// See ``InstrumentPanel/takes(_:)``.
  func takes(_ key: Key) -> Bool { page.focusedField?.line.takes(key) ?? false }

  /// Scrolls by a distance in points, within the page.
  ///
  /// - Returns: Whether the page moved.
  func scroll(by distance: CGFloat) -> Bool {
    let before = page.contentOffset.y
    page.contentOffset.y += distance
    return page.contentOffset.y != before
  }

  /// See ``InstrumentPanel/focusPlace``.
  var focusPlace: CGFloat? {
    guard let focused = view.window?.focusSystem?.focusedItem as? View,
      focused.isDescendant(of: page)
    else { return nil }
    return focused.convert(focused.bounds, to: page).minY
  }

  /// The height of the visible part of the page, in points.
  var pageHeight: CGFloat { page.bounds.height }

  override func viewDidLayoutSubviews() {
    ground.frame = place
    let (width, height) = (place.width, place.height)
    band.frame = CGRect(x: 0, y: 0, width: width, height: PanelStyle.headerHeight)
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: height)
    var left = PanelStyle.margin + PanelStyle.indent
    if !backKey.isHidden {
      backKey.frame = CGRect(
        x: PanelStyle.margin + 4, y: (PanelStyle.headerHeight - KeyCap.height) / 2,
        width: backKey.width, height: KeyCap.height)
      left = backKey.frame.maxX + 10
    }
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let title = titleLabel.sizeThatFits(unbounded).width
    titleLabel.frame = CGRect(x: left, y: 0, width: title, height: PanelStyle.headerHeight)
    let leadLeft = titleLabel.frame.maxX + 10
    lead.frame = CGRect(
      x: leadLeft, y: 0, width: max(0, width - PanelStyle.margin - leadLeft),
      height: PanelStyle.headerHeight)
    let bottom = height - PanelStyle.footerHeight
    page.frame = CGRect(
      x: 1, y: PanelStyle.headerHeight, width: width - 1,
      height: max(0, bottom - PanelStyle.headerHeight))
    line.frame = CGRect(x: 1, y: bottom, width: width - 1, height: 1)
    page.layoutIfNeeded()
    placeIndicator()
    footer.frame = CGRect(
      x: PanelStyle.margin + PanelStyle.indent, y: bottom,
      width: width - 2 * PanelStyle.margin - PanelStyle.indent,
      height: PanelStyle.footerHeight)
  }
}

extension PanelController {
  private static let indicatorWidth: CGFloat = 4

  private func placeIndicator() {
    let (all, seen) = (page.contentSize.height, page.bounds.height)
    indicator.isHidden = all <= seen + 0.5
    guard all > 0, seen > 0 else { return }
    let room = seen - 8
    let length = max(24, room * seen / all)
    let way = max(1, all - seen)
    indicator.frame = CGRect(
      x: page.frame.maxX - Self.indicatorWidth - 3,
      y: page.frame.minY + 4 + (room - length) * page.contentOffset.y / way,
      width: Self.indicatorWidth, height: length)
  }
}

/// The panel's background, which takes pointer events so that nothing beneath receives them.
@MainActor
final class PanelGround: View {}

/// The lines of a page, one below the other.
@MainActor
final class PanelPageView: ScrollView {
  private var views: [any PanelLineView] = []

  /// The first row that can have the focus.
  var firstRow: View? { views.first { ($0 as? PanelRowView)?.canBecomeFocused == true } }

  func clear() {
    views.forEach { $0.removeFromSuperview() }
    views = []
  }

  func row(_ id: String) -> View? {
    views.first {
      ($0 as? PanelRowView)?.row.id == id || ($0 as? PanelFieldView)?.line.id == id
    }
  }

  /// The field that has the focus; nil for none.
  var focusedField: PanelFieldView? {
    guard let focused = window?.focusSystem?.focusedItem as? View else { return nil }
    return views.lazy.compactMap { $0 as? PanelFieldView }.first(where: focused.isDescendant)
  }

  /// The nearest line below (1) or above (-1) the focused one that can have the focus; the first
  /// row while no line has it.
  func line(beside step: Int) -> View? {
    guard let focused = window?.focusSystem?.focusedItem as? View,
      let index = views.firstIndex(where: { focused.isDescendant(of: $0) })
    else { return firstRow }
    var place = index + step
    while views.indices.contains(place) {
      let view = views[place]
      if view is PanelFieldView || view is PanelOutputView || view.canBecomeFocused { return view }
      place += step
    }
    return nil
  }

  /// Shows lines; a line with an id keeps its view wherever it moves, and with it the focus.
  func show(_ lines: [PanelLine]) {
    var unused = Dictionary(grouping: views, by: \.kind)
    views = lines.map { line in
      if let view = unused[line.kind]?.first {
        unused[line.kind]?.removeFirst()
        view.show(line)
        return view
      }
      let view = line.makeView()
      addSubview(view)
      return view
    }
    for view in unused.values.joined() { view.removeFromSuperview() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * PanelStyle.margin
    var y: CGFloat = 8
    for view in views {
      let height = view.height(for: width).rounded(.up)
      view.frame = CGRect(x: PanelStyle.margin, y: y, width: width, height: height)
      y += height
    }
    focusScrollMargins = EdgeInsets(top: 40, left: 0, bottom: 24, right: 0)
    contentSize = CGSize(width: bounds.width, height: y + 10)
  }
}
