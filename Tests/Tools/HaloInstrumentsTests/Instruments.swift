@testable import HaloInstruments

/// The instruments of a bench, each by its name.
@MainActor
struct Instruments {
  let bench: Bench

  var why: WhyInstrument { bench.instrument() }
  var onion: OnionInstrument { bench.instrument() }
  var squint: SquintInstrument { bench.instrument() }
  var loupe: LoupeInstrument { bench.instrument() }
  var facts: FactsInstrument { bench.instrument() }
  var looks: LooksInstrument { bench.instrument() }
  var two: TwoInstrument { bench.instrument() }
  var models: ModelsInstrument { bench.instrument() }
  var recorder: RecordInstrument { bench.instrument() }
  var notes: NotesInstrument { bench.instrument() }
  var tune: TuneInstrument { bench.instrument() }
}
