// guide: layout
import Halo

/// A list of films; Return marks the focused film as seen, and Backspace removes it.
final class FilmList: CollectionViewController {
  init() {
    var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(
      collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
  }
  // end

  // guide: load
  private(set) var seen: Set<String> = []

  override func viewDidLoad() {
    collectionView.allowsFocus = true
    collectionView.allowsSelection = false

    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Silent"])
    snapshot.appendItems(["Metropolis", "Nosferatu", "Sunrise"])
    snapshot.appendSections(["Noir"])
    snapshot.appendItems(["Detour", "Laura", "The Big Sleep"])
    films.apply(snapshot)
  }
  // end

  // guide: cells
  private lazy var films = makeDataSource()

  private func makeDataSource() -> CollectionViewDiffableDataSource<String, String> {
    let row = CollectionView.CellRegistration<CollectionViewListCell, String> {
      [weak self] cell, _, film in
      var content = cell.defaultContentConfiguration()
      content.text = film
      cell.contentConfiguration = content
      cell.accessories = self?.seen.contains(film) == true ? [.checkmark()] : []
      cell.accessibilityIdentifier = film
    }
    let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      var content = ListContentConfiguration.groupedHeader()
      content.text = self?.films.sectionIdentifier(for: indexPath.section)
      header.contentConfiguration = content
    }
    let source = CollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
      list, indexPath, film in
      list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: film)
    }
    source.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }
  // end

  // guide: action
  override func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard let film = films.itemIdentifier(for: indexPath) else { return }
    seen.formSymmetricDifference([film])
    var snapshot = films.snapshot()
    snapshot.reconfigureItems([film])
    films.apply(snapshot)
  }
  // end

  // guide: remove
  override var keyCommands: [KeyCommand]? {
    [KeyCommand(title: "Remove", action: "removeFilm", input: KeyCommand.inputDelete)]
  }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    ["removeFilm": { [weak self] _ in self?.removeFocusedFilm() }]
  }

  private func removeFocusedFilm() {
    guard let cell = view.window?.focusSystem?.focusedItem as? CollectionViewCell,
      let indexPath = collectionView.indexPath(for: cell),
      let film = films.itemIdentifier(for: indexPath)
    else { return }
    var snapshot = films.snapshot()
    snapshot.deleteItems([film])
    films.apply(snapshot)
  }
}
// end
