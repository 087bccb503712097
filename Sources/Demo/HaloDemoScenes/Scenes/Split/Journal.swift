import HaloArtwork
import HaloDisplayList
import HaloSceneGraph

/// The notebooks of a traveller's journal and their entries.
@MainActor
struct Journal {
  struct Notebook {
    let id: String
    let title: String
    let symbol: Symbol
  }

  struct Entry {
    let picture: JournalPicture
    let date: String
    let text: String
    let tags: [String]
    /// The index in ``Journal/notebooks``.
    var notebook: Int
    var isFavourite = false

    var id: String { picture.artwork.name }
    var title: String { picture.artwork.title }
    var place: String { picture.artwork.place }
  }

  /// The order of the entries in a notebook.
  enum Order: CaseIterable {
    case newestFirst, oldestFirst, title, place

    var title: String {
      switch self {
      case .newestFirst: "Newest first"
      case .oldestFirst: "Oldest first"
      case .title: "By title"
      case .place: "By place"
      }
    }
  }

  let notebooks = [
    Notebook(id: "all", title: "All entries", symbol: Symbols.album),
    Notebook(id: "mountains", title: "Mountains", symbol: Symbols.mountain),
    Notebook(id: "water", title: "By the water", symbol: Symbols.wave),
    Notebook(id: "cities", title: "Cities", symbol: Symbols.building),
    Notebook(id: "gardens", title: "Gardens", symbol: Symbols.leaf),
    Notebook(id: "night", title: "Night sky", symbol: Symbols.moon),
  ]
  /// The entries, the newest first.
  private(set) var entries = Journal.written
  var order = Order.newestFirst

  /// Returns the entries of a notebook that contain every word of `query`, in the present order.
  func entries(in notebook: Int, matching query: String = "") -> [Entry] {
    let words = query.split(separator: " ")
    let found = entries.filter { entry in
      (notebook == 0 || entry.notebook == notebook)
        && words.allSatisfy { word in
          ([entry.title, entry.place] + entry.tags).contains {
            $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
          }
        }
    }
    return switch order {
    case .newestFirst: found
    case .oldestFirst: found.reversed()
    case .title: found.sorted { $0.title < $1.title }
    case .place: found.sorted { $0.place < $1.place }
    }
  }

  func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }

  /// Returns two entries of the same notebook, which follow the entry in it.
  func related(to entry: Entry) -> [Entry] {
    let all = entries.filter { $0.notebook == entry.notebook }
    guard let place = all.firstIndex(where: { $0.id == entry.id }) else { return [] }
    return (1..<min(3, all.count)).map { all[(place + $0) % all.count] }
  }

  mutating func move(_ id: String, to notebook: Int) {
    for index in entries.indices where entries[index].id == id {
      entries[index].notebook = notebook
    }
  }

  mutating func toggleFavourite(_ id: String) {
    for index in entries.indices where entries[index].id == id {
      entries[index].isFavourite.toggle()
    }
  }

  /// Returns the pictures of an entry, the first of which is its own.
  func pictures(of entry: Entry) -> [JournalPicture] {
    let all = JournalPicture.all
    let own = all.firstIndex { $0.artwork.name == entry.id } ?? 0
    return [0, 3, 7, 12, 18].map { all[(own + $0) % all.count] }
  }
}
