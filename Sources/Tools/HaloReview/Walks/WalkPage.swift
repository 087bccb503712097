import Foundation
import HaloLayoutFiles
import HaloMarkup

/// The page of a run of walks.
///
/// It shows every walk with its steps, and of one that fails the moments before and after the first
/// failing step, the reason, and a film of the steps that lead there, in one file that needs neither
/// a server nor the network.
package struct WalkPage {
  /// The pictures of a walk's first failing step.
  package struct Sight {
    /// The screen before and after the step.
    var before, after: StoredPicture
    /// A film of the steps up to this one; nil if none of them acts.
    var film: StepFilm?

    package init(before: StoredPicture, after: StoredPicture, film: StepFilm?) {
      (self.before, self.after, self.film) = (before, after, film)
    }
  }

  private let version: String
  private var report = WalkReport()
  private var sights: [Sight?] = []
  /// The pictures of the page.
  package var archive = PictureArchive()

  /// Creates an empty page.
  ///
  /// - Parameter version: the version of Halo.
  package init(version: String) { self.version = version }

  /// Adds the result of a walk, with pictures of its first failing step; nil for none.
  package mutating func add(_ result: WalkResult, _ sight: Sight?) {
    report.add(result)
    sights.append(sight)
  }

  /// The bytes of an HTML file; takes O(n) in the bytes of the pictures.
  package var bytes: [UInt8] {
    get throws {
      try HTMLReport.bytes(
        title: "Walks: \(report.summary)", kind: "walks", body: body,
        style: HTMLReport.style + AuditPage.style + Self.style, script: Self.script,
        files: archive.pool.files,
        content: Content(walks: zip(report.results, sights).map(Walk.init)))
    }
  }

  // MARK: Data

  /// The data that the script reads.
  private struct Content: Encodable {
    var walks: [Walk]
  }

  private struct Walk: Encodable {
    var file, state: String
    var mistakes: [String]
    var skipped, start: String?
    var steps: [Step]
    var before, after: StoredPicture?
    var film: StepFilm?

    init(_ result: WalkResult, _ sight: Sight?) {
      (file, state) = (result.file, result.state.rawValue)
      mistakes = result.mistakes.map(\.description)
      (skipped, start) = (result.skipped, result.start)
      steps = result.steps.map(Step.init)
      (before, after, film) = (sight?.before, sight?.after, sight?.film)
    }
  }

  private struct Step: Encodable {
    var number: Int
    var name: String
    var line: Int?
    /// The item with the focus after the step; nil for none.
    var focus: String?
    var failure: Failure?

    init(_ step: WalkResult.Step) {
      (number, name, line) = (step.record.step, step.name, step.line)
      focus = step.record.to
      failure = step.failure.map(Failure.init)
    }
  }

  private struct Failure: Encodable {
    var expected, actual, problem: String
    var why: String?

    init(_ failure: WalkFailure) {
      (expected, actual) = (failure.expected, failure.actual)
      (problem, why) = (failure.problem, failure.why)
    }
  }

  // MARK: Content

  private var body: String {
    let chips = report.counts.map { count in
      "<li class=\"chip \(Self.look(of: count.state))\">\(count.words)</li>"
    }
    return """
      <a class="skip" href="#main">To the walk</a>
      <header class="top">
      <div class="names">
      <h1>Walks</h1>
      <ul class="chips" aria-label="Results">\(chips.joined())</ul>
      <p class="version">Halo \(HTMLText.escaped(version))</p>
      </div>
      <button type="button" id="open-keys" aria-haspopup="dialog">Keys</button>
      </header>
      \(HTMLReport.withoutScripts)
      <div class="body">
      <nav class="browse" aria-labelledby="browse-name">
      <h2 class="said-only" id="browse-name">Walks</h2>
      \(Self.filters)
      <p class="count" id="count" role="status"></p>
      <ol class="list" id="list"></ol>
      </nav>
      <main id="main" tabindex="-1">
      \(Self.walkView)
      <footer class="about">
      <h2>About this report</h2>
      <p>Times of films are of the screen’s own clock: a step begins when all that the one before \
      it has set off is at rest.</p>
      </footer>
      </main>
      </div>
      \(HTMLReport.end)
      """
  }

  /// Returns the class of an element in the colours of a verdict.
  private static func look(of state: WalkResult.State) -> String {
    switch state {
    case .passed: "is-new"
    case .failed: "is-gone"
    case .error: "is-changed"
    case .skipped: "is-same"
    }
  }
}
