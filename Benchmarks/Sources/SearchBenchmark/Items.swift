import FocusEngine
import FocusGeometry
import Foundation

/// The least that a focus item can be: a rectangle with a name.
@MainActor
final class LightItem: FocusItem {
  var frame: CGRect
  let handle: SpatialIndex.Handle
  unowned let field: LightField

  init(frame: CGRect, handle: SpatialIndex.Handle, field: LightField) {
    self.frame = frame
    self.handle = handle
    self.field = field
  }

  var canBecomeFocused: Bool { true }
  var parentFocusEnvironment: (any FocusEnvironment)? { field }
  var focusDebugLabel: String { "item" }
}

/// A root with many items in an index: what an application writes that draws its items itself.
@MainActor
final class LightField: FocusSystemProviding, FocusItemContainer, CoordinateSpace {
  private(set) var focusSystem: FocusSystem?
  private(set) var items: [LightItem] = []
  private var index = SpatialIndex()
  let bounds: CGRect

  init(_ rects: [CGRect], model: FocusModel) {
    bounds = rects.reduce(.null) { $0.union($1) }
    index = SpatialIndex(rects)
    items = rects.enumerated().map { LightItem(frame: $1, handle: $0, field: self) }
    focusSystem = FocusSystem(
      root: self, model: model,
      timing: FocusAnimationTiming(
        focusing: 0.2, unfocusing: 0.4, fastInterval: 0.3, fastFactor: 0.5))
  }

  func move(_ item: LightItem, to frame: CGRect) {
    item.frame = frame
    index.update(item.handle, frame)
  }

  var parentFocusEnvironment: (any FocusEnvironment)? { nil }
  var focusItemContainer: (any FocusItemContainer)? { self }
  var coordinateSpace: any CoordinateSpace { self }
  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect { rect }
  var scrollableContainer: (any FocusItemScrollableContainer)? { nil }

  func focusItems(in rect: CGRect) -> [any FocusItem] {
    var handles: [SpatialIndex.Handle] = []
    index.forEach(intersecting: rect) { handles.append($0) }
    handles.sort()
    return handles.map { items[$0] }
  }
}
