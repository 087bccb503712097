import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloImageFiles
import HaloLayoutFiles
import HaloSceneGraph

/// Records the user's input as a walk and as a film, and saves the last ten seconds as a film.
@MainActor
final class RecordInstrument: Instrument {
  private unowned let bench: Bench
  private let notes: NotesInstrument
  /// The index of the first recorded entry in the log of input; nil while nothing is recorded.
  private var first: Int?
  private var frames: [FrameHistory.Entry] = []
  /// The largest number of frames, more than a minute at 60 per second.
  private static let mostFrames = 4_000
  private var result: [PanelLine] = []

  /// Creates the instrument.
  ///
  /// - Parameters:
  ///   - bench: the bench whose screen and input are recorded.
  ///   - notes: saves walks and films.
  init(_ bench: Bench, notes: NotesInstrument) {
    self.bench = bench
    self.notes = notes
  }

  var isOn: Bool { first != nil }
  var isRecording: Bool { isOn }

  func endRecording() { if isOn { stop() } }

  private var summary: String {
    guard let first else { return "" }
    let count = bench.hand.entries[first...].count { $0.event.beginsSomething }
    return count == 1 ? "1 step" : "\(count) steps"
  }

  // MARK: Recording

  private func toggle() {
    if isOn { stop() } else { start() }
    bench.show(self)
  }

  private func start() {
    first = bench.hand.entries.count
    frames = bench.frames.history.last.map { [$0] } ?? []
    result = []
  }

  func note(_ entry: FrameHistory.Entry, cost: Duration?) {
    guard isOn, frames.count < Self.mostFrames else { return }
    if let last = frames.last, last.list.root === entry.list.root, last.list == entry.list {
      return
    }
    frames.append(entry)
  }

  private func stop() {
    guard let first else { return }
    self.first = nil
    bench.screen.settle()
    bench.hand.note(HandLog.Focus(bench.screen.focusSystem?.focusedItem?.focusDebugLabel))
    let keys = bench.hand.keyNames(from: first)
    guard !keys.isEmpty else {
      result = [.text("There was no input, so nothing is saved.", .quiet)]
      return
    }
    saveWalk(expectingFrom: first, keys: keys)
    saveFilm(of: frames, deeds: bench.hand.deeds(from: first), keys: keys, name: "walk")
    frames = []
  }

  /// Saves the last ten seconds as a film.
  private func keepLastSeconds() {
    bench.show(self)
    bench.recall()
    let recent = Array(bench.frames.history.recent)
    guard let start = recent.first?.time else {
      result = [.text("Nothing has been shown yet.", .quiet)]
      return
    }
    result = []
    let from = max(start, bench.clock.now - FrameHistory.span)
    let deeds = bench.hand.deeds.filter { $0.time >= from }
    saveFilm(
      of: recent, deeds: deeds, keys: deeds.map(\.name), name: "last-seconds", from: from)
  }

  // MARK: Saving

  private func saveWalk(expectingFrom first: Int, keys: [String]) {
    let (steps, remarks) = bench.hand.steps(expectingFrom: first)
    let direction = bench.subject.looks.direction.direction
    let comments =
      ["Recorded by hand in Halo’s window: \(bench.subject.title)."]
      + (bench.hand.entries[..<first].contains { $0.event.beginsSomething }
        ? ["The steps before the recording are played, too, without expectations."] : [])
      + remarks
    func text(of steps: [WalkText.Step], _ subject: WalkText.Subject) -> String {
      WalkText(
        subject, size: bench.place.screen, direction: direction, comments: comments, steps: steps
      ).text
    }
    do {
      // The name of the sitting's folder does not matter for a relative path, only its depth.
      let words = text(of: steps, bench.subject.walkSubject.named(from: "\(bench.keepsIn)/sitting"))
      let path = try notes.keep(
        Array(words.utf8), kind: .walk, name: "\(bench.subject.name).walk.yaml", keys: keys,
        size: bench.place.screen)
      result.append(.fact("Walk", URL(filePath: path).path, .good))
      switch bench.subject.failures(ofWalkAt: path) {
      case nil: break
      case []?: result.append(.text("halo walk passes this walk.", .good))
      case let failures?:
        result.append(.text("Playing the walk again gives another result:", .alert))
        result += failures.prefix(4).map { .text($0, .alert) }
      }
    } catch {
      report("The walk cannot be saved: \(error)")
    }
  }

  /// Shows a problem, and tells it outside the window, which may be closing.
  private func report(_ problem: String) {
    result.append(.text(problem, .alert))
    bench.host.tellProblem(problem)
  }

  private func saveFilm(
    of frames: [FrameHistory.Entry], deeds: [HandLog.NamedDeed], keys: [String], name: String,
    from start: TimeInterval? = nil
  ) {
    guard let size = frames.last?.list.size else { return }
    // An earlier film is not lost.
    bench.completeJob()
    let reel = Reel(
      frames.filter { $0.list.size == size }.map {
        FrameHistory.Entry(
          time: $0.time, list: bench.filtered($0.list, in: size),
          moment: $0.moment,
          event: $0.event)
      }, deeds: deeds, from: start)
    make(reel, as: bench.filmType, name, keys, size)
  }

  /// Begins to make a film.
  private func make(
    _ reel: Reel, as type: FilmType, _ name: String, _ keys: [String], _ size: CGSize
  ) {
    do {
      bench.job = try FilmJob(
        reel, as: type, scale: bench.place.scale, renderer: bench.renderer, text: bench.text
      ) { [weak self] outcome in
        switch outcome {
        case .success(let bytes): self?.keep(bytes, "\(name).\(type.ending)", keys, size)
        case .failure(let error): self?.filmFailed(error, reel, type, name, keys, size)
        }
      }
    } catch {
      filmFailed(error, reel, type, name, keys, size)
    }
    bench.setNeedsPanel()
  }

  /// Makes the film as an animated PNG, because its own format cannot be made.
  private func filmFailed(
    _ error: any Error, _ reel: Reel, _ type: FilmType, _ name: String, _ keys: [String],
    _ size: CGSize
  ) {
    let apng = FilmType.apng
    guard type.ending != apng.ending else {
      return report("The film cannot be saved: \(error)")
    }
    report("The film becomes an animated PNG file: \(error)")
    make(reel, as: apng, name, keys, size)
  }

  private func keep(_ film: [UInt8], _ name: String, _ keys: [String], _ size: CGSize) {
    do {
      let path = try notes.keep(
        film, kind: .film, name: "\(bench.subject.name)-\(name)", keys: keys,
        size: CGSize(width: size.width, height: size.height + KeyStrip.height))
      result.append(.fact("Film", URL(filePath: path).path, .good))
    } catch {
      report("The film cannot be saved: \(error)")
    }
    bench.setNeedsPanel()
  }

  // MARK: Commands

  let commands: [InstrumentCommand] = [.record, .keep]

  func row(for command: InstrumentCommand) -> InstrumentRow {
    command == .keep
      ? InstrumentRow(title: "Keep the last ten seconds")
      : InstrumentRow(title: "Record walk and film", value: summary, isOn: isOn)
  }

  func perform(_ command: InstrumentCommand) {
    if command == .keep { keepLastSeconds() } else { toggle() }
  }

  // MARK: Page

  let title = "Record"
  let command = InstrumentCommand.record

  var lines: [PanelLine] {
    let scheme = bench.screen.modifierScheme
    var lines: [PanelLine] = [
      .row(
        PanelRow(
          id: "record", title: isOn ? "Stop and save" : "Record", value: summary,
          caps: InstrumentCommand.record.caps(scheme: scheme), isOn: isOn,
          isEnabled: bench.job == nil, act: { [weak self] in self?.toggle() })),
      .row(
        PanelRow(
          id: "keep", title: "Keep the last 10 s",
          caps: InstrumentCommand.keep.caps(scheme: scheme), isEnabled: bench.job == nil,
          act: { [weak self] in self?.keepLastSeconds() })),
    ]
    if let first {
      lines.append(.heading("So far"))
      let names = bench.hand.keyNames(from: first)
      lines.append(
        names.isEmpty
          ? .text("Press keys on the screen.", .quiet)
          : .text(names.suffix(40).joined(separator: " ")))
    } else {
      lines.append(
        .text(
          "A recording is saved as a walk for halo walk and as a film with its keys, in the folder "
            + "of this session.", .quiet))
    }
    if let job = bench.job { lines.append(.text(job.progress, .good)) }
    if !result.isEmpty { lines += [.heading("Saved")] + result }
    return lines
  }

  /// Saves the recording, because it belongs to the screen that goes; the key that brings the next
  /// screen is not part of it.
  func screenWillChange() {
    guard isOn else { return }
    if bench.hand.entries.last?.event.beginsSomething == true { bench.hand.takeBack() }
    stop()
  }

  func screenDidChange() {
    first = nil
    frames = []
  }

  func putAway() { if isOn { stop() } }
}

extension WalkSubject {
  /// The path relative to a folder, up as far as is needed and down again, so that a repository can
  /// move.
  private static func path(_ path: String, from folder: String) -> String {
    let target = URL(filePath: path).standardizedFileURL.pathComponents
    let start = URL(filePath: folder).standardizedFileURL.pathComponents
    let shared = zip(target, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - shared) + target[shared...])
      .joined(separator: "/")
  }

  /// The subject as a walk in `folder` names it.
  func named(from folder: String) -> WalkText.Subject {
    switch self {
    case .scene(let id): .scene(id)
    case .program(let name): .program(name)
    case .layout(let path):
      .layout(Self.path(path, from: folder))
    }
  }
}
