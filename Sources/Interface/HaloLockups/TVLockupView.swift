import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A part of a lockup that reflects the lockup's state: TVUIKit's `TVLockupViewComponent`.
@MainActor
public protocol TVLockupViewComponent: AnyObject {
  /// Called when the lockup's state has changed, inside the animation of the change.
  func updateAppearance(forLockupView state: Control.State)
}

/// Content that is raised while focused, with a header and a footer that make way: TVUIKit's
/// `TVLockupView`.
///
/// Focus changes neither the frame of the lockup nor those of its neighbours.
open class TVLockupView: Control {
  /// The view that is raised.
  ///
  /// Its direct subviews that conform to ``TVLockupViewComponent`` are notified of its state.
  public let contentView: View
  /// The size of the content at rest, in points, centred horizontally; `.zero` for all that header
  /// and footer leave.
  public var contentSize: CGSize = .zero {
    didSet {
      setNeedsLayout()
      if contentSize != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The space around the content, in points, inside what header and footer leave.
  public var contentViewInsets = DirectionalEdgeInsets() { didSet { setNeedsLayout() } }
  /// The view above the content, which is pushed up when the content grows; nil for none.
  public var headerView: TVLockupHeaderFooterView? {
    didSet { replace(oldValue, with: headerView) }
  }
  /// The view below the content, which is pushed down when the content grows; nil for none.
  public var footerView: TVLockupHeaderFooterView? {
    didSet { replace(oldValue, with: footerView) }
  }
  /// A guide with the frame that the content has while focused; it has that frame at rest too.
  public let focusedFrameGuide = LayoutGuide()

  /// Black over a picture while it is pressed.
  private let shade = View()
  private let badge = SelectionBadge()

  /// Creates a lockup around a view.
  public init(contentView: View) {
    self.contentView = contentView
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a lockup around a plain view.
  public override init(frame: CGRect = .zero) {
    contentView = View()
    super.init(frame: frame)
    prepare()
  }

  private func prepare() {
    contentView.cornerRadius = effectiveAppearance.controls.buttonRadius
    addSubview(contentView)
    contentView.addSubview(shade)
    contentView.addSubview(badge)
    addLayoutGuide(focusedFrameGuide)
  }

  // MARK: Growth

  private var givenIncrease: DirectionalEdgeInsets?

  /// The distances in points by which the focused content extends beyond its frame; header and
  /// footer move by the same.
  ///
  /// Until it is set, it is ``defaultFocusSizeIncrease`` (HIG, Images). The content keeps its
  /// proportions, in the middle of the larger frame.
  open var focusSizeIncrease: DirectionalEdgeInsets {
    get { givenIncrease ?? defaultFocusSizeIncrease }
    set {
      givenIncrease = newValue
      setNeedsLayout()
    }
  }

  /// The growth in points by the rule for the longest side, in proportion to the size of the
  /// content.
  open var defaultFocusSizeIncrease: DirectionalEdgeInsets {
    let longest = max(contentFrame.width, contentFrame.height)
    return .growth(
      of: contentFrame.size, to: effectiveAppearance.lift.focusedScale(longestSide: longest))
  }

  private var direction: LayoutDirection { window?.layoutDirection ?? .leftToRight }

  private var grownFrame: CGRect {
    contentFrame.outset(by: focusSizeIncrease.resolved(for: direction))
  }

  // MARK: Layout

  private func replace(_ old: TVLockupHeaderFooterView?, with new: TVLockupHeaderFooterView?) {
    old?.removeFromSuperview()
    // The caption is above the content, whose shadow would fall on the text.
    if let new { addSubview(new) }
    updateAppearance()
    setNeedsLayout()
  }

  /// Returns the height in points of a header or footer, with the gap.
  private func extent(of caption: TVLockupHeaderFooterView?) -> CGFloat {
    let height = caption?.height ?? 0
    return height == 0 ? 0 : height + captionGap
  }

  /// The gap between the content and its header and footer in points, also while the content is
  /// larger.
  public var captionGap: CGFloat = 12 { didSet { setNeedsLayout() } }

  /// The frame of the content at rest, in the lockup's coordinates.
  var contentFrame: CGRect {
    let room = bounds.inset(
      by: EdgeInsets(top: extent(of: headerView), bottom: extent(of: footerView))
    ).inset(by: contentViewInsets.resolved(for: direction))
    guard contentSize != .zero else { return room }
    return CGRect(
      x: room.midX - contentSize.width / 2, y: room.minY, width: contentSize.width,
      height: contentSize.height)
  }

  /// Returns the size of the whole lockup, in points, around content of a size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = contentSize == .zero ? size : contentSize
    let insets = contentViewInsets
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom + extent(of: headerView)
        + extent(of: footerView))
  }

  /// The size of the whole lockup, in points; none without a ``contentSize``.
  open override var intrinsicContentSize: CGSize {
    contentSize == .zero ? super.intrinsicContentSize : sizeThatFits(.zero)
  }

  open override func layoutSubviews() {
    placeParts()
    let size = contentView.bounds.size
    shade.frame = CGRect(origin: .zero, size: size)
    badge.place(in: size, appearance: effectiveAppearance, direction: direction)
  }

  /// Places the parts for the present state; also called inside animations.
  private func placeParts() {
    let (rest, grown) = (contentFrame, grownFrame)
    focusedFrameGuide.layoutFrame = grown
    contentView.focusedScale =
      look == .lift && rest.width > 0 && rest.height > 0
      ? min(grown.width / rest.width, grown.height / rest.height) : 1
    let frame = isRaised ? grown : rest
    contentView.frame = CGRect(
      x: frame.midX - rest.width / 2, y: frame.midY - rest.height / 2, width: rest.width,
      height: rest.height)
    if let headerView {
      headerView.frame = CGRect(
        x: 0, y: frame.minY - captionGap - headerView.height, width: bounds.width,
        height: headerView.height)
    }
    if let footerView {
      footerView.frame = CGRect(
        x: 0, y: frame.maxY + captionGap, width: bounds.width, height: footerView.height)
    }
  }

  // MARK: Appearance

  open override func updateAppearance() {
    let appearance = effectiveAppearance
    let (state, look) = (state, look)
    contentView.shadow = appearance.controlShadow(for: state, look: look)
    contentView.liftedShadow = raisedShadow(for: state)
    contentView.alpha = state.contains(.disabled) ? appearance.controls.disabledOpacity : 1
    if let imageView = contentView as? ImageView {
      imageView.shine = appearance.lift.shineOpacity
      imageView.rim = appearance.lift.rimOpacity
    }
    showBorder(for: state)
    shade.cornerRadius = contentView.cornerRadius
    shade.cornerCurve = contentView.cornerCurve
    shade.backgroundColor = Color(
      white: 0,
      alpha: state.contains(.highlighted) && shadesWhenPressed
        ? appearance.controls.pressedPictureShade : 0)
    badge.isHidden = !(state.contains(.selected) && showsBadge)
    badge.updateAppearance(look: look)
    let components: [(any TVLockupViewComponent)?] =
      [headerView, footerView] + contentView.subviews.map { $0 as? any TVLockupViewComponent }
    for component in components { component?.updateAppearance(forLockupView: state) }
    placeParts()
  }

  /// Shows a border with increased contrast while unfocused, by the rule of
  /// `FocusAppearance.controlColors(for:look:)`.
  ///
  /// A picture also has it while selected, which does not change its surface, and a plate while
  /// pressed on a television, where it is inverted.
  private func showBorder(for state: Control.State) {
    let border = effectiveAppearance.palette.border
    var vivid: Control.State = [.focused, .highlighted, .disabled]
    if !(contentView is ImageView) { vivid.insert(.selected) }
    let isInverted =
      look == .lift && state.contains(.highlighted) && !(contentView is ImageView)
    let shown = isInverted || state.isDisjoint(with: vivid) ? border : nil
    if let imageView = contentView as? ImageView {
      if border != nil || imageView.isEdgeBold { imageView.edgeColor = shown }
      imageView.isEdgeBold = border != nil
    } else {
      contentView.borderColor = shown
    }
  }

  /// Whether a press is shown by a shade over the content, as for pictures, which have no surface
  /// to invert.
  var shadesWhenPressed: Bool { true }
  var showsBadge: Bool { true }

  /// The view that is drawn larger while focused: the content, not the lockup.
  open override var liftedView: View { contentView }

  // MARK: Focus

  /// Whether the lockup can be focused; as content, unlike a button, under every model.
  open override var canBecomeFocused: Bool {
    isOperable && (focusBehaviour.canBecomeFocused ?? true)
  }

  /// A ring around the content (HIG, Focus and selection); models that lift items do not draw it.
  open override var defaultFocusEffect: FocusEffect? {
    FocusHaloEffect(
      roundedRect: contentView.frame, cornerRadius: contentView.cornerRadius,
      curve: contentView.cornerCurve)
  }
}

extension DirectionalEdgeInsets {
  /// Returns the growth on each side when a size is scaled around its middle.
  static func growth(of size: CGSize, to scale: CGFloat) -> DirectionalEdgeInsets {
    let (x, y) = (size.width * (scale - 1) / 2, size.height * (scale - 1) / 2)
    return DirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }
}
