import UIKit

/// What is featured, over its own picture, with two buttons.
class HeroCell: UICollectionViewCell {
    var onPlay: (() -> Void)?
    var onInfo: (() -> Void)?

    private let backdrop = UIImageView()
    private let shade = UIImageView(image: HeroCell.shadeImage)
    private let titleLabel = UILabel()
    private let factsLabel = UILabel()
    private let summaryLabel = UILabel()
    private let playButton = UIButton(type: .system)
    private let infoButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backdrop.contentMode = .scaleAspectFill
        backdrop.clipsToBounds = true

        titleLabel.font = .systemFont(ofSize: 76, weight: .bold)
        titleLabel.textColor = .white
        factsLabel.font = .systemFont(ofSize: 29, weight: .medium)
        factsLabel.textColor = UIColor.white.withAlphaComponent(0.8)
        summaryLabel.font = .systemFont(ofSize: 29)
        summaryLabel.textColor = UIColor.white.withAlphaComponent(0.9)
        summaryLabel.numberOfLines = 2

        playButton.setTitle("Play", for: .normal)
        playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
        playButton.addAction(UIAction { [weak self] _ in self?.onPlay?() }, for: .primaryActionTriggered)
        infoButton.setTitle("More Info", for: .normal)
        infoButton.addAction(UIAction { [weak self] _ in self?.onInfo?() }, for: .primaryActionTriggered)

        let buttons = UIStackView(arrangedSubviews: [playButton, infoButton])
        buttons.spacing = 40
        let stack = UIStackView(arrangedSubviews: [titleLabel, factsLabel, summaryLabel, buttons])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 12
        stack.setCustomSpacing(30, after: summaryLabel)

        for subview in [backdrop, shade, stack] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            backdrop.topAnchor.constraint(equalTo: contentView.topAnchor),
            backdrop.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            backdrop.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            backdrop.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),

            shade.topAnchor.constraint(equalTo: contentView.topAnchor),
            shade.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            shade.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),

            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: ShelfLayout.margin),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -40),
            summaryLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 900),
            playButton.widthAnchor.constraint(equalToConstant: 260),
            infoButton.widthAnchor.constraint(equalToConstant: 260),
            playButton.heightAnchor.constraint(equalToConstant: 76),
            infoButton.heightAnchor.constraint(equalToConstant: 76),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var preferredFocusEnvironments: [UIFocusEnvironment] { [playButton] }

    func show(_ title: Title) {
        backdrop.image = title.artwork.image(size: CGSize(width: 1920, height: 720))
        titleLabel.text = title.name
        factsLabel.text = title.facts
        summaryLabel.text = title.summary
    }

    /// From clear to black, to be stretched.
    private static let shadeImage = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
        let colors = [0, 0.3, 1].map { UIColor.black.withAlphaComponent($0).cgColor }
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0.2, 0.55, 1])
        else { return }
        context.cgContext.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: 100), options: [.drawsBeforeStartLocation])
    }
}
