import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A row of buttons, one of them selected: UIKit's `UITabBar`.
public final class TabBar: View, AccessibleKind {
  /// Points; our choice, as all measures here.
  public static let height: CGFloat = 52
  private static let spacing: CGFloat = 8

  /// One for each controller, in their order.
  public private(set) var buttons: [BarButton] = []
  /// Called with the index of a button that was activated or, where items are lifted, has got the
  /// focus.
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
