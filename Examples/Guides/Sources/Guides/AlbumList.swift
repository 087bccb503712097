// guide: list
import Halo

/// A list of albums; Return opens one.
final class AlbumList: TableViewController {
  private(set) var albums = ["Harbour", "Dunes", "Forest"]

  override func viewDidLoad() {
    title = "Albums"
    tableView.allowsFocus = true
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    albums.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = albums[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = albums[indexPath.row]
    return cell
  }
  // end

  // guide: push
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let album = AlbumScreen(albums[indexPath.row])
    album.deletion = { [weak self] in self?.removeAlbum(at: indexPath) }
    navigationController?.pushViewController(album, animated: true)
  }

  private func removeAlbum(at indexPath: IndexPath) {
    albums.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
// end

// guide: album
/// One album with its notes.
final class AlbumScreen: ViewController {
  /// Called when the user has confirmed that the album is to be deleted.
  var deletion: (() -> Void)?
  private let notes = TextView()

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .trash, primaryAction: Action { [weak self] _ in self?.confirmDeletion() })
    notes.text = "Notes about \(title ?? "")"
    notes.accessibilityIdentifier = "notes"
    view.addSubview(notes)
  }

  override func viewDidLayoutSubviews() {
    notes.frame = view.bounds.insetBy(dx: 24, dy: 24)
  }
  // end

  // guide: alert
  override var keyCommands: [KeyCommand]? {
    [
      KeyCommand(
        title: "Delete Album…", action: "confirmDeletion", input: KeyCommand.inputDelete,
        modifierFlags: .command)
    ]
  }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    ["confirmDeletion": { [weak self] _ in self?.confirmDeletion() }]
  }

  private func confirmDeletion() {
    let alert = AlertController(title: "Delete “\(title ?? "")”?", message: "It cannot be undone.")
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      AlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete() })
    present(alert, animated: true)
  }

  private func delete() {
    deletion?()
    navigationController?.popViewController(animated: true)
  }
}
// end
