import Foundation
import HaloCairoRenderer
import HaloDisplayList

/// Draws frames on the surface of a window; knows what the surface shows and what it still lacks.
@MainActor
final class FramePainter {
  let renderer: Renderer
  let presenter: Presenter
  /// The display list that the surface shows; nil if it must be drawn again.
  private(set) var shown: DisplayList?
  /// The time at which the last frame was drawn, in seconds of ``MonotonicClock``.
  private(set) var drawnAt: TimeInterval = 0
  /// The areas to be drawn again, because a picture replaced by another size is now available.
  private var unsharp: [PixelRect] = []
  /// The time since which the surface shows pictures scaled from another size; nil if it shows
  /// none.
  private var unsharpSince: TimeInterval?
  /// The areas in which backdrops show what was beneath them before the last key.
  private var laggingBackdrops: [PixelRect] = []
  /// The areas of the window to be put again from the surface.
  private var exposed: [PixelRect] = []

  /// Seconds for which another size may replace a picture while nothing moves.
  private static let unsharpTime = 2.0

  init(renderer: Renderer, presenter: Presenter) {
    self.renderer = renderer
    self.presenter = presenter
  }

  /// Whether a backdrop shows what was beneath it before the last key.
  var isLagging: Bool { !laggingBackdrops.isEmpty }

  /// Whether the surface must be drawn again though the content has not changed.
  var needsFrame: Bool { shown == nil || !unsharp.isEmpty || isLagging }

  // MARK: The surface

  /// Forgets what the surface shows.
  func forget() { shown = nil }

  /// Resizes the surface, in pixels.
  ///
  /// - Throws: ``HostError/noMemory(_:)``, `RenderError.surface(_:)`.
  func resize(to size: (width: Int, height: Int)) throws {
    forget()
    try presenter.resize(width: size.width, height: size.height)
  }

  /// Marks everything to be drawn again if the server has refused the surface's memory.
  ///
  /// - Throws: the errors of ``resize(to:)``.
  func recoverFromRefusal() throws {
    if try presenter.recoverFromRefusal() { forget() }
  }

  // MARK: Drawing

  /// Draws everything, even though it is not visible yet; does nothing without a surface.
  ///
  /// - Throws: `RenderError` if there is no memory.
  func drawWhole(_ list: DisplayList, at time: TimeInterval, scale: CGFloat) throws {
    guard let surface = presenter.surface else { return }
    renderer.showsStandIns = true
    try draw(list, on: surface, scale: scale, region: [surface.bounds])
    didDraw(list, at: time)
  }

  /// Draws the differences from the last frame, and what the surface still lacks.
  ///
  /// - Parameters:
  ///   - list: the frame.
  ///   - time: the time at which it was due.
  ///   - scale: device pixels per point.
  ///   - answersKey: whether it answers a key; then backdrops follow with the next frame.
  /// - Returns: the areas of the surface that were drawn.
  /// - Throws: `RenderError` if there is no memory.
  func draw(
    _ list: DisplayList, at time: TimeInterval, scale: CGFloat, answersKey: Bool
  ) throws -> [PixelRect] {
    guard let surface = presenter.surface else { return [] }
    let changed = list.damageByKind(since: shown, scale: scale)
    let places = placesToSharpen(at: time, isStill: changed.items.isEmpty && !answersKey)
    // The answer to a key does not wait for backdrops: the next frame shows what is beneath them.
    let lags = answersKey && !isLagging && !changed.backdrops.isEmpty
    let more = places + (lags ? [] : changed.backdrops + laggingBackdrops)
    let damage = more.isEmpty ? changed.items : (changed.items + more).merged
    try draw(list, on: surface, scale: scale, region: damage, backdropsOf: lags ? shown : nil)
    laggingBackdrops = lags ? changed.backdrops : []
    didDraw(list, at: time)
    return damage
  }

  private func draw(
    _ list: DisplayList, on surface: PixelSurface, scale: CGFloat, region: [PixelRect],
    backdropsOf old: DisplayList? = nil
  ) throws {
    guard !region.isEmpty else { return }
    try renderer.draw(list, on: surface, scale: scale, region: region, backdropsOf: old)
  }

  private func didDraw(_ list: DisplayList, at time: TimeInterval) {
    shown = list
    followUnsharp(since: time)
    drawnAt = MonotonicClock.now()
  }

  // MARK: Pictures

  /// Returns the areas of pictures that were made since another size replaced them.
  ///
  /// If visible pictures exceed the cache, some stay unsharp however many are made; then a frame in
  /// which nothing else changes is drawn without replacements.
  private func placesToSharpen(at time: TimeInterval, isStill: Bool) -> [PixelRect] {
    var places = unsharp
    unsharp = []
    renderer.showsStandIns = true
    if let unsharpSince, unsharpSince + Self.unsharpTime < time, isStill {
      places += renderer.takeUnsharpPlaces()
      renderer.showsStandIns = false
    }
    return places
  }

  private func followUnsharp(since time: TimeInterval) {
    unsharpSince = renderer.isUnsharp ? unsharpSince ?? time : nil
  }

  /// Adds a picture to the renderer's cache.
  ///
  /// - Returns: whether there is something to draw again.
  func take(_ made: MadePicture) -> Bool {
    defer { followUnsharp(since: drawnAt) }
    guard let place = renderer.take(made) else { return false }
    unsharp.append(place)
    return true
  }

  // MARK: Putting

  /// Records that an area of the window has lost its pixels.
  func expose(_ area: PixelRect) { exposed.append(area) }

  /// Returns the areas to put for a frame with this damage: the damage and exposed areas outside
  /// it.
  func takeParts(with damage: [PixelRect]) -> [PixelRect] {
    defer { exposed = [] }
    return damage
      + exposed.filter { area in !damage.contains { $0.intersection(area) == area } }
  }

  /// Puts exposed areas again, without a frame; not flushed.
  ///
  /// - Returns: the number of pixels; nil if there was nothing to put.
  func putExposed() -> Int? {
    guard !exposed.isEmpty, shown != nil else { return nil }
    return presenter.put(takeParts(with: []))
  }

  // MARK: Screenshots

  /// Returns the last frame drawn, sharp and complete, as the bytes of a PNG file.
  ///
  /// - Throws: ``HostError/noFrame``; `RenderError.surface(_:)` if there is no memory.
  func screenshot(scale: CGFloat) throws -> [UInt8] {
    guard let shown, let surface = presenter.surface else { throw HostError.noFrame }
    guard renderer.isUnsharp || !unsharp.isEmpty || isLagging else { return try surface.png() }
    // It is drawn elsewhere, since the server may be reading the surface, which follows with the
    // next frame.
    unsharp += renderer.takeUnsharpPlaces()
    renderer.showsStandIns = false
    return try renderer.picture(of: shown, scale: scale).png()
  }
}
