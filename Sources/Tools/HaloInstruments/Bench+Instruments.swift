import HaloCairoRenderer
import HaloSceneGraph

extension Bench {
  /// Creates a bench with all instruments.
  ///
  /// - Parameters:
  ///   - screen: keeps its size as long as there is room.
  ///   - owner: knows where the screen is from; may be set later.
  ///   - text: sets the panel's text.
  ///   - folder: in which each sitting that keeps something has a folder of its own.
  package convenience init(
    screen: Window, owner: (any BenchSubject)? = nil, text: TextEngine,
    keepingIn folder: String = "halo-screenshots"
  ) {
    self.init(screen: screen, owner: owner, text: text, keepingIn: folder) { bench in
      let (time, why, looks) = (
        TimeInstrument(bench), WhyInstrument(bench), LooksInstrument(bench)
      )
      let notes = NotesInstrument(bench, looks: looks, why: why)
      return [
        time, why, LoupeInstrument(bench), FactsInstrument(bench, why: why), looks,
        TwoInstrument(bench), RecordInstrument(bench, notes: notes), notes,
      ]
    }
  }
}
