import UIKit

/// Facts about the device, below a picture of its storage.
final class GeneralViewController: RowsViewController {
    override var sections: [SettingsSection] {
        [
            SettingsSection(rows: [
                SettingsRow(title: "Documents", content: .value("61 GB")),
                SettingsRow(title: "Photos", content: .value("38 GB")),
                SettingsRow(title: "Applications", content: .value("22 GB")),
            ]),
            SettingsSection(
                header: "About",
                rows: [
                    SettingsRow(title: "Name", content: .value("Anna’s iPad")),
                    SettingsRow(title: "Version", content: .value("18.2")),
                    SettingsRow(title: "Model", content: .value("iPad Pro 11″")),
                ]),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(StorageHeaderView.self, forHeaderFooterViewReuseIdentifier: "Storage")
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section == 0 else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Storage") as? StorageHeaderView
        header?.configure(
            title: "Storage", detail: "121 of 256 GB used",
            parts: [(61, .systemOrange), (38, .systemYellow), (22, .systemBlue)], capacity: 256)
        return header
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? 76 : UITableView.automaticDimension
    }
}
