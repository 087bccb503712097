import UIKit

/// A landscape in three colours, or just a sky of two colours, in any size and proportion.
struct Artwork: Hashable {
    enum Landscape: Hashable {
        case mountains, sea, city, desert, forest, space, plain
    }

    let landscape: Landscape
    /// The colours as 0xRRGGBB.
    let sky, horizon, ground: UInt32
    private var hasLights = true

    init(landscape: Landscape, sky: UInt32, horizon: UInt32, ground: UInt32) {
        self.landscape = landscape
        (self.sky, self.horizon, self.ground) = (sky, horizon, ground)
    }

    /// The same artwork without sun, moon or stars, as a background for text.
    var withoutLights: Artwork {
        var artwork = self
        artwork.hasLights = false
        return artwork
    }

    func image(size: CGSize, cornerRadius: CGFloat = 0) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            if cornerRadius > 0 {
                let bounds = CGRect(origin: .zero, size: size)
                UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).addClip()
            }
            drawSky(in: context.cgContext, size: size)
            switch landscape {
            case .mountains: drawMountains(in: size)
            case .sea: drawSea(in: size)
            case .city: drawCity(in: size)
            case .desert: drawDunes(in: size)
            case .forest: drawForest(in: size)
            case .space: drawSpace(in: size)
            case .plain: break
            }
        }
    }

    private func drawSky(in context: CGContext, size: CGSize) {
        let colors = [UIColor(rgb: sky).cgColor, UIColor(rgb: horizon).cgColor]
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
        else { return }
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.85), options: [.drawsAfterEndLocation])
    }

    private func drawDisc(at center: CGPoint, radius: CGFloat, color: UIColor) {
        guard hasLights else { return }
        color.setFill()
        UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
    }

    /// Fills the area below a line through points, which are given as fractions of the size.
    private func fillBelow(_ points: [(x: CGFloat, y: CGFloat)], in size: CGSize, smooth: Bool, color: UIColor) {
        let places = points.map { CGPoint(x: $0.x * size.width, y: $0.y * size.height) }
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: places[0])
        for (from, to) in zip(places, places.dropFirst()) {
            if smooth {
                let middle = (from.x + to.x) / 2
                path.addCurve(
                    to: to, controlPoint1: CGPoint(x: middle, y: from.y), controlPoint2: CGPoint(x: middle, y: to.y))
            } else {
                path.addLine(to: to)
            }
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        color.setFill()
        path.fill()
    }

    private func drawMountains(in size: CGSize) {
        drawDisc(
            at: CGPoint(x: size.width * 0.7, y: size.height * 0.34), radius: min(size.width, size.height) * 0.09,
            color: UIColor.white.withAlphaComponent(0.8))
        let far = UIColor(rgb: ground).withAlphaComponent(0.45)
        fillBelow(
            [(0, 0.66), (0.16, 0.47), (0.27, 0.58), (0.46, 0.36), (0.62, 0.57), (0.8, 0.42), (1, 0.62)], in: size,
            smooth: false, color: far)
        fillBelow(
            [(0, 0.86), (0.22, 0.63), (0.38, 0.77), (0.58, 0.55), (0.78, 0.76), (1, 0.6)], in: size, smooth: false,
            color: UIColor(rgb: ground))
    }

    private func drawSea(in size: CGSize) {
        drawDisc(
            at: CGPoint(x: size.width * 0.5, y: size.height * 0.6), radius: min(size.width, size.height) * 0.2,
            color: UIColor.white.withAlphaComponent(0.75))
        for (step, top) in [0.6, 0.7, 0.82].enumerated() {
            let rise = step.isMultiple(of: 2) ? 0.02 : -0.02
            fillBelow(
                [(0, top), (0.25, top + rise), (0.5, top - rise), (0.75, top + rise), (1, top)], in: size, smooth: true,
                color: UIColor(rgb: ground).withAlphaComponent(0.55 + 0.2 * CGFloat(step)))
        }
    }

    private func drawCity(in size: CGSize) {
        let heights: [CGFloat] = [0.36, 0.52, 0.3, 0.6, 0.44, 0.68, 0.4, 0.55, 0.33, 0.48]
        let width = size.width / CGFloat(heights.count)
        for (index, height) in heights.enumerated() {
            let tower = CGRect(
                x: CGFloat(index) * width, y: size.height * (1 - height), width: width + 1, height: size.height * height
            )
            UIColor(rgb: ground).withAlphaComponent(index.isMultiple(of: 2) ? 1 : 0.82).setFill()
            UIBezierPath(rect: tower).fill()
            UIColor(rgb: 0xFFE2A8).withAlphaComponent(0.75).setFill()
            for row in 0..<6 where (row + index) % 3 != 0 {
                let y = tower.minY + size.height * 0.04 + CGFloat(row) * size.height * 0.055
                UIBezierPath(
                    rect: CGRect(x: tower.minX + width * 0.28, y: y, width: width * 0.44, height: size.height * 0.014)
                ).fill()
            }
        }
    }

    private func drawDunes(in size: CGSize) {
        drawDisc(
            at: CGPoint(x: size.width * 0.3, y: size.height * 0.3), radius: min(size.width, size.height) * 0.1,
            color: UIColor.white.withAlphaComponent(0.9))
        fillBelow(
            [(0, 0.68), (0.35, 0.56), (0.7, 0.7), (1, 0.6)], in: size, smooth: true,
            color: UIColor(rgb: ground).withAlphaComponent(0.6))
        fillBelow(
            [(0, 0.78), (0.3, 0.86), (0.65, 0.68), (1, 0.84)], in: size, smooth: true, color: UIColor(rgb: ground))
    }

    private func drawForest(in size: CGSize) {
        for (row, alpha) in [0.4, 0.7, 1.0].enumerated() {
            let width = size.width * (0.16 + 0.05 * CGFloat(row))
            let foot = size.height * (0.8 + 0.16 * CGFloat(row))
            UIColor(rgb: ground).withAlphaComponent(alpha).setFill()
            var x = -width * (row.isMultiple(of: 2) ? 0.5 : 0.1)
            while x < size.width {
                let tree = UIBezierPath()
                tree.move(to: CGPoint(x: x, y: foot))
                tree.addLine(to: CGPoint(x: x + width / 2, y: foot - size.height * 0.4))
                tree.addLine(to: CGPoint(x: x + width, y: foot))
                tree.close()
                tree.fill()
                x += width * 0.72
            }
            UIBezierPath(rect: CGRect(x: 0, y: foot, width: size.width, height: size.height - foot)).fill()
        }
    }

    private func drawSpace(in size: CGSize) {
        for index in 0..<44 {
            let x = CGFloat(index * 73 % 100) / 100 * size.width
            let y = CGFloat(index * 37 % 89) / 89 * size.height
            drawDisc(
                at: CGPoint(x: x, y: y), radius: index.isMultiple(of: 5) ? 2.4 : 1.3,
                color: UIColor.white.withAlphaComponent(0.7))
        }
        let side = min(size.width, size.height)
        let center = CGPoint(x: size.width * 0.62, y: size.height * 0.46)
        drawDisc(at: center, radius: side * 0.25, color: UIColor(rgb: ground))
        drawDisc(
            at: CGPoint(x: center.x + side * 0.06, y: center.y + side * 0.05), radius: side * 0.19,
            color: UIColor.white.withAlphaComponent(0.14))
    }
}

extension UIColor {
    convenience init(rgb: UInt32) {
        self.init(
            red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255,
            alpha: 1)
    }
}
