import UIKit

/// An entry of the sidebar.
enum SettingsCategory: CaseIterable {
    case airplaneMode, wifi, bluetooth
    case notifications, sounds
    case general, display, keyboard

    /// The sidebar's sections, from top to bottom.
    static let sections: [[SettingsCategory]] = [
        [.airplaneMode, .wifi, .bluetooth],
        [.notifications, .sounds],
        [.general, .display, .keyboard],
    ]

    var title: String {
        switch self {
        case .airplaneMode: "Airplane Mode"
        case .wifi: "Wi‑Fi"
        case .bluetooth: "Bluetooth"
        case .notifications: "Notifications"
        case .sounds: "Sounds"
        case .general: "General"
        case .display: "Display & Brightness"
        case .keyboard: "Keyboard"
        }
    }

    var symbolName: String {
        switch self {
        case .airplaneMode: "airplane"
        case .wifi: "wifi"
        case .bluetooth: "antenna.radiowaves.left.and.right"
        case .notifications: "bell.fill"
        case .sounds: "speaker.wave.2.fill"
        case .general: "gearshape.fill"
        case .display: "sun.max.fill"
        case .keyboard: "keyboard"
        }
    }

    var tint: UIColor {
        switch self {
        case .airplaneMode: .systemOrange
        case .wifi, .bluetooth: .systemBlue
        case .notifications: .systemRed
        case .sounds: .systemPink
        case .general, .keyboard: .systemGray
        case .display: .systemIndigo
        }
    }

    /// Returns the text at the right of the entry; nil if there is none.
    func value(in preferences: Preferences) -> String? {
        switch self {
        case .wifi where !preferences.wifi: "Off"
        case .wifi: preferences.currentNetwork?.name ?? "Not Connected"
        case .bluetooth: preferences.bluetooth ? "On" : "Off"
        default: nil
        }
    }

    /// Returns the screen that the entry opens; nil for airplane mode, which is only a switch.
    @MainActor
    func makeViewController(preferences: Preferences) -> UIViewController? {
        switch self {
        case .airplaneMode: nil
        case .wifi: WiFiViewController(preferences: preferences)
        case .bluetooth: BluetoothViewController(preferences: preferences)
        case .notifications: NotificationsViewController(preferences: preferences)
        case .sounds: SoundsViewController(preferences: preferences)
        case .general: GeneralViewController(preferences: preferences)
        case .display: DisplayViewController(preferences: preferences)
        case .keyboard: KeyboardViewController(preferences: preferences)
        }
    }
}
