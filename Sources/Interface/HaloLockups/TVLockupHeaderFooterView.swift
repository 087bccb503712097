import Foundation
import HaloControls
import HaloSceneGraph

/// One or two lines of text above or below a lockup's content: TVUIKit's
/// `TVLockupHeaderFooterView`.
open class TVLockupHeaderFooterView: View, TVLockupViewComponent {
  /// The label of the upper line, which takes no space without text.
  public let titleLabel = Label()
  /// The label of the lower line, which takes no space without text.
  public let subtitleLabel = Label()
  /// Whether the text is visible only while the lockup has the focus; its space is always kept.
  public var showsOnlyWhenAncestorFocused = false { didSet { show() } }
  private var state: Control.State = .normal

  /// Creates a view with one or two lines; an empty line takes no space.
  public convenience init(title: String = "", subtitle: String = "") {
    self.init(frame: .zero)
    titleLabel.text = title
    subtitleLabel.text = subtitle
  }

  /// Creates a view without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 25, weight: .semibold)
    subtitleLabel.font = .systemFont(ofSize: 23)
    for label in [titleLabel, subtitleLabel] {
      label.textAlignment = .center
      label.enablesMarqueeWhenAncestorFocused = true
      addSubview(label)
    }
  }

  private func height(of label: Label) -> CGFloat {
    label.text.isEmpty
      ? 0 : (label.font.pointSize * effectiveAppearance.controls.captionLeading).rounded()
  }

  /// The height of the lines that have text, in points.
  public var height: CGFloat { height(of: titleLabel) + height(of: subtitleLabel) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    let top = height(of: titleLabel)
    titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    subtitleLabel.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: height(of: subtitleLabel))
    // A line that was added or removed changes the space that is left for the content.
    if bounds.height != height { (superview as? TVLockupView)?.setNeedsLayout() }
  }

  /// Takes the text colours of `state`, and appears or disappears with the focus if so configured.
  open func updateAppearance(forLockupView state: Control.State) {
    self.state = state
    show()
  }

  private func show() {
    let palette = effectiveAppearance.palette
    let isOnTV = window?.focusSystem?.model.look == .lift
    let isFocused = state.contains(.focused)
    if state.contains(.disabled) {
      titleLabel.textColor = palette.disabledControlLabel
      subtitleLabel.textColor = palette.disabledControlLabel
    } else if isOnTV {
      titleLabel.textColor = isFocused ? palette.focusedCaption : palette.caption
      subtitleLabel.textColor =
        isFocused ? palette.focusedSecondaryCaption : palette.secondaryCaption
    } else {
      titleLabel.textColor = palette.label
      subtitleLabel.textColor = palette.secondaryLabel
    }
    alpha = isFocused || !showsOnlyWhenAncestorFocused ? 1 : 0
  }
}
