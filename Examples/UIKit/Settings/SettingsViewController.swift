import UIKit

/// A split view with the list of categories and the screen of the selected one.
final class SettingsViewController: UISplitViewController, SidebarViewControllerDelegate {
    let preferences: Preferences
    let sidebar: SidebarViewController

    init(preferences: Preferences) {
        self.preferences = preferences
        sidebar = SidebarViewController(preferences: preferences)
        super.init(style: .doubleColumn)
        sidebar.delegate = self
        preferredDisplayMode = .oneBesideSecondary
        setViewController(UINavigationController(rootViewController: sidebar), for: .primary)
        show(.wifi)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The category whose screen is in the second column.
    private(set) var category: SettingsCategory?

    func sidebar(_ sidebar: SidebarViewController, didSelect category: SettingsCategory) {
        show(category)
    }

    private func show(_ category: SettingsCategory) {
        guard self.category != category,
            let controller = category.makeViewController(preferences: preferences)
        else { return }
        self.category = category
        controller.title = category.title
        if let screen = controller as? SettingsScreen {
            screen.preferencesDidChange = { [weak self] in self?.sidebar.updateValues() }
        }
        let navigationController = UINavigationController(rootViewController: controller)
        navigationController.navigationBar.prefersLargeTitles = true
        setViewController(navigationController, for: .secondary)
    }
}
