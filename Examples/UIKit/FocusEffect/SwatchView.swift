import UIKit

/// A focusable colour with one of three focus effects.
class SwatchView: UIView {
    enum Style: CaseIterable {
        /// A card with a halo along its corners.
        case card
        /// A disc with a halo along its edge; the view is clear around it.
        case disc
        /// A card that grows and casts a shadow, without a halo.
        case rising
    }

    let style: Style
    private let fill = UIView()

    init(color: UIColor, style: Style) {
        self.style = style
        super.init(frame: .zero)
        fill.backgroundColor = color
        fill.layer.shadowColor = UIColor.black.cgColor
        fill.layer.shadowOffset = CGSize(width: 0, height: 12)
        fill.layer.shadowRadius = 16
        fill.isUserInteractionEnabled = false
        addSubview(fill)
        tintColor = color
        isAccessibilityElement = true
        if style == .rising { focusEffect = nil }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var canBecomeFocused: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        switch style {
        case .card:
            place(in: bounds, cornerRadius: 24)
            focusEffect = UIFocusHaloEffect(
                roundedRect: bounds, cornerRadius: 24, curve: .continuous)
        case .disc:
            let square = CGRect(
                x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
            place(in: square, cornerRadius: side / 2)
            focusEffect = UIFocusHaloEffect(path: UIBezierPath(ovalIn: square))
        case .rising:
            place(in: bounds, cornerRadius: 24)
        }
    }

    /// Places the fill by its bounds and centre, which do not change while the swatch is enlarged.
    private func place(in rect: CGRect, cornerRadius: CGFloat) {
        fill.bounds = CGRect(origin: .zero, size: rect.size)
        fill.center = CGPoint(x: rect.midX, y: rect.midY)
        fill.layer.cornerRadius = cornerRadius
        fill.layer.cornerCurve = style == .disc ? .circular : .continuous
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        guard style == .rising else { return }
        let isFocused = context.nextFocusedView === self
        coordinator.addCoordinatedAnimations {
            self.fill.transform = isFocused ? CGAffineTransform(scaleX: 1.06, y: 1.06) : .identity
            self.fill.layer.shadowOpacity = isFocused ? 0.3 : 0
        }
    }
}
