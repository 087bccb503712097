import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The reminders in their lists.
struct ReminderStore {
  struct Reminder: Equatable {
    var id: String
    var title: String
    var due: String
    var isDone = false
  }

  struct List {
    var id: String
    var title: String
    var symbol: Symbol
    var reminders: [Reminder]
  }

  private(set) var lists: [List]
  private var lastNumber = 0

  @MainActor
  init() {
    func list(
      _ id: String, _ title: String, _ symbol: Symbol, _ items: [(String, String)]
    ) -> List {
      List(
        id: id, title: title, symbol: symbol,
        reminders: items.enumerated().map { index, item in
          Reminder(id: "\(id)-\(index)", title: item.0, due: item.1)
        })
    }
    lists = [
      list(
        "today", "Today", Symbols.clock,
        [
          ("Call the harbour office", "9:00"), ("Water the basil", "10:30"),
          ("Send the film to the lab", "12:00"), ("Buy coffee and bread", "16:00"),
          ("Read chapter seven", "20:00"),
        ]),
      list(
        "errands", "Errands", Symbols.building,
        [
          ("Collect the mended shoes", "Tomorrow"), ("Take the letter to Ada", "Tomorrow"),
          ("Return the library books", "Friday"), ("Find a frame for the print", "Saturday"),
          ("Buy stamps", "Saturday"), ("Ask about the bicycle lamp", ""),
        ]),
      list(
        "garden", "Garden", Symbols.leaf,
        [
          ("Sow the late lettuce", "Sunday"), ("Cut back the mint", "Sunday"),
          ("Water the lemon tree", "Every Tuesday"), ("Order tulip bulbs", "September"),
          ("Mend the gate", ""), ("Build a frame for the beans", ""),
        ]),
      list(
        "evenings", "Evenings", Symbols.moon,
        [
          ("Choose a film for Thursday", "Thursday"), ("Write to the choir", "Thursday"),
          ("Rehearse the slow part", "Every day"), ("Look for the comet", "After ten"),
        ]),
    ]
  }

  /// Returns the reminders whose titles contain every word of `query`, ignoring case and accents.
  func matches(_ query: String) -> [Reminder] {
    let words = query.folded.split(separator: " ")
    guard !words.isEmpty else { return [] }
    return lists.flatMap(\.reminders).filter { reminder in
      let title = reminder.title.folded
      return words.allSatisfy { title.contains($0) }
    }
  }

  func reminder(_ id: String) -> Reminder? {
    lists.lazy.flatMap(\.reminders).first { $0.id == id }
  }

  func index(ofListWith id: String) -> Int? {
    lists.firstIndex { $0.reminders.contains { $0.id == id } }
  }

  mutating func toggle(_ id: String) {
    for list in lists.indices {
      for index in lists[list].reminders.indices where lists[list].reminders[index].id == id {
        lists[list].reminders[index].isDone.toggle()
      }
    }
  }

  /// Adds a reminder at the end of a list and returns it.
  mutating func add(to list: Int) -> Reminder {
    lastNumber += 1
    let number = lastNumber == 1 ? "" : " \(lastNumber)"
    let new = Reminder(id: "new-\(lastNumber)", title: "New reminder\(number)", due: "")
    lists[list].reminders.append(new)
    return new
  }

  mutating func rename(_ id: String, _ title: String) {
    for list in lists.indices {
      for index in lists[list].reminders.indices where lists[list].reminders[index].id == id {
        lists[list].reminders[index].title = title
      }
    }
  }

  /// Moves a reminder to the end of another list.
  mutating func move(_ id: String, to list: Int) {
    guard let reminder = reminder(id) else { return }
    remove(id)
    lists[list].reminders.append(reminder)
  }

  mutating func remove(_ id: String) {
    for list in lists.indices { lists[list].reminders.removeAll { $0.id == id } }
  }
}

extension String {
  /// The text without case and accents.
  fileprivate var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
