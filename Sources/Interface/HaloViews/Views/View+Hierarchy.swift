import FocusEngine
import Foundation

/// The links of a view in a hierarchy; only this file changes them, when views are added and
/// removed.
///
/// Each part is replaced as a whole: if one were changed in place, Swift would check each read of
/// any for exclusive access, and every walk up the hierarchy reads them.
struct HierarchyLinks {
  /// The superview, not held weakly: weak references give an object a side table, which makes each
  /// retain and release many times slower, and every walk up the hierarchy retains.
  ///
  /// This is safe, because a view clears the link in its subviews when it is deallocated.
  fileprivate(set) unowned(unsafe) var parent: View?
  /// The subviews, back to front except for `zPosition`.
  fileprivate(set) var subviews: [View] = []
  /// The root, stored in every view because it is needed too often to walk up the hierarchy each
  /// time.
  fileprivate(set) var root: RootReference?
  /// The number that orders siblings; it increases from each subview to the next, with gaps.
  fileprivate(set) var order = 0

  /// Creates the links of a view outside a hierarchy, or of a root.
  init(root: RootReference? = nil) { self.root = root }

  /// Clears the superview of views when it is deallocated.
  static func orphan(_ views: [View]) {
    for view in views { view.links.parent = nil }
  }
}

/// Adding views to others and removing them.
extension View {
  /// The view that contains this one; nil for a window, and outside a hierarchy.
  public var superview: View? { links.parent }
  /// The subviews, back to front except for `zPosition`.
  public var subviews: [View] { links.subviews }
  /// The root of the view's window; nil outside a window.
  package var rootView: RootView? { links.root?.view }
  /// The number that orders siblings; it increases from each subview to the next.
  var siblingOrder: Int { links.order }

  /// Adds a view in front of the other subviews; removes it from its previous superview.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Adds a view at an index, which is clamped; removes it from its previous superview.
  public func insertSubview(_ view: View, at index: Int) {
    // A view inside itself would make every walk endless.
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    if rootView == nil {
      take(view, at: index)
    } else {
      view.announcing(true) { take(view, at: index) }
    }
  }

  private func take(_ view: View, at index: Int) {
    // A controller's callback may have added it to another view meanwhile.
    guard view.superview == nil else { return }
    attach(view, at: max(0, min(index, subviews.count)))
    view.setNeedsLayout()
    setNeedsLayout()
    view.hierarchyDidChange()
    focusMayHaveChanged()
  }

  /// Removes the view from its superview; ends animations inside, and deactivates constraints to
  /// views outside.
  public func removeFromSuperview() {
    if rootView == nil { leave() } else { announcing(false) { leave() } }
  }

  private func leave() {
    guard let parent = superview else { return }
    rootView?.focusSystem?.environmentWillLeave(self)
    parent.focusMayHaveChanged()
    parent.setNeedsLayout()
    rootView?.firstResponders?.letGo(in: self)
    endAnimations()
    var ancestor: View? = parent
    while let host = ancestor {
      for constraint in host.constraints where constraint.concerns(self) {
        constraint.isActive = false
      }
      ancestor = host.superview
    }
    parent.detach(self)
    constraintsDidLeave(from: parent)
    hierarchyDidChange()
  }

  /// Moves a subview in front of its siblings with equal `zPosition`; ignores other views.
  public func bringSubviewToFront(_ view: View) { move(view, to: subviews.count - 1) }

  /// Moves a subview behind its siblings with equal `zPosition`; ignores other views.
  public func sendSubviewToBack(_ view: View) { move(view, to: 0) }

  private func move(_ view: View, to index: Int) {
    guard let old = self.index(of: view) else { return }
    changeSubviews { $0.insert($0.remove(at: old), at: index) }
    numberSubview(at: index)
    subviewsDidChange()
    focusMayHaveChanged()
  }

  private func hierarchyDidChange() {
    let isShown = rootView != nil
    forEachDescendant { view in
      // The inherited appearance may have changed.
      view.listing.forget()
      view.didMoveToWindow()
      if view.hoverStyle != nil { view.rootView?.gazeIsUsed = true }
      guard isShown else { return }
      view.matchTraits(isInNewPlace: true)
      view.appearanceDidChange()
    }
  }

  private func attach(_ view: View, at index: Int) {
    changeSubviews { $0.insert(view, at: index) }
    numberSubview(at: index)
    view.links.parent = self
    // A superview that was deallocated did not reset this mark.
    view.listing.isKnownOutdated = false
    view.setRoot(links.root)
    constraintsDidCome(with: view)
    subviewsDidChange()
    view.forgetRootPlacement()
    amendIndex { $0.insert(view) }
    if confines == nil { invalidateFocusExtent() }
  }

  private func detach(_ view: View) {
    if let index = index(of: view) { changeSubviews { $0.remove(at: index) } }
    removeFromIndex(view)
    willRemoveSubview(view)
    view.links.parent = nil
    view.setRoot(nil)
    view.forgetRootPlacement()
    if confines == nil { invalidateFocusExtent() }
  }

  /// Changes the subviews while the link does not hold them, so that the array is not copied.
  private func changeSubviews(_ change: (inout [View]) -> Void) {
    var views = links.subviews
    links.subviews = []
    change(&views)
    links.subviews = views
    subviewsToLayOut = .all
  }

  /// Sets the root of the view and its descendants.
  private func setRoot(_ reference: RootReference?) {
    guard links.root !== reference else { return }
    forEachDescendant { $0.links.root = reference }
  }

  // MARK: Order

  private static let orderGap = 1 << 32

  /// Numbers a subview between its neighbours, and all subviews again if no number is free.
  private func numberSubview(at index: Int) {
    let before = index > 0 ? subviews[index - 1].links.order : nil
    let after = index < subviews.count - 1 ? subviews[index + 1].links.order : nil
    let low = before ?? after.map { $0 - 2 * Self.orderGap } ?? 0
    let high = after ?? low + 2 * Self.orderGap
    subviews[index].links.order = low + (high - low) / 2
    let isExhausted = high - low < 2 || abs(low) > Int.max / 2
    guard isExhausted else { return }
    for (place, view) in subviews.enumerated() { view.links.order = place * Self.orderGap }
  }

  /// Returns the index of the first subview that is not before a range; O(log n).
  func firstIndex(in range: SiblingRange) -> Int {
    guard range.first != .min else { return 0 }
    var (low, high) = (0, subviews.count)
    while low < high {
      let middle = low + (high - low) / 2
      if subviews[middle].links.order < range.first { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index of a subview; nil for any other view; O(log n).
  package func index(of view: View) -> Int? {
    guard view.superview === self else { return nil }
    var range = subviews.indices
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        view.links.order < subviews[middle].links.order
        ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return range.first
  }
}
