import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The position of a film and the hints for keys, over its lower edge; it fills the canvas.
@MainActor
final class Transport: Decoration {
  /// The view that darkens the film beneath, up to the window's edges.
  let scrim: Decoration
  var isPlaying = false {
    didSet { symbolView.symbol = isPlaying ? Symbols.pause : Symbols.play }
  }
  /// The position in seconds.
  var time: TimeInterval = 0 {
    didSet {
      let second = time.rounded(.down)
      elapsed.text = Self.text(second)
      remaining.text = "−" + Self.text((duration - second).rounded(.up))
      placeProgress()
    }
  }

  private let duration: TimeInterval
  private let symbolView = ShapeView(symbol: Symbols.play)
  private let titleLabel: Label
  private let track = View()
  private let progress = View()
  private let head = View()
  private let elapsed = Label("", font: .systemFont(ofSize: 25, monospacedDigits: true))
  private let remaining = Label("", font: .systemFont(ofSize: 25, monospacedDigits: true))
  private let hintBar = HintBar()

  /// The height of the scrim, in points of the canvas.
  static let scrimHeight: CGFloat = 410
  private var trackFrame: CGRect {
    CGRect(x: 80, y: bounds.height - 168, width: bounds.width - 160, height: 8)
  }

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - title: the title of the film.
  ///   - duration: the duration in seconds.
  ///   - ground: the colour of the scrim.
  init(title: String, duration: TimeInterval, ground: Color) {
    scrim = FloorScrim(ground)
    titleLabel = TVStyle.label(title, size: 38, weight: .semibold)
    self.duration = duration
    super.init(frame: .zero)
    symbolView.color = TVStyle.text
    track.backgroundColor = Color(white: 1, alpha: 0.28)
    progress.backgroundColor = TVStyle.text
    head.backgroundColor = .white
    head.shadow = Shadow(offsetY: 1, sigma: 4, color: Color(white: 0, alpha: 0.4))
    for bar in [track, progress, head] { bar.cornerCurve = .circular }
    track.cornerRadius = 4
    progress.cornerRadius = 4
    head.cornerRadius = 11
    for label in [elapsed, remaining] { label.textColor = Color(white: 1, alpha: 0.85) }
    // A film runs from left to right in every layout direction (HIG, Right to left).
    for label in [titleLabel, elapsed] { label.textAlignment = .left }
    remaining.textAlignment = .right
    hintBar.isOnTV = true
    for child in [symbolView, titleLabel, track, progress, head, elapsed, remaining, hintBar] {
      addSubview(child)
    }
    setShown(false)
    time = 0
  }

  /// Returns a time as minutes and seconds.
  static func text(_ time: TimeInterval) -> String {
    let seconds = max(0, Int(time))
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  func show(_ line: HintLine) { hintBar.show(line) }

  var isShown: Bool { alpha > 0 }

  /// Shows or hides the transport; to be called in an animation.
  func setShown(_ isShown: Bool) {
    alpha = isShown ? 1 : 0
    scrim.alpha = isShown ? 1 : 0
  }

  override func layoutSubviews() {
    let bar = trackFrame
    symbolView.frame = CGRect(x: bar.minX, y: bar.minY - 70, width: 40, height: 40)
    titleLabel.frame = CGRect(x: bar.minX + 56, y: bar.minY - 76, width: bar.width - 56, height: 52)
    track.frame = bar
    elapsed.frame = CGRect(x: bar.minX, y: bar.maxY + 16, width: 200, height: 32)
    remaining.frame = CGRect(x: bar.maxX - 200, y: bar.maxY + 16, width: 200, height: 32)
    let zoom = hintBar.zoom
    hintBar.transform = .init(scaleX: zoom, y: zoom)
    hintBar.frame = CGRect(
      x: bar.minX + 100, y: bar.maxY - 8, width: bar.width - 200,
      height: HintBar.height * zoom)
    placeProgress()
  }

  private func placeProgress() {
    let bar = trackFrame
    let width = bar.width * CGFloat(max(0, min(1, time / duration)))
    progress.frame = CGRect(x: bar.minX, y: bar.minY, width: max(8, width), height: bar.height)
    head.frame = CGRect(x: bar.minX + width - 11, y: bar.midY - 11, width: 22, height: 22)
  }
}

/// A gradient that is dark at the lower edge and clear at the upper one.
@MainActor
private final class FloorScrim: Decoration {
  private let color: Color

  init(_ color: Color) {
    self.color = color
    super.init(frame: .zero)
  }

  override func layoutSubviews() {
    let stops = (0...8).map { step -> Gradient.Stop in
      let x = CGFloat(step) / 8
      return .init(x, color.withAlphaComponent(0.92 * (1 - cos(.pi * x)) / 2))
    }
    backgroundPaint = .linear(
      Gradient(stops), from: .zero, to: CGPoint(x: 0, y: bounds.height * 0.72))
  }
}
