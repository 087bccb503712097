import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList

extension DisplayItem {
  fileprivate func with(
    transform: CGAffineTransform? = nil, restScale: CGFloat? = nil, clip: CGRect? = nil,
    roundedClip: Shape?, content: DisplayContent? = nil
  ) -> DisplayItem {
    DisplayItem(
      id: id, transform: transform ?? self.transform, restScale: restScale ?? self.restScale,
      focusedScale: focusedScale, clip: clip ?? self.clip, roundedClip: roundedClip, alpha: alpha,
      content: content ?? self.content)
  }
}

extension Shape {
  /// The shape under a transform without rotation and with the same scale along both axes apart
  /// from the sign.
  func applying(_ transform: CGAffineTransform) -> Shape {
    switch self {
    case .rect(let rect): .rect(rect.applying(transform))
    case .rounded(let rect, let radius, let curve):
      .rounded(rect.applying(transform), radius: radius * abs(transform.d), curve: curve)
    case .path(let path): .path(path.applying(transform))
    }
  }
}

extension Paint {
  func applying(_ transform: CGAffineTransform) -> Paint {
    switch self {
    case .color: self
    case .linear(let gradient, let from, let to):
      .linear(gradient, from: from.applying(transform), to: to.applying(transform))
    case .radial(let gradient, let center, let radius):
      .radial(gradient, center: center.applying(transform), radius: radius * abs(transform.d))
    }
  }
}

extension DisplayContent {
  /// The content mirrored horizontally; text and pictures only move.
  fileprivate var mirrored: DisplayContent {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    switch self {
    case .fill(let shape, let paint): return .fill(shape.applying(mirror), paint.applying(mirror))
    case .stroke(let shape, let width, let color, let dash):
      return .stroke(shape.applying(mirror), width: width, color: color, dash: dash)
    case .hairline(let shape, let color): return .hairline(shape.applying(mirror), color)
    case .rim(let shape, let width, let color):
      return .rim(shape.applying(mirror), width: width, color: color)
    case .rimLight(let shape, var light):
      light.angle = .pi - light.angle
      return .rimLight(shape.applying(mirror), light)
    case .image(let image, let rect, let shape):
      return .image(image, rect: rect.applying(mirror), shape: shape.applying(mirror))
    case .pixels(let bitmap, let rect): return .pixels(bitmap, rect: rect.applying(mirror))
    case .text(let string, let style, let rect):
      return .text(string, style, rect: rect.applying(mirror))
    case .shadow(let shape, let shadow, let knockout):
      return .shadow(shape.applying(mirror), shadow, knockout: knockout)
    case .light(var light):
      (light.rect, light.shape) = (light.rect.applying(mirror), light.shape.applying(mirror))
      if case .shine(let frame, let strength) = light.effect {
        light.effect = .shine(frame: frame.applying(mirror), strength: strength)
      }
      return .light(light)
    case .halo(let ring):
      return .halo(
        HaloRing(
          shape: ring.shape.applying(mirror), side: ring.side, width: ring.width, gap: ring.gap,
          color: ring.color, spread: ring.spread))
    case .backdrop(let shape, let material): return .backdrop(shape.applying(mirror), material)
    case .beginLayer(let bounds, let effect):
      return .beginLayer(bounds: bounds.applying(mirror), effect: effect?.mirrored)
    case .endLayer: return .endLayer
    }
  }
}

extension LayerEffect {
  fileprivate var mirrored: LayerEffect {
    switch self {
    case .edgeFade(let left, let right): return .edgeFade(left: right, right: left)
    case .projection(let projection):
      let mirror = CATransform3D(CGAffineTransform(scaleX: -1, y: 1))
      return .projection(mirror.concatenating(projection).concatenating(mirror))
    }
  }
}

extension DisplayList {
  /// The same list, `factor` times as large in points.
  func scaled(by factor: CGFloat) -> DisplayList {
    let scale = CGAffineTransform(scaleX: factor, y: factor)
    return DisplayList(
      size: CGSize(width: size.width * factor, height: size.height * factor),
      background: background.applying(scale),
      items: items.map {
        $0.with(
          transform: $0.transform.concatenating(scale), restScale: $0.restScale * factor,
          clip: $0.clip.applying(scale), roundedClip: $0.roundedClip?.applying(scale))
      })
  }

  /// The content inside `rect`, and only the background elsewhere.
  func clipped(to rect: CGRect) -> DisplayList {
    var list = self
    list.items = items.map { item in
      var item = item
      item.clip = item.clip.intersection(rect)
      if item.clip.isNull { item.clip = .zero }
      return item
    }
    return list
  }

  /// The list mirrored horizontally; text and pictures move to mirrored places but are not mirrored
  /// themselves.
  var mirrored: DisplayList {
    let mirror = CGAffineTransform(scaleX: -1, y: 1).concatenating(
      CGAffineTransform(translationX: size.width, y: 0))
    return DisplayList(
      size: size, background: background.applying(mirror),
      items: items.map { item in
        let own = item.transform
        let transform = CGAffineTransform(
          a: own.a, b: -own.b, c: -own.c, d: own.d, tx: size.width - own.tx, ty: own.ty)
        return item.with(
          transform: transform, clip: item.clip.applying(mirror),
          roundedClip: item.roundedClip?.applying(mirror),
          content: item.content.mirrored)
      })
  }
}
