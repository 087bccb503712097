import Foundation

/// A film for the player.
struct Film {
    let title: String
    let facts: String
    let summary: String
    let duration: TimeInterval
    /// The languages of the sound and of the subtitles; the first of each is the default.
    let soundtracks: [String]
    let subtitles: [String]

    static let feature = Film(
        title: "The Long Thaw", facts: "Drama  ·  2025  ·  2 h 8 min",
        summary: "Two sisters return to the valley their family left, where the ice gives back what it took, "
            + "one summer at a time.",
        duration: 7_680, soundtracks: ["English", "Suomi", "Français"], subtitles: ["Off", "English", "Deutsch"])
}

extension TimeInterval {
    /// The hours, minutes and seconds, as shown beside a scrubber.
    var clockText: String {
        let seconds = Int(rounded())
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
            : String(format: "%d:%02d", minutes, seconds % 60)
    }
}
