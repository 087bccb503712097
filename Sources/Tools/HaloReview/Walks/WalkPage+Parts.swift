extension WalkPage {
  /// The style of the page, in addition to that of an audit's page.
  static let style = String(decoding: PackageResources.walk_css, as: UTF8.self)

  /// The whole script of the page.
  static let script = HTMLReport.script([
    PackageResources.film_js, PackageResources.walk_list_js, PackageResources.walk_view_js,
    PackageResources.walk_start_js,
  ])

  /// The filters, whose choices the script adds.
  static let filters = """
    <div class="filters" role="search" aria-label="Filters">
    <label class="field" for="text"><span class="said-only">Filter by text</span>
    <input type="search" id="text" autocomplete="off" spellcheck="false" \
    placeholder="Filter by file, step, words"></label>
    <div class="states" id="states" role="group" aria-label="Result"></div>
    </div>
    """

  /// The view of one walk: what is wrong, the moments around the failing step, the film, the steps.
  static let walkView = """
    <section id="view-of-walk" aria-labelledby="name">
    <header class="heading">
    <div class="title">
    <h2 id="name" dir="auto"></h2>
    <p class="verdict"><span class="chip" id="state"></span> <span id="where" dir="auto"></span></p>
    </div>
    <div class="buttons steps" role="group" aria-label="Walk">
    <button type="button" id="previous" aria-label="Previous walk">↑</button>
    <button type="button" id="next" aria-label="Next walk">↓</button>
    </div>
    </header>
    <ul class="mistakes" id="mistakes" aria-label="Mistakes"></ul>
    <dl class="facts failure" id="failure"></dl>
    <div class="stage two" id="stage"></div>
    <div class="below" id="below">
    \(HTMLReport.filmCard("The steps on film"))
    <section class="card" id="steps-card" aria-labelledby="steps-name">
    <h3 id="steps-name">Steps</h3>
    <ol class="walked" id="steps"></ol>
    </section>
    </div>
    </section>
    <p class="empty" id="empty" hidden>No walk matches. Remove a filter to see more.</p>
    """
}
