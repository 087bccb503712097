import Foundation
import HaloMarkup
import HaloSourceText

extension SittingPage {
  /// Returns the HTML of a take: its title, its picture or text, its note, and its facts.
  func card(_ entry: Entry, number: Int) -> String {
    let take = entry.take
    return """
      <li>
      <article class="take \(take.kind.rawValue)" id="take-\(number)" \
      aria-labelledby="title-\(number)">
      <header>
      <a class="number" href="#take-\(number)" aria-label="Take \(number)">\(number)</a>
      <h2 id="title-\(number)" dir="auto">\(HTMLText.escaped(take.title))</h2>
      <p class="kind">\(take.kind.rawValue)</p>
      <p class="time"><time datetime="\(take.time.formatted(.iso8601))">\
      \(Self.text(of: take.time, "HH:mm:ss"))</time></p>
      </header>
      <div class="body">
      \(take.isPicture ? figure(take) : text(entry, number: number))
      <div class="known">
      \(facts(take))
      \(files(entry))
      </div>
      </div>
      </article>
      </li>
      """
  }

  // MARK: Picture and note

  private func figure(_ take: Take) -> String {
    let address = HTMLText.address(ofFile: take.file)
    guard !take.isVideo else {
      return """
        <figure>
        <video class="film" src="\(address)"\(Self.sizes(take)) controls loop muted playsinline \
        preload="metadata" aria-label="\(HTMLText.escaped(Self.description(of: take)))"></video>
        \(note(take, "figcaption"))
        </figure>
        """
    }
    return """
      <figure>
      <a class="picture" href="\(address)"><img src="\(address)"\(Self.sizes(take)) loading="lazy" \
      alt="\(HTMLText.escaped(Self.description(of: take)))">\(arrows(take))</a>
      \(note(take, "figcaption"))
      </figure>
      """
  }

  /// Returns the size of an image as attributes, which keep the layout of the page while images
  /// load; empty if there is nothing to show.
  private static func sizes(_ take: Take) -> String {
    guard take.size.isDrawable else { return "" }
    let (width, height) = (take.size.width.rounded(.up), take.size.height.rounded(.up))
    return " width=\"\(width.short)\" height=\"\(height.short)\""
  }

  private func note(_ take: Take, _ element: String) -> String {
    guard !take.note.isEmpty else { return "" }
    return "<\(element) class=\"note\" dir=\"auto\">\(HTMLText.escaped(take.note))</\(element)>"
  }

  /// Returns a description of the picture: the screen, the keys before it, and the focused item.
  static func description(of take: Take) -> String {
    var words = "\(take.kind == .film ? "Film" : "Picture") of \(take.title)"
    if !take.keys.isEmpty { words += " after \(take.keys.joined(separator: " "))" }
    if let focused = take.fact("Focused"), !focused.isEmpty { words += "; focused: \(focused)" }
    if !take.arrows.isEmpty {
      words += "; \(take.arrows.count == 1 ? "an arrow points" : "arrows point") at something"
    }
    return words
  }

  private func arrows(_ take: Take) -> String {
    guard take.size.isDrawable else { return "" }
    // Arrows over large pictures are drawn thicker, because the page scales such pictures down.
    let shapes = take.arrows.compactMap {
      ArrowShape($0, scale: max(1, take.size.width / Self.shownWidth))
    }
    guard !shapes.isEmpty else { return "" }
    let box = "0 0 \(take.size.width.short) \(take.size.height.short)"
    return "<svg class=\"arrows\" viewBox=\"\(box)\" preserveAspectRatio=\"none\" "
      + "aria-hidden=\"true\">\(ArrowShape.svg(of: shapes))</svg>"
  }

  /// The usual width of a picture on the page, in points.
  private static let shownWidth: CGFloat = 720

  // MARK: Walks and tunings

  private func text(_ entry: Entry, number: Int) -> String {
    let text = entry.text ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.count
    return """
      <div class="script">
      \(note(entry.take, "p"))
      <details\(lines <= Self.fewLines ? " open" : "")>
      <summary>The \(entry.take.kind.rawValue), \(lines) \(lines == 1 ? "line" : "lines")</summary>
      <div class="code">
      <button type="button" class="copy" data-of="text-\(number)">Copy</button>
      <pre id="text-\(number)" role="group" tabindex="0" aria-label="The \(entry.take.kind.rawValue)’s text">\
      \(HTMLText.escaped("\n" + text))</pre>
      </div>
      </details>
      </div>
      """
  }

  /// The largest number of lines of a text that is open at first.
  private static let fewLines = 16

  // MARK: Facts and files

  private func facts(_ take: Take) -> String {
    // Facts without a value are left out.
    var rows = take.facts.compactMap { fact -> String? in
      if fact.name == "Keys", !take.keys.isEmpty { return Self.row("Keys", Self.caps(take.keys)) }
      return fact.value.isEmpty ? nil : Self.row(fact.name, HTMLText.escaped(fact.value))
    }
    if !take.keys.isEmpty, take.fact("Keys") == nil {
      rows.append(Self.row("Keys", Self.caps(take.keys)))
    }
    return rows.isEmpty ? "" : "<dl>\n\(rows.joined(separator: "\n"))\n</dl>"
  }

  private static func row(_ name: String, _ value: String) -> String {
    let kind = name == "Why" ? " class=\"why\"" : ""
    return "<div\(kind)><dt dir=\"auto\">\(HTMLText.escaped(name))</dt>"
      + "<dd dir=\"auto\">\(value)</dd></div>"
  }

  /// Returns the keys as HTML, with a plus sign between keys that are held together.
  private static func caps(_ keys: [String]) -> String {
    let chords = keys.map { key -> String in
      // The names may be `shift+Tab`, but also `+` and `ctrl++`.
      var names = key.split(separator: "+").map(String.init)
      if key.hasSuffix("+") { names.append("+") }
      let caps = names.map { "<kbd>\(HTMLText.escaped(Self.cap($0)))</kbd>" }
      return "<span class=\"chord\">\(caps.joined(separator: "<i>+</i>"))</span>"
    }
    return "<span class=\"keys\">\(chords.joined(separator: " "))</span>"
  }

  /// Returns the name of a key with a capital letter, as it is printed on the key.
  private static func cap(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private func files(_ entry: Entry) -> String {
    let names =
      [(entry.take.file, "")] + (entry.notePicture.map { [($0, "with the note")] } ?? [])
      + entry.take.pages.map { ($0, "before and after") }
    let links = names.map { name, remark in
      let address = name.split(separator: "/").map(String.init).map(HTMLText.address(ofFile:))
        .joined(separator: "/")
      return "<li><a href=\"\(address)\" dir=\"auto\">"
        + "\(HTMLText.escaped(name))</a>\(remark.isEmpty ? "" : " <span>\(remark)</span>")</li>"
    }
    return "<ul class=\"files\" aria-label=\"Files\">\(links.joined())</ul>"
  }
}

extension CGSize {
  /// Whether a picture of this size can be shown.
  fileprivate var isDrawable: Bool {
    width.isFinite && height.isFinite && width >= 1 && height >= 1
  }
}
