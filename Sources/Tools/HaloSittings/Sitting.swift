import Foundation
import HaloCairoRenderer
import HaloImageFiles

/// Everything that is saved during one use of the instruments, in one folder with a page that shows
/// it.
///
/// Pictures, films and walks lie beside `index.html`, which a browser opens from the disk. The
/// folder is complete after each change, so a program that ends at any time leaves nothing
/// unfinished. An error concerns only the call that throws it; the sitting can still be used, and
/// the next change writes to the page what could not be written before.
package final class Sitting {
  /// The time when the sitting began.
  package let date: Date
  /// The path of the folder; nil before the first file is saved.
  package private(set) var folder: String?
  /// The saved takes, in order.
  package var takes: [Take] { entries.map(\.take) }

  /// The file that shows a take with its note and arrows; its own file where there is none.
  package func notedFile(of take: Take) -> String {
    entries.first { $0.take.file == take.file }?.notePicture ?? take.file
  }

  private let parent: String
  private var entries: [SittingPage.Entry] = []

  /// Creates a sitting, and writes nothing yet.
  ///
  /// - Parameters:
  ///   - folder: the folder in which the sitting makes its own when the first file is saved.
  ///   - date: names the sitting's folder, in local time.
  package init(parent folder: String, date: Date) {
    parent = folder
    self.date = date
  }

  /// Saves a file, and writes the page again.
  ///
  /// - Parameters:
  ///   - bytes: the content; the facts of the take are added to a PNG as text.
  ///   - take: the take; its file name is made legal and unique.
  /// - Returns: The path of the file.
  /// - Throws: `RenderError`. If only the page could not be written, the file is saved.
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

  /// Replaces the note and the arrows of a take, and writes the page again.
  ///
  /// Both are kept for the page even where a file cannot be written.
  ///
  /// - Parameters:
  ///   - file: the name of the take's file in the folder.
  ///   - note: the text, which also becomes the comment in a picture's file; empty for none.
  ///   - arrows: the arrows, in the picture's points.
  ///   - annotated: a PNG with both drawn in, which is saved beside the picture as `NAME-note.png`;
  ///     nil removes an earlier one.
  /// - Returns: The name of the file that shows note and arrows.
  /// - Throws: `RenderError`, also when there is no such take.
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
    // The file is removed last, when nothing refers to it any more.
    if annotated == nil, let old { unlink("\(folder)/\(old)") }
    return entries[index].notePicture ?? file
  }

  /// Adds a link to a page that shows more of a take, and writes the page of the sitting again.
  ///
  /// - Parameters:
  ///   - page: the path of the page, in the sitting's folder or below it.
  ///   - path: the path of the take's file, as ``add(_:as:)`` returned it.
  /// - Throws: `RenderError`.
  package func link(_ page: String, toFileAt path: String) throws(RenderError) {
    guard let folder,
      let index = entries.firstIndex(where: { "\(folder)/\($0.take.file)" == path })
    else { throw .read(path: path, reason: SystemError(ENOENT).description) }
    entries[index].take.pages.append(
      page.hasPrefix("\(folder)/") ? String(page.dropFirst(folder.count + 1)) : page)
    try writePage()
  }

  // MARK: The folder

  /// Makes the folder the first time, and again if it has been removed.
  @discardableResult
  private func makeFolder() throws(RenderError) -> String {
    if let folder {
      try OutputFolder.make(at: folder)
      return folder
    }
    try OutputFolder.make(at: parent)
    let path = "\(parent)/\(Self.name(of: date))"
    var (result, number) = (path, 1)
    // The name is not checked first, because another program may begin a sitting in the same
    // second.
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

  /// The folder's name, such as `20250314-150926`, in local time.
  static func name(of date: Date) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyyMMdd-HHmmss"
    return format.string(from: date)
  }

  /// Whether a name is in use; names of files that were removed from the folder are, because the
  /// page contains them.
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

  // MARK: Text in pictures

  private static func told(_ take: Take, in picture: [UInt8]) -> [UInt8] {
    PNGText.adding(take.pngText, to: PNGText.removingAll(from: picture))
  }

  private static func read(_ path: String) throws(RenderError) -> [UInt8] {
    // The file is opened here because Foundation's errors lack the system's description.
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
