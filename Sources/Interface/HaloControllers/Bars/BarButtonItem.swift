import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// An item of a bar: UIKit's `UIBarButtonItem`.
@MainActor
open class BarButtonItem {
  /// UIKit's `UIBarButtonItem.Style`.
  public typealias Style = BarButton.Style

  /// What the item says; nil: its symbol alone.
  public var title: String? { didSet { update() } }
  /// A drawing in one colour; nil: none.
  public var symbol: Symbol? { didSet { update() } }
  /// How much the title says.
  public var style: Style { didSet { update() } }
  /// false: it can be seen, and neither focused nor activated.
  public var isEnabled = true { didSet { update() } }
  /// true: it is not in the bar.
  public var isHidden = false {
    didSet { if isHidden != oldValue { row?.itemDidChange() } }
  }
  /// What a screen reader says instead of the title; nil: the title.
  public var accessibilityLabel: String? { didSet { update() } }
  /// What tests know the item by; the title unless set.
  public var accessibilityIdentifier: String? { didSet { update() } }
  /// Performs ``action``; held weakly, and nil: the first responder up the chain that can.
  public weak var target: AnyObject?
  /// What the item does, with itself as the sender; nil: ``primaryAction`` alone.
  public var action: Selector? { didSet { update() } }
  /// What the item does; its title and symbol became those of the item when it was made.
  public var primaryAction: Action? { didSet { update() } }
  /// Commands that the item offers where it has nothing else to do; nil: none.
  public var menu: Menu? { didSet { update() } }
  /// Stands in the bar instead of a button; as large as it asks for.
  public var customView: View? {
    didSet {
      guard customView !== oldValue, let row else { return }
      (oldValue ?? button)?.removeFromSuperview()
      row.itemDidChange()
    }
  }
  /// Points; 0: as wide as its content asks for.
  public var width: CGFloat = 0 { didSet { row?.itemDidChange() } }
  /// Colour of title and symbol; nil: that of the bar.
  public var tintColor: Color? { didSet { update() } }
  /// Points that nothing stands in; nil: the item is no space.
  let space: CGFloat?
  /// What the item stands in, the last that took it; nil: in no bar.
  weak var row: BarItemRow?
  private var button: BarButton?

  /// A button, with everything that one can have.
  init(
    saying title: String?, symbol: Symbol?, style: Style = .plain, space: CGFloat? = nil
  ) {
    (self.title, self.symbol, self.style, self.space) = (title, symbol, style, space)
  }

  /// A button with a title.
  public convenience init(
    title: String?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(saying: title, symbol: nil, style: style)
    (self.target, self.action) = (target, action)
  }

  /// A button with a drawing in one colour.
  public convenience init(
    symbol: Symbol?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(saying: nil, symbol: symbol, style: style)
    (self.target, self.action) = (target, action)
  }

  /// A view of the program's own.
  public convenience init(customView: View) {
    self.init(saying: nil, symbol: nil)
    self.customView = customView
  }

  /// A button with the title or the symbol of `systemItem`.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target, action)
  }

  /// A button with the title or the symbol of `systemItem`; nothing else is taken from the action.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init(
      saying: systemItem.title, symbol: systemItem.symbol,
      style: systemItem.isDone ? .done : .plain, space: systemItem.space)
    accessibilityLabel = systemItem.symbol == nil ? nil : systemItem.name
    accessibilityIdentifier = systemItem.name
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// A button with a title, a drawing in one colour, or those of the action.
  public convenience init(
    title: String? = nil, symbol: Symbol? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    let ownTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.init(saying: title ?? ownTitle, symbol: symbol ?? primaryAction?.symbol)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Room of a width in points that nothing stands in.
  public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    BarButtonItem(saying: nil, symbol: nil, space: width)
  }

  // MARK: In a bar

  /// What stands in the bar; made when first asked for.
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

  /// Where the chain of responders begins: the screen under the bar, or else the button.
  private var chain: Responder? { holder?.screenUnderBar ?? button }

  /// The commands go up the chain from the screen, as their keys would.
  private func show(_ menu: Menu) {
    holder?.present(menu, at: self) { [weak self] command in
      command.action.send(to: nil, from: command, startingAt: self?.chain)
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

  /// As large as it asks for, in a bar of this height.
  func size(in height: CGFloat) -> CGSize {
    if let space { return CGSize(width: space, height: 0) }
    var size = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: height))
    if let customView {
      // What has no size of its own keeps the one that it was given.
      let (own, given) = (customView.intrinsicContentSize, customView.bounds.size)
      func chosen(_ own: CGFloat, _ given: CGFloat, _ fit: CGFloat) -> CGFloat {
        own >= 0 ? own : given > 0 ? given : fit
      }
      size.width = chosen(own.width, given.width, size.width)
      size.height = chosen(own.height, given.height, size.height)
    }
    return CGSize(width: width > 0 ? width : size.width, height: min(size.height, height))
  }

  /// What stands in the bar; nil until it was made.
  var shownView: View? { customView ?? button }
}
