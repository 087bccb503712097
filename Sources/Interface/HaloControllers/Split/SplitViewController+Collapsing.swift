import Foundation
import HaloSceneGraph

/// The combination of the columns into one stack, in a narrow window.
extension SplitViewController {
  /// The navigation controller that contains all screens while there is one column; nil if there is
  /// none.
  private var base: NavigationController? { base(of: columnsOfStyle) }
  private func base(of columns: [Column]) -> NavigationController? {
    columns.lazy.compactMap { self.navigations[$0] }.first
  }

  /// The columns whose screens are above those of the first one in the stack.
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

  /// Updates the stack after the screen of a column changed.
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

  /// Pushes the missing screens of the column and of those before it, or pops the screens above the
  /// column.
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

  /// Pops the column and the screens above it.
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
