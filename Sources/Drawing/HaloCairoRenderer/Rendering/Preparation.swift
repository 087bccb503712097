import FocusGeometry
import Foundation
import HaloDisplayList

/// The tasks that make what a renderer will need soon, in the order of need.
public struct Preparation {
  enum Task: Hashable {
    case picture(PictureCache.Source, width: Int, height: Int)
    /// A text; `scale` is in device pixels a point.
    case text(String, TextStyle, width: CGFloat, scale: CGFloat)
    /// A shadow; `scale` is in device pixels a point while the item is not focused, and `part` is
    /// the fraction of the way from there to the focused scale.
    case shadow(
      Shape, Shadow, knockout: Bool, scale: CGFloat, focusedScale: CGFloat, part: CGFloat)
    /// The light of a picture; `scale` is in device pixels a point while the item is not focused.
    case light(PictureLight, scale: CGFloat)
  }

  /// One step of a preparation.
  package enum Step {
    case made
    case order(PictureOrder)
  }

  /// The tasks; the next one is last.
  var tasks: [Task] = []
  /// The time at which the preparation began, on the clock of the shadow cache.
  var shadowsBegan: UInt64 = 0

  /// Whether everything has been made.
  public var isEmpty: Bool { tasks.isEmpty }
}

extension Renderer {
  /// Returns the tasks for what `items` will need and is not cached yet, and drops most of what
  /// they do not need.
  ///
  /// - Parameters:
  ///   - items: The items that may be shown soon, in the order of need.
  ///   - scale: The device pixels for each point.
  /// - Returns: The tasks for ``prepareNext(_:)``. Linear in the number of items.
  public func preparation(of items: [DisplayItem], scale: CGFloat) -> Preparation {
    var preparation = Preparation()
    preparation.shadowsBegan = shadows.moment()
    let began = (pictures: pictures.moment(), texts: texts.moment())
    var seen: Set<Preparation.Task> = []
    for item in items {
      item.forEachTask(scale: scale) { task in
        guard seen.insert(task).inserted else { return }
        switch task {
        case .picture(let source, let width, let height):
          if pictures.touch(source, width: width, height: height) { return }
        case .text(let string, let style, let width, let scale):
          if texts.touch(string, style: style, width: width, scale: scale) { return }
        case .shadow, .light: break
        }
        preparation.tasks.append(task)
      }
    }
    preparation.tasks.reverse()
    // The caches are shrunk now, so that there is space for what will be made.
    pictures.shrink(toUsedSince: began.pictures, reserve: limits.unneeded)
    texts.shrink(toUsedSince: began.texts, reserve: limits.unneeded)
    return preparation
  }

  /// Performs the next task of a preparation, so that the frame that first shows its result,
  /// possibly at the focused scale, is not late.
  ///
  /// Tasks whose results would force others out of a cache are skipped.
  ///
  /// - Returns: Whether there was a task; false if nothing is left to do.
  /// - Throws: ``RenderError/surface(_:)``; nothing is lost, but no more should be prepared.
  public func prepareNext(_ preparation: inout Preparation) throws -> Bool {
    switch try nextStep(of: &preparation) {
    case .made: return true
    case .order(let order):
      let made = made(order)
      take(made)
      _ = try made.result.get()
      return true
    case nil: return false
    }
  }

  /// Performs the next task like ``prepareNext(_:)``, but returns an order for a picture, which any
  /// thread can make.
  ///
  /// - Returns: The step; nil if nothing is left to do.
  /// - Throws: ``RenderError/surface(_:)``; nothing is lost, but no more should be prepared.
  package func nextStep(of preparation: inout Preparation) throws -> Preparation.Step? {
    while let task = preparation.tasks.popLast() {
      if case .picture(let source, let width, let height) = task {
        let key = PictureCache.Key(source: source, width: width, height: height)
        if pictures.hasRoom(for: key) { return .order(order(for: key)) }
      } else if try make(task) {
        return .made
      }
    }
    // Shadows are not dropped before, because the needs of a shadow are known only once it has been
    // requested.
    shadows.shrink(toUsedSince: preparation.shadowsBegan, reserve: limits.unneeded)
    return nil
  }

  func order(for key: PictureCache.Key) -> PictureOrder {
    PictureOrder(key: key, families: text.layouts.families, memory: memory)
  }

  /// Makes the picture of an order on this thread.
  package func made(_ order: PictureOrder) -> MadePicture { order.make(text: text.layouts) }

  /// Performs a task.
  ///
  /// - Returns: Whether something was made now.
  private func make(_ task: Preparation.Task) throws -> Bool {
    switch task {
    case .picture: return false
    case .text(let string, let style, let width, let scale):
      return try texts.prepare(string, style: style, width: width, scale: scale)
    case .shadow(let shape, let shadow, let knockout, let scale, let focusedScale, let part):
      let before = shadows.made
      let current = scale * (1 + (focusedScale - 1) * part)
      // The shadow is drawn into an empty area.
      let context = DrawingContext(
        composition: Composition(memory: memory), scale: scale,
        visible: PixelRect(x: 0, y: 0, width: 0, height: 0),
        alpha: 1, transform: CGAffineTransform(scaleX: current, y: current),
        focusedScale: focusedScale, confinement: nil, masks: masks)
      try context.draw(shadow, of: shape, knockout: knockout, templates: shadows)
      return shadows.made > before
    case .light(let light, let scale):
      let (key, before) = (light.key(scale: scale), lights.made)
      // A picture that was not made ahead is not made for its light, either.
      guard case .pool(let pool) = light.effect, lights.isReady(key) else { return false }
      _ = try lights.pool(light.poolKey(of: key, sigma: pool.sigma))
      return lights.made > before
    }
  }
}

extension DisplayItem {
  /// Calls `body` with the tasks for the item at its unfocused and focused scales and between them.
  @MainActor
  fileprivate func forEachTask(scale: CGFloat, _ body: (Preparation.Task) -> Void) {
    let scale = scale * restScale
    let rests = PictureCache.restingScales(focusedScale: focusedScale)
    switch content {
    case .image(let image, let rect, _) where rect.width > 0 && rect.height > 0:
      let source = PictureCache.Source.image(image)
      for kept in rests {
        let (width, height) = source.pixelSize(of: rect, scale: scale * kept)
        body(.picture(source, width: width, height: height))
      }
    case .fill(let shape, let paint) where paint.isGradient && !shape.bounds.isEmpty:
      let area = shape.bounds
      for kept in rests.map({ keptScale(for: $0, focusedScale: 1) }) {
        let (width, height) = PictureCache.pixelSize(of: area, scale: scale * kept)
        body(.picture(.paint(paint, area: area), width: width, height: height))
      }
    case .text(let string, let style, let rect) where !string.isEmpty && style.color.alpha > 0:
      for kept in rests {
        body(.text(style.cut(string), style, width: rect.width, scale: scale * kept))
      }
    case .light(let light) where light.rect.width > 0 && light.rect.height > 0:
      let (width, height) = PictureCache.pixelSize(of: light.rect, scale: scale)
      body(.picture(.image(light.image), width: width, height: height))
      if case .shine(let frame, _) = light.effect, frame.width > 0, frame.height > 0 {
        for kept in rests {
          let (width, height) = PictureCache.pixelSize(of: frame, scale: scale * kept)
          body(.picture(.image(.softLight), width: width, height: height))
        }
      }
      body(.light(light, scale: scale))
    case .shadow(let shape, let shadow, let knockout):
      for part in focusedScale == 1 ? [0] : [0, 0.25, 0.75, 1] as [CGFloat] {
        body(
          .shadow(
            shape, shadow, knockout: knockout, scale: scale, focusedScale: focusedScale,
            part: part))
      }
    default: break
    }
  }
}
