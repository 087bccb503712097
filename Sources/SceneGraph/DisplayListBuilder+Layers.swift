import DisplayList
import FocusGeometry
import Foundation

extension DisplayListBuilder {
  /// Groups all items from `start` on into a layer, to be faded, clipped or given an effect as one.
  ///
  /// A single item, or layer, that is only faded needs no layer around it. Items outside the clip
  /// are removed.
  mutating func compose(
    from start: Int, alpha: CGFloat = 1, effect: LayerEffect? = nil, clip: CGRect? = nil,
    roundedClip: Shape? = nil
  ) {
    guard items.count > start else { return }
    if effect == nil, roundedClip == nil, isOne(from: start) {
      items[start].alpha *= alpha
      return
    }
    let extent = items[start...].reduce(CGRect.null) { $0.union($1.extent.intersection($1.clip)) }
    let content = DisplayContent.beginLayer(bounds: extent, effect: effect)
    let shown = content.bounds
    let clip = clip ?? extent
    guard shown.intersects(clip) else { return items.removeSubrange(start...) }
    func layer(_ content: DisplayContent, _ part: UInt16) -> DisplayItem {
      var item = DisplayItem(
        id: DisplayItemID(view: state.view, part: part), transform: .identity, clip: clip,
        roundedClip: roundedClip, alpha: alpha, content: content)
      item.extent = shown
      return item
    }
    items.insert(layer(content, Part.beginLayer), at: start)
    items.append(layer(.endLayer, Part.endLayer))
  }

  /// Whether there is one item from `start` on, or one layer with all that is in it.
  private func isOne(from start: Int) -> Bool {
    if items.count == start + 1 { return true }
    var depth = 0
    for (index, item) in items[start...].enumerated() {
      switch item.content {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      default: break
      }
      if depth == 0 { return start + index == items.count - 1 }
    }
    return false
  }

  /// Clips what `body` draws to `shape`, antialiasing the edge once for all of it.
  package mutating func confined(to shape: Shape, _ body: (inout Self) -> Void) {
    let (clip, roundedClip, start) = (state.clip, state.roundedClip, items.count)
    let outline = shape.applying(state.transform)
    if !listsUpcoming { state.clip = clip.intersection(outline.bounds) }
    state.roundedClip = nil
    body(&self)
    (state.clip, state.roundedClip) = (clip, roundedClip)
    guard !listsUpcoming else { return }
    compose(from: start, clip: clip, roundedClip: outline)
  }

  /// Draws what `body` draws inside `rect`, fading towards its left and right edge.
  package mutating func fading(
    _ rect: CGRect, left: CGFloat, right: CGFloat, _ body: (inout Self) -> Void
  ) {
    let (clip, start) = (state.clip, items.count)
    let box = rect.applying(state.transform)
    guard !listsUpcoming, state.transform.isUprightScale else { return body(&self) }
    state.clip = clip.intersection(box)
    body(&self)
    state.clip = clip
    let scale = state.transform.a
    compose(
      from: start, effect: .edgeFade(left: left * scale, right: right * scale),
      clip: clip.intersection(box), roundedClip: state.roundedClip)
  }

  /// A layer of a floating picture, in the coordinates of the view: `placement` is its transform at
  /// this instant, `largest` its scale when the view is fully lifted.
  ///
  /// Pixels are kept for that size only, since at rest the picture is drawn as one.
  package mutating func addLayer(
    _ image: Image, in rect: CGRect, shape: CGRect, placement: CGAffineTransform, largest: CGFloat
  ) {
    let outer = state
    state.transform = placement.concatenating(outer.transform)
    state.restScale *= outer.focusedScale * largest
    state.focusedScale = 1
    add(image, in: rect, shape: .rect(shape))
    let part = state.part
    state = outer
    state.part = part
  }

  /// A picture of which no pixels for the focused size are needed.
  package mutating func addResting(_ image: Image, in rect: CGRect, shape: Shape) {
    let scale = state.focusedScale
    state.focusedScale = 1
    add(image, in: rect, shape: shape)
    state.focusedScale = scale
  }
}
