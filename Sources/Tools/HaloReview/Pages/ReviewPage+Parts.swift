extension ReviewPage {
  /// Returns the controls for all pictures.
  static func commands(isCatalogue: Bool) -> String {
    """
    <div class="buttons" role="group" aria-label="View">
    <button type="button" id="view-picture" aria-pressed="true">Pictures</button>
    <button type="button" id="view-matrix" aria-pressed="false">Matrix</button>
    </div>
    \(isCatalogue ? "" : decisions)
    <button type="button" id="open-keys" aria-haspopup="dialog">Keys</button>
    """
  }

  private static let decisions = """
    <button type="button" id="open-decisions" aria-haspopup="dialog">Decisions \
    <span class="badge" id="tally">0</span></button>
    """

  /// The filters, whose choices the script adds.
  static let filters = """
    <div class="filters" role="search" aria-label="Filters">
    <label class="field" for="text"><span class="said-only">Filter by text</span>
    <input type="search" id="text" autocomplete="off" spellcheck="false" \
    placeholder="Filter by name, focus, finding"></label>
    <div class="states" id="states" role="group" aria-label="State"></div>
    <div class="selects" id="selects"></div>
    </div>
    """

  /// The view of one picture: its state, the picture and its facts.
  static let picture = """
    <section class="picture" id="view-of-picture" aria-labelledby="name">
    <header class="heading">
    <div class="title">
    <h2 id="name" dir="auto"></h2>
    <p class="verdict"><span class="chip" id="state"></span> <span id="difference"></span></p>
    </div>
    <div class="buttons" id="decide" role="group" aria-label="Decision">
    <button type="button" class="accept" data-decision="accept" aria-pressed="false">Accept</button>
    <button type="button" class="reject" data-decision="reject" aria-pressed="false">Reject</button>
    <button type="button" data-decision="undecided" aria-pressed="true">Undecided</button>
    </div>
    <div class="buttons steps" role="group" aria-label="Picture">
    <button type="button" id="previous" aria-label="Previous picture">↑</button>
    <button type="button" id="next" aria-label="Next picture">↓</button>
    </div>
    </header>
    <div class="tools">
    <div class="buttons" id="modes" role="group" aria-label="How to compare">
    <button type="button" data-mode="side" aria-pressed="true">Side by side</button>
    <button type="button" data-mode="slider" aria-pressed="false">Slider</button>
    <button type="button" data-mode="blend" aria-pressed="false">Blend</button>
    <button type="button" data-mode="blink" aria-pressed="false">Blink</button>
    <button type="button" data-mode="difference" aria-pressed="false">Difference</button>
    </div>
    <button type="button" id="boxes" aria-pressed="true">Boxes</button>
    <button type="button" id="flip" hidden>Show before</button>
    <label class="amount" id="amount" hidden><span id="amount-name">Position</span>
    <input type="range" id="amount-value" min="0" max="100" value="50"></label>
    <label class="zoom">Size <select id="zoom">
    <option value="fit">Fit</option><option value="1">100 %</option>
    <option value="2">200 %</option><option value="4">400 %</option>
    </select></label>
    </div>
    <div class="stage" id="stage"></div>
    \(HTMLReport.film)
    <p class="remark" id="remark" hidden></p>
    <div class="known" id="known"></div>
    </section>
    <p class="empty" id="empty" hidden>No picture matches. Remove a filter to see more.</p>
    """

  static let matrix = """
    <section class="matrix" id="view-of-matrix" aria-labelledby="matrix-name" hidden>
    <header class="heading">
    <div class="title"><h2 id="matrix-name">Matrix</h2>
    <p class="verdict" id="matrix-words"></p></div>
    <button type="button" id="worst" aria-pressed="true">Worst first</button>
    </header>
    <div class="table" id="table" role="group" tabindex="0" aria-label="Matrix of all pictures"></div>
    </section>
    """

  static let dialogs = """
    <dialog id="decisions" aria-labelledby="decisions-name">
    <h2 id="decisions-name">Decisions</h2>
    <p id="decisions-words"></p>
    <p>Save them, then let Halo carry them out:</p>
    <p class="command"><code id="command" dir="ltr"></code></p>
    <label for="json">The file’s text, to be copied where nothing can be saved</label>
    <textarea id="json" rows="7" readonly spellcheck="false" dir="ltr"></textarea>
    <form method="dialog" class="buttons">
    <button type="button" id="save" class="main" autofocus>Save decisions.json</button>
    <button type="button" id="copy">Copy</button>
    <button type="button" id="forget">Forget all</button>
    <button>Close</button>
    </form>
    </dialog>
    """
}
