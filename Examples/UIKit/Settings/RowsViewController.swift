import UIKit

/// A screen of settings that are described by rows: switches, sliders, values and links.
class RowsViewController: UITableViewController, SettingsScreen {
    let preferences: Preferences
    var preferencesDidChange: (() -> Void)?

    init(preferences: Preferences) {
        self.preferences = preferences
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The contents of the screen; read again after each change.
    var sections: [SettingsSection] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        tableView.register(SliderCell.self, forCellReuseIdentifier: "Slider")
        tableView.allowsFocus = true
        tableView.remembersLastFocusedIndexPath = true
        tableView.focusGroupIdentifier = "com.example.settings.detail"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let rows = tableView.indexPathsForVisibleRows {
            tableView.reconfigureRows(at: rows)
        }
    }

    private func row(at indexPath: IndexPath) -> SettingsRow {
        sections[indexPath.section].rows[indexPath.row]
    }

    private func toggleChanged(_ toggle: UISwitch, for keyPath: ReferenceWritableKeyPath<Preferences, Bool>) {
        preferences[keyPath: keyPath] = toggle.isOn
        preferencesDidChange?()
    }

    // MARK: - Data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = row(at: indexPath)
        if case .slider(let keyPath, let low, let high) = row.content {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Slider", for: indexPath)
            if let cell = cell as? SliderCell {
                cell.configure(value: preferences[keyPath: keyPath], low: low, high: high) { [preferences] in
                    preferences[keyPath: keyPath] = $0
                }
                cell.accessibilityLabel = row.title
                cell.accessibilityIdentifier = row.title
            }
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        cell.accessoryType = .none
        cell.accessoryView = nil
        cell.selectionStyle = .default
        switch row.content {
        case .value(let value):
            content.secondaryText = value
            cell.selectionStyle = .none
        case .toggle(let keyPath):
            let toggle = UISwitch()
            toggle.isOn = preferences[keyPath: keyPath]
            toggle.addAction(
                UIAction { [weak self, weak toggle] _ in
                    guard let self, let toggle else { return }
                    toggleChanged(toggle, for: keyPath)
                }, for: .valueChanged)
            cell.accessoryView = toggle
            cell.selectionStyle = .none
        case .link(let value, _):
            content.secondaryText = value
            cell.accessoryType = .disclosureIndicator
        case .slider:
            break
        }
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = row.title
        return cell
    }

    // MARK: - Delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch row(at: indexPath).content {
        case .toggle(let keyPath):
            tableView.deselectRow(at: indexPath, animated: false)
            guard let toggle = tableView.cellForRow(at: indexPath)?.accessoryView as? UISwitch else { return }
            toggle.setOn(!toggle.isOn, animated: true)
            toggleChanged(toggle, for: keyPath)
        case .link(_, let destination):
            navigationController?.pushViewController(destination(), animated: true)
        case .value, .slider:
            tableView.deselectRow(at: indexPath, animated: false)
        }
    }
}
