import UIKit

/// A focusable timeline, in which Left and Right move the position.
class ScrubberView: UIView {
    /// A closure that is called with the seconds to skip; negative ones go back.
    var onSkip: ((TimeInterval) -> Void)?

    private let track = UIView()
    private let played = UIView()
    private let knob = UIView()
    private let elapsedLabel = UILabel()
    private let remainingLabel = UILabel()
    private var fraction: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = UIColor.white.withAlphaComponent(0.3)
        played.backgroundColor = .white
        knob.backgroundColor = .white
        knob.alpha = 0
        for label in [elapsedLabel, remainingLabel] {
            label.font = .monospacedDigitSystemFont(ofSize: 25, weight: .medium)
            label.textColor = UIColor.white.withAlphaComponent(0.8)
        }
        remainingLabel.textAlignment = .right
        for subview in [track, played, knob, elapsedLabel, remainingLabel] { addSubview(subview) }
        isAccessibilityElement = true
        accessibilityLabel = "Position"
        accessibilityIdentifier = "Scrubber"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var canBecomeFocused: Bool { true }

    func show(time: TimeInterval, of duration: TimeInterval) {
        fraction = CGFloat(time / duration)
        elapsedLabel.text = time.clockText
        remainingLabel.text = "−" + (duration - time).clockText
        accessibilityValue = time.clockText
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height: CGFloat = isFocused ? 14 : 8
        track.frame = CGRect(x: 0, y: 20 - height / 2, width: bounds.width, height: height)
        played.frame = CGRect(x: 0, y: track.frame.minY, width: bounds.width * fraction, height: height)
        for bar in [track, played] { bar.layer.cornerRadius = height / 2 }
        knob.frame = CGRect(x: bounds.width * fraction - 4, y: 2, width: 8, height: 36)
        knob.layer.cornerRadius = 4
        elapsedLabel.frame = CGRect(x: 0, y: 44, width: 200, height: 32)
        remainingLabel.frame = CGRect(x: bounds.width - 200, y: 44, width: 200, height: 32)
    }

    // MARK: Presses

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.type {
            case .leftArrow: onSkip?(-10)
            case .rightArrow: onSkip?(10)
            default: super.pressesBegan([press], with: event)
            }
        }
    }

    // MARK: Focus

    /// Keeps the focus for Left and Right, which move the position.
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        !(isFocused && (context.focusHeading.contains(.left) || context.focusHeading.contains(.right)))
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        coordinator.addCoordinatedAnimations {
            self.knob.alpha = self.isFocused ? 1 : 0
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }
}
