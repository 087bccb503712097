import UIKit

/// A screen with a hero and the shelves below it.
class HomeViewController: UIViewController {
    enum Shelf: Int, CaseIterable {
        case hero, upNext, topPicks, genres, people

        var title: String? {
            switch self {
            case .hero: nil
            case .upNext: "Up Next"
            case .topPicks: "Top Picks for You"
            case .genres: "Browse"
            case .people: "The Makers of “\(Catalog.featured.name)”"
            }
        }
    }

    enum Item: Hashable {
        case hero(Title)
        case upNext(Title)
        case poster(Title)
        case genre(Genre)
        case person(Person)
    }

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout.make())
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        collectionView.delegate = self
        collectionView.backgroundColor = .clear
        collectionView.clipsToBounds = false
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.remembersLastFocusedIndexPath = true
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        fill()
    }

    override var preferredFocusEnvironments: [UIFocusEnvironment] { [collectionView] }

    private func fill() {
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Item>()
        snapshot.appendSections(Shelf.allCases)
        snapshot.appendItems([.hero(Catalog.featured)], toSection: .hero)
        snapshot.appendItems(Catalog.upNext.map(Item.upNext), toSection: .upNext)
        snapshot.appendItems(Catalog.topPicks.map(Item.poster), toSection: .topPicks)
        snapshot.appendItems(Catalog.genres.map(Item.genre), toSection: .genres)
        snapshot.appendItems(Catalog.people.map(Item.person), toSection: .people)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Shelf, Item> {
        let hero = UICollectionView.CellRegistration<HeroCell, Title> { [weak self] cell, _, title in
            cell.show(title)
            cell.onPlay = { self?.open(title) }
            cell.onInfo = { self?.open(title) }
        }
        let upNext = UICollectionView.CellRegistration<UpNextCell, Title> { cell, _, title in cell.show(title) }
        let poster = UICollectionView.CellRegistration<PosterCell, Title> { [weak self] cell, _, title in
            cell.show(title)
            cell.onSelect = { self?.open(title) }
        }
        let genre = UICollectionView.CellRegistration<GenreCell, Genre> { cell, _, genre in cell.show(genre) }
        let person = UICollectionView.CellRegistration<PersonCell, Person> { cell, _, person in cell.show(person) }
        let header = UICollectionView.SupplementaryRegistration<ShelfHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, indexPath in
            header.label.text = Shelf(rawValue: indexPath.section)?.title
        }

        let source = UICollectionViewDiffableDataSource<Shelf, Item>(collectionView: collectionView) {
            collectionView, indexPath, item in
            switch item {
            case .hero(let title):
                collectionView.dequeueConfiguredReusableCell(using: hero, for: indexPath, item: title)
            case .upNext(let title):
                collectionView.dequeueConfiguredReusableCell(using: upNext, for: indexPath, item: title)
            case .poster(let title):
                collectionView.dequeueConfiguredReusableCell(using: poster, for: indexPath, item: title)
            case .genre(let value):
                collectionView.dequeueConfiguredReusableCell(using: genre, for: indexPath, item: value)
            case .person(let value):
                collectionView.dequeueConfiguredReusableCell(using: person, for: indexPath, item: value)
            }
        }
        source.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return source
    }

    private func open(_ title: Title) {
        navigationController?.pushViewController(DetailViewController(title: title), animated: true)
    }
}

extension HomeViewController: UICollectionViewDelegate {
    /// Excludes the hero and the posters, whose own views take the focus.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .hero, .poster, .person, nil: false
        case .upNext, .genre: true
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard case .upNext(let title) = dataSource.itemIdentifier(for: indexPath) else { return }
        open(title)
    }
}
