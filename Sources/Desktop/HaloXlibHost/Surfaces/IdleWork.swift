import CHaloX11Shim
import Foundation
import HaloCairoRenderer
import HaloDisplayList

/// Work that no frame waits for: pictures are made ahead of their need, then memory is given back.
@MainActor
final class IdleWork {
  private let painter: FramePainter
  private let maker = PictureMaker()
  /// The work ahead of its need that is under way; nil: none.
  private var preparation: Preparation?
  /// Whether a frame has been shown since what may be needed next was asked for.
  private var needsPreparation = false
  /// Whether so much may be free in the heap that it is worth giving back.
  private var hasMemoryToReturn = false
  /// How many pictures had been made when memory was given back last.
  private var picturesAtReturn = 0
  /// Seconds without a frame that count as rest.
  var rest: TimeInterval = 0.25

  /// Seconds that preparing one text or shadow may take; nothing is begun when less time is left.
  private static let preparationTime = 0.05
  /// Pictures, of which each leaves behind what its drawing took.
  private static let picturesWorthReturn = 16

  init(painter: FramePainter) { self.painter = painter }

  deinit { maker.end() }

  /// Readable when another thread has made a picture.
  var descriptor: Int32 { maker.descriptor }
  /// Whether another thread makes a picture, or has made one that is not taken yet.
  var isMaking: Bool { maker.isBusy }
  /// Whether something is still to be made ahead of its need.
  var isPreparing: Bool { preparation != nil }

  /// A frame is shown: something else may be needed next.
  func didShow() { needsPreparation = true }

  /// The window has become smaller.
  func didShrink() { hasMemoryToReturn = true }

  // MARK: Pictures

  /// Has pictures made by another thread that are shown from other pixels than their own; when there
  /// are none, makes ready what will be needed, in the time before `deadline` (nil: nothing is due).
  ///
  /// - Parameters:
  ///   - deadline: The time of the next frame.
  ///   - canBegin: Whether anything is begun; what has been made is taken in any case.
  ///   - scale: Device pixels a point.
  ///   - upcoming: What may be needed soon; only evaluated after a frame.
  /// - Returns: Whether there may be more to prepare, after a look at what has come meanwhile.
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
    // nil meanwhile, or the list of what is to be made would be copied.
    preparation = nil
    // Nobody waits for it yet; whether there is memory is asked again by the frame that needs it.
    guard let step = try? renderer.nextStep(of: &next) else {
      let count = renderer.made.pictures - picturesAtReturn
      if count >= Self.picturesWorthReturn { hasMemoryToReturn = true }
      return false
    }
    preparation = next
    if case .order(let order) = step { return begin(order) }
    return true
  }

  /// Has a picture made; here when there is no other thread.
  ///
  /// - Returns: Whether there is something to do at once.
  private func begin(_ order: PictureOrder) -> Bool {
    if maker.begin(order) { return false }
    _ = painter.take(painter.renderer.made(order))
    return true
  }

  // MARK: Memory

  /// When memory that has become free is to be given back to the system: once the window is at rest,
  /// for what is freed between what is still used, the heap would keep for ever.
  ///
  /// - Parameter deadline: The time of the next frame; nil: none is due.
  /// - Returns: nil while there is none, or something is still to be done that may free more.
  func memoryReturn(before deadline: TimeInterval?) -> TimeInterval? {
    guard hasMemoryToReturn, painter.shown != nil else { return nil }
    // Pictures made ahead may take the place of those that were kept.
    guard !needsPreparation, preparation == nil, !maker.isBusy else { return nil }
    // While somebody drags the window smaller, one size comes after the other.
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
