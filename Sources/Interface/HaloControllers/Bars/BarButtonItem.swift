import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// An item of a bar: UIKit's `UIBarButtonItem`.
@MainActor
open class BarButtonItem {
  /// The style of an item: UIKit's `UIBarButtonItem.Style`.
  public typealias Style = BarButton.Style

  /// The title of the item; nil for its symbol alone.
  public var title: String? { didSet { update() } }
  /// The symbol, in a single colour; nil for none.
  public var symbol: Symbol? { didSet { update() } }
  /// The style, which determines the weight of the title.
  public var style: Style { didSet { update() } }
  /// Whether the item can be focused and activated; it stays visible if not.
  public var isEnabled = true { didSet { update() } }
  /// Whether the item is removed from the bar.
  public var isHidden = false {
    didSet { if isHidden != oldValue { row?.itemDidChange() } }
  }
  /// The text that a screen reader speaks instead of the title; nil for the title.
  public var accessibilityLabel: String? { didSet { update() } }
  /// The identifier of the item for tests; nil for the title.
  public var accessibilityIdentifier: String? { didSet { update() } }
  /// The object that performs ``action``, held weakly; nil for the first responder up the chain
  /// that can.
  public weak var target: AnyObject?
  /// The selector that the item sends, with itself as the sender; nil for ``primaryAction`` alone.
  public var action: Selector? { didSet { update() } }
  /// The action of the item, which takes precedence over ``action``; it does not update the item's
  /// title and symbol.
  public var primaryAction: Action? { didSet { update() } }
  /// The menu that the item shows if it has no action; nil for none.
  public var menu: Menu? { didSet { update() } }
  /// The view in the bar in place of a button, at its preferred size; nil for a button.
  public var customView: View? {
    didSet {
      guard customView !== oldValue, let row else { return }
      (oldValue ?? button)?.removeFromSuperview()
      row.itemDidChange()
    }
  }
  /// The width in points; 0 for the width of the content.
  public var width: CGFloat = 0 { didSet { row?.itemDidChange() } }
  /// The colour of title and symbol; nil for that of the bar.
  public var tintColor: Color? { didSet { update() } }
  /// The width of a space in points; nil for an item that is not a space.
  let space: CGFloat?
  /// The row that added the item last; nil outside a bar.
  weak var row: BarItemRow?
  private var button: BarButton?

  /// Creates an item from all properties of a button.
  init(
    saying title: String?, symbol: Symbol?, style: Style = .plain, space: CGFloat? = nil
  ) {
    (self.title, self.symbol, self.style, self.space) = (title, symbol, style, space)
  }

  /// Creates a button with a title.
  public convenience init(
    title: String?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(saying: title, symbol: nil, style: style)
    (self.target, self.action) = (target, action)
  }

  /// Creates a button with a symbol.
  public convenience init(
    symbol: Symbol?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(saying: nil, symbol: symbol, style: style)
    (self.target, self.action) = (target, action)
  }

  /// Creates an item that shows a view of the program.
  public convenience init(customView: View) {
    self.init(saying: nil, symbol: nil)
    self.customView = customView
  }

  /// Creates a button with the title or the symbol of `systemItem`.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target, action)
  }

  /// Creates a button with the title or the symbol of `systemItem`; those of the action are not
  /// used.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init(
      saying: systemItem.title, symbol: systemItem.symbol,
      style: systemItem.isDone ? .done : .plain, space: systemItem.space)
    accessibilityLabel = systemItem.symbol == nil ? nil : systemItem.name
    accessibilityIdentifier = systemItem.identifier
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button with a title and a symbol, by default those of the action.
  public convenience init(
    title: String? = nil, symbol: Symbol? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    let ownTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.init(saying: title ?? ownTitle, symbol: symbol ?? primaryAction?.symbol)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Returns an empty space of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    BarButtonItem(saying: nil, symbol: nil, space: width)
  }

  // MARK: In a bar

  /// The view in the bar, created when it is first needed.
  var view: View {
    if let customView { return customView }
    if let button { return button }
    let button = BarButton()
    self.button = button
    button.primaryAction = { [weak self] in self?.activate() }
    update()
    return button
  }

  private func activate() {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    if let action {
      action.send(to: target, from: self, startingAt: chain)
    } else if let menu {
      show(menu)
    }
  }

  private var holder: (any BarItemHolder)? { button?.nearest((any BarItemHolder).self) }

  /// The start of the responder chain: the screen under the bar, otherwise the button.
  private var chain: Responder? { holder?.screenUnderBar ?? button }

  /// Shows a menu whose commands go up the responder chain from the screen, as their keys do.
  private func show(_ menu: Menu) {
    holder?.present(menu, at: self) { [weak self] element in
      element.perform(sender: self, startingAt: self?.chain)
    }
  }

  private func update() {
    guard let button else { return }
    button.title = title ?? ""
    button.symbolView.symbol = symbol
    button.style = style
    button.isEnabled = isEnabled && primaryAction?.attributes.contains(.disabled) != true
    button.contentColor = tintColor
    button.accessibilityLabel = accessibilityLabel
    button.accessibilityIdentifier = accessibilityIdentifier ?? title
    row?.itemDidChange()
  }

  /// Returns the preferred size in a bar of a height in points.
  func size(in height: CGFloat) -> CGSize {
    if let space { return CGSize(width: space, height: 0) }
    var size = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: height))
    if let customView {
      // A view without an intrinsic size keeps the size that it was given.
      let (own, given) = (customView.intrinsicContentSize, customView.bounds.size)
      func chosen(_ own: CGFloat, _ given: CGFloat, _ fit: CGFloat) -> CGFloat {
        own >= 0 ? own : given > 0 ? given : fit
      }
      size.width = chosen(own.width, given.width, size.width)
      size.height = chosen(own.height, given.height, size.height)
    }
    return CGSize(width: width > 0 ? width : size.width, height: min(size.height, height))
  }

  /// The view in the bar; nil until it is created.
  var shownView: View? { customView ?? button }
}
