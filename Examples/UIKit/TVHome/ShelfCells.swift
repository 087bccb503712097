import TVUIKit
import UIKit

/// A title that was begun: the picture grows with the focus and the name comes in below it.
class UpNextCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let nameLabel = UILabel()
    private let genreLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 16
        picture.layer.masksToBounds = true
        picture.layer.cornerCurve = .continuous
        progress.progressTintColor = .white
        progress.trackTintColor = UIColor.white.withAlphaComponent(0.3)
        nameLabel.font = .systemFont(ofSize: 27, weight: .medium)
        nameLabel.textColor = .secondaryLabel
        genreLabel.font = .systemFont(ofSize: 23)
        genreLabel.textColor = .secondaryLabel

        picture.addSubview(progress)
        for subview in [picture, nameLabel, genreLabel] { contentView.addSubview(subview) }
        for subview in [picture, progress, nameLabel, genreLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 18)
        layer.shadowRadius = 20
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16),

            progress.leadingAnchor.constraint(equalTo: picture.leadingAnchor, constant: 24),
            progress.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -24),
            progress.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -20),

            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
            nameLabel.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
            genreLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            genreLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
            genreLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ title: Title) {
        picture.image = title.artwork.image(size: CGSize(width: 420, height: 236))
        progress.progress = title.progress ?? 0
        nameLabel.text = title.name
        genreLabel.text = title.genre
        accessibilityLabel = title.name
        accessibilityIdentifier = title.name
        accessibilityValue = "\(Int((title.progress ?? 0) * 100)) percent watched"
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        coordinator.addCoordinatedAnimations {
            self.transform = self.isFocused ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
            self.layer.shadowOpacity = self.isFocused ? 0.5 : 0
            self.layer.zPosition = self.isFocused ? 1 : 0
            self.nameLabel.textColor = self.isFocused ? .label : .secondaryLabel
        }
    }
}

/// A poster of TVUIKit, which takes the focus in the place of the cell.
class PosterCell: UICollectionViewCell {
    var onSelect: (() -> Void)?
    private let poster = TVPosterView(image: nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        poster.frame = contentView.bounds
        poster.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        poster.contentSize = CGSize(width: 250, height: 375)
        poster.footerView?.showsOnlyWhenAncestorFocused = true
        poster.addAction(UIAction { [weak self] _ in self?.onSelect?() }, for: .primaryActionTriggered)
        contentView.addSubview(poster)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var preferredFocusEnvironments: [UIFocusEnvironment] { [poster] }

    func show(_ title: Title) {
        poster.image = title.artwork.image(size: CGSize(width: 250, height: 375))
        poster.title = title.name
        poster.accessibilityLabel = title.name
        poster.accessibilityIdentifier = title.name
    }
}

/// A picture that the system lifts, with its name on it.
class GenreCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let symbol = UIImageView()
    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.adjustsImageWhenAncestorFocused = true
        picture.masksFocusEffectToContents = true
        picture.clipsToBounds = false
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)

        symbol.tintColor = .white
        symbol.contentMode = .scaleAspectFit
        nameLabel.font = .systemFont(ofSize: 38, weight: .bold)
        nameLabel.textColor = .white
        let stack = UIStackView(arrangedSubviews: [symbol, nameLabel])
        stack.spacing = 18
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        picture.overlayContentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: picture.overlayContentView.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: picture.overlayContentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ genre: Genre) {
        picture.image = genre.artwork.image(size: CGSize(width: 380, height: 214), cornerRadius: 20)
        symbol.image = UIImage(
            systemName: genre.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .semibold))
        nameLabel.text = genre.name
        accessibilityLabel = genre.name
        accessibilityIdentifier = genre.name
    }
}

/// A monogram of TVUIKit.
class PersonCell: UICollectionViewCell {
    private let monogram = TVMonogramView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        monogram.frame = contentView.bounds
        monogram.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        monogram.contentSize = CGSize(width: 200, height: 200)
        contentView.addSubview(monogram)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var preferredFocusEnvironments: [UIFocusEnvironment] { [monogram] }

    func show(_ person: Person) {
        monogram.personNameComponents = person.components
        monogram.title = person.name
        monogram.subtitle = person.role
        monogram.accessibilityLabel = person.name
        monogram.accessibilityIdentifier = person.name
    }
}
