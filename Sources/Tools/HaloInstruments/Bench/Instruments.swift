import FocusGeometry

/// The instruments of a bench; each is made when it is first needed.
@MainActor
final class Instruments {
  private(set) lazy var time = TimeInstrument(bench)
  private(set) lazy var why = WhyInstrument(bench)
  private(set) lazy var loupe = LoupeInstrument(bench)
  private(set) lazy var facts = FactsInstrument(bench)
  private(set) lazy var looks = LooksInstrument(bench)
  private(set) lazy var two = TwoInstrument(bench)
  private(set) lazy var recorder = RecordInstrument(bench)
  private(set) lazy var notes = NotesInstrument(bench)

  private unowned let bench: Bench
  /// Who else hears why focus moves.
  private var otherHandler: ((FocusExplanation) -> Void)?

  init(_ bench: Bench) { self.bench = bench }

  var all: [any Instrument] { [time, why, loupe, facts, looks, two, recorder, notes] }

  /// Somebody looks from now on: focus is followed, beside whoever else hears of it.
  func begin() {
    if let system = bench.screen.focusSystem {
      otherHandler = system.explanationHandler
      system.explanationHandler = { [weak self] explanation in
        guard let self else { return }
        otherHandler?(explanation)
        why.note(explanation)
        facts.note(explanation)
      }
    }
    why.begin()
  }

  /// Nobody looks any more.
  func putAway() {
    for instrument in all { instrument.putAway() }
    bench.screen.focusSystem?.explanationHandler = otherHandler
    otherHandler = nil
  }

  func screenDidChange() { for instrument in all { instrument.screenDidChange() } }
}
