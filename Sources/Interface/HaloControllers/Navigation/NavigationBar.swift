import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The title of a screen, and the way back: UIKit's `UINavigationBar`.
public final class NavigationBar: View {
  /// The title of the topmost screen.
  public let titleLabel = Label()
  /// The same, at the leading edge below, until the content has scrolled as far.
  public let largeTitleLabel = Label()
  /// Named after the screen below; hidden while there is none.
  public let backButton = BarButton(symbol: NavigationBar.chevron)
  private let separator = View()
  /// What the bar stands on.
  var ground = BarGround.window {
    didSet {
      pane.ground = ground
      appearanceDidChange()
    }
  }
  /// Behind the titles where screens pass beneath the bar, while they do.
  let pane = BarPane()
  let leftItems = BarItemRow()
  let rightItems = BarItemRow()
  /// In the place of the title; nil: the title.
  var titleView: View?
  /// Under the title; nil: none.
  var searchBar: SearchBar?
  /// Cuts off the part of the large title that has gone behind the rest of the bar.
  let largeTitleRoom = Decoration()
  /// Of the titles, while it runs.
  weak var change: Transition?

  /// Whether titles are large until the content scrolls.
  ///
  /// Screens then have the room of the bar too, and what they show passes beneath it: a screen
  /// keeps ``height`` free at its top, and ``largeTitleHeight`` where its title is large.
  public var prefersLargeTitles = false {
    didSet {
      appearanceDidChange()
      superview?.setNeedsLayout()
    }
  }
  /// Around the large title; top and bottom are not used.
  public override var directionalLayoutMargins: DirectionalEdgeInsets {
    didSet { if directionalLayoutMargins != oldValue { setNeedsLayout() } }
  }
  /// Whether the present title is large while nothing is scrolled.
  private(set) var isLarge = false
  /// Points that the content has been scrolled by.
  private(set) var scrolled: CGFloat = 0

  /// Of the bar without a large title; points, and our choice, as all measures here.
  public static let height: CGFloat = 52
  /// What a large title adds.
  public static let largeTitleHeight: CGFloat = 52
  static let inset: CGFloat = 8

  static let chevron: Symbol = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 15, y: 4.5))
    path.addLine(to: CGPoint(x: 7.5, y: 12))
    path.addLine(to: CGPoint(x: 15, y: 19.5))
    return Symbol(stroke: path, lineWidth: 2.2)
  }()

  init() {
    super.init(frame: .zero)
    directionalLayoutMargins = DirectionalEdgeInsets(leading: 20, trailing: 20)
    accessibilityIdentifier = "navigation bar"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    largeTitleRoom.clipsToBounds = true
    largeTitleRoom.addSubview(largeTitleLabel)
    for view in [pane, separator, largeTitleRoom, titleLabel, backButton] { addSubview(view) }
    // The button is small; moving up from anywhere on the screen should reach it.
    addLayoutGuide(EntranceGuide { [weak self] in self?.entrances ?? [] })
  }

  private var entrances: [View] {
    [backButton].filter { !$0.isHidden } + leftItems.views + rightItems.views
  }

  /// Screens pass beneath a bar with large titles, and can have the focus there.
  public override var isTransparentFocusItem: Bool { prefersLargeTitles }

  // MARK: Scrolling

  /// Follows the content, inside the animation that scrolls it.
  func follow(_ offset: CGFloat) {
    guard max(0, offset) != scrolled else { return }
    scrolled = max(0, offset)
    guard prefersLargeTitles else { return separator.alpha = separatorAlpha }
    layOutTitles()
    bounds.size.height = heightNow
    center.y = heightNow / 2
  }

  /// Points that the large title has gone behind the rest of the bar.
  private var collapse: CGFloat { isLarge ? min(scrolled, Self.largeTitleHeight) : 0 }

  /// While nothing is scrolled.
  var heightAtRest: CGFloat { heightNow + collapse }

  /// With as much of the large title as is in sight.
  var heightNow: CGFloat {
    Self.height + (isLarge ? Self.largeTitleHeight - collapse : 0) + searchHeight
  }

  /// Of what stands under the titles.
  var searchHeight: CGFloat { searchBar == nil ? 0 : SearchBar.height }

  /// Comes while the letters of the large title go.
  var titleAlpha: CGFloat { isLarge ? max(0, min(1, (collapse - 22) / 12)) : 1 }

  /// Something is beneath the bar as soon as the large title has gone.
  var paneAlpha: CGFloat {
    let beneath = scrolled - (isLarge ? Self.largeTitleHeight : 0)
    return prefersLargeTitles ? max(0, min(1, beneath / 8)) : 0
  }

  /// At rest nothing parts the bar from the screen below.
  private var separatorAlpha: CGFloat { max(0, min(1, scrolled / 8)) }

  private func layOutTitles() {
    titleLabel.alpha = titleAlpha
    pane.alpha = paneAlpha
    largeTitleRoom.isHidden = !isLarge
    guard isLarge else { return }
    let margins = directionalLayoutMargins.resolved(for: window?.layoutDirection ?? .leftToRight)
    let height = Self.largeTitleHeight - collapse
    largeTitleRoom.place(CGRect(x: 0, y: Self.height, width: bounds.width, height: height))
    largeTitleLabel.textAlignment = window?.layoutDirection == .rightToLeft ? .right : .left
    largeTitleLabel.frame = CGRect(
      x: margins.left, y: -collapse,
      width: max(0, bounds.width - margins.left - margins.right), height: 44)
  }

  // MARK: Titles

  /// What a bar shows.
  struct Content {
    var title: String?
    /// The screen below; nil: there is none.
    var previous: ViewController?
    /// What the screen asks for; nil: there is none.
    var item: NavigationItem?
    var isLarge = false
    /// Points that the screen is scrolled by.
    var scrolled: CGFloat = 0
  }

  /// Shows the title of a screen, and the way back.
  ///
  /// Animated, the old title becomes that of the way back, or the other way round, so that two
  /// titles are never read on the same spot.
  func show(_ content: Content, isPush: Bool = true, animated: Bool = false) {
    let old = Shown(
      title: titleLabel.text, alpha: titleLabel.alpha, isLarge: isLarge, collapse: collapse,
      back: backButton.isHidden ? nil : (backButton.title, backButton.frame))
    let wayBefore = wayBack
    titleLabel.text = content.title ?? ""
    largeTitleLabel.text = titleLabel.text
    let isBackHidden =
      content.previous == nil || content.item?.hidesBackButton == true
      || content.item?.isBackReplaced == true
    backButton.title =
      content.previous.map { $0.navigationItem.backButtonTitle ?? $0.barTitle ?? "Back" } ?? ""
    backButton.isHidden = isBackHidden
    showItems(of: content.item, animated: animated)
    isLarge = prefersLargeTitles && content.isLarge
    scrolled = max(0, content.scrolled)
    separator.alpha = separatorAlpha
    setNeedsLayout()
    superview?.setNeedsLayout()
    guard animated, let window, old.title != titleLabel.text else { return }
    let oldPane = pane.alpha
    View.performWithoutAnimation {
      layoutIfNeeded()
      pane.alpha = oldPane
    }
    replace(
      old, along: window.crossFadesScreens ? nil : isPush ? wayBack : wayBefore, isPush: isPush)
  }

  public override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    for label in [titleLabel, largeTitleLabel] { label.textColor = palette.label }
    separator.backgroundColor = palette.separator
    let isClear = prefersLargeTitles || window?.focusSystem?.model.look == .lift
    backgroundColor = isClear ? .clear : ground.color(in: palette)
    separator.isHidden = isClear
    separator.alpha = separatorAlpha
  }

  public override func layoutSubviews() {
    let line = 1 / (window?.contentScale ?? 1)
    separator.frame = CGRect(
      x: 0, y: heightNow - line, width: bounds.width, height: line)
    pane.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.height)
    layOutTitles()
    let size = backButton.sizeThatFits(bounds.size)
    // A raised button needs room around it.
    let left = window?.focusSystem?.model.look == .lift ? 2 * Self.inset : Self.inset
    let back = CGRect(
      x: left, y: (Self.height - size.height) / 2,
      width: min(size.width, bounds.width / 2 - left), height: size.height)
    backButton.place(
      window?.layoutDirection == .rightToLeft ? back.mirrored(in: bounds.width) : back)
    layOutItems(after: backButton.isHidden ? Self.inset : back.maxX + Self.inset)
  }
}

extension View {
  /// Gives the view a frame, whatever moves it on its way there.
  func place(_ frame: CGRect) {
    bounds.size = frame.size
    center = frame.center
  }
}
