import DisplayList
import FocusEngine
import FocusGeometry
import Foundation
import Hosting

extension Window {
  /// All that a screen reader finds in the window, in the order in which it is read; O(n log n).
  ///
  /// While something is presented over the window, that alone.
  public func accessibleTree() -> AccessibleElement {
    let builder = AccessibleTreeBuilder(window: self, focused: focusSystem?.focusedItem)
    var elements: [AccessibleElement] = []
    for view in accessibleContent {
      builder.append(view, in: nil, room: Extent(bounds), to: &elements)
    }
    return AccessibleElement(
      id: displayID, role: .window, label: title.isEmpty ? nil : title, states: [.showing],
      frame: bounds, children: elements)
  }
}

extension Window {
  /// What can be read and acted on now.
  var accessibleContent: [View] { presentations.top.map { [$0.containerView] } ?? subviews }
}

/// Derives accessible elements from views.
@MainActor
private struct AccessibleTreeBuilder {
  let window: Window
  let focused: (any FocusItem)?

  /// Adds one element for the view, or those inside of it.
  ///
  /// - Parameters:
  ///   - view: what they are looked for in, itself included.
  ///   - outer: where its superview is; nil for the window.
  ///   - room: what clips leave of the window, in its points; no `CGRect`, which cannot be
  ///     intersected with one that has no finite edges.
  ///   - isPart: whether it is inside of an element, where only what can have the focus counts: the
  ///     texts are the element's name.
  ///   - result: in which they come last; elements are not cheap to copy from one array to another.
  /// - Returns: around all that came, and of what has something inside around that.
  @discardableResult
  func append(
    _ view: View, in outer: RootPlacement?, room: Extent, isPart: Bool = false,
    to result: inout [AccessibleElement]
  ) -> Extent {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else {
      return .nothing
    }
    let isPartAlone = isPart && !view.canBecomeFocused
    if isPartAlone, view.subviews.isEmpty { return .nothing }
    let placement = view.placement(in: outer)
    let frame = placement.frameInRoot(of: view.bounds)
    let inside = view.clipsToBounds ? room.intersection(Extent(frame)) : room
    if isPartAlone {
      return appendContents(of: view, at: placement, room: inside, areParts: true, to: &result)
    }
    let isElement = view.isAccessibilityElement
    let kind = view.knownAccessibilityOfItsKind
    let role = kind?.role
    guard isElement || role != nil || view.accessibilityLabel != nil else {
      let first = result.count
      let extent = appendContents(
        of: view, at: placement, room: inside, areParts: isPart, to: &result)
      if let identifier = view.accessibilityIdentifier { result.identify(from: first, identifier) }
      return extent
    }
    var children: [AccessibleElement] = []
    let extent = appendContents(
      of: view, at: placement, room: inside, areParts: isPart || isElement, to: &children)
    if !isElement {
      // Of a group nobody cares to hear that it is empty.
      if children.isEmpty, role == nil { return .nothing }
      if let role { children.place(in: role) }
    }
    result.append(element(view, kind, isElement: isElement, frame, room, children))
    return children.isEmpty ? Extent(frame) : extent
  }

  private func appendContents(
    of view: View, at placement: RootPlacement, room: Extent, areParts: Bool,
    to result: inout [AccessibleElement]
  ) -> Extent {
    var whole = Extent.nothing
    if let elements = view.accessibilityElements {
      // What is around it would be looked into again and again.
      for element in elements where element !== view && element.isDescendant(of: view) {
        let outer = element.superview?.currentPlacement
        whole.add(append(element, in: outer, room: room, isPart: areParts, to: &result))
      }
      return whole
    }
    let first = result.count
    // By what is in them: a list that scrolls beneath a title is read after the title.
    var parts: [(range: Range<Int>, extent: Extent)] = []
    for subview in view.subviews {
      let start = result.count
      let extent = append(subview, in: placement, room: room, isPart: areParts, to: &result)
      guard result.count > start else { continue }
      whole.add(extent)
      parts.append((start..<result.count, extent))
    }
    guard parts.count > 1 else { return whole }
    let order = ReadingOrder.indices(
      of: parts.map(\.extent.rect), direction: window.layoutDirection)
    guard !order.elementsEqual(parts.indices) else { return whole }
    let sorted = order.flatMap { result[parts[$0].range] }
    result.replaceSubrange(first..., with: sorted)
    return whole
  }

  private func element(
    _ view: View, _ kind: KnownAccessibility?, isElement: Bool, _ frame: CGRect, _ room: Extent,
    _ children: [AccessibleElement]
  ) -> AccessibleElement {
    let traits = view.accessibilityTraits
    var states: AccessibleElement.States = []
    if isElement, view.canBecomeFocused { states.insert(.focusable) }
    if view === focused { states.insert(.focused) }
    if traits.contains(.selected) { states.insert(.selected) }
    if traits.contains(.notEnabled) { states.insert(.disabled) }
    if kind?.isOn == true { states.insert(.on) }
    if kind?.isSelectable == true { states.insert(.selectable) }
    if room.meets(Extent(frame)) { states.insert(.showing) }
    let label = view.accessibleName(isElement: isElement)
    // Whoever calls the view by another name than what stands beside it is not named by that.
    let labelView = kind?.labelView.flatMap { $0.accessibleName == label ? $0 : nil }
    return AccessibleElement(
      id: view.displayID, identifier: view.accessibilityIdentifier,
      role: kind?.role ?? traits.role(isElement: isElement),
      label: label, labelledBy: labelView?.displayID, value: view.accessibilityValue,
      hint: view.accessibilityHint,
      states: states, frame: frame, place: kind?.place,
      itemCount: kind?.itemCount, text: kind?.text, range: kind?.range, children: children)
  }
}

extension [AccessibleElement] {
  /// Gives a lone text from there on the identifier of the view that is there to show it.
  fileprivate mutating func identify(from first: Int, _ identifier: String) {
    guard first == count - 1, self[first].role == .text, self[first].identifier == nil else {
      return
    }
    self[first].identifier = identifier
  }

  /// Says of the buttons what they are in what is around them, and which of how many.
  fileprivate mutating func place(in role: AccessibleElement.Role) {
    let part: AccessibleElement.Role
    switch role {
    case .tabBar: part = .tab
    case .segmentedControl: part = .segment
    default: return
    }
    let count = count { $0.role == .button }
    var number = 0
    for index in indices where self[index].role == .button {
      number += 1
      (self[index].role, self[index].place) = (part, AccessibleElement.Place(number, of: count))
    }
  }
}

extension AccessibilityTraits {
  fileprivate func role(isElement: Bool) -> AccessibleElement.Role {
    if contains(.toggleButton) { return .switch }
    if contains(.searchField) { return .searchField }
    if contains(.adjustable) { return .slider }
    if contains(.link) { return .link }
    if contains(.header) { return .heading }
    if contains(.button) { return .button }
    if contains(.image) { return .image }
    if contains(.staticText) { return .text }
    if contains(.tabBar) { return .tabBar }
    return isElement ? .element : .group
  }
}

extension View {
  /// What a screen reader calls the view: what was said, what its class knows, or, of an element,
  /// what is written inside of it.
  package var accessibleName: String? { accessibleName(isElement: isAccessibilityElement) }

  fileprivate func accessibleName(isElement: Bool) -> String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    guard isElement else { return nil }
    if let known = listing.textInside { return known.text }
    let text = accessibleTextInside(direction: window?.layoutDirection ?? .leftToRight)
    if listing.isUpToDate { listing.textInside = ViewListing.TextInside(text: text) }
    return text
  }

  /// What is to be read inside, without what can have the focus by itself.
  private func accessibleTextInside(direction: LayoutDirection) -> String? {
    let texts = subviews.map { $0.accessibleText(direction: direction) }
    guard texts.count(where: { $0 != nil }) > 1 else { return texts.lazy.compactMap(\.self).first }
    // What has no text counts, too: a ground as high as a row makes one line of all that is on it.
    return ReadingOrder.indices(of: subviews.map(\.frame), direction: direction)
      .compactMap { texts[$0] }.joined(separator: ", ")
  }

  private func accessibleText(direction: LayoutDirection) -> String? {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden, !canBecomeFocused else {
      return nil
    }
    if let label = accessibilityLabel { return label.isEmpty ? nil : label }
    return accessibleTextInside(direction: direction)
  }
}
