import FocusEngine
import Foundation

/// How views come into each other and leave.
extension View {
  /// Puts a view in front of the other subviews; from wherever in a hierarchy it was.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Clamps `index`; a view that is elsewhere in a hierarchy moves here.
  public func insertSubview(_ view: View, at index: Int) {
    // A view inside itself would make every walk endless.
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    if window == nil {
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
    if window == nil { leave() } else { announcing(false) { leave() } }
  }

  private func leave() {
    guard let parent = superview else { return }
    window?.focusSystem?.environmentWillLeave(self)
    parent.focusMayHaveChanged()
    parent.setNeedsLayout()
    window?.firstResponderKeeper.letGo(in: self)
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
    subviews.insert(subviews.remove(at: old), at: index)
    numberSubview(at: index)
    subviewsDidChange()
    focusMayHaveChanged()
  }

  private func hierarchyDidChange() {
    let isShown = window != nil
    forEachDescendant { view in
      // The looks that it inherits may be others.
      view.listing.forget()
      view.didMoveToWindow()
      if view.hoverStyle != nil { view.window?.hover.beUsed() }
      guard isShown else { return }
      view.matchTraits(isInNewPlace: true)
      view.appearanceDidChange()
    }
  }

  private func attach(_ view: View, at index: Int) {
    subviews.insert(view, at: index)
    numberSubview(at: index)
    view.parent = self
    // A superview that has ceased to exist has taken its notes with it.
    view.listing.isKnownOutdated = false
    view.setWindow(windowReference)
    constraintsDidCome(with: view)
    subviewsDidChange()
    view.rootPlacement = nil
    amendIndex { $0.insert(view) }
    if confines == nil { invalidateFocusExtent() }
  }

  private func detach(_ view: View) {
    if let index = index(of: view) { subviews.remove(at: index) }
    subviewIndex?.remove(view)
    willRemoveSubview(view)
    view.parent = nil
    view.setWindow(nil)
    view.rootPlacement = nil
    if confines == nil { invalidateFocusExtent() }
  }

  /// Of the view and all inside.
  private func setWindow(_ reference: WindowReference?) {
    guard windowReference !== reference else { return }
    forEachDescendant { $0.windowReference = reference }
  }

  // MARK: Order

  private static let orderGap = 1 << 32

  /// Gives a subview a number between its neighbours', and all a new one when there is no room.
  private func numberSubview(at index: Int) {
    let before = index > 0 ? subviews[index - 1].siblingOrder : nil
    let after = index < subviews.count - 1 ? subviews[index + 1].siblingOrder : nil
    let low = before ?? after.map { $0 - 2 * Self.orderGap } ?? 0
    let high = after ?? low + 2 * Self.orderGap
    subviews[index].siblingOrder = low + (high - low) / 2
    let isExhausted = high - low < 2 || abs(low) > Int.max / 2
    guard isExhausted else { return }
    for (place, view) in subviews.enumerated() { view.siblingOrder = place * Self.orderGap }
  }

  /// nil for what is no subview; O(log n).
  package func index(of view: View) -> Int? {
    guard view.superview === self else { return nil }
    var range = subviews.indices
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        view.siblingOrder < subviews[middle].siblingOrder
        ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return range.first
  }
}
