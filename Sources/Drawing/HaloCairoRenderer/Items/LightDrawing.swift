import FocusGeometry
import Foundation
import HaloDisplayList

extension DrawingContext {
  /// Draws a light whose strength or colours are those of a picture.
  @MainActor
  func draw(_ light: PictureLight, lights: PictureLights, pictures: PictureCache) throws {
    guard light.rect.width > 0, light.rect.height > 0 else { return }
    let key = light.key(scale: scale)
    switch light.effect {
    case .pool(let pool): try draw(pool, of: light, key: key, lights: lights)
    case .edge(let edge):
      guard let tone = try lights.tone(key) else { return }
      let side = edge.isShade ? tone.sides.max() : tone.sides.min()
      let top = edge.top.opacity(luminance: side ?? tone.luminance)
      try confined { try draw(edge, top: top, along: light.shape, lights: lights) }
    case .shine(let frame, let strength):
      guard let tone = try lights.tone(key) else { return }
      var faded = self
      faded.alpha *= strength.opacity(luminance: tone.luminance)
      try faded.draw(.image(.softLight), rect: frame, shape: light.shape, cache: pictures)
    }
  }

  /// Draws the colours of a picture on what is around it, from a few samples that are enlarged.
  private func draw(
    _ pool: LightPool, of light: PictureLight, key: PictureLights.Key, lights: PictureLights
  ) throws {
    guard let made = try lights.pool(light.poolKey(of: key, sigma: pool.sigma)),
      let picture = composition.picture(made.surface)
    else { return }
    let area = made.area.offsetBy(dx: 0, dy: pool.offsetY)
    let placement = made.surface.bounds.rect.transform(to: area).concatenating(transform)
    let target = area.applying(transform)
    var inside = self
    inside.visible = visible.intersection(PixelRect(covering: target))
    let opacity = pool.opacity.opacity(luminance: made.luminance)
    // Light needs the pixels beneath it, which a layer for the confinement would not have.
    try inside.paint(
      .light(picture, Composition.Sampling(placement: placement, around: target.center)),
      through: confinement ?? .rect(inside.visible.rect), alpha: UInt32(alpha: alpha * opacity)
    )
  }

  /// Draws a line inside the outline, bright along the top and fading on the way down.
  private func draw(
    _ edge: EdgeLight, top: CGFloat, along shape: Shape, lights: PictureLights
  ) throws {
    guard top > 0, let ramp = try lights.ramp(of: edge.color, from: top, to: edge.bottom),
      let picture = composition.picture(ramp)
    else { return }
    let placement = ramp.bounds.rect.transform(to: shape.bounds).concatenating(transform)
    let around = shape.bounds.applying(transform).center
    try drawRim(
      shape, width: edge.width,
      source: .sampled(picture, Composition.Sampling(placement: placement, around: around)),
      alpha: UInt32(alpha: alpha))
  }
}

@MainActor
extension PictureLight {
  /// Returns the pixels from which the light is made: those of the picture while it is not focused,
  /// for `scale` device pixels a point.
  func key(scale: CGFloat) -> PictureLights.Key {
    let (width, height) = PictureCache.pixelSize(of: rect, scale: scale)
    return PictureLights.Key(image: image, width: width, height: height)
  }

  func poolKey(of picture: PictureLights.Key, sigma: CGFloat) -> PictureLights.PoolKey {
    PictureLights.PoolKey(picture: picture, rect: rect, shape: shape, sigma: sigma)
  }
}
