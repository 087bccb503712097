import UIKit

final class BluetoothViewController: RowsViewController {
    override var sections: [SettingsSection] {
        [
            SettingsSection(
                rows: [SettingsRow(title: "Bluetooth", content: .toggle(\.bluetooth))],
                footer: "This iPad can be found as “Anna’s iPad” while this screen is open."),
            SettingsSection(
                header: "My Devices",
                rows: [
                    SettingsRow(title: "Magic Keyboard", content: .value("Connected")),
                    SettingsRow(title: "Headphones", content: .value("Not Connected")),
                ]),
        ]
    }
}

final class NotificationsViewController: RowsViewController {
    override var sections: [SettingsSection] {
        [
            SettingsSection(
                rows: [
                    SettingsRow(
                        title: "Show Previews",
                        content: .link(value: preferences.showPreviews.rawValue) { [preferences] in
                            ChoiceViewController(
                                title: "Show Previews", selection: preferences.showPreviews,
                                footer: "Previews are shown whether or not the screen is locked."
                            ) { preferences.showPreviews = $0 }
                        }),
                    SettingsRow(title: "Scheduled Summary", content: .toggle(\.scheduledSummary)),
                ],
                footer: "Notifications that can wait are delivered together at the times you choose."),
            SettingsSection(
                header: "Alerts",
                rows: [
                    SettingsRow(title: "Badges", content: .toggle(\.badges)),
                    SettingsRow(title: "Sounds", content: .toggle(\.notificationSounds)),
                ]),
        ]
    }
}

final class SoundsViewController: RowsViewController {
    override var sections: [SettingsSection] {
        [
            SettingsSection(
                header: "Ringer and Alerts",
                rows: [
                    SettingsRow(
                        title: "Volume",
                        content: .slider(\.volume, low: "speaker.fill", high: "speaker.wave.3.fill"))
                ]),
            SettingsSection(rows: [
                SettingsRow(title: "Keyboard Clicks", content: .toggle(\.keyboardClicks)),
                SettingsRow(title: "Lock Sound", content: .toggle(\.lockSound)),
            ]),
        ]
    }
}

final class DisplayViewController: RowsViewController {
    override var sections: [SettingsSection] {
        [
            SettingsSection(
                rows: [
                    SettingsRow(
                        title: "Appearance",
                        content: .link(value: preferences.appearance.rawValue) { [weak self, preferences] in
                            ChoiceViewController(title: "Appearance", selection: preferences.appearance) {
                                preferences.appearance = $0
                                self?.applyAppearance()
                            }
                        })
                ]),
            SettingsSection(
                header: "Brightness",
                rows: [
                    SettingsRow(
                        title: "Brightness",
                        content: .slider(\.brightness, low: "sun.min.fill", high: "sun.max.fill")),
                    SettingsRow(title: "True Tone", content: .toggle(\.trueTone)),
                ],
                footer: "Adapts the display to the light around it, so that colours look the same everywhere."),
            SettingsSection(rows: [
                SettingsRow(title: "Bold Text", content: .toggle(\.boldText)),
                SettingsRow(
                    title: "Auto‑Lock",
                    content: .link(value: preferences.autoLock.rawValue) { [preferences] in
                        ChoiceViewController(title: "Auto‑Lock", selection: preferences.autoLock) {
                            preferences.autoLock = $0
                        }
                    }),
            ]),
        ]
    }

    private func applyAppearance() {
        navigationController?.view.window?.overrideUserInterfaceStyle =
            switch preferences.appearance {
            case .automatic: .unspecified
            case .light: .light
            case .dark: .dark
            }
    }
}

final class KeyboardViewController: RowsViewController {
    override var sections: [SettingsSection] {
        [
            SettingsSection(
                header: "All Keyboards",
                rows: [
                    SettingsRow(title: "Auto‑Correction", content: .toggle(\.autoCorrection)),
                    SettingsRow(title: "Smart Punctuation", content: .toggle(\.smartPunctuation)),
                ]),
            SettingsSection(
                header: "Hardware Keyboard",
                rows: [
                    SettingsRow(
                        title: "Switch Languages with Caps Lock", content: .toggle(\.capsLockSwitchesLanguage))
                ],
                footer: "Press and hold Caps Lock to type capital letters."),
        ]
    }
}
