import TVUIKit
import UIKit

/// A cell for a title that was begun: its card grows with the focus, and the text below moves down.
class UpNextCell: UICollectionViewCell {
    private let card = UIView()
    private let picture = UIImageView()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let nameLabel = UILabel()
    private let genreLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The picture is clipped at its corners, so the card around it casts the shadow.
        for view in [card, picture] {
            view.layer.cornerRadius = 16
            view.layer.cornerCurve = .continuous
        }
        picture.layer.masksToBounds = true
        card.backgroundColor = .black
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOffset = CGSize(width: 0, height: 18)
        card.layer.shadowRadius = 20
        progress.progressTintColor = .white
        progress.trackTintColor = UIColor.white.withAlphaComponent(0.3)
        nameLabel.font = .systemFont(ofSize: 27, weight: .medium)
        nameLabel.textColor = .secondaryLabel
        genreLabel.font = .systemFont(ofSize: 23)
        genreLabel.textColor = .secondaryLabel

        for subview in [card, nameLabel, genreLabel] { contentView.addSubview(subview) }
        for subview in [picture, progress] { card.addSubview(subview) }
        for subview in [card, picture, progress, nameLabel, genreLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: contentView.topAnchor),
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 9 / 16),
            picture.topAnchor.constraint(equalTo: card.topAnchor),
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: card.bottomAnchor),

            progress.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 24),
            progress.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -24),
            progress.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),

            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
            nameLabel.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 12),
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
            let isFocused = self.isFocused
            self.card.transform = isFocused ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
            self.card.layer.shadowOpacity = isFocused ? 0.5 : 0
            for label in [self.nameLabel, self.genreLabel] {
                label.transform = isFocused ? CGAffineTransform(translationX: 0, y: 16) : .identity
            }
            self.nameLabel.textColor = self.isFocused ? .label : .secondaryLabel
        }
    }
}

/// A cell with a TVUIKit poster, which takes the focus instead of the cell.
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

/// A cell with a picture that the system lifts, and a name on it.
class GenreCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let symbol = UIImageView()
    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.adjustsImageWhenAncestorFocused = true
        picture.masksFocusEffectToContents = true
        picture.clipsToBounds = false
        picture.translatesAutoresizingMaskIntoConstraints = false
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
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.heightAnchor.constraint(equalToConstant: 214),
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

/// A cell with a TVUIKit monogram.
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
