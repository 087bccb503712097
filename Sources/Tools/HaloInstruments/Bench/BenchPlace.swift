import FocusGeometry
import FocusInspector
import Foundation

/// The places of the screen, of its copies and of the panel, in window points.
struct BenchPlace: Equatable {
  /// The size of the window.
  var total = CGSize.zero
  /// The width of the panel at the right; 0 while there is none.
  var panelWidth: CGFloat = 0
  /// The size of the screen before it is scaled down to the space that it has.
  var screen = CGSize.zero
  /// Device pixels per point; places are whole device pixels.
  var scale: CGFloat = 1
  /// The number of screens.
  var count = 1
  /// Whether there are two screens.
  var isSplit: Bool {
    get { count == 2 }
    set { count = newValue ? 2 : 1 }
  }

  /// The gap between two screens.
  static let gap: CGFloat = 10
  /// The height of the room above each of two screens, for its caption.
  static let captionHeight: CGFloat = 34

  /// The area that the panel leaves free.
  var stage: CGRect {
    CGRect(x: 0, y: 0, width: max(0, total.width - panelWidth), height: total.height)
  }

  var panel: CGRect {
    CGRect(x: total.width - panelWidth, y: 0, width: panelWidth, height: total.height)
  }

  /// The place of one screen, which is scaled down to fit but never enlarged.
  struct Slot: Equatable {
    var scale: CGFloat
    var frame: CGRect
    /// The size of the screen, in its own points.
    var size: CGSize

    /// Whether the screen is shown at full size in the window's top left corner.
    var isPlain: Bool { scale == 1 && frame.origin == .zero }

    /// The transform from the screen's points to the window's.
    var transform: CGAffineTransform {
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
    }

    func screenPoint(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale)
    }

    /// Converts a rectangle from the screen's points to the window's.
    func windowFrame(_ rect: CGRect) -> CGRect {
      CGRect(
        x: frame.minX + rect.minX * scale, y: frame.minY + rect.minY * scale,
        width: rect.width * scale, height: rect.height * scale)
    }
  }

  /// The places of more than two screens; nil for fewer.
  var grid: PaneGrid? {
    guard count > 2 else { return nil }
    return PaneGrid(
      count: count, of: screen, in: stage.insetBy(dx: PaneGrid.margin, dy: PaneGrid.margin),
      pixels: scale)
  }

  /// The place of the screen, or those of both screens, beside or above each other, whichever shows
  /// them larger; of more screens, those of the grid.
  var slots: [Slot] {
    if let grid {
      return grid.panes.map { Slot(scale: grid.scale, frame: $0.frame, size: screen) }
    }
    guard isSplit else { return [slot(in: stage)] }
    let (w, h) = (stage.width, stage.height)
    let sideWidth = (w - Self.gap) / 2
    let stackHeight = (h - Self.gap) / 2
    let beside = [
      CGRect(x: 0, y: 0, width: sideWidth, height: h),
      CGRect(x: w - sideWidth, y: 0, width: sideWidth, height: h),
    ].map { slot(belowCaptionIn: $0) }
    let stacked = [
      CGRect(x: 0, y: 0, width: w, height: stackHeight),
      CGRect(x: 0, y: h - stackHeight, width: w, height: stackHeight),
    ].map { slot(belowCaptionIn: $0) }
    return beside[0].scale >= stacked[0].scale ? beside : stacked
  }

  private func slot(belowCaptionIn room: CGRect) -> Slot {
    let height = min(Self.captionHeight, room.height / 4)
    return slot(
      in: CGRect(
        x: room.minX, y: room.minY + height, width: room.width, height: room.height - height))
  }

  private func slot(in room: CGRect) -> Slot {
    guard screen.width > 0, screen.height > 0, room.width > 0, room.height > 0 else {
      return Slot(scale: 1, frame: CGRect(origin: room.origin, size: screen), size: screen)
    }
    let part = min(1, room.width / screen.width, room.height / screen.height)
    let size = CGSize(width: screen.width * part, height: screen.height * part)
    func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return Slot(
      scale: part,
      frame: CGRect(
        x: whole(room.minX + (room.width - size.width) / 2),
        y: whole(room.minY + (room.height - size.height) / 2), width: size.width,
        height: size.height),
      size: screen)
  }
}
