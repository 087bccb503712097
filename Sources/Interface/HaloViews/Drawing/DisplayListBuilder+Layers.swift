import FocusGeometry
import Foundation
import HaloDisplayList

extension DisplayListBuilder {
  /// Returns a layer with all `nodes`, which are faded, clipped or given an effect together; empty
  /// if nothing of it is inside the clip.
  ///
  /// A single item or layer that is only faded needs no additional layer.
  mutating func composed(
    _ nodes: [DisplayNode], alpha: CGFloat = 1, effect: LayerEffect? = nil, clip: CGRect? = nil,
    roundedClip: Shape? = nil
  ) -> [DisplayNode] {
    guard nodes.contains(where: { $0.count > 0 }) else { return [] }
    if effect == nil, roundedClip == nil, let faded = nodes.fadedAsOne(by: alpha) {
      return [faded]
    }
    let bounds = nodes.extent.rect
    let content = DisplayContent.beginLayer(bounds: bounds, effect: effect)
    let shown = content.bounds
    extent.add(Extent(shown))
    let clip = clip ?? bounds
    guard shown.intersects(clip) else { return [] }
    func item(_ content: DisplayContent, _ part: UInt16) -> DisplayItem {
      var item = DisplayItem(
        id: DisplayItemID(view: state.view, part: part), transform: .identity, clip: clip,
        roundedClip: roundedClip, alpha: alpha, content: content)
      item.extent = shown
      return item
    }
    return [
      .layer(
        begin: item(content, Part.beginLayer), nodes, end: item(.endLayer, Part.endLayer),
        owner: state.view)
    ]
  }

  /// Clips what `body` draws to `shape`, with one antialiased edge for all of it.
  package mutating func confined(to shape: Shape, _ body: (inout Self) -> Void) {
    let around = state.surroundings
    let outline = shape.transformed(by: around.transform)
    if !listsUpcoming { state.surroundings.clip = around.clip.intersection(outline.bounds) }
    state.surroundings.roundedClip = nil
    let content = gathered(body)
    state.surroundings = around
    append(
      listsUpcoming ? content : composed(content, clip: around.clip, roundedClip: outline))
  }

  /// Draws `body` inside `rect`, fading out over `left` and `right` points at the edges.
  package mutating func fading(
    _ rect: CGRect, left: CGFloat, right: CGFloat, _ body: (inout Self) -> Void
  ) {
    let around = state.surroundings
    guard !listsUpcoming, around.transform.isUprightScale else { return body(&self) }
    let clip = around.clip.intersection(rect.applying(around.transform))
    state.surroundings.clip = clip
    let content = gathered(body)
    state.surroundings = around
    let scale = around.transform.a
    append(
      composed(
        content, effect: .edgeFade(left: left * scale, right: right * scale), clip: clip,
        roundedClip: around.roundedClip))
  }

  /// Adds a layer of a floating picture in the view's coordinates.
  ///
  /// `placement` is the layer's current transform, `largest` its scale when the view is fully
  /// lifted. Pixels are cached for that size only, because at rest the picture is drawn as a whole.
  package mutating func addLayer(
    _ image: Image, in rect: CGRect, shape: CGRect, placement: CGAffineTransform, largest: CGFloat
  ) {
    let around = state.surroundings
    state.surroundings.transform = placement.concatenating(around.transform)
    state.surroundings.restScale *= around.focusedScale * largest
    state.surroundings.focusedScale = 1
    add(image, in: rect, shape: .rect(shape))
    state.surroundings = around
  }

  /// Adds a picture that needs no pixels for the focused size.
  package mutating func addResting(_ image: Image, in rect: CGRect, shape: Shape) {
    let scale = state.surroundings.focusedScale
    state.surroundings.focusedScale = 1
    add(image, in: rect, shape: shape)
    state.surroundings.focusedScale = scale
  }
}

extension [DisplayNode] {
  /// Returns these nodes with the opacity of their only item or layer changed; nil if there are
  /// several.
  fileprivate func fadedAsOne(by alpha: CGFloat) -> DisplayNode? {
    let seen = filter { $0.count > 0 }
    guard seen.count == 1, let node = seen.first else { return nil }
    switch node.content {
    case .items(var items):
      guard items.count == 1 else { return nil }
      items[0].alpha *= alpha
      return DisplayNode(items, owner: node.owner)
    case .group(let nodes), .run(let nodes):
      return nodes.fadedAsOne(by: alpha).map { .group([$0], owner: node.owner) }
    case .layer(var begin, let nodes, let end):
      begin.alpha *= alpha
      return .layer(begin: begin, nodes, end: end, owner: node.owner)
    }
  }
}
