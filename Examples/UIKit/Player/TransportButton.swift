import UIKit

/// A round button with a symbol, which turns white with the focus.
class TransportButton: UIView {
    private let disc = UIView()
    private let imageView = UIImageView()
    private let action: () -> Void

    var symbol: String {
        didSet { if symbol != oldValue { showSymbol() } }
    }

    init(symbol: String, label: String, action: @escaping () -> Void) {
        self.symbol = symbol
        self.action = action
        super.init(frame: .zero)
        imageView.contentMode = .center
        for subview in [disc, imageView] { addSubview(subview) }
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityIdentifier = label
        accessibilityTraits = .button
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(selected)))
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: 84),
            heightAnchor.constraint(equalToConstant: 84),
        ])
        showSymbol()
        showFocus()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var canBecomeFocused: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = bounds
        disc.layer.cornerRadius = bounds.height / 2
        imageView.frame = bounds
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        coordinator.addCoordinatedAnimations { self.showFocus() }
    }

    @objc private func selected() {
        action()
    }

    private func showSymbol() {
        imageView.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .semibold))
    }

    private func showFocus() {
        disc.backgroundColor = UIColor.white.withAlphaComponent(isFocused ? 1 : 0.16)
        imageView.tintColor = isFocused ? .black : .white
        transform = isFocused ? CGAffineTransform(scaleX: 1.15, y: 1.15) : .identity
    }
}
