import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting

/// A builder that derives accessible elements from views.
///
/// Elements are read by rows of the screen, regardless of the view hierarchy, unless a view groups
/// its descendants or orders them itself (BBC, Focus order).
@MainActor
struct AccessibleTreeBuilder {
  let window: Window
  let focused: (any FocusItem)?

  /// Returns all elements found in `views`, in reading order.
  func elements(of views: [View]) -> [AccessibleElement] {
    var parts = ReadingParts()
    for view in views { append(view, in: nil, room: Extent(window.bounds), to: &parts) }
    parts.sort(direction: window.layoutDirection)
    return parts.elements
  }

  /// Adds one element for the view, or those of its descendants.
  ///
  /// - Parameters:
  ///   - view: the view to search, itself included.
  ///   - outer: the placement of its superview; nil for the window.
  ///   - room: what clips leave of the window, in its points; no `CGRect`, which cannot be
  ///     intersected with one without finite edges.
  ///   - isPart: whether the view is inside an element, where only focusable views count: texts are
  ///     part of the element's name.
  ///   - parts: the parts to append to.
  private func append(
    _ view: View, in outer: RootPlacement?, room: Extent, isPart: Bool = false,
    to parts: inout ReadingParts
  ) {
    guard !view.isLeftOutByReaders else { return }
    let isPartAlone = isPart && !view.canBecomeFocused
    if isPartAlone, view.subviews.isEmpty { return }
    let placement = view.placement(in: outer)
    let frame = placement.frameInRoot(of: view.bounds)
    let inside = view.clipsToBounds ? room.intersection(Extent(frame)) : room
    if isPartAlone {
      return appendContents(of: view, at: placement, room: inside, areParts: true, to: &parts)
    }
    let isElement = view.isAccessibilityElement
    let kind = view.knownAccessibilityOfItsKind
    let container = isElement ? nil : view.accessibilityContainerType.role
    guard isElement || kind?.role != nil || container != nil || view.accessibilityLabel != nil
    else {
      let first = parts.count
      appendContents(of: view, at: placement, room: inside, areParts: isPart, to: &parts)
      if let identifier = view.accessibilityIdentifier { parts.identify(from: first, identifier) }
      return
    }
    var inner = ReadingParts()
    appendContents(
      of: view, at: placement, room: inside, areParts: isPart || isElement, to: &inner)
    inner.sort(direction: window.layoutDirection)
    inner.join(from: 0, in: inside)
    for member in kind?.members ?? [] {
      append(member, inside: window, room: Extent(window.bounds), isPart: false, to: &inner)
    }
    var children = inner.elements
    if !isElement {
      // An empty group is omitted, unless a view class stands for a role.
      if children.isEmpty, kind?.role == nil { return }
      if let role = kind?.role { children.place(in: role) }
    }
    let role = kind?.role ?? container
    parts.append(
      element(view, kind, role, isElement: isElement, frame, room, children),
      extent: children.isEmpty ? Extent(frame) : inner.extent)
  }

  /// Adds the elements inside the view, as one block if the view wants that.
  private func appendContents(
    of view: View, at placement: RootPlacement, room: Extent, areParts: Bool,
    to parts: inout ReadingParts
  ) {
    let first = parts.count
    if let given = view.viewsInGivenOrder {
      for element in given {
        let start = parts.count
        append(element, inside: view, room: room, isPart: areParts, to: &parts)
        parts.sort(from: start, direction: window.layoutDirection)
      }
      return parts.join(from: first, in: room)
    }
    for subview in view.subviews {
      append(subview, in: placement, room: room, isPart: areParts, to: &parts)
    }
    guard view.isReadAsBlock else { return }
    parts.sort(from: first, direction: window.layoutDirection)
    parts.join(from: first, in: room)
  }

  /// Adds an element that `outer` lists, unless a view between the two hides it.
  private func append(
    _ element: View, inside outer: View, room: Extent, isPart: Bool, to parts: inout ReadingParts
  ) {
    let around = element.views(upTo: outer) ?? []
    guard !around.contains(where: \.isLeftOutByReaders) else { return }
    var room = room
    for view in around where view.clipsToBounds {
      room = room.intersection(Extent(view.convert(view.bounds, to: window)))
    }
    append(
      element, in: element.superview?.currentPlacement, room: room, isPart: isPart, to: &parts)
  }

  private func element(
    _ view: View, _ kind: KnownAccessibility?, _ role: AccessibleElement.Role?, isElement: Bool,
    _ frame: CGRect, _ room: Extent, _ children: [AccessibleElement]
  ) -> AccessibleElement {
    let traits = view.accessibilityTraits
    var states: AccessibleElement.States = []
    let isChosenByKeys = kind?.isChosenByKeys == true && !traits.contains(.notEnabled)
    if isElement, view.canBecomeFocused || isChosenByKeys { states.insert(.focusable) }
    if view === focused { states.insert(.focused) }
    if traits.contains(.selected) { states.insert(.selected) }
    if traits.contains(.notEnabled) { states.insert(.disabled) }
    if kind?.isOn == true { states.insert(.on) }
    if kind?.isMixed == true { states.insert(.mixed) }
    if kind?.isExpanded == true { states.insert(.expanded) }
    if kind?.isSelectable == true { states.insert(.selectable) }
    if room.meets(Extent(frame)) { states.insert(.showing) }
    let label = view.accessibleName(isElement: isElement)
    // A view whose label differs from the text beside it is not labelled by that text.
    let labelView = kind?.labelView.flatMap { $0.accessibleName == label ? $0 : nil }
    let isList = kind?.role == nil && role == .list
    return AccessibleElement(
      id: view.displayID, identifier: view.accessibilityIdentifier,
      role: role ?? traits.role(isElement: isElement),
      label: label, labelledBy: labelView?.displayID, value: view.accessibilityValue,
      hint: view.accessibilityHint,
      states: states, frame: frame, place: kind?.place,
      itemCount: isList ? children.count : kind?.itemCount, text: kind?.text, range: kind?.range,
      shortcut: kind?.shortcut, actions: view.accessibilityCustomActions?.map(\.name) ?? [],
      children: children)
  }
}

extension [AccessibleElement] {
  /// Sets the role of buttons in a container, and their positions.
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
