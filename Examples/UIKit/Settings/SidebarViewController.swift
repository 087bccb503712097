import UIKit

@MainActor
protocol SidebarViewControllerDelegate: AnyObject {
    func sidebar(_ sidebar: SidebarViewController, didSelect category: SettingsCategory)
}

/// The list of categories, in which the focused entry is selected at once, as in Mail and Settings.
final class SidebarViewController: UITableViewController {
    weak var delegate: SidebarViewControllerDelegate?

    private let preferences: Preferences
    private let airplaneSwitch = UISwitch()

    init(preferences: Preferences) {
        self.preferences = preferences
        super.init(style: .insetGrouped)
        title = "Settings"
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Category")
        tableView.allowsFocus = true
        tableView.selectionFollowsFocus = true
        tableView.remembersLastFocusedIndexPath = true
        tableView.focusGroupIdentifier = "com.example.settings.sidebar"

        airplaneSwitch.addTarget(self, action: #selector(airplaneModeChanged(_:)), for: .valueChanged)
        tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }

    /// Updates the values at the right of the entries.
    func updateValues() {
        tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
    }

    @objc private func airplaneModeChanged(_ sender: UISwitch) {
        preferences.airplaneMode = sender.isOn
    }

    private func category(at indexPath: IndexPath) -> SettingsCategory {
        SettingsCategory.sections[indexPath.section][indexPath.row]
    }

    // MARK: - Data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        SettingsCategory.sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        SettingsCategory.sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Category", for: indexPath)
        let category = category(at: indexPath)
        let value = category.value(in: preferences)
        cell.configurationUpdateHandler = { cell, state in
            var content = UIListContentConfiguration.valueCell().updated(for: state)
            content.text = category.title
            content.secondaryText = value
            content.image = UIImage(systemName: category.symbolName)
            // With the focus, the icon takes the colour of the text, since its own would be hard to see on the accent.
            if !state.isFocused { content.imageProperties.tintColor = category.tint }
            content.imageProperties.reservedLayoutSize = CGSize(width: 28, height: 0)
            cell.contentConfiguration = content
        }
        cell.accessibilityIdentifier = "sidebar-\(category)"
        if category == .airplaneMode {
            airplaneSwitch.isOn = preferences.airplaneMode
            cell.accessoryView = airplaneSwitch
        } else {
            cell.accessoryView = nil
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    // MARK: - Delegate

    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        tableView.indexPathForSelectedRow
    }

    /// Excludes airplane mode, which only Return or Space toggle: the focus just passes over it.
    override func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        category(at: indexPath) != .airplaneMode
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard category(at: indexPath) == .airplaneMode else { return indexPath }
        airplaneSwitch.setOn(!airplaneSwitch.isOn, animated: true)
        airplaneModeChanged(airplaneSwitch)
        return nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.sidebar(self, didSelect: category(at: indexPath))
    }
}
