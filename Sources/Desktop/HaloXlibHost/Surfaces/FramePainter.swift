import Foundation
import HaloCairoRenderer
import HaloDisplayList

/// Draws frames on the surface of a window; knows what the surface shows and what it still lacks.
@MainActor
final class FramePainter {
  let renderer: Renderer
  let presenter: Presenter
  /// The list that the surface shows; nil: it must be drawn anew.
  private(set) var shown: DisplayList?
  /// When the last frame was drawn, in seconds of ``MonotonicClock``.
  private(set) var drawnAt: TimeInterval = 0
  /// Parts of the window to be drawn again: what stood in there for a picture is made now.
  private var unsharp: [PixelRect] = []
  /// Since when something on the surface stands in for a picture; nil: nothing does.
  private var unsharpSince: TimeInterval?
  /// Parts of the window in which backdrops show what was beneath them before the last key.
  private var laggingBackdrops: [PixelRect] = []
  /// Parts of the window to be put again from the surface.
  private var exposed: [PixelRect] = []

  /// Seconds for which another size may stand in for a picture while nothing moves.
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

  /// Forgets what the surface showed.
  func forget() { shown = nil }

  /// - Throws: ``HostError/noMemory(_:)``, `RenderError.surface(_:)`.
  func resize(to size: (width: Int, height: Int)) throws {
    forget()
    try presenter.resize(width: size.width, height: size.height)
  }

  /// Draws all anew if the server has refused the surface's memory.
  ///
  /// - Throws: as ``resize(to:)``.
  func recoverFromRefusal() throws {
    if try presenter.recoverFromRefusal() { forget() }
  }

  // MARK: Drawing

  /// Draws everything, though nobody sees it yet; nothing without a surface.
  ///
  /// - Throws: `RenderError` when there is no memory for it.
  func drawWhole(_ list: DisplayList, at time: TimeInterval, scale: CGFloat) throws {
    guard let surface = presenter.surface else { return }
    renderer.showsStandIns = true
    try draw(list, on: surface, scale: scale, region: [surface.bounds])
    didDraw(list, at: time)
  }

  /// Draws what differs from the last frame, and what the surface still lacks.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - time: When it was due.
  ///   - scale: Device pixels a point.
  ///   - answersKey: Whether a key waits for it; then backdrops follow with the next frame.
  /// - Returns: The parts of the surface that are new.
  /// - Throws: `RenderError` when there is no memory for it.
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

  /// Where pictures have been made since something else stood in for them.
  ///
  /// So much may be in sight that pictures push each other out of what is kept, and some stay unsharp
  /// however many are made: then a frame in which nothing else changes is drawn without stand-ins.
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

  /// Keeps a picture.
  ///
  /// - Returns: Whether there is something to draw again.
  func take(_ made: MadePicture) -> Bool {
    defer { followUnsharp(since: drawnAt) }
    guard let place = renderer.take(made) else { return false }
    unsharp.append(place)
    return true
  }

  // MARK: Putting

  /// A part of the window has lost what it showed.
  func expose(_ area: PixelRect) { exposed.append(area) }

  /// The pixels to put for a frame with this damage: the damage and what was exposed beside it.
  func takeParts(with damage: [PixelRect]) -> [PixelRect] {
    defer { exposed = [] }
    return damage
      + exposed.filter { area in !damage.contains { $0.intersection(area) == area } }
  }

  /// Puts again what was exposed, without a frame; not flushed.
  ///
  /// - Returns: How many pixels; nil: there was nothing to put.
  func putExposed() -> Int? {
    guard !exposed.isEmpty, shown != nil else { return nil }
    return presenter.put(takeParts(with: []))
  }

  // MARK: Screenshots

  /// The last frame drawn, sharp and complete, as the bytes of a PNG file.
  ///
  /// - Throws: ``HostError/noFrame``; `RenderError.surface(_:)` when there is no memory.
  func screenshot(scale: CGFloat) throws -> [UInt8] {
    guard let shown, let surface = presenter.surface else { throw HostError.noFrame }
    guard renderer.isUnsharp || !unsharp.isEmpty || isLagging else { return try surface.png() }
    // Drawn elsewhere, since the server may be reading the surface, which follows with the next frame.
    unsharp += renderer.takeUnsharpPlaces()
    renderer.showsStandIns = false
    return try renderer.picture(of: shown, scale: scale).png()
  }
}
