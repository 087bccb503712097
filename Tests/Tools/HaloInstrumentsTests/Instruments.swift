@testable import HaloInstruments

/// The instruments of a bench, each by its name.
@MainActor
struct Instruments {
  let all: [any Instrument]

  var why: WhyInstrument { one() }
  var loupe: LoupeInstrument { one() }
  var facts: FactsInstrument { one() }
  var looks: LooksInstrument { one() }
  var two: TwoInstrument { one() }
  var recorder: RecordInstrument { one() }
  var notes: NotesInstrument { one() }

  private func one<Kind: Instrument>() -> Kind {
    for case let found as Kind in all { return found }
    preconditionFailure("The bench has no \(Kind.self).")
  }
}
