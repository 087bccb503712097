import FocusEngine
import FocusGeometry
import Foundation

/// A scene of the engine alone: a root, one container, and items with nothing but frames.
@MainActor
final class LightScene: BenchmarkScene, FocusSystemProviding {
  private let container: LightContainer
  private(set) var focusSystem: FocusSystem?

  init(_ layout: BenchmarkLayout, model: FocusModel) {
    container = LightContainer(layout)
    container.items = layout.rects.enumerated().map { LightItem(number: $0, frame: $1, root: self) }
    focusSystem = FocusSystem(
      root: self, model: model,
      timing: FocusAnimationTiming(
        focusing: 0.2, unfocusing: 0.3, scrolling: 0.6, fastInterval: 0.2, fastFactor: 0.5))
    begin()
  }

  var system: FocusSystem {
    guard let focusSystem else { preconditionFailure("asked before init has ended") }
    return focusSystem
  }

  var focused: Int? { (system.focusedItem as? LightItem)?.number }

  func item(_ index: Int) -> any FocusItem { container.items[index] }

  func move(_ index: Int, to rect: CGRect) {
    container.items[index].frame = rect
    container.index.update(index, rect)
    system.setNeedsFocusValidation()
  }

  func pass() {}
  func draw() {}

  var parentFocusEnvironment: (any FocusEnvironment)? { nil }
  var focusItemContainer: (any FocusItemContainer)? { container }
}

@MainActor
private final class LightContainer: FocusItemContainer, CoordinateSpace {
  var items: [LightItem] = []
  var index: SpatialIndex
  let bounds: CGRect
  /// The indices found, kept to reuse the storage.
  private var found: [Int] = []

  init(_ layout: BenchmarkLayout) {
    index = SpatialIndex(layout.rects)
    bounds = CGRect(origin: .zero, size: layout.size)
    found.reserveCapacity(8)
  }

  var coordinateSpace: any CoordinateSpace { self }
  var scrollableContainer: (any FocusItemScrollableContainer)? { nil }

  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect { rect }
  func transform(to coordinateSpace: any CoordinateSpace) -> CGAffineTransform? { .identity }

  func focusItems(in rect: CGRect) -> [any FocusItem] {
    found.removeAll(keepingCapacity: true)
    index.forEach(intersecting: rect) { found.append($0) }
    found.sort()
    var result: [any FocusItem] = []
    result.reserveCapacity(found.count)
    for place in found { result.append(items[place]) }
    return result
  }
}

@MainActor
private final class LightItem: FocusItem {
  let number: Int
  var frame: CGRect
  private unowned let root: LightScene

  init(number: Int, frame: CGRect, root: LightScene) {
    (self.number, self.frame, self.root) = (number, frame, root)
  }

  var canBecomeFocused: Bool { true }
  var parentFocusEnvironment: (any FocusEnvironment)? { root }
}
