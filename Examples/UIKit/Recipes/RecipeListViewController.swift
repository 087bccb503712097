import UIKit

protocol RecipeListViewControllerDelegate: AnyObject {
    func recipeList(_ list: RecipeListViewController, didSelect recipe: Recipe)
}

class RecipeListViewController: UICollectionViewController {
    weak var delegate: RecipeListViewControllerDelegate?

    private typealias DataSource = UICollectionViewDiffableDataSource<Recipe.Course, Recipe>
    private var dataSource: DataSource!
    private let searchController = UISearchController(searchResultsController: nil)

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Recipes"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureSearch()
        configureDataSource()
        applySnapshot(animatingDifferences: false)
    }

    private func configureSearch() {
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Dish or ingredient"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> {
            cell, _, recipe in
            var content = cell.defaultContentConfiguration()
            content.text = recipe.title
            content.secondaryText = "\(recipe.minutes) min"
            content.image = UIImage(systemName: recipe.symbolName)
            cell.contentConfiguration = content
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.rawValue
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            header.contentConfiguration = content
        }

        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, recipe in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: recipe)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }

    private func applySnapshot(animatingDifferences: Bool) {
        let text = searchController.searchBar.text ?? ""
        let found = text.isEmpty ? Recipe.all : Recipe.all.filter { $0.matches(text) }

        var snapshot = NSDiffableDataSourceSnapshot<Recipe.Course, Recipe>()
        for course in Recipe.Course.allCases {
            let recipes = found.filter { $0.course == course }
            guard !recipes.isEmpty else { continue }
            snapshot.appendSections([course])
            snapshot.appendItems(recipes, toSection: course)
        }
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
        contentUnavailableConfiguration = found.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }

    func beginSearching() {
        searchController.searchBar.becomeFirstResponder()
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let recipe = dataSource.itemIdentifier(for: indexPath) else { return }
        delegate?.recipeList(self, didSelect: recipe)
    }
}

extension RecipeListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        applySnapshot(animatingDifferences: true)
    }
}
