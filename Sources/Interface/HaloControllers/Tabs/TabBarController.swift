import FocusEngine
import Foundation
import HaloSceneGraph

/// Several screens side by side, of which one is shown: UIKit's `UITabBarController`.
///
/// The bar is at the top where items are lifted (tvOS), where focusing a button selects it;
/// otherwise at the bottom. Coming into a screen, by a movement or by selecting it, focus goes to
/// the item that had it last there.
open class TabBarController: ViewController {
  /// A button for each of ``viewControllers``.
  public let tabBar = TabBar()
  private let content = View()

  /// The first is selected; an earlier selection is kept while it is among them.
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

  /// An index outside of the controllers changes nothing.
  public var selectedIndex: Int {
    get { index }
    set {
      guard viewControllers.indices.contains(newValue) else { return }
      index = newValue
      tabBar.selectedIndex = newValue
      if viewIfLoaded != nil { show(viewControllers[newValue]) }
    }
  }

  /// nil while there are no controllers.
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

  /// A group of its own, in which those of the bar and of the screens stand together, unless it is
  /// set (WWDC21 10260, 15:06).
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
    // Only focus inside the old screen moves; focus in the bar, for instance, stays.
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
  /// The nearest tab bar controller around; nil outside of one.
  public var tabBarController: TabBarController? { container() }
}

/// The bar, and what is selected.
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
