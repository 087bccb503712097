import UIKit

/// A colour that takes the focus, and shows it in its own way: a line in its own colour around a
/// gap, half of it round.
class SwatchView: UIView {
    private let fill = UIView()

    init(color: UIColor) {
        super.init(frame: .zero)
        fill.backgroundColor = color
        fill.layer.cornerRadius = 24
        addSubview(fill)
        let effect = UIFocusHaloEffect()
        effect.containerView = self
        focusEffect = effect
        tintColor = color
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var canBecomeFocused: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds
        (focusEffect as? UIFocusHaloEffect)?.position = .outside
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        coordinator.addCoordinatedAnimations {
            self.fill.layer.cornerRadius = self.isFocused ? 60 : 24
            self.fill.transform = self.isFocused ? CGAffineTransform(scaleX: 0.94, y: 0.94) : .identity
        }
    }
}
