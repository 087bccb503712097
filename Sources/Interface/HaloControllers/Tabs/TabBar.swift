import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A row of buttons, one of which is selected: UIKit's `UITabBar`.
public final class TabBar: View, AccessibleKind {
  /// The height of the bar in points; Halo's own choice, like all measures here.
  public static let height: CGFloat = 52
  private static let spacing: CGFloat = 8

  /// The buttons, one for each controller, in the same order.
  public private(set) var buttons: [BarButton] = []
  /// A closure called with the index of a button that was activated or, under models that lift
  /// items, focused.
  var select: ((Int) -> Void)?
  var selectedIndex = 0 { didSet { updateSelection() } }

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "tab bar"
    addLayoutGuide(EntranceGuide { [weak self] in self?.selectedButton.map { [$0] } ?? [] })
  }

  private var selectedButton: BarButton? {
    buttons.indices.contains(selectedIndex) ? buttons[selectedIndex] : nil
  }

  func show(_ items: [TabBarItem]) {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = items.enumerated().map { index, item in
      let button = BarButton(title: item.title, symbol: item.symbol)
      button.primaryAction = { [weak self] in self?.select?(index) }
      return button
    }
    buttons.forEach(addSubview)
    updateSelection()
  }

  private func updateSelection() {
    for (index, button) in buttons.enumerated() { button.isSelected = index == selectedIndex }
  }

  package var knownAccessibility: KnownAccessibility {
    KnownAccessibility(isElement: false, role: .tabBar)
  }

  public override var preferredFocusEnvironments: [any FocusEnvironment] {
    selectedButton.map { [$0] } ?? []
  }

  public override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard window?.focusSystem?.model.look == .lift,
      let index = buttons.firstIndex(where: { $0 === context.nextFocusedItem })
    else { return }
    select?(index)
  }

  public override func appearanceDidChange() {
    backgroundColor =
      window?.focusSystem?.model.look == .lift ? .clear : effectiveAppearance.palette.sidebar
  }

  public override func layoutSubviews() {
    let sizes = buttons.map { $0.sizeThatFits(bounds.size) }
    let total = sizes.reduce(0) { $0 + $1.width } + CGFloat(max(0, sizes.count - 1)) * Self.spacing
    var left = ((bounds.width - total) / 2).rounded()
    let isMirrored = window?.layoutDirection == .rightToLeft
    for (button, size) in zip(buttons, sizes) {
      let frame = CGRect(
        x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      button.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      left += size.width + Self.spacing
    }
  }
}
