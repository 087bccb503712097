import Foundation
import HaloSceneGraph

/// The columns as one stack, in a narrow window.
extension SplitViewController {
  /// What all screens are in while there is one column.
  private var base: NavigationController? { base(of: columnsOfStyle) }
  private func base(of columns: [Column]) -> NavigationController? {
    columns.lazy.compactMap { self.navigations[$0] }.first
  }

  /// The columns whose screens stand on those of the first.
  private var upper: [Column] {
    Array(columnsOfStyle.filter { navigations[$0] != nil }.dropFirst())
  }

  func collapse() {
    guard let base, contents[.compact] == nil else { return }
    let proposed = upper.last ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    var stack = base.viewControllers
    for column in upper {
      guard let navigation = navigations[column] else { continue }
      let own = navigation.viewControllers
      stacks[column] = own
      navigation.setViewControllers([], animated: false)
      if isAtMost(column, top) { stack += own }
    }
    base.setViewControllers(stack, animated: false)
  }

  func expand() {
    guard let base else { return }
    var stack = base.viewControllers
    for column in upper.reversed() {
      guard let kept = stacks[column], let navigation = navigations[column] else { continue }
      var own = kept
      if let root = kept.first, let index = stack.firstIndex(where: { $0 === root }) {
        own = Array(stack[index...])
        stack.removeSubrange(index...)
      }
      if !stack.isEmpty { base.setViewControllers(stack, animated: false) }
      navigation.setViewControllers(own, animated: false)
    }
    stacks = [:]
    let proposed = displayMode
    let wanted = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if let wanted, wanted != .automatic, wanted != proposed { mode = wanted }
  }

  /// A column has got another screen, or none, while it was in the stack.
  func restack(_ column: Column, insteadOf old: [ViewController]?) {
    guard let navigation = navigations[column], let base, navigation !== base else { return }
    let own = navigation.viewControllers
    stacks[column] = own
    navigation.setViewControllers([], animated: false)
    guard let root = old?.first,
      let index = base.viewControllers.firstIndex(where: { $0 === root })
    else { return }
    base.setViewControllers(Array(base.viewControllers[..<index]) + own, animated: false)
  }

  /// Pushes what is missing of the column and of those before it, or pops what lies above it.
  func showInStack(_ column: Column) {
    guard let base, contents[.compact] == nil else { return }
    var stack = base.viewControllers
    if let next = upper.first(where: { !isAtMost($0, column) }),
      let root = stacks[next]?.first, let index = stack.firstIndex(where: { $0 === root })
    {
      return base.setViewControllers(Array(stack[..<index]), animated: true)
    }
    for upper in upper where isAtMost(upper, column) {
      guard let kept = stacks[upper], let root = kept.first,
        !stack.contains(where: { $0 === root })
      else { continue }
      stack += kept
    }
    base.setViewControllers(stack, animated: true)
  }

  /// Pops the column and what lies above it.
  func hideInStack(_ column: Column) {
    guard let base, let root = stacks[column]?.first,
      let index = base.viewControllers.firstIndex(where: { $0 === root }), index > 0
    else { return }
    base.setViewControllers(Array(base.viewControllers[..<index]), animated: true)
  }

  private func isAtMost(_ column: Column, _ top: Column) -> Bool {
    let order = columnsOfStyle
    return (order.firstIndex(of: column) ?? 0) <= (order.firstIndex(of: top) ?? order.count)
  }
}
