import Foundation
import HaloAudit
import HaloMarkup

/// The page of an audit.
///
/// It shows every finding with its screen, its reason and a film of the keys that show it, in one
/// file that needs neither a server nor the network.
package struct AuditPage {
  private let version: String
  private var screens: [Screen] = []
  private var findings: [Finding] = []
  /// The mistakes of files that could not be audited.
  private var unread: [AuditReport.Unread] = []
  private var sights: [AuditSight] = []
  private var films: [StepFilm] = []
  /// The pictures of the page.
  package var archive = PictureArchive()

  /// Creates an empty page.
  ///
  /// - Parameter version: the version of Halo.
  package init(version: String) { self.version = version }

  /// Adds a picture of a screen and returns its number.
  package mutating func add(_ sight: AuditSight) -> AuditSight.Number {
    sights.append(sight)
    return AuditSight.Number(value: sights.count - 1)
  }

  /// Adds a film and returns its number.
  package mutating func add(_ film: StepFilm) -> StepFilm.Number {
    films.append(film)
    return StepFilm.Number(value: films.count - 1)
  }

  /// Adds a screen under one model with all its findings.
  ///
  /// - Parameters:
  ///   - audit: the result of the audit.
  ///   - file: the path of the file that describes the screen; nil for none.
  ///   - picture: returns the numbers of the picture and the film for a finding; nil for no film.
  /// - Throws: The errors of `picture`.
  package mutating func add(
    _ audit: FocusAudit, file: String?,
    picture: (AuditFinding, inout AuditPage) throws -> (AuditSight.Number, StepFilm.Number?)
  ) rethrows {
    let screen = screens.count
    screens.append(
      Screen(name: audit.screen, model: audit.model, file: file, metrics: audit.metrics))
    let all =
      audit.findings.map { ($0, String?.none) } + audit.accepted.map { ($0.finding, $0.reason) }
    for (finding, reason) in all {
      let (sight, film) = try picture(finding, &self)
      findings.append(
        Finding(
          finding, reason: reason, screen: screen, sight: sight.value, film: film?.value))
    }
  }

  /// Adds a mistake of a file that could not be audited.
  package mutating func add(_ file: AuditReport.Unread) { unread.append(file) }

  /// The bytes of an HTML file; takes O(n) in the bytes of the pictures.
  package var bytes: [UInt8] {
    get throws {
      try HTMLReport.bytes(
        title: "Focus audit: \(summary)", kind: "audit", body: body,
        style: HTMLReport.style + Self.style, script: Self.script,
        files: archive.pool.files,
        content: Content(screens: screens, findings: findings, sights: sights, films: films))
    }
  }

  // MARK: Data

  /// The data that the script reads.
  private struct Content: Encodable {
    var screens: [Screen]
    var findings: [Finding]
    var sights: [AuditSight]
    var films: [StepFilm]
  }

  private struct Screen: Encodable {
    var name, model: String
    var file: String?
    var metrics: GraphMetrics
  }

  private struct Finding: Encodable {
    var screen, sight: Int
    var film: Int?
    var rule, title, severity, keys, why, help, source: String
    var items: [String]
    /// The other places of the same problem.
    var others: [AuditFinding.Place]
    var line: Int?
    /// The reason why the finding is accepted; nil if it is not.
    var reason: String?

    init(_ finding: AuditFinding, reason: String?, screen: Int, sight: Int, film: Int?) {
      (self.screen, self.sight, self.film, self.reason) = (screen, sight, film, reason)
      (rule, title) = (finding.rule.rawValue, finding.rule.title)
      (severity, keys, line) = (finding.severity.rawValue, finding.keys, finding.line)
      (why, help, source) = (finding.why, finding.help, finding.source)
      (items, others) = (finding.items, finding.others)
    }
  }

  // MARK: Content

  private func count(_ severity: AuditFinding.Severity) -> Int {
    findings.count { $0.reason == nil && $0.severity == severity.rawValue }
  }

  /// The numbers of findings in words, with the class of their look.
  private var counts: [(look: String, words: String)] {
    let accepted = findings.count { $0.reason != nil }
    return AuditFinding.Severity.allCases.map { severity in
      let count = count(severity)
      return (
        count == 0 ? "none" : severity.rawValue,
        "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
      )
    } + [(accepted == 0 ? "none" : "accepted", "\(accepted) accepted")]
      + (unread.isEmpty ? [] : [("unread", "\(unread.fileCount) not read")])
  }

  private var summary: String { counts.map(\.words).joined(separator: ", ") }

  /// The mistakes of files that could not be audited; empty if there are none.
  private var unreadView: String {
    guard !unread.isEmpty else { return "" }
    let items = unread.map { "<li dir=\"auto\">\(HTMLText.escaped($0.problem))</li>" }
      .joined()
    return """
      <section class="unread" aria-labelledby="unread-name">
      <h2 id="unread-name">Not read</h2>
      <ul>\(items)</ul>
      </section>

      """
  }

  private var body: String {
    let chips = counts.map { "<li class=\"chip is-\($0.look)\">\($0.words)</li>" }.joined()
    return """
      <a class="skip" href="#main">To the finding</a>
      <header class="top">
      <div class="names">
      <h1>Focus audit</h1>
      <ul class="chips" aria-label="Findings">\(chips)</ul>
      <p class="version">Halo \(HTMLText.escaped(version))</p>
      </div>
      \(Self.commands)
      </header>
      \(HTMLReport.withoutScripts)
      <div class="body">
      <nav class="browse" aria-labelledby="browse-name">
      <h2 class="said-only" id="browse-name">Findings</h2>
      \(Self.filters)
      <p class="count" id="count" role="status"></p>
      <ol class="list" id="list"></ol>
      </nav>
      <main id="main" tabindex="-1">
      \(unreadView)\(Self.findingView)
      \(Self.screensView)
      <footer class="about">
      <h2>About this report</h2>
      <p>Times of films are of the screen’s own clock: a key is pressed when all that the one before \
      it has set off is at rest.</p>
      </footer>
      </main>
      </div>
      \(HTMLReport.end)
      """
  }
}

extension StepFilm {
  /// The number of a film on a page.
  package struct Number { fileprivate(set) var value: Int }
}

extension AuditSight {
  /// The number of a picture on a page.
  package struct Number { fileprivate(set) var value: Int }
}
