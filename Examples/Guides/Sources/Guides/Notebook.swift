// guide: rows
import Halo

/// A list of notes with a menu of commands.
final class Notebook: TableViewController {
  private(set) var notes = ["Buy bread", "Call Ada", "Water the basil"]
  private(set) var showsNumbers = false

  override func viewDidLoad() { tableView.allowsFocus = true }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let number = showsNumbers ? "\(indexPath.row + 1). " : ""
    cell.textLabel?.text = number + notes[indexPath.row]
    cell.accessibilityIdentifier = notes[indexPath.row]
    return cell
  }
  // end

  // guide: menu
  private let noteMenu = Menu(
    title: "Notes",
    children: [
      KeyCommand(title: "New Note", action: "addNote", input: "n", modifierFlags: .command),
      KeyCommand(
        title: "Delete Note", action: "deleteNote", input: KeyCommand.inputDelete,
        modifierFlags: .command),
      KeyCommand(
        title: "Show Numbers", action: "toggleNumbers", input: "l", modifierFlags: .command),
    ])

  override var menus: [Menu] { [noteMenu] }
  // end

  // guide: responses
  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      "addNote": { [weak self] _ in self?.addNote() },
      "deleteNote": { [weak self] _ in self?.deleteNote() },
      "toggleNumbers": { [weak self] _ in self?.toggleNumbers() },
    ]
  }

  private func addNote() {
    notes.append("Note \(notes.count + 1)")
    tableView.insertRows(at: [IndexPath(row: notes.count - 1, section: 0)], with: .automatic)
  }

  private func deleteNote() {
    guard let indexPath = focusedRow else { return }
    notes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  private func toggleNumbers() {
    showsNumbers.toggle()
    tableView.reloadData()
  }

  private var focusedRow: IndexPath? {
    guard let cell = view.window?.focusSystem?.focusedItem as? TableViewCell else { return nil }
    return tableView.indexPath(for: cell)
  }
  // end

  // guide: validate
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == "deleteNote" { return focusedRow != nil }
    return super.canPerformAction(action, withSender: sender)
  }

  override func validate(_ command: KeyCommand) {
    if command.action == "toggleNumbers" { command.state = showsNumbers ? .on : .off }
  }
}
// end
