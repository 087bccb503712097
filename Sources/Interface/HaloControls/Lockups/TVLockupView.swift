import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A part of a lockup that shows the lockup's state: TVUIKit's `TVLockupViewComponent`.
@MainActor
public protocol TVLockupViewComponent: AnyObject {
  /// Called inside the animation that belongs to the change.
  func updateAppearance(forLockupView state: Control.State)
}

/// Content that rises with the focus, with a header and a footer that make room: TVUIKit's
/// `TVLockupView`.
///
/// No frame of the lockup or its neighbours changes with the focus.
open class TVLockupView: Control {
  /// What rises.
  ///
  /// Its direct subviews that are a ``TVLockupViewComponent`` hear of the state.
  public let contentView: View
  /// Of the content at rest, centred in the width; `.zero`: as much as header and footer leave.
  public var contentSize: CGSize = .zero { didSet { setNeedsLayout() } }
  /// Around the content, inside of what header and footer leave.
  public var contentViewInsets = DirectionalEdgeInsets() { didSet { setNeedsLayout() } }
  /// Above the content, which pushes it up when it grows; nil for none.
  public var headerView: TVLockupHeaderFooterView? {
    didSet { replace(oldValue, with: headerView) }
  }
  /// Below the content, which pushes it down when it grows; nil for none.
  public var footerView: TVLockupHeaderFooterView? {
    didSet { replace(oldValue, with: footerView) }
  }
  /// The content's frame while focused, kept up to date whether it is or not: UIKit's guide of
  /// image views.
  public let focusedFrameGuide = LayoutGuide()

  /// Black over a picture while it is pressed.
  private let shade = View()
  private let badge = SelectionBadge()

  /// Around a view that rises.
  public init(contentView: View) {
    self.contentView = contentView
    super.init(frame: .zero)
    prepare()
  }

  /// Around a plain view.
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

  /// How far the content reaches beyond its frame while focused; header and footer move as far.
  ///
  /// Until it is set, what the growth rule gives (HIG, Images). The content keeps its
  /// proportions and stands in the middle of the grown frame.
  open var focusSizeIncrease: DirectionalEdgeInsets {
    get { givenIncrease ?? defaultFocusSizeIncrease }
    set {
      givenIncrease = newValue
      setNeedsLayout()
    }
  }

  /// Equal on all sides, so that the longest side grows as published.
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
    // Above the content, whose shadow would fall on the text.
    if let new { addSubview(new) }
    updateAppearance()
    setNeedsLayout()
  }

  /// What a header or footer takes beside the content, with the gap.
  private func extent(of caption: TVLockupHeaderFooterView?) -> CGFloat {
    let height = caption?.height ?? 0
    return height == 0 ? 0 : height + captionGap
  }

  /// Points between the content and its header and footer, also while the content is large.
  public var captionGap: CGFloat = 12 { didSet { setNeedsLayout() } }

  /// At rest.
  var contentFrame: CGRect {
    let room = bounds.inset(
      by: EdgeInsets(top: extent(of: headerView), bottom: extent(of: footerView))
    ).inset(by: contentViewInsets.resolved(for: direction))
    guard contentSize != .zero else { return room }
    return CGRect(
      x: room.midX - contentSize.width / 2, y: room.minY, width: contentSize.width,
      height: contentSize.height)
  }

  /// The size of the whole lockup around content of the size that is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = contentSize == .zero ? size : contentSize
    let insets = contentViewInsets
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom + extent(of: headerView)
        + extent(of: footerView))
  }

  open override func layoutSubviews() {
    placeParts()
    let size = contentView.bounds.size
    shade.frame = CGRect(origin: .zero, size: size)
    badge.place(in: size, appearance: effectiveAppearance, direction: direction)
  }

  /// Lays out the parts for the present state; also called inside animations.
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

  // MARK: Looks

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

  /// With increased contrast what has not the focus has a line around it, by the rule of
  /// ``FocusAppearance/controlColors(for:look:)``; a picture also while it is selected, which does
  /// not change its surface, and a plate that a television inverts while it is pressed.
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

  /// Whether a press is shown by a shade over the content, as for pictures, which have no surface to
  /// be inverted.
  var shadesWhenPressed: Bool { true }
  var showsBadge: Bool { true }

  /// What is focused is the content: the lockup itself is not drawn larger.
  open override var liftedView: View { contentView }

  // MARK: Focus

  /// Content rather than a button: focus comes here under every model.
  open override var canBecomeFocused: Bool {
    isOperable && (focusBehaviour.canBecomeFocused ?? true)
  }

  /// Around the content, where the model shows focus by rings (HIG, Focus and selection).
  open override var defaultFocusEffect: FocusEffect? {
    FocusHaloEffect(
      roundedRect: contentView.frame, cornerRadius: contentView.cornerRadius,
      curve: contentView.cornerCurve)
  }
}

extension DirectionalEdgeInsets {
  /// What something grows by on each side when its middle stays where it is.
  static func growth(of size: CGSize, to scale: CGFloat) -> DirectionalEdgeInsets {
    let (x, y) = (size.width * (scale - 1) / 2, size.height * (scale - 1) / 2)
    return DirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }
}
