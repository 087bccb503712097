import FocusEngine
import FocusGeometry
import Foundation

/// The engine alone: a root, one container, and items that say nothing but where they are.
@MainActor
final class LightScene: BenchmarkScene, FocusSystemProviding, CoordinateSpace, FocusItemContainer {
  private var items: [LightItem] = []
  private var index: SpatialIndex
  let bounds: CGRect
  private(set) var focusSystem: FocusSystem?

  init(_ layout: BenchmarkLayout, model: FocusModel) {
    index = SpatialIndex(layout.rects)
    bounds = CGRect(origin: .zero, size: layout.size)
    items = layout.rects.enumerated().map { LightItem(number: $0, frame: $1, scene: self) }
    focusSystem = FocusSystem(
      root: self, model: model,
      timing: FocusAnimationTiming(
        focusing: 0.2, unfocusing: 0.3, fastInterval: 0.2, fastFactor: 0.5))
    begin()
  }

  var system: FocusSystem {
    guard let focusSystem else { preconditionFailure("asked before init has ended") }
    return focusSystem
  }

  var focused: Int? { (system.focusedItem as? LightItem)?.number }

  func item(_ index: Int) -> any FocusItem { items[index] }

  func move(_ index: Int, to rect: CGRect) {
    items[index].frame = rect
    self.index.update(index, rect)
    system.setNeedsFocusValidation()
  }

  func pass() {}
  func draw() {}

  // MARK: Environment and container

  var parentFocusEnvironment: (any FocusEnvironment)? { nil }
  var focusItemContainer: (any FocusItemContainer)? { self }
  var coordinateSpace: any CoordinateSpace { self }
  var scrollableContainer: (any FocusItemScrollableContainer)? { nil }

  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect { rect }

  func focusItems(in rect: CGRect) -> [any FocusItem] {
    var found: [Int] = []
    index.forEach(intersecting: rect) { found.append($0) }
    found.sort()
    return found.map { items[$0] }
  }
}

@MainActor
private final class LightItem: FocusItem {
  let number: Int
  var frame: CGRect
  private unowned let scene: LightScene

  init(number: Int, frame: CGRect, scene: LightScene) {
    (self.number, self.frame, self.scene) = (number, frame, scene)
  }

  var canBecomeFocused: Bool { true }
  var parentFocusEnvironment: (any FocusEnvironment)? { scene }
}
