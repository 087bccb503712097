import FocusEngine
import Foundation
import HaloSceneGraph

/// A controller that shows one of several screens: UIKit's `UITabBarController`.
///
/// Under models that lift items (tvOS), the bar is at the top, and focusing a button selects its
/// screen; otherwise the bar is at the bottom. When focus enters a screen, by a movement or by its
/// selection, it goes to the item that had it last there.
open class TabBarController: ViewController {
  /// The bar, with a button for each of ``viewControllers``.
  public let tabBar = TabBar()
  private let content = View()

  /// The controllers of the screens; setting them keeps the selected controller if it is among
  /// them, otherwise selects the first.
  public var viewControllers: [ViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(where: { $0 === old }) {
        old.willMove(toParent: nil)
        if old === shown { show(nil) }
        old.removeFromParent()
      }
      for new in viewControllers where new.parent !== self {
        addChild(new)
        new.didMove(toParent: self)
      }
      selectedIndex = viewControllers.firstIndex { $0 === shown } ?? 0
      titleOfChildDidChange()
    }
  }
  private var index = 0
  private weak var shown: ViewController?

  /// The index of the selected controller; setting an index outside the array does nothing.
  public var selectedIndex: Int {
    get { index }
    set {
      guard viewControllers.indices.contains(newValue) else { return }
      index = newValue
      tabBar.selectedIndex = newValue
      if viewIfLoaded != nil { show(viewControllers[newValue]) }
    }
  }

  /// The selected controller; nil if there are no controllers.
  public var selectedViewController: ViewController? {
    viewControllers.indices.contains(index) ? viewControllers[index] : nil
  }

  open override func loadView() { view = TabBarView(bar: tabBar, content: content) }

  open override func viewDidLoad() {
    tabBar.select = { [weak self] in self?.selectedIndex = $0 }
    content.addLayoutGuide(
      EntranceGuide { [weak self] in
        guard let selected = self?.selectedViewController else { return [] }
        return (selected.itemToRestore.map { [$0] } ?? []) + [selected]
      })
    show(selectedViewController)
  }

  /// The focus group of the controller, which contains those of the bar and the screens unless a
  /// group is set (WWDC21 10260, 15:06).
  open override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier ?? view.ownGroupIdentifier("tab bar") }
    set { super.focusGroupIdentifier = newValue }
  }

  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    preferences(or: (selectedViewController.map { [$0] } ?? []) + [view])
  }

  override func titleOfChildDidChange() {
    tabBar.show(viewControllers.map { $0.tabBarItem ?? TabBarItem(title: $0.title ?? "") })
  }

  private func show(_ controller: ViewController?) {
    guard controller !== shown else { return }
    let system = content.window?.focusSystem
    // Only focus inside the old screen moves; focus elsewhere, for instance in the bar, stays.
    let hadFocus = system.map { system in
      system.focusedItem.map { shown?.contains($0) ?? false } ?? true
    }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = controller
    guard let controller else { return }
    controller.view.frame = content.bounds
    content.addSubview(controller.view)
    if hadFocus == true {
      system?.contextDidChange()
      controller.restoreFocus()
    }
  }
}

extension ViewController {
  /// The nearest tab bar controller among the ancestors; nil if there is none.
  public var tabBarController: TabBarController? { container() }
}

/// The root view, with the bar and the selected screen.
private final class TabBarView: View {
  private let bar: TabBar
  private let content: View

  init(bar: TabBar, content: View) {
    self.bar = bar
    self.content = content
    super.init(frame: .zero)
    content.accessibilityIdentifier = "tab content"
    addSubview(content)
    addSubview(bar)
  }

  override func layoutSubviews() {
    let isOnTop = window?.focusSystem?.model.look == .lift
    let rest = max(0, bounds.height - TabBar.height)
    bar.frame = CGRect(
      x: 0, y: isOnTop ? 0 : rest, width: bounds.width, height: TabBar.height)
    content.frame = CGRect(
      x: 0, y: isOnTop ? TabBar.height : 0, width: bounds.width, height: rest)
    for view in content.subviews { view.frame = content.bounds }
  }
}
