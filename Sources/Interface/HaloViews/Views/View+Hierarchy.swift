import FocusEngine
import Foundation

/// Where a view is in a hierarchy; changed in this file alone, where views come and go.
///
/// Each part is only ever replaced: were one changed in place, Swift would check each read of any
/// for exclusive access, and every walk up the hierarchy reads.
struct HierarchyLinks {
  /// Not weak: an object with weak references has a side table, which makes each retain and release
  /// of it many times slower, and every walk up the hierarchy retains.
  ///
  /// Safe, as a view clears this in its subviews when it is deallocated.
  fileprivate(set) unowned(unsafe) var parent: View?
  /// Back to front, apart from what `zPosition` changes.
  fileprivate(set) var subviews: [View] = []
  /// Kept in every view, since the root is asked for too often to walk up the hierarchy each time.
  fileprivate(set) var root: RootReference?
  /// Grows from each subview to the next, with room between them.
  fileprivate(set) var order = 0

  /// The links of a view in no hierarchy, or of the root of one.
  init(root: RootReference? = nil) { self.root = root }

  /// Leaves views without a superview, as that is deallocated.
  static func orphan(_ views: [View]) {
    for view in views { view.links.parent = nil }
  }
}

/// How views come into each other and leave.
extension View {
  /// The view around this one; nil for a window, and for what is in no hierarchy.
  public var superview: View? { links.parent }
  /// Back to front, apart from what `zPosition` changes.
  public var subviews: [View] { links.subviews }
  /// The window that the view is shown in, as all that is inside knows it; nil while in none.
  package var rootView: RootView? { links.root?.view }
  /// Grows from each subview to the next.
  var siblingOrder: Int { links.order }

  /// Puts a view in front of the other subviews; from wherever in a hierarchy it was.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Clamps `index`; a view that is elsewhere in a hierarchy moves here.
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
    // A controller's callback may have added it somewhere in the meantime.
    guard view.superview == nil else { return }
    attach(view, at: max(0, min(index, subviews.count)))
    view.setNeedsLayout()
    setNeedsLayout()
    view.hierarchyDidChange()
    focusMayHaveChanged()
  }

  /// Leaves the superview; animations inside end, and constraints to what is outside deactivate.
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

  /// Draws a subview above its siblings, where their `zPosition` is equal; ignores other views.
  public func bringSubviewToFront(_ view: View) { move(view, to: subviews.count - 1) }

  /// Draws a subview below its siblings, where their `zPosition` is equal; ignores other views.
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
      // The looks that it inherits may be others.
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
    // A superview that has ceased to exist has taken its notes with it.
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

  /// Takes the subviews out while they change, so that the array is not copied.
  private func changeSubviews(_ change: (inout [View]) -> Void) {
    var views = links.subviews
    links.subviews = []
    change(&views)
    links.subviews = views
  }

  /// Of the view and all inside.
  private func setRoot(_ reference: RootReference?) {
    guard links.root !== reference else { return }
    forEachDescendant { $0.links.root = reference }
  }

  // MARK: Order

  private static let orderGap = 1 << 32

  /// Gives a subview a number between its neighbours', and all a new one when there is no room.
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

  /// nil for what is no subview; O(log n).
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
