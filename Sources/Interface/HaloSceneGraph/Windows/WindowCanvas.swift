import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting

/// The place of a screen of fixed size in the window of a host: in the middle, as large as it fits.
struct WindowCanvas {
  let screen: ScreenCanvas
  /// The size of the host's window, in its points.
  private(set) var hostSize: CGSize
  /// The number of device pixels for each point of the host's window.
  private(set) var hostScale: CGFloat
  private var placement: NodePlacement

  init(_ screen: ScreenCanvas, in hostSize: CGSize, scale: CGFloat) {
    self.screen = screen
    self.hostSize = hostSize
    hostScale = scale
    let factor = max(screen.scale(in: hostSize), 0.01)
    let size = CGSize(width: screen.size.width * factor, height: screen.size.height * factor)
    // The edges are on whole device pixels, so that content is as sharp as without a margin.
    func start(_ free: CGFloat) -> CGFloat { (free / 2 * scale).rounded(.down) / scale }
    let origin = CGPoint(
      x: start(hostSize.width - size.width), y: start(hostSize.height - size.height))
    placement = NodePlacement(
      scale: factor, origin: origin, clip: CGRect(origin: origin, size: size))
  }

  /// The number of the host's points for each point of the screen.
  var scale: CGFloat { placement.transform.a }
  /// The frame of the screen, in the host's points.
  var frame: CGRect { placement.clip }
  /// Whether the points of the screen are those of the host.
  private var isPlain: Bool { placement.transform.isIdentity && hostSize == screen.size }

  // MARK: Points

  func hostPoint(_ point: CGPoint) -> CGPoint { point.applying(placement.transform) }
  func hostRect(_ rect: CGRect) -> CGRect { rect.applying(placement.transform) }

  /// Returns the event with its points as points of the screen.
  func event(_ event: InputEvent) -> InputEvent {
    func own(_ point: CGPoint) -> CGPoint { point.applying(placement.transform.inverted()) }
    return switch event {
    case .key, .text, .markedText, .pointerLeft: event
    case .pointerMoved(let point): .pointerMoved(to: own(point))
    case .pointerPressed(let point): .pointerPressed(at: own(point))
    case .pointerReleased(let point): .pointerReleased(at: own(point))
    case .pointerPasted(let point): .pointerPasted(at: own(point))
    case .menuRequested(let point): .menuRequested(at: own(point))
    case .scrolled(let distance, let type, let point):
      .scrolled(
        by: CGVector(dx: distance.dx / scale, dy: distance.dy / scale), type, at: own(point))
    }
  }

  /// Returns the element and its descendants with frames in the host's points.
  func element(_ element: AccessibleElement) -> AccessibleElement {
    guard !isPlain else { return element }
    var placed = element
    placed.frame = hostRect(element.frame)
    placed.children = element.children.map(self.element)
    return placed
  }

  // MARK: Drawing

  /// Returns the screen's list as that of the host's window, with `ground` around the screen.
  mutating func place(_ list: DisplayList, on ground: Paint) -> DisplayList {
    guard !isPlain else { return list }
    var placed = DisplayList(
      size: hostSize, background: ground, root: placement.place(list.root))
    placed.screens = [frame]
    return placed
  }

  /// Returns items of the screen, which are not clipped, in the host's points.
  func place(_ items: [DisplayItem]) -> [DisplayItem] {
    isPlain ? items : items.map { placement.moved($0) }
  }
}
