import Foundation
import HaloMarkup

/// The page that shows a sitting: one file that needs only the pictures beside it.
struct SittingPage {
  /// A take and the files that belong to it.
  struct Entry {
    var take: Take
    /// The text of a walk; nil for pictures.
    var text: String?
    /// The file in which note and arrows are drawn; nil for none.
    var notePicture: String?
  }

  static let style = String(decoding: PackageResources.sitting_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.sitting_js, as: UTF8.self)

  let date: Date
  let entries: [Entry]

  /// The whole page; O(n) in the takes and their texts.
  var html: String {
    """
    \(HTMLPage.beginning(title: title, style: Self.style))\
    <header class="top">
    <h1>\(HTMLText.escaped(title))</h1>
    <p class="counts">\(HTMLText.escaped(counts))</p>
    </header>
    <main>
    <ol class="takes">
    \(entries.enumerated().map { card($0.element, number: $0.offset + 1) }.joined(separator: "\n"))
    </ol>
    </main>
    \(Self.dialog)
    <p class="said" role="status" id="said"></p>
    \(HTMLPage.end(script: Self.script))
    """
  }

  private var title: String {
    "Sitting of " + Self.text(of: date, "d MMMM yyyy, HH:mm")
  }

  /// The number of takes of each kind, such as `12 shots, 2 films, 1 walk · 3 with a note`.
  private var counts: String {
    let kinds = Take.Kind.allCases.compactMap { kind -> String? in
      let count = entries.count { $0.take.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)\(count == 1 ? "" : "s")"
    }
    let notes = entries.count { !$0.take.note.isEmpty || !$0.take.arrows.isEmpty }
    let all = kinds.isEmpty ? "Nothing yet" : kinds.joined(separator: ", ")
    return notes == 0 ? all : "\(all) · \(notes) with a note"
  }

  /// A date in English and in local time, like everything else on the page.
  static func text(of date: Date, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  /// The dialog for a picture at its full size, which the script fills.
  private static let dialog = """
    <dialog id="large" aria-label="Picture at its full size">
    <div class="bar">
    <p class="place" id="place" aria-live="polite"></p>
    <button type="button" id="zoom" aria-pressed="false">Actual size</button>
    <button type="button" id="previous" aria-label="Previous picture">←</button>
    <button type="button" id="next" aria-label="Next picture">→</button>
    <button type="button" id="close" aria-label="Close">✕</button>
    </div>
    <div class="stage" id="stage" role="group" tabindex="0" aria-label="Picture"></div>
    <p class="note" id="words" dir="auto"></p>
    </dialog>
    """
}
