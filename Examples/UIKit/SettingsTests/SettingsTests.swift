import FocusTesting
import Testing
import UIKit

@testable import Settings

/// Tests of the settings with a keyboard on an iPad.
@MainActor
struct SettingsTests {
    private let preferences = Preferences()
    private let settings: SettingsViewController
    private let screen: FocusHarness

    init() {
        settings = SettingsViewController(preferences: preferences)
        screen = FocusHarness(root: settings, size: CGSize(width: 1180, height: 820), model: .pad)
    }

    private var title: String? {
        (settings.viewController(for: .secondary) as? UINavigationController)?.topViewController?.title
    }

    private var detail: UITableView? {
        let navigation = settings.viewController(for: .secondary) as? UINavigationController
        return (navigation?.topViewController as? UITableViewController)?.tableView
    }

    /// The switch in the focused cell.
    private var focusedSwitch: UISwitch? {
        (screen.focusedView as? UITableViewCell)?.accessoryView as? UISwitch
    }

    /// Moves from the first entry of the sidebar down to the one with an identifier.
    private func select(_ identifier: String) throws {
        try screen.press("Tab")
        for _ in 0..<SettingsCategory.allCases.count where screen.focus != identifier {
            try screen.press("Down")
        }
        #expect(screen.focus == identifier)
    }

    // MARK: The sidebar

    @Test func `the icon of the focused entry has the colour of its text, and the others their own`() throws {
        func content(_ cell: UIView?) throws -> UIListContentConfiguration {
            let cell = try #require(cell as? UITableViewCell)
            return try #require(cell.contentConfiguration as? UIListContentConfiguration)
        }
        try select("sidebar-bluetooth")
        let focused = screen.focusedView
        let shown = try content(focused)
        #expect(shown.imageProperties.tintColor == shown.textProperties.color)
        try screen.press("Down")
        #expect(try content(focused).imageProperties.tintColor != shown.imageProperties.tintColor)
    }

    @Test func `Tab moves between the selected entry of the sidebar and its screen`() throws {
        try screen.press("Tab Tab Tab")
        #expect(screen.trace.map(\.to) == ["sidebar-wifi", "Wi‑Fi", "sidebar-wifi"])
    }

    @Test func `arrows move through all entries of the sidebar, and the screen follows`() throws {
        try screen.press("Tab Down Down Down Down Down Down Down")
        #expect(
            screen.trace.dropFirst().map(\.to) == [
                "sidebar-bluetooth", "sidebar-notifications", "sidebar-sounds", "sidebar-general",
                "sidebar-display", "sidebar-keyboard", "sidebar-keyboard",
            ])
        #expect(title == "Keyboard")
        try screen.press("Up Up")
        #expect(title == "General")
    }

    @Test func `airplane mode is focused without being selected, and Return toggles it`() throws {
        try screen.press("Tab Up")
        #expect(screen.focus == "sidebar-airplaneMode" && title == "Wi‑Fi" && !preferences.airplaneMode)
        try screen.press("Return")
        #expect(preferences.airplaneMode && focusedSwitch?.isOn == true && title == "Wi‑Fi")
        try screen.press("Return")
        #expect(!preferences.airplaneMode)
    }

    @Test(arguments: SettingsCategory.allCases.filter { $0 != .airplaneMode })
    func `every item of each screen can be reached and left`(category: SettingsCategory) throws {
        try select("sidebar-\(category)")
        #expect(title == category.title)
        #expect(screen.map.unreachable.isEmpty)
        #expect(screen.map.traps.isEmpty)
    }

    // MARK: Switches, sliders and choices

    @Test func `Return on a row toggles its switch`() throws {
        try select("sidebar-display")
        try screen.press("Tab Down Down")
        #expect(screen.focus == "True Tone" && focusedSwitch?.isOn == true)
        try screen.press("Return")
        #expect(focusedSwitch?.isOn == false && !preferences.trueTone)
    }

    @Test func `Left and Right adjust a slider, and Up and Down move the focus`() throws {
        try select("sidebar-display")
        try screen.press("Tab Down Left Left Right")
        #expect(screen.focus == "Brightness" && abs(preferences.brightness - 0.7) < 0.001)
        try screen.press("Up")
        #expect(screen.focus == "Appearance")
    }

    @Test func `a link opens its choices at the current one, and Escape returns to the link`() throws {
        try select("sidebar-display")
        try screen.press("Tab Down Down Down Down Return")
        #expect(title == "Auto‑Lock")
        // After a screen is pushed, the focus waits for the first key.
        try screen.press("Down")
        #expect(screen.focus == "5 Minutes")
        try screen.press("Down Return")
        #expect(preferences.autoLock == .tenMinutes && screen.focus == "10 Minutes")
        let marks = detail?.visibleCells.map { $0.accessoryType == .checkmark }
        #expect(marks == [false, false, false, true, false])
        try screen.press("Escape")
        #expect(title == "Display & Brightness" && screen.focus == "Auto‑Lock")
        let row = screen.focusedView as? UITableViewCell
        #expect((row?.contentConfiguration as? UIListContentConfiguration)?.secondaryText == "10 Minutes")
        #expect(row?.isSelected == false)
    }

    @Test func `the appearance that is chosen is applied to the window`() throws {
        try select("sidebar-display")
        try screen.press("Tab Return Down Down Down Return")
        #expect(preferences.appearance == .dark)
        #expect(detail?.traitCollection.userInterfaceStyle == .dark)
    }

    // MARK: Wi‑Fi

    @Test func `switching Wi-Fi off hides the networks and keeps the focus on the switch`() throws {
        try screen.press("Tab Tab Return")
        #expect(!preferences.wifi && screen.focus == "Wi‑Fi" && detail?.numberOfSections == 1)
        try screen.press("Return Down")
        #expect(detail?.numberOfSections == 3 && screen.focus == "Fjord")
    }

    @Test func `the joined network has a checkmark, and the sidebar shows its name`() throws {
        try screen.press("Tab Tab Down Down Down Return")
        #expect(preferences.currentNetwork?.name == "Lighthouse" && screen.focus == "Lighthouse")
        let cell = screen.focusedView as? UITableViewCell
        #expect(cell?.accessoryType == .checkmark)
        let entry = settings.sidebar.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect((entry?.contentConfiguration as? UIListContentConfiguration)?.secondaryText == "Lighthouse")
    }

    @Test func `returning to a screen focuses the item that had the focus last`() throws {
        try screen.press("Tab Tab Down Down Tab Tab")
        #expect(screen.focus == "Fjord Guests")
    }
}
