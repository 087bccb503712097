import UIKit

/// A section of a screen of settings.
struct SettingsSection {
    var header: String?
    var rows: [SettingsRow]
    var footer: String?
}

/// A row of a screen of settings: its title and what can be done with it.
struct SettingsRow {
    enum Content {
        /// A text that cannot be changed.
        case value(String)
        case toggle(ReferenceWritableKeyPath<Preferences, Bool>)
        case slider(ReferenceWritableKeyPath<Preferences, Float>, low: String, high: String)
        /// Opens another screen; the value is shown at the right.
        case link(value: String?, destination: @MainActor () -> UIViewController)
    }

    var title: String
    var content: Content
}
