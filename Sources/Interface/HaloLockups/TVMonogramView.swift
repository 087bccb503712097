import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A person in a circle, as a picture, initials or a silhouette, with the name below: TVUIKit's
/// `TVMonogramView`.
open class TVMonogramView: TVLockupView {
  private let caption: TVLockupHeaderFooterView
  private let face = Monogram()

  /// Creates a silhouette without a caption.
  public override init(frame: CGRect = .zero) {
    caption = TVLockupHeaderFooterView()
    super.init(contentView: face)
    self.frame = frame
    prepare()
  }

  /// Creates a monogram that shows a silhouette until it has a picture or a name.
  public init(title: String, subtitle: String = "") {
    caption = TVLockupHeaderFooterView(title: title, subtitle: subtitle)
    super.init(contentView: face)
    prepare()
  }

  private func prepare() {
    footerView = caption
    face.cornerCurve = .circular
  }

  /// The first line of the caption; an empty one takes no space.
  public var title: String {
    get { caption.titleLabel.text }
    set { caption.titleLabel.text = newValue }
  }
  /// The second line of the caption; an empty one takes no space.
  public var subtitle: String {
    get { caption.subtitleLabel.text }
    set { caption.subtitleLabel.text = newValue }
  }
  /// The picture, which replaces the initials; nil for none.
  public var image: Image? {
    get { face.image }
    set {
      face.image = newValue
      updateAppearance()
    }
  }
  /// The name that gives the initials; if it is nil or has no letters, a silhouette is shown.
  public var personNameComponents: PersonNameComponents? {
    didSet { face.initials = personNameComponents?.initials ?? "" }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    contentView.cornerRadius = min(size.width, size.height) / 2
    updateAppearance()
  }

  open override func updateAppearance() {
    super.updateAppearance()
    face.show(
      effectiveAppearance.controlColors(for: state, look: look), state: state,
      appearance: effectiveAppearance)
    showGlass(for: state, on: face, isReplaced: face.isPicture)
    if !face.isPicture { contentView.alpha = 1 }
  }

  override var shadesWhenPressed: Bool { face.isPicture }
  override var showsBadge: Bool { face.isPicture }
}

extension PersonNameComponents {
  /// The first letters of given and family name, or of the nickname if there is neither.
  var initials: String {
    let names = [givenName, familyName].compactMap { $0?.first }
    return String(names.isEmpty ? [nickname?.first].compactMap { $0 } : names).uppercased()
  }
}

/// The circle of a monogram.
private final class Monogram: View {
  var image: Image? { didSet { imageView.image = image } }
  var initials = "" { didSet { label.text = initials } }
  var isPicture: Bool { image != nil }

  private let imageView = ImageView()
  private let label = SurfaceLabel()
  private let silhouette = SurfaceSymbol(symbol: Monogram.person)

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    label.surface = self
    silhouette.surface = self
    for view in [silhouette, label, imageView] { addSubview(view) }
  }

  override func layoutSubviews() {
    let side = min(bounds.width, bounds.height)
    for view in [label, imageView, silhouette] as [View] {
      view.frame = CGRect(origin: .zero, size: bounds.size)
    }
    imageView.cornerRadius = side / 2
    imageView.cornerCurve = .circular
    let font = Font.systemFont(ofSize: (side * 0.4).rounded(), weight: .medium)
    if label.font != font { label.font = font }
  }

  func show(_ colors: ControlColors, state: Control.State, appearance: FocusAppearance) {
    backgroundColor = colors.surface
    hairlineColor = colors.hairline
    label.show(colors)
    silhouette.show(colors)
    imageView.isHidden = !isPicture
    label.isHidden = isPicture
    silhouette.isHidden = isPicture || !initials.isEmpty
    imageView.shine = appearance.lift.shineOpacity
    imageView.rim = appearance.lift.rimOpacity
  }

  /// A head and shoulders, cut off by the circle.
  private static let person: Symbol = {
    var path = BezierPath(ovalIn: CGRect(x: 8, y: 5.6, width: 8, height: 8.8))
    path.move(to: CGPoint(x: 4.6, y: 19.6))
    path.addCurve(
      to: CGPoint(x: 19.4, y: 19.6), controlPoint1: CGPoint(x: 7, y: 14.6),
      controlPoint2: CGPoint(x: 17, y: 14.6))
    path.addCurve(
      to: CGPoint(x: 4.6, y: 19.6), controlPoint1: CGPoint(x: 15.4, y: 23.4),
      controlPoint2: CGPoint(x: 8.6, y: 23.4))
    path.close()
    return Symbol(fill: path)
  }()
}
