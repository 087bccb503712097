import UIKit

/// A screen that changes preferences and reports the changes.
@MainActor
protocol SettingsScreen: AnyObject {
    var preferencesDidChange: (() -> Void)? { get set }
}
