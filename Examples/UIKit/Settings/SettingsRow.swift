import UIKit

/// A section of a screen of settings.
struct SettingsSection {
    var header: String?
    var rows: [SettingsRow]
    var footer: String?
}

/// A row of a screen of settings, with its title and its control.
struct SettingsRow {
    enum Content {
        /// A text that cannot be changed.
        case value(String)
        case toggle(ReferenceWritableKeyPath<Preferences, Bool>)
        case slider(ReferenceWritableKeyPath<Preferences, Float>, low: String, high: String)
        /// A link to another screen; the value is shown at the right.
        case link(value: String?, destination: @MainActor () -> UIViewController)
    }

    var title: String
    var content: Content
}
