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
    let elements = accessibleContent.flatMap {
      builder.elements(of: $0, in: nil, room: Extent(bounds))
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

  /// - Parameters:
  ///   - view: what they are looked for in, itself included.
  ///   - outer: where its superview is; nil for the window.
  ///   - room: what clips leave of the window, in its points; no `CGRect`, which cannot be
  ///     intersected with one that has no finite edges.
  ///   - isPart: whether it is inside of an element, where only what can have the focus counts: the
  ///     texts are the element's name.
  /// - Returns: One for the view, or those inside of it.
  func elements(
    of view: View, in outer: RootPlacement?, room: Extent, isPart: Bool = false
  ) -> [AccessibleElement] {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
    let placement = view.placement(in: outer)
    let frame = placement.frameInRoot(of: view.bounds)
    let inside = view.clipsToBounds ? room.intersection(Extent(frame)) : room
    if isPart, !view.canBecomeFocused {
      return contents(of: view, at: placement, room: inside, areParts: true)
    }
    let isElement = view.isAccessibilityElement
    let children = contents(
      of: view, at: placement, room: inside, areParts: isPart || isElement)
    let kind = view.knownAccessibilityOfItsKind
    if isElement { return [element(view, kind, isElement: true, frame, room, children)] }
    let role = kind?.role
    guard role != nil || view.accessibilityLabel != nil else {
      return view.accessibilityIdentifier.map(children.identified) ?? children
    }
    // Of a group nobody cares to hear that it is empty.
    if children.isEmpty, role == nil { return [] }
    let placed = role.map { children.placed(in: $0) } ?? children
    return [element(view, kind, isElement: false, frame, room, placed)]
  }

  private func contents(
    of view: View, at placement: RootPlacement, room: Extent, areParts: Bool
  ) -> [AccessibleElement] {
    if let elements = view.accessibilityElements {
      // What is around it would be looked into again and again.
      return elements.filter { $0 !== view && $0.isDescendant(of: view) }.flatMap {
        self.elements(
          of: $0, in: $0.superview?.currentPlacement, room: room, isPart: areParts)
      }
    }
    let parts = view.subviews.map {
      elements(of: $0, in: placement, room: room, isPart: areParts)
    }.filter { !$0.isEmpty }
    guard parts.count > 1 else { return parts.first ?? [] }
    // By what is in them: a list that scrolls beneath a title is read after the title.
    let order = ReadingOrder.indices(
      of: parts.map(\.extent.rect), direction: window.layoutDirection)
    return order.flatMap { parts[$0] }
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
    let label = view.accessibleName
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
  /// Around all, and of what has something inside around that.
  fileprivate var extent: Extent {
    reduce(into: .nothing) { extent, element in
      extent.add(element.children.isEmpty ? Extent(element.frame) : element.children.extent)
    }
  }

  /// The same, where a lone text has the identifier of the view that is there to show it.
  fileprivate func identified(_ identifier: String) -> Self {
    guard count == 1, self[0].role == .text, self[0].identifier == nil else { return self }
    var element = self[0]
    element.identifier = identifier
    return [element]
  }

  /// The same, where what is around them says what its buttons are, and which of how many.
  fileprivate func placed(in role: AccessibleElement.Role) -> Self {
    let part: AccessibleElement.Role
    switch role {
    case .tabBar: part = .tab
    case .segmentedControl: part = .segment
    default: return self
    }
    let count = count { $0.role == .button }
    var number = 0
    return map { element in
      guard element.role == .button else { return element }
      number += 1
      var element = element
      (element.role, element.place) = (part, AccessibleElement.Place(number, of: count))
      return element
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
  package var accessibleName: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    guard isAccessibilityElement else { return nil }
    let texts = subviews.inReadingOrder.flatMap(\.accessibleTexts)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// What is to be read inside, without what can have the focus by itself.
  private var accessibleTexts: [String] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden, !canBecomeFocused else {
      return []
    }
    if let label = accessibilityLabel { return label.isEmpty ? [] : [label] }
    return subviews.inReadingOrder.flatMap(\.accessibleTexts)
  }
}

extension [View] {
  @MainActor
  fileprivate var inReadingOrder: [View] {
    guard count > 1, let direction = first?.window?.layoutDirection else { return self }
    return ReadingOrder.indices(of: map { $0.frame }, direction: direction)
      .map { self[$0] }
  }
}
