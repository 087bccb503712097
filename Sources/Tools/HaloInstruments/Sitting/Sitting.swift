import Foundation
import HaloCairoRenderer
import HaloImageFiles

/// All that is saved while somebody sits at the screen, in one folder with a page that shows it.
///
/// Pictures, films and walks lie beside `index.html`, which a browser opens from the disk. After
/// each change the folder is complete, so a program that ends at any time leaves nothing half done.
/// An error concerns what was asked for then; one may go on, and what could not be told in the page
/// is told with the next change.
package final class Sitting {
  /// When it began.
  package let date: Date
  /// Where all is; nil before the first thing is saved.
  package private(set) var folder: String?
  /// What was saved, in its order.
  package var takes: [Take] { entries.map(\.take) }

  /// The file in which a take is to be seen with its note and arrows; its own where it has none.
  package func notedFile(of take: Take) -> String {
    entries.first { $0.take.file == take.file }?.notePicture ?? take.file
  }

  private let parent: String
  private var entries: [SittingPage.Entry] = []

  /// - Parameters:
  ///   - folder: in which the sitting's own is made when there is something to save.
  ///   - date: names the sitting's folder, in local time.
  package init(parent folder: String, date: Date) {
    parent = folder
    self.date = date
  }

  /// Saves a thing, and makes the page anew.
  ///
  /// - Parameters:
  ///   - bytes: of the file; of a PNG they get what is known of the take as text.
  ///   - take: its name of a file is made one that can be and that nothing has yet.
  /// - Returns: the path of what was written.
  /// - Throws: `RenderError`. Where only the page could not be written, the thing is saved.
  @discardableResult
  package func add(_ bytes: [UInt8], as take: Take) throws(RenderError) -> String {
    let folder = try makeFolder()
    var take = take
    take.file = FileName.unused(FileName.legal(take.file, for: take.kind), isTaken: isTaken)
    let path = "\(folder)/\(take.file)"
    try OutputFile.write(
      take.isPicture ? PNGText.adding(take.pngText, to: bytes) : bytes, to: path)
    let text = take.isPicture ? nil : String(decoding: bytes, as: UTF8.self)
    entries.append(SittingPage.Entry(take: take, text: text))
    try writePage()
    return path
  }

  /// Gives a thing a note and arrows in place of those that it has, and makes the page anew.
  ///
  /// Both are kept for the page even where a file cannot be written.
  ///
  /// - Parameters:
  ///   - file: the name of the thing in the folder.
  ///   - note: also becomes the comment in the file of a picture; empty for none.
  ///   - arrows: in the picture's points.
  ///   - annotated: a PNG with both drawn in, which is put beside the picture as `NAME-note.png`;
  ///     nil removes one that is there.
  /// - Returns: the name of the file in which note and arrows are to be seen.
  /// - Throws: `RenderError`, also when there is no such thing.
  @discardableResult
  package func annotate(
    _ file: String, note: String, arrows: [Take.Arrow], annotated: [UInt8]?
  ) throws(RenderError) -> String {
    guard let folder, let index = entries.firstIndex(where: { $0.take.file == file }) else {
      let path = [self.folder ?? parent, file].joined(separator: "/")
      throw .read(path: path, reason: SystemError(ENOENT).description)
    }
    entries[index].take.note = note
    entries[index].take.arrows = arrows
    let take = entries[index].take
    try makeFolder()
    if take.isPicture {
      let path = "\(folder)/\(file)"
      try OutputFile.write(Self.told(take, in: Self.read(path)), to: path)
    }
    let old = entries[index].notePicture
    if let annotated {
      let name = old ?? FileName.unused(FileName.withNote(file), isTaken: isTaken)
      try OutputFile.write(Self.told(take, in: annotated), to: "\(folder)/\(name)")
      entries[index].notePicture = name
    } else {
      entries[index].notePicture = nil
    }
    try writePage()
    // Last, when nothing refers to it any more.
    if annotated == nil, let old { unlink("\(folder)/\(old)") }
    return entries[index].notePicture ?? file
  }

  // MARK: The folder

  /// Makes it the first time, and again if somebody has taken it away.
  @discardableResult
  private func makeFolder() throws(RenderError) -> String {
    if let folder {
      try OutputFolder.make(at: folder)
      return folder
    }
    try OutputFolder.make(at: parent)
    let path = "\(parent)/\(Self.name(of: date))"
    var (result, number) = (path, 1)
    // Not asked first, as another program may begin a sitting in the same second.
    while mkdir(result, 0o777) != 0 {
      let failure = SystemError.last
      guard failure.code == EEXIST else {
        throw .write(path: result, reason: failure.description)
      }
      number += 1
      result = "\(path)-\(number)"
    }
    folder = result
    return result
  }

  /// `20250314-150926`, in local time.
  static func name(of date: Date) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyyMMdd-HHmmss"
    return format.string(from: date)
  }

  /// Also what was taken away from the folder keeps its name, which the page tells.
  private func isTaken(_ name: String) -> Bool {
    var status = stat()
    return name.lowercased() == FileName.page
      || entries.contains { $0.take.file == name || $0.notePicture == name }
      || folder.map { lstat("\($0)/\(name)", &status) == 0 } ?? false
  }

  private func writePage() throws(RenderError) {
    guard let folder else { return }
    let page = SittingPage(date: date, entries: entries)
    try OutputFile.write(Array(page.html.utf8), to: "\(folder)/\(FileName.page)")
  }

  // MARK: Words in pictures

  private static func told(_ take: Take, in picture: [UInt8]) -> [UInt8] {
    PNGText.adding(take.pngText, to: PNGText.removingAll(from: picture))
  }

  private static func read(_ path: String) throws(RenderError) -> [UInt8] {
    // Opened here, as Foundation's errors do not say why in the system's words.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .read(path: path, reason: SystemError.last.description) }
    do {
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      return [UInt8](try file.readToEnd() ?? Data())
    } catch {
      throw .read(path: path, reason: error.localizedDescription)
    }
  }
}
