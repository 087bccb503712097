import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The background of the halo lab's item: an unobtrusive grid to measure by, and the outline of the
/// clipping view.
@MainActor
final class HaloLabStage: View {
  let subject = HaloLabSubject()
  /// The view around the item, which clips if the settings say so.
  private let clip = View()
  private let clipOutline = ClipOutline()
  private let clipLabel = Label("", font: .systemFont(ofSize: 13, monospacedDigits: true))
  private let grid = DotGrid()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    accessibilityIdentifier = "stage"
    focusGroupIdentifier = "stage"
    cornerRadius = 18
    subject.accessibilityIdentifier = "picture"
    subject.accessibilityLabel = "Picture"
    clip.accessibilityIdentifier = "clip"
    clip.addSubview(subject)
    for view in [grid, clip, clipOutline, clipLabel] { addSubview(view) }
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = palette.card
    hairlineColor = palette.separator
    grid.color = palette.label.withAlphaComponent(palette.isDark ? 0.22 : 0.2)
    clipOutline.color = palette.label.withAlphaComponent(0.55)
    clipLabel.textColor = palette.secondaryLabel
  }

  /// The largest 3:2 box on the grid that leaves enough space around it.
  ///
  /// In a low stage it leaves space for a clipping view and its label.
  private var area: CGRect {
    let room = min((bounds.width * 0.62) / 1.5, bounds.height * 0.56, bounds.height - 72)
    let height = max(64, (room / 16).rounded(.down) * 16)
    let width = height * 1.5
    return CGRect(
      x: ((bounds.width - width) / 2 / 4).rounded() * 4,
      y: ((bounds.height - height) / 2 / 4).rounded() * 4, width: width, height: height)
  }

  func update(_ settings: HaloLabSettings) {
    grid.frame = bounds.insetBy(dx: 12, dy: 12)
    let frame = settings.shape.frame(in: area)
    let room = settings.clips ? settings.room : 0
    clip.clipsToBounds = settings.clips
    clip.cornerRadius = settings.clipRadius
    clip.cornerCurve = .continuous
    clip.frame = frame.insetBy(dx: -room, dy: -room)
    subject.frame = CGRect(x: room, y: room, width: frame.width, height: frame.height)
    clipOutline.alpha = settings.clips ? 1 : 0
    clipOutline.cornerRadius = settings.clipRadius
    clipOutline.frame = clip.frame
    let below = min(clip.frame.maxY + 14, bounds.height - 22)
    clipLabel.alpha = below < clip.frame.maxY ? 0 : clipOutline.alpha
    clipLabel.text = "Clipping view, \(Int(settings.room)) pt around the item"
    clipLabel.textAlignment = .center
    let width = min(320, bounds.width)
    clipLabel.frame = CGRect(
      x: clip.frame.midX - width / 2, y: below,
      width: width, height: 18)
    subject.update(settings, container: self)
  }
}

/// A dashed line along the bounds.
@MainActor
private final class ClipOutline: Decoration {
  var color = Color.clear { didSet { setNeedsDisplay() } }

  override func contentShape(at moment: AnimationMoment) -> Shape? { nil }

  override func draw(into builder: inout DisplayListBuilder) {
    let shape: Shape =
      cornerRadius > 0
      ? .rounded(bounds, radius: cornerRadius, curve: .continuous) : .rect(bounds)
    builder.add(.stroke(shape, width: 1, color: color, dash: [5, 4]))
  }
}

/// A grid with a dot every 16 points from the middle outwards.
///
/// Each row is a dashed line, so that a changed halo touches only a few rows, and rows of the same
/// length share one mask.
@MainActor
private final class DotGrid: Decoration {
  var color = Color.clear { didSet { setNeedsDisplay() } }
  private static let pitch: CGFloat = 16

  override func draw(into builder: inout DisplayListBuilder) {
    // The dots are on whole points, so that each is one pixel or a square of pixels.
    let left = bounds.midX.rounded().truncatingRemainder(dividingBy: Self.pitch)
    let top = bounds.midY.rounded().truncatingRemainder(dividingBy: Self.pitch)
    for y in stride(from: top, to: bounds.height, by: Self.pitch) {
      var line = BezierPath()
      line.move(to: CGPoint(x: left, y: y + 0.5))
      line.addLine(to: CGPoint(x: bounds.width, y: y + 0.5))
      builder.add(.stroke(.path(line), width: 1, color: color, dash: [1, Self.pitch - 1]))
    }
  }
}
