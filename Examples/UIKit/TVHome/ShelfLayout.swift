import UIKit

/// A layout with a full-width hero and shelves that scroll horizontally.
enum ShelfLayout {
    static let margin: CGFloat = 90

    static func make() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 40
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                switch HomeViewController.Shelf(rawValue: index) {
                case .hero: hero(in: environment)
                case .upNext: shelf(itemSize: CGSize(width: 420, height: 350), spacing: 56)
                case .topPicks: shelf(itemSize: CGSize(width: 250, height: 480), spacing: 56, top: 56)
                case .genres: shelf(itemSize: CGSize(width: 380, height: 254), spacing: 64, top: 40)
                case .people: shelf(itemSize: CGSize(width: 220, height: 340), spacing: 60, top: 40)
                case nil: nil
                }
            }, configuration: configuration)
    }

    private static func hero(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(environment.container.effectiveContentSize.height * 0.53))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 60, leading: margin, bottom: 0, trailing: margin)
        return section
    }

    /// Returns a shelf, with space between its name and its items, which grow with the focus.
    private static func shelf(itemSize: CGSize, spacing: CGFloat, top: CGFloat = 28) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(itemSize.width), heightDimension: .absolute(itemSize.height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = spacing
        section.contentInsets = NSDirectionalEdgeInsets(top: top, leading: margin, bottom: 8, trailing: margin)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
        ]
        return section
    }
}

/// The header with the name of a shelf.
class ShelfHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 34, weight: .semibold)
        label.textColor = .label
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
