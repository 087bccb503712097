import HaloControls
import HaloDisplayList

// Other names for properties that the module `UIKit` hides with its own under UIKit's names.

extension TVLockupHeaderFooterView {
  package var plainTitleLabel: Label { titleLabel }
  package var plainSubtitleLabel: Label { subtitleLabel }
}

extension TVMonogramView {
  package var plainImage: Image? {
    get { image }
    set { image = newValue }
  }
}

extension TVCaptionButtonView {
  package var plainContentImage: Image? {
    get { contentImage }
    set { contentImage = newValue }
  }
}

extension TVCardView {
  package var plainCardBackgroundColor: Color? {
    get { cardBackgroundColor }
    set { cardBackgroundColor = newValue }
  }
}
