import UIKit

/// A film or a series.
struct Title: Hashable {
    let name: String
    let genre: String
    let year: Int
    let minutes: Int
    let summary: String
    let artwork: Artwork
    /// The share that was watched, 0–1; nil for none.
    var progress: Float?

    var facts: String { "\(genre)  ·  \(String(year))  ·  \(minutes / 60) h \(minutes % 60) min" }
}

/// A person in a film.
struct Person: Hashable {
    let givenName: String
    let familyName: String
    let role: String

    var name: String { "\(givenName) \(familyName)" }
    var components: PersonNameComponents {
        var components = PersonNameComponents()
        components.givenName = givenName
        components.familyName = familyName
        return components
    }
}

/// A genre, which a shelf shows as a tile.
struct Genre: Hashable {
    let name: String
    let symbol: String
    let artwork: Artwork
}

enum Catalog {
    static let featured = Title(
        name: "The Long Thaw", genre: "Drama", year: 2025, minutes: 128,
        summary: "Two sisters return to the valley their family left, where the ice gives back "
            + "what it took, one summer at a time.",
        artwork: Artwork(landscape: .mountains, sky: 0x1B2A5C, horizon: 0xF29E7A, ground: 0x20284A))

    static let upNext = [
        Title(
            name: "Harbour Lights", genre: "Crime", year: 2024, minutes: 52,
            summary: "A pilot boat, a missing manifest, and a town that sleeps with its blinds open.",
            artwork: Artwork(landscape: .sea, sky: 0x0E2233, horizon: 0xE8825A, ground: 0x103B52),
            progress: 0.62),
        Title(
            name: "Meridian", genre: "Science Fiction", year: 2026, minutes: 47,
            summary: "The relay went silent at noon. At one minute past, it began to answer.",
            artwork: Artwork(landscape: .space, sky: 0x090A1E, horizon: 0x4B2E83, ground: 0x7E5BD0),
            progress: 0.18),
        Title(
            name: "Night Shift", genre: "Comedy", year: 2023, minutes: 31,
            summary: "Four people keep a city running while it dreams of them.",
            artwork: Artwork(landscape: .city, sky: 0x1D1235, horizon: 0xD9568A, ground: 0x150E26),
            progress: 0.85),
        Title(
            name: "Salt Road", genre: "Adventure", year: 2022, minutes: 118,
            summary: "A caravan, a map drawn from memory, and a well that nobody can find twice.",
            artwork: Artwork(landscape: .desert, sky: 0x5AA9C7, horizon: 0xF6D9A0, ground: 0xC98545),
            progress: 0.4),
        Title(
            name: "Understory", genre: "Documentary", year: 2025, minutes: 55,
            summary: "Below the canopy, where the light arrives late and everything is listening.",
            artwork: Artwork(landscape: .forest, sky: 0xA9D6B5, horizon: 0xE9F2C9, ground: 0x1E4A38),
            progress: 0.09),
    ]

    static let topPicks = [
        Title(
            name: "Paper Moons", genre: "Family", year: 2025, minutes: 96,
            summary: "A boy folds a moon for every night his mother is away.",
            artwork: Artwork(landscape: .space, sky: 0x12224F, horizon: 0x3F7FBF, ground: 0xF2E3B3)),
        Title(
            name: "Copper Sky", genre: "Western", year: 2021, minutes: 122,
            summary: "The telegraph line ends here. So does the law.",
            artwork: Artwork(landscape: .desert, sky: 0xB5482F, horizon: 0xF3B25C, ground: 0x6B2A1E)),
        Title(
            name: "Low Tide", genre: "Mystery", year: 2024, minutes: 104,
            summary: "Twice a day the sea shows what the village would rather forget.",
            artwork: Artwork(landscape: .sea, sky: 0x7FB7C9, horizon: 0xF5E6CF, ground: 0x2C6E7F)),
        Title(
            name: "Ninth Floor", genre: "Thriller", year: 2026, minutes: 109,
            summary: "The lift stops where there is no floor.",
            artwork: Artwork(landscape: .city, sky: 0x10243A, horizon: 0x3E8E8A, ground: 0x0A1521)),
        Title(
            name: "Evergreen", genre: "Romance", year: 2023, minutes: 99,
            summary: "Two foresters, one fire tower, and a winter that will not end.",
            artwork: Artwork(landscape: .forest, sky: 0x2E5E7E, horizon: 0xBFD8D2, ground: 0x123A2E)),
        Title(
            name: "Cold Summit", genre: "Documentary", year: 2022, minutes: 88,
            summary: "Seven attempts, one mountain, and the woman who drew its map.",
            artwork: Artwork(landscape: .mountains, sky: 0x6FA6D8, horizon: 0xEAF2F8, ground: 0x3B4F73)),
        Title(
            name: "Red Giant", genre: "Science Fiction", year: 2024, minutes: 131,
            summary: "The last crew to leave finds that it is not the last.",
            artwork: Artwork(landscape: .space, sky: 0x200A14, horizon: 0x8C2434, ground: 0xF0764F)),
        Title(
            name: "Undertow", genre: "Drama", year: 2020, minutes: 112,
            summary: "A swimmer returns to the bay where she learned to be afraid.",
            artwork: Artwork(landscape: .sea, sky: 0x21304F, horizon: 0x9A86B8, ground: 0x1A4660)),
    ]

    static let genres = [
        Genre(
            name: "Nature", symbol: "leaf.fill",
            artwork: Artwork(landscape: .plain, sky: 0x3F8F6B, horizon: 0x9CCB86, ground: 0x1F5A46)),
        Genre(
            name: "Space", symbol: "sparkles",
            artwork: Artwork(landscape: .plain, sky: 0x1A1547, horizon: 0x5B3FA0, ground: 0xA58BE8)),
        Genre(
            name: "Cities", symbol: "building.2.fill",
            artwork: Artwork(landscape: .plain, sky: 0x7A2E5D, horizon: 0xE48A6B, ground: 0x331634)),
        Genre(
            name: "Oceans", symbol: "drop.fill",
            artwork: Artwork(landscape: .plain, sky: 0x2D6FA8, horizon: 0x8FD0D8, ground: 0x174A78)),
        Genre(
            name: "Heights", symbol: "snowflake",
            artwork: Artwork(landscape: .plain, sky: 0x4C5FA8, horizon: 0xC7B4DE, ground: 0x2C3566)),
    ]

    static let people = [
        Person(givenName: "Ines", familyName: "Aalto", role: "Director"),
        Person(givenName: "Marek", familyName: "Dvořák", role: "Writer"),
        Person(givenName: "June", familyName: "Okafor", role: "Elsa"),
        Person(givenName: "Tomás", familyName: "Reyes", role: "Anton"),
        Person(givenName: "Lena", familyName: "Brandt", role: "Mother"),
        Person(givenName: "Yuki", familyName: "Hara", role: "Music"),
    ]
}
