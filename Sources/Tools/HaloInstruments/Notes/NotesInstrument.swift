import FocusEngine
import FocusInspector
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph
import HaloSittings

/// Saves screenshots, with a line of text and arrows, and shows what the sitting has saved.
@MainActor
final class NotesInstrument: Instrument {
  private unowned let bench: Bench
  private let looks: LooksInstrument
  private let why: WhyInstrument
  /// The sitting that everything is saved in; it begins on first use.
  private(set) lazy var sitting = Sitting(parent: bench.keepsIn, date: Date())
  /// The last picture or film that was saved; nil before the first.
  private var last: (take: Take, list: DisplayList?, scale: CGFloat)?
  private var note = ""
  private var arrows: [Take.Arrow] = []
  /// The last picture with its note and arrows, as wide as the panel allows; nil without them.
  private var thumbnail: Bitmap?
  private var showsInstruments = false
  private var message: (text: String, tone: PanelTone)?
  private lazy var drawing = ArrowDrawing(bench) { [weak self] in self?.add($0) }

  /// Creates the instrument.
  ///
  /// - Parameters:
  ///   - bench: the bench whose screen is saved.
  ///   - looks: describes the screen's appearance.
  ///   - why: explains why the focus is where it is.
  init(_ bench: Bench, looks: LooksInstrument, why: WhyInstrument) {
    self.bench = bench
    self.looks = looks
    self.why = why
  }

  // The sitting begins when the panel opens or another screen is shown.
  func begin() { _ = sitting }
  func screenDidChange() { _ = sitting }

  // MARK: Keeping

  /// Saves a file in the sitting's folder.
  ///
  /// - Returns: The path of the file.
  /// - Throws: `RenderError`.
  func keep(
    _ bytes: [UInt8], kind: Take.Kind, name: String, keys: [String], size: CGSize,
    list: DisplayList? = nil
  ) throws -> String {
    let take = Take(
      kind: kind, file: name, title: bench.subject.title, size: size, facts: facts,
      keys: keys, time: Date())
    let path = try sitting.add(bytes, as: take)
    if kind.isPicture, let kept = sitting.takes.last {
      last = (kept, list, bench.place.scale)
      note = ""
      arrows = []
      thumbnail = nil
    }
    bench.host.tellPath(path)
    bench.setNeedsPanel()
    return path
  }

  /// Shows a link to a page with a kept file on the page of the sitting.
  ///
  /// - Throws: `RenderError`.
  func link(_ page: String, toFileAt path: String) throws {
    try sitting.link(page, toFileAt: path)
    bench.setNeedsPanel()
  }

  /// Saves the screen at the moment that is shown, and puts it on the clipboard.
  private func shoot() {
    do {
      let (png, list) = try picture()
      bench.host.copyImage(png)
      do {
        let path = try keep(
          png, kind: .shot, name: "\(bench.subject.name).png",
          keys: bench.hand.keyNames(from: 0), size: list?.size ?? bench.place.screen, list: list)
        say("Copied, and saved as \(path)", .good)
        bench.panelHost.notice = "Copied, and saved as \(sitting.takes.last?.file ?? path)"
      } catch {
        say("Copied, but \(error)", .alert)
      }
    } catch {
      say("\(error)", .alert)
    }
  }

  private func picture() throws -> (png: [UInt8], list: DisplayList?) {
    guard bench.panelHost.panel != nil || bench.welcomeTime.isShown, let seen = bench.seen else {
      return (try bench.host.screenshot(), bench.frames.live)
    }
    var list = bench.filtered(seen, in: seen.size)
    if showsInstruments, let all = bench.frames.whole { list = all }
    bench.renderer.showsStandIns = false
    return (try bench.renderer.picture(of: list, scale: bench.place.scale).png(), list)
  }

  private func say(_ text: String, _ tone: PanelTone) {
    message = (text, tone)
    if bench.panelHost.panel == nil {
      bench.subject.tell(text)
    } else {
      bench.panelHost.notice = text
    }
    bench.setNeedsPanel()
  }

  /// The facts about the moment that is shown, in reading order.
  private var facts: [Take.Fact] {
    var facts = [Take.Fact("Screen", bench.subject.title)]
    if let model = bench.screen.focusSystem?.model {
      facts.append(Take.Fact("Focus model", model.name))
      facts.append(Take.Fact("Arrows", model.strategy.rawValue))
    }
    facts.append(Take.Fact("Looks", looks.description))
    let size = bench.place.screen
    facts.append(
      Take.Fact("Size", "\(Int(size.width)) × \(Int(size.height)) points at \(bench.place.scale)"))
    let moment = bench.moment
    if bench.panelHost.panel != nil, !moment.isEmpty { facts.append(Take.Fact("Moment", moment)) }
    facts.append(
      Take.Fact("Focused", bench.screen.focusSystem?.focusedItem?.focusDebugLabel ?? "nothing"))
    if let words = why.words { facts.append(Take.Fact("Why", words)) }
    return facts
  }

  // MARK: Writing

  /// Opens the page with the keyboard in the field, and takes a picture first if there is none.
  private func write() {
    if last == nil { shoot() }
    bench.show(self, taking: true)
    bench.focusPanel(on: last.map { "note-\($0.take.file)" } ?? "shot")
  }

  private func add(_ arrow: Take.Arrow) {
    arrows.append(arrow)
    saveNote()
  }

  private func saveNote() {
    guard let last else { return }
    do {
      var annotated: [UInt8]?
      thumbnail = nil
      if let list = last.list, !note.isEmpty || !arrows.isEmpty {
        bench.renderer.showsStandIns = false
        let picture = AnnotatedPicture.displayList(
          of: list, note: note, arrows: arrows, text: bench.text)
        annotated = try bench.renderer.picture(of: picture, scale: last.scale).png()
        thumbnail = try small(picture)
      }
      let file = try sitting.annotate(
        last.take.file, note: note, arrows: arrows, annotated: annotated)
      let what = [
        note.isEmpty ? nil : "text",
        arrows.isEmpty ? nil : arrows.count == 1 ? "an arrow" : "\(arrows.count) arrows",
      ].compactMap { $0 }
      say(
        what.isEmpty
          ? "No text and no arrows on \(file)"
          : "Saved with \(what.joined(separator: " and ")): \(file)", .good)
    } catch {
      say("\(error)", .alert)
    }
  }

  private func small(_ picture: DisplayList) throws -> Bitmap {
    let width = PanelPictureView.pictureWidth(for: PanelStyle.width) * bench.place.scale
    return try bench.renderer.picture(
      of: picture, scale: min(bench.place.scale, width / picture.size.width)
    ).bitmap()
  }

  // MARK: Over the screen

  var drawnPicture: DisplayList? {
    guard bench.input.taker === drawing, let list = last?.list, list.size == bench.place.screen
    else {
      return nil
    }
    return list
  }

  func marks(over list: DisplayList) -> [DisplayItem] {
    guard bench.input.taker === drawing else { return [] }
    return AnnotatedPicture.marks(arrows + drawing.unfinished, in: list.size)
      + drawing.cursor(in: list.size)
  }

  // MARK: Commands

  let commands: [InstrumentCommand] = [.shot, .note]

  func row(for command: InstrumentCommand) -> InstrumentRow {
    command == .shot
      ? InstrumentRow(title: "Screenshot")
      : InstrumentRow(title: "Note and arrows on it", value: summary)
  }

  func perform(_ command: InstrumentCommand) { if command == .shot { shoot() } else { write() } }

  var summary: String {
    let count = sitting.takes.count
    return count == 0 ? "" : count == 1 ? "1 kept" : "\(count) kept"
  }

  // MARK: Page

  let title = "Notes"
  let command = InstrumentCommand.note

  var lines: [PanelLine] {
    let scheme = bench.screen.modifierScheme
    var lines: [PanelLine] = [
      .row(
        PanelRow(
          id: "shot", title: "Screenshot", caps: InstrumentCommand.shot.caps(scheme: scheme),
          act: { [weak self] in self?.shoot() })),
      .row(
        PanelRow(
          id: "instruments", title: "Pictures show",
          value: showsInstruments ? "instruments too" : "the screen", isOn: showsInstruments,
          adjust: { [weak self] _ in
            self?.showsInstruments.toggle()
            self?.bench.setNeedsPanel()
          })),
    ]
    if let last {
      lines.append(.heading("On \(last.take.file)"))
      lines.append(
        .field(
          PanelField(
            id: "note-\(last.take.file)", placeholder: "A line of text, then Return", text: note,
            change: { [weak self] in self?.note = $0 }, done: { [weak self] in self?.saveNote() })))
      let canDraw = last.list.map { $0.size == bench.place.screen } ?? false
      lines.append(
        .row(
          PanelRow(
            id: "arrow",
            title: bench.input.taker === drawing ? drawing.request : "Draw an arrow",
            value: arrows.isEmpty ? "" : "\(arrows.count)", isOn: bench.input.taker === drawing,
            isEnabled: canDraw, act: { [weak self] in self?.drawing.begin() })))
      if bench.input.taker === drawing {
        lines.append(.text(drawing.help, .quiet))
      }
      if !canDraw {
        lines.append(
          .text("Arrows are drawn on a screenshot of this size; F12 takes one.", .quiet))
      }
      lines.append(
        .row(
          PanelRow(
            id: "clear", title: "Take arrows away", isEnabled: !arrows.isEmpty,
            act: { [weak self] in
              self?.arrows = []
              self?.saveNote()
            })))
    }
    if let message { lines.append(.text(message.text, message.tone)) }
    if let thumbnail { lines.append(.picture(thumbnail)) }
    lines.append(.heading("This sitting"))
    if let folder = sitting.folder {
      lines.append(.text(URL(filePath: "\(folder)/index.html").path, .good))
      for take in sitting.takes.suffix(12).reversed() {
        lines.append(
          .fact(
            take.kind.rawValue,
            sitting.notedFile(of: take) + (take.note.isEmpty ? "" : ": \(take.note)")))
      }
    } else {
      lines.append(
        .text(
          "Nothing is saved yet. Screenshots, films and walks are saved in one folder, with a page "
            + "that shows them all.", .quiet))
    }
    return lines
  }

  func putAway() { message = nil }
}
