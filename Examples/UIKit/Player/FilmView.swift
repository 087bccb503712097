import UIKit

/// A still in place of the film: a valley at dusk.
///
/// It takes the focus while the controls are hidden.
class FilmView: UIImageView {
    var takesFocus = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        // An image view takes no input by default, and a view without input cannot have the focus.
        isUserInteractionEnabled = true
        contentMode = .scaleAspectFill
        image = Self.still(size: CGSize(width: 1920, height: 1080))
        accessibilityLabel = "Film"
        accessibilityIdentifier = "Film"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var canBecomeFocused: Bool { takesFocus }

    private static func still(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let dusk = [
                UIColor(red: 0.06, green: 0.09, blue: 0.24, alpha: 1),
                UIColor(red: 0.36, green: 0.25, blue: 0.46, alpha: 1),
                UIColor(red: 0.93, green: 0.55, blue: 0.42, alpha: 1),
            ]
            if let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: dusk.map(\.cgColor) as CFArray,
                locations: [0, 0.5, 1])
            {
                context.cgContext.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.75), options: .drawsAfterEndLocation)
            }
            UIColor.white.withAlphaComponent(0.85).setFill()
            UIBezierPath(ovalIn: CGRect(x: 1_300, y: 300, width: 120, height: 120)).fill()
            UIColor(red: 0.27, green: 0.23, blue: 0.42, alpha: 1).setFill()
            ridge([0.62, 0.5, 0.58, 0.42, 0.6, 0.48, 0.66], in: size).fill()
            UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1).setFill()
            ridge([0.82, 0.66, 0.76, 0.7, 0.58, 0.74, 0.64], in: size).fill()
        }
    }

    private static func ridge(_ heights: [CGFloat], in size: CGSize) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        for (index, y) in heights.enumerated() {
            path.addLine(to: CGPoint(x: size.width * CGFloat(index) / CGFloat(heights.count - 1), y: size.height * y))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        return path
    }
}
