import Foundation

/// The user's settings, in one object that all screens share.
final class Preferences {
    enum Appearance: String, CaseIterable {
        case automatic = "Automatic"
        case light = "Light"
        case dark = "Dark"
    }

    enum AutoLock: String, CaseIterable {
        case oneMinute = "1 Minute"
        case twoMinutes = "2 Minutes"
        case fiveMinutes = "5 Minutes"
        case tenMinutes = "10 Minutes"
        case never = "Never"
    }

    enum Previews: String, CaseIterable {
        case always = "Always"
        case whenUnlocked = "When Unlocked"
        case never = "Never"
    }

    struct Network: Hashable {
        var name: String
        var isSecure: Bool
    }

    var airplaneMode = false
    var bluetooth = true

    var wifi = true
    var currentNetwork: Network? = Network(name: "Fjord", isSecure: true)
    var askToJoin = true
    var knownNetworks = [
        Network(name: "Fjord", isSecure: true),
        Network(name: "Fjord Guests", isSecure: false),
        Network(name: "Lighthouse", isSecure: true),
        Network(name: "Harbour Café", isSecure: false),
    ]

    var showPreviews = Previews.whenUnlocked
    var scheduledSummary = false
    var badges = true
    var notificationSounds = true

    var volume: Float = 0.6
    var keyboardClicks = false
    var lockSound = true

    var appearance = Appearance.automatic
    var brightness: Float = 0.75
    var trueTone = true
    var boldText = false
    var autoLock = AutoLock.fiveMinutes

    var autoCorrection = true
    var smartPunctuation = true
    var capsLockSwitchesLanguage = false
}
