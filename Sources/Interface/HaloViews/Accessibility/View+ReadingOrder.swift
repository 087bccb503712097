import Foundation

/// The reading order inside a view for a screen reader, as far as the view decides it.
extension View {
  /// Whether a screen reader ignores the view and its descendants.
  package var isLeftOutByReaders: Bool { isHidden || isTransparent || accessibilityElementsHidden }

  /// Whether the view's descendants are read as a block with a reading order of its own.
  ///
  /// Scrolled content is read from its first line to its last, whatever the scroll position; and a
  /// controller's view is a separate part of a screen, such as a column.
  package var isReadAsBlock: Bool {
    shouldGroupAccessibilityChildren || scrolledContentSize != nil || owner != nil
  }

  /// The descendants in the order that the view itself defines; nil if it leaves the order to
  /// others.
  ///
  /// Repeated views are left out, and so are views inside another view of the list.
  package var viewsInGivenOrder: [View]? {
    let count = accessibilityElementCount()
    guard count != NSNotFound else { return nil }
    let named = (0..<max(0, count)).compactMap { accessibilityElement(at: $0) as? View }
    let ids = Set(named.map(\.displayID))
    var met: Set<UInt64> = []
    return named.filter { element in
      guard let around = element.views(upTo: self), met.insert(element.displayID).inserted else {
        return false
      }
      return !around.contains { ids.contains($0.displayID) }
    }
  }

  /// Returns the views between this one and its ancestor `outer`, nearest first; nil if `outer` is
  /// no ancestor.
  package func views(upTo outer: View) -> [View]? {
    var views: [View] = []
    var next = superview
    while let view = next, view !== outer {
      views.append(view)
      next = view.superview
    }
    return next == nil ? nil : views
  }

  func listedAccessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  func place(ofAccessible element: Any) -> Int {
    let count = accessibilityElementCount()
    guard count != NSNotFound, type(of: element) is AnyClass else { return NSNotFound }
    return (0..<max(0, count)).first { index in
      accessibilityElement(at: index).map { $0 as AnyObject === element as AnyObject } ?? false
    } ?? NSNotFound
  }
}
