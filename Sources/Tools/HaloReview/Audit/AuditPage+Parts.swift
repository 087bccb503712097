extension AuditPage {
  /// The controls for the whole page.
  static let commands = """
    <div class="buttons" role="group" aria-label="View">
    <button type="button" id="view-findings" aria-pressed="true">Findings</button>
    <button type="button" id="view-screens" aria-pressed="false">Screens</button>
    </div>
    <button type="button" id="open-keys" aria-haspopup="dialog">Keys</button>
    """

  /// The filters, whose choices the script adds.
  static let filters = """
    <div class="filters" role="search" aria-label="Filters">
    <label class="field" for="text"><span class="said-only">Filter by text</span>
    <input type="search" id="text" autocomplete="off" spellcheck="false" \
    placeholder="Filter by item, rule, words"></label>
    <div class="states" id="severities" role="group" aria-label="Severity"></div>
    <div class="selects" id="selects"></div>
    </div>
    """

  /// The view of one finding: its screen, its description and the film.
  static let findingView = """
    <section id="view-of-finding" aria-labelledby="name">
    <header class="heading">
    <div class="title">
    <h2 id="name"></h2>
    <p class="verdict"><span class="chip" id="severity"></span> <code id="rule"></code> \
    <span id="where" dir="auto"></span></p>
    </div>
    <div class="buttons steps" role="group" aria-label="Finding">
    <button type="button" id="previous" aria-label="Previous finding">↑</button>
    <button type="button" id="next" aria-label="Next finding">↓</button>
    </div>
    </header>
    <p class="why" id="why" dir="auto"></p>
    <details class="places" id="places" hidden><summary id="places-count"></summary>
    <ol id="places-list"></ol></details>
    <p class="accepted-why" id="accepted-why" dir="auto" hidden></p>
    <div class="stage" id="stage"></div>
    <ol class="legend" id="legend" aria-label="Items"></ol>
    <div class="below" id="below">
    \(HTMLReport.filmCard("What shows it"))
    <div class="beside">
    <section class="card" aria-labelledby="help-name">
    <h3 id="help-name">What to do</h3>
    <p id="help"></p>
    <dl class="facts" id="facts"></dl>
    </section>
    <section class="card" aria-labelledby="numbers-name">
    <h3 id="numbers-name">The screen in numbers</h3>
    <dl class="facts" id="numbers"></dl>
    </section>
    </div>
    </div>
    </section>
    <p class="empty" id="empty" hidden></p>
    """

  /// The view with the metrics of all screens.
  static let screensView = """
    <section class="matrix" id="view-of-screens" aria-labelledby="screens-name" hidden>
    <header class="heading">
    <div class="title"><h2 id="screens-name">Screens</h2>
    <p class="verdict" id="screens-words"></p></div>
    </header>
    <div class="table" id="table" role="group" tabindex="0" aria-label="Numbers of all screens"></div>
    </section>
    """
}
