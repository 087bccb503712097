import CHaloX11Shim
import Foundation
import HaloCairoRenderer
import HaloDisplayList

/// Work that no frame waits for: pictures are made before they are needed, then memory is returned.
@MainActor
final class IdleWork {
  private let painter: FramePainter
  private let maker = PictureMaker()
  /// The preparation of pictures under way; nil if there is none.
  private var preparation: Preparation?
  /// Whether a frame was shown since the last preparation began.
  private var needsPreparation = false
  /// Whether enough of the heap may be free to be worth returning.
  private var hasMemoryToReturn = false
  /// The number of pictures made when memory was last returned.
  private var picturesAtReturn = 0
  /// Seconds without a frame that count as rest.
  var rest: TimeInterval = 0.25

  /// Seconds that preparing one text or shadow may take; nothing is begun when less time is left.
  private static let preparationTime = 0.05
  /// The number of pictures whose drawing leaves enough free memory to be worth returning.
  private static let picturesWorthReturn = 16

  init(painter: FramePainter) { self.painter = painter }

  deinit { maker.end() }

  /// The descriptor that is readable when the other thread has made a picture.
  var descriptor: Int32 { maker.descriptor }
  /// Whether the other thread is making a picture, or has made one that was not taken yet.
  var isMaking: Bool { maker.isBusy }
  /// Whether the preparation is not complete.
  var isPreparing: Bool { preparation != nil }

  /// Records that a frame was shown, after which other pictures may be needed next.
  func didShow() { needsPreparation = true }

  /// Records that the window has become smaller.
  func didShrink() { hasMemoryToReturn = true }

  // MARK: Pictures

  /// Makes pictures in another thread where other sizes replace them; if there are none, prepares
  /// those that will be needed, in the time before `deadline`.
  ///
  /// - Parameters:
  ///   - deadline: the time of the next frame; nil if none is due.
  ///   - canBegin: whether to begin anything; finished pictures are taken in any case.
  ///   - scale: device pixels per point.
  ///   - upcoming: the items that may be needed soon; only evaluated after a frame.
  /// - Returns: whether there may be more to prepare after the waiting events.
  func makePictures(
    until deadline: TimeInterval?, canBegin: Bool, scale: CGFloat,
    upcoming: @autoclosure () -> [DisplayItem]
  ) -> Bool {
    let renderer = painter.renderer
    let hasNews = maker.takeMade().map(painter.take) ?? false
    guard canBegin, painter.shown != nil, !maker.isBusy else { return hasNews }
    if let order = renderer.nextToSharpen { return begin(order) || hasNews }
    let hasTime = deadline.map { $0 > MonotonicClock.now() + Self.preparationTime } ?? true
    guard hasTime, !hasNews else { return hasNews }
    if needsPreparation {
      needsPreparation = false
      preparation = renderer.preparation(of: upcoming(), scale: scale)
    }
    guard var next = preparation else { return false }
    // It is nil meanwhile, since otherwise the list of the remaining work would be copied.
    preparation = nil
    // Errors are ignored because no frame waits yet; the frame that needs the picture tries again.
    guard let step = try? renderer.nextStep(of: &next) else {
      let count = renderer.made.pictures - picturesAtReturn
      if count >= Self.picturesWorthReturn { hasMemoryToReturn = true }
      return false
    }
    preparation = next
    if case .order(let order) = step { return begin(order) }
    return true
  }

  /// Makes a picture in the other thread, or here if there is none.
  ///
  /// - Returns: whether there is something to do at once.
  private func begin(_ order: PictureOrder) -> Bool {
    if maker.begin(order) { return false }
    _ = painter.take(painter.renderer.made(order))
    return true
  }

  // MARK: Memory

  /// Returns the time at which to return free memory to the system: once the window is at rest,
  /// since the heap would keep free memory between used parts for ever.
  ///
  /// - Parameter deadline: the time of the next frame; nil if none is due.
  /// - Returns: the time; nil if there is no memory to return, or while other work may free more.
  func memoryReturn(before deadline: TimeInterval?) -> TimeInterval? {
    guard hasMemoryToReturn, painter.shown != nil else { return nil }
    // Pictures made ahead may replace those in the cache.
    guard !needsPreparation, preparation == nil, !maker.isBusy else { return nil }
    // While the window is dragged smaller, sizes follow one another.
    let (due, now) = (painter.drawnAt + rest, MonotonicClock.now())
    if due <= now, let deadline, deadline <= now + rest { return nil }
    return due
  }

  func giveBackMemory() {
    hasMemoryToReturn = false
    picturesAtReturn = painter.renderer.made.pictures
    halo_give_back_heap()
  }
}
