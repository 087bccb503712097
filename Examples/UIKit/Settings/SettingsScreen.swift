import UIKit

/// A screen that changes preferences and says so.
@MainActor
protocol SettingsScreen: AnyObject {
    var preferencesDidChange: (() -> Void)? { get set }
}
