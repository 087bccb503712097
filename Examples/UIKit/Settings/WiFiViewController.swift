import UIKit

/// A list of available networks, which is only shown while the switch is on.
final class WiFiViewController: UITableViewController, SettingsScreen {
    private enum Section: Hashable {
        case power, networks, joining
    }

    private enum Item: Hashable {
        case power
        case network(Preferences.Network)
        case askToJoin
    }

    /// A data source that gives the sections their headers and footers.
    private final class DataSource: UITableViewDiffableDataSource<Section, Item> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section) == .networks ? "Networks" : nil
        }

        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            guard sectionIdentifier(for: section) == .joining else { return nil }
            return "Known networks are joined automatically. If none is in reach, you are asked first."
        }
    }

    let preferences: Preferences
    var preferencesDidChange: (() -> Void)?
    private var dataSource: DataSource?

    init(preferences: Preferences) {
        self.preferences = preferences
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        tableView.allowsFocus = true
        tableView.remembersLastFocusedIndexPath = true
        tableView.focusGroupIdentifier = "com.example.settings.detail"
        let dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, item in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
            self?.configure(cell, for: item)
            return cell
        }
        dataSource.defaultRowAnimation = .fade
        self.dataSource = dataSource
        applySnapshot(animated: false)
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.power])
        snapshot.appendItems([.power])
        if preferences.wifi {
            snapshot.appendSections([.networks, .joining])
            snapshot.appendItems(preferences.knownNetworks.map(Item.network), toSection: .networks)
            snapshot.appendItems([.askToJoin], toSection: .joining)
        }
        dataSource?.apply(snapshot, animatingDifferences: animated)
    }

    private func configure(_ cell: UITableViewCell, for item: Item) {
        var content = cell.defaultContentConfiguration()
        cell.accessoryType = .none
        cell.accessoryView = nil
        switch item {
        case .power:
            content.text = "Wi‑Fi"
            cell.accessoryView = makeSwitch(isOn: preferences.wifi, action: #selector(powerChanged(_:)))
        case .network(let network):
            content.text = network.name
            content.secondaryText = network.isSecure ? nil : "Not secured"
            content.image = UIImage(systemName: network.isSecure ? "lock.fill" : "wifi")
            content.imageProperties.reservedLayoutSize = CGSize(width: 24, height: 0)
            cell.accessoryType = network == preferences.currentNetwork ? .checkmark : .none
        case .askToJoin:
            content.text = "Ask to Join Networks"
            cell.accessoryView = makeSwitch(isOn: preferences.askToJoin, action: #selector(askToJoinChanged(_:)))
        }
        cell.accessibilityIdentifier = content.text
        cell.configurationUpdateHandler = { [content] cell, state in
            var content = content.updated(for: state)
            // With the focus, the symbol takes the colour of the text on the accent.
            if !state.isFocused { content.imageProperties.tintColor = .secondaryLabel }
            cell.contentConfiguration = content
        }
    }

    private func makeSwitch(isOn: Bool, action: Selector) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.addTarget(self, action: action, for: .valueChanged)
        return toggle
    }

    @objc private func powerChanged(_ sender: UISwitch) {
        preferences.wifi = sender.isOn
        applySnapshot(animated: true)
        preferencesDidChange?()
    }

    @objc private func askToJoinChanged(_ sender: UISwitch) {
        preferences.askToJoin = sender.isOn
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let item = dataSource?.itemIdentifier(for: indexPath) else { return }
        switch item {
        case .network(let network):
            join(network)
        case .power, .askToJoin:
            guard let toggle = tableView.cellForRow(at: indexPath)?.accessoryView as? UISwitch else { return }
            toggle.setOn(!toggle.isOn, animated: true)
            toggle.sendActions(for: .valueChanged)
        }
    }

    private func join(_ network: Preferences.Network) {
        guard let dataSource, network != preferences.currentNetwork else { return }
        let changed = [preferences.currentNetwork, network].compactMap { $0 }.map(Item.network)
        preferences.currentNetwork = network
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(changed)
        dataSource.apply(snapshot, animatingDifferences: true)
        preferencesDidChange?()
    }
}
