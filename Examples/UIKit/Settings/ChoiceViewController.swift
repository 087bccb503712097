import UIKit

/// A screen for choosing one of several values; the chosen one has a checkmark.
final class ChoiceViewController<Choice: RawRepresentable & CaseIterable & Equatable>: UITableViewController
where Choice.RawValue == String {
    private let choices = Array(Choice.allCases)
    private var selection: Choice
    private let footer: String?
    private let didChoose: (Choice) -> Void

    init(title: String, selection: Choice, footer: String? = nil, didChoose: @escaping (Choice) -> Void) {
        self.selection = selection
        self.footer = footer
        self.didChoose = didChoose
        super.init(style: .insetGrouped)
        self.title = title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Choice")
        tableView.allowsFocus = true
        tableView.focusGroupIdentifier = "com.example.settings.detail"
    }

    /// Returns the row of the present choice, on which the focus begins.
    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        choices.firstIndex(of: selection).map { IndexPath(row: $0, section: 0) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        choices.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Choice", for: indexPath)
        let choice = choices[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = choice.rawValue
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = choice.rawValue
        cell.accessoryType = choice == selection ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let previous = choices.firstIndex(of: selection) {
            tableView.cellForRow(at: IndexPath(row: previous, section: 0))?.accessoryType = .none
        }
        selection = choices[indexPath.row]
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
        didChoose(selection)
    }
}
