import UIKit

/// A cell that shows a featured title over its picture, with two buttons.
class HeroCell: UICollectionViewCell {
    var onPlay: (() -> Void)?
    var onInfo: (() -> Void)?

    private let card = UIView()
    private let backdrop = UIImageView()
    private let shade = UIImageView(image: HeroCell.shadeImage)
    private let titleLabel = UILabel()
    private let factsLabel = UILabel()
    private let summaryLabel = UILabel()
    private let playButton = UIButton(configuration: .play(titled: "Play"))
    private let infoButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.layer.cornerRadius = 40
        card.layer.cornerCurve = .continuous
        card.layer.masksToBounds = true
        // Text on a picture is light in every appearance.
        card.overrideUserInterfaceStyle = .dark
        backdrop.contentMode = .scaleAspectFill

        titleLabel.font = .systemFont(ofSize: 76, weight: .bold)
        titleLabel.textColor = .white
        factsLabel.font = .systemFont(ofSize: 29, weight: .medium)
        factsLabel.textColor = UIColor.white.withAlphaComponent(0.8)
        summaryLabel.font = .systemFont(ofSize: 29)
        summaryLabel.textColor = UIColor.white.withAlphaComponent(0.9)
        summaryLabel.numberOfLines = 2

        playButton.accessibilityIdentifier = "Play"
        playButton.addAction(UIAction { [weak self] _ in self?.onPlay?() }, for: .primaryActionTriggered)
        infoButton.setTitle("More Info", for: .normal)
        infoButton.accessibilityIdentifier = "More Info"
        infoButton.addAction(UIAction { [weak self] _ in self?.onInfo?() }, for: .primaryActionTriggered)
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var preferredFocusEnvironments: [UIFocusEnvironment] { [playButton] }

    func show(_ title: Title) {
        backdrop.image = title.artwork.image(size: CGSize(width: 1740, height: 640))
        titleLabel.text = title.name
        factsLabel.text = title.facts
        summaryLabel.text = title.summary
    }

    private func layOut() {
        let buttons = UIStackView(arrangedSubviews: [playButton, infoButton])
        buttons.spacing = 40
        let text = UIStackView(arrangedSubviews: [titleLabel, factsLabel, summaryLabel, buttons])
        text.axis = .vertical
        text.alignment = .leading
        text.spacing = 12
        text.setCustomSpacing(32, after: summaryLabel)

        contentView.addSubview(card)
        for subview in [backdrop, shade, text] { card.addSubview(subview) }
        for subview in [card, backdrop, shade, text] { subview.translatesAutoresizingMaskIntoConstraints = false }
        for (inner, outer) in [(card, contentView), (backdrop, card), (shade, card)] {
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 64),
            text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -56),
            summaryLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 860),
            playButton.widthAnchor.constraint(equalToConstant: 280),
            infoButton.widthAnchor.constraint(equalToConstant: 280),
            playButton.heightAnchor.constraint(equalToConstant: 76),
            infoButton.heightAnchor.constraint(equalToConstant: 76),
        ])
    }

    /// A gradient from clear to black, which is stretched to the cell's size.
    private static let shadeImage = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
        let colors = [0, 0.3, 0.8].map { UIColor.black.withAlphaComponent($0).cgColor }
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0.2, 0.55, 1])
        else { return }
        context.cgContext.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: 100), options: [.drawsBeforeStartLocation])
    }
}

extension UIButton.Configuration {
    /// Returns a configuration with a title beside the play symbol.
    static func play(titled title: String) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.bordered()
        configuration.title = title
        configuration.image = UIImage(systemName: "play.fill")
        configuration.imagePadding = 12
        return configuration
    }
}
