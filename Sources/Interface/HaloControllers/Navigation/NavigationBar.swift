import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloLocalization
import HaloSceneGraph

/// The bar with the title of a screen and the back button: UIKit's `UINavigationBar`.
public final class NavigationBar: View {
  /// The label with the title of the topmost screen.
  public let titleLabel = Label()
  /// The label with the large title, at the leading edge below the bar, until the content has
  /// scrolled by its height.
  public let largeTitleLabel = Label()
  /// The back button, with the title of the screen below; hidden if there is no such screen, or if
  /// the navigation item hides or replaces the button.
  public let backButton = BarButton(symbol: NavigationBar.chevron)
  private let separator = View()
  /// The background of the bar.
  var ground = BarGround.window {
    didSet {
      pane.ground = ground
      appearanceDidChange()
    }
  }
  /// The pane behind the titles, visible while the content of a screen is beneath the bar.
  let pane = BarPane()
  let leftItems = BarItemRow()
  let rightItems = BarItemRow()
  /// The view in place of the title; nil for the title.
  var titleView: View?
  /// The search bar under the title; nil for none.
  var searchBar: SearchBar?
  /// The clip view that hides the part of the large title that has scrolled behind the rest of the
  /// bar.
  let largeTitleRoom = Decoration()
  /// The running animation of the titles; nil if there is none.
  weak var change: Transition?

  /// Whether titles are large until the content scrolls.
  ///
  /// If true, screens also occupy the area of the bar, and their content passes beneath it: a
  /// screen keeps ``height`` points free at its top, and ``largeTitleHeight`` more if its title is
  /// large.
  public var prefersLargeTitles = false {
    didSet {
      appearanceDidChange()
      superview?.setNeedsLayout()
    }
  }
  /// The margins beside the large title, in points; top and bottom are not used.
  public override var directionalLayoutMargins: DirectionalEdgeInsets {
    didSet { if directionalLayoutMargins != oldValue { setNeedsLayout() } }
  }
  /// Whether the current title is large while nothing is scrolled.
  private(set) var isLarge = false
  /// The distance that the content has scrolled, in points.
  private(set) var scrolled: CGFloat = 0

  /// The height of the bar without a large title, in points; Halo's own choice, like all measures
  /// here.
  public static let height: CGFloat = 52
  /// The additional height of a large title, in points.
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
    // The button is small; the guide lets an upward movement from anywhere on the screen reach it.
    addLayoutGuide(EntranceGuide { [weak self] in self?.entrances ?? [] })
  }

  private var entrances: [View] {
    [backButton].filter { !$0.isHidden } + leftItems.views + rightItems.views
  }

  /// Whether items beneath the bar can be focused, as with large titles, where screens pass beneath
  /// it.
  public override var isTransparentFocusItem: Bool { prefersLargeTitles }

  // MARK: Scrolling

  /// Follows the content offset, inside the animation that scrolls.
  func follow(_ offset: CGFloat) {
    guard max(0, offset) != scrolled else { return }
    scrolled = max(0, offset)
    guard prefersLargeTitles else { return separator.alpha = separatorAlpha }
    layOutTitles()
    bounds.size.height = heightNow
    center.y = heightNow / 2
  }

  /// The part of the large title's height that has scrolled behind the rest of the bar, in points.
  private var collapse: CGFloat { isLarge ? min(scrolled, Self.largeTitleHeight) : 0 }

  /// The height of the bar while nothing is scrolled, in points.
  var heightAtRest: CGFloat { heightNow + collapse }

  /// The current height of the bar, with the visible part of the large title, in points.
  var heightNow: CGFloat {
    Self.height + (isLarge ? Self.largeTitleHeight - collapse : 0) + searchHeight
  }

  /// The height of the search bar under the titles, in points; 0 for none.
  var searchHeight: CGFloat { searchBar == nil ? 0 : SearchBar.height }

  /// The opacity of the title, which fades in as the letters of the large title disappear.
  var titleAlpha: CGFloat { isLarge ? max(0, min(1, (collapse - 22) / 12)) : 1 }

  /// The opacity of the pane, which fades in when content passes beneath the bar.
  var paneAlpha: CGFloat {
    let beneath = scrolled - (isLarge ? Self.largeTitleHeight : 0)
    return prefersLargeTitles ? max(0, min(1, beneath / 8)) : 0
  }

  /// The opacity of the separator, which is hidden while nothing is scrolled.
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

  /// The contents of a bar.
  struct Content {
    var title: String?
    /// The screen below in the stack; nil if there is none.
    var previous: ViewController?
    /// The navigation item of the screen; nil if there is no screen.
    var item: NavigationItem?
    var isLarge = false
    /// The distance that the screen is scrolled, in points.
    var scrolled: CGFloat = 0
  }

  /// Shows the title of a screen, and the back button.
  ///
  /// With an animation, the old title turns into that of the back button, or the reverse, so that
  /// two titles never overlap.
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
    let titleBefore = content.previous.map { $0.navigationItem.backButtonTitle ?? $0.barTitle }
    backButton.title = titleBefore.map { $0 ?? Localization.text("Back") } ?? ""
    if case .some(nil) = titleBefore { backButton.accessibilityIdentifier = "Back" }
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
    // A lifted button needs space around it.
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
  /// Sets the frame of the view through bounds and centre, which works under any transform.
  func place(_ frame: CGRect) {
    bounds.size = frame.size
    center = frame.center
  }
}
