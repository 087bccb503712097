import Foundation

/// A reservation, and the conditions for its completeness.
struct Reservation {
    enum Room: Int, CaseIterable {
        case single, double, suite

        var title: String {
            switch self {
            case .single: "Single"
            case .double: "Double"
            case .suite: "Suite"
            }
        }

        var pricePerNight: Int {
            switch self {
            case .single: 95
            case .double: 140
            case .suite: 260
            }
        }
    }

    /// A text that must be valid before the reservation can be saved.
    enum Field: CaseIterable {
        case name, email, phone, arrival
    }

    var texts: [Field: String] = [:]
    var room = Room.double
    var nights = 3
    var wantsBreakfast = true
    var notes = ""

    static let nightlyBreakfast = 18

    var price: Int {
        nights * (room.pricePerNight + (wantsBreakfast ? Self.nightlyBreakfast : 0))
    }

    var isComplete: Bool {
        Field.allCases.allSatisfy { problem(with: $0) == nil }
    }

    /// Returns the problem with a text, in words for the user; nil if it is valid.
    func problem(with field: Field) -> String? {
        let text = (texts[field] ?? "").trimmingCharacters(in: .whitespaces)
        switch field {
        case .name:
            return text.isEmpty ? "Please enter the name of the guest." : nil
        case .email:
            let parts = text.split(separator: "@", omittingEmptySubsequences: false)
            let isAddress = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
            return isAddress ? nil : "An address looks like anna@example.com."
        case .phone:
            let digits = text.filter(\.isNumber).count
            return text.isEmpty || digits >= 6 ? nil : "A number has at least six digits."
        case .arrival:
            let numbers = text.split(separator: "/").compactMap { Int($0) }
            let isDate = numbers.count == 2 && (1...31).contains(numbers[0]) && (1...12).contains(numbers[1])
            return isDate ? nil : "Please enter day and month, as 24/12."
        }
    }
}
