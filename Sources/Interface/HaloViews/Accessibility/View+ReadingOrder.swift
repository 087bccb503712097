import Foundation

/// The order in which a screen reader reads what is inside a view, as far as the view decides it.
extension View {
  /// Whether a screen reader finds neither the view nor anything inside.
  package var isLeftOutByReaders: Bool { isHidden || isTransparent || accessibilityElementsHidden }

  /// Whether what is inside is read as a block, in reading order of its own.
  ///
  /// Content that scrolls is read from its first line to its last, wherever that is at the moment,
  /// and a controller's view is a part of a screen, such as a column, by itself.
  package var isReadAsBlock: Bool {
    shouldGroupAccessibilityChildren || scrolledContentSize != nil || owner != nil
  }

  /// The views inside that the view itself puts in order; nil: it leaves the order to others.
  ///
  /// Without what is named twice or lies inside another one that is named.
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

  /// The views around this one that are inside of `outer`, the nearest first; nil where `outer` is
  /// not around it.
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
