import Foundation
import HaloSceneGraph

/// The parts of a date in the order in which they are written in a language.
struct DatePattern: Equatable {
  enum Part: Equatable {
    case literal(String)
    /// The day, the month or the year, and the letters that specify how it is written.
    case component(Calendar.Component, format: String)
  }

  var parts: [Part] = []

  /// Creates the pattern of day, month and year for `locale`.
  init(locale: Locale) {
    let pattern = DateFormatter.dateFormat(fromTemplate: "dMMMy", options: 0, locale: locale)
    self.init(pattern ?? "d MMM y")
  }

  /// Creates a pattern from a string in the Unicode format (UTS #35), with literals in apostrophes.
  init(_ pattern: String) {
    var isQuoted = false
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, let component = Self.components[character] {
        add(character, to: component)
      } else {
        add(character)
      }
    }
  }

  var components: [Calendar.Component] {
    parts.compactMap { if case .component(let component, _) = $0 { component } else { nil } }
  }

  private static let components: [Character: Calendar.Component] = [
    "d": .day, "M": .month, "L": .month, "y": .year,
  ]

  private mutating func add(_ letter: Character, to component: Calendar.Component) {
    if case .component(component, let format) = parts.last {
      parts[parts.count - 1] = .component(component, format: format + String(letter))
    } else {
      parts.append(.component(component, format: String(letter)))
    }
  }

  private mutating func add(_ character: Character) {
    if case .literal(let text) = parts.last {
      parts[parts.count - 1] = .literal(text + String(character))
    } else {
      parts.append(.literal(String(character)))
    }
  }
}

extension Calendar {
  /// Returns `date` with one component changed.
  ///
  /// The other components are kept if that day exists; the day wraps inside its month, and the
  /// month inside its year.
  func date(_ date: Date, adjusting component: Component, by adjustment: Adjustment) -> Date {
    let sign = adjustment.isIncrement ? 1 : -1
    let steps =
      switch (adjustment.size, component) {
      case (.smallest, _), (.step, _): 1
      case (.large, .day): 7
      case (.large, .month): 3
      case (.large, _): 10
      case (.end, _): stepsToEnd(of: component, from: date, isIncrement: adjustment.isIncrement)
      }
    let changed = self.date(
      byAdding: component, value: sign * steps, to: date,
      wrappingComponents: component != .year && adjustment.size != .end)
    return changed ?? date
  }

  /// Returns the steps to the end of a component's range; 0 for the year, which has no end.
  private func stepsToEnd(
    of component: Component, from date: Date, isIncrement: Bool
  ) -> Int {
    let larger: Component? = component == .day ? .month : component == .month ? .year : nil
    guard let larger, let range = range(of: component, in: larger, for: date) else { return 0 }
    let present = self.component(component, from: date)
    return max(0, isIncrement ? range.upperBound - 1 - present : present - range.lowerBound)
  }
}
