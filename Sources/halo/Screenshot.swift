import CairoRenderer
import Foundation

/// The file of a screenshot that F12 takes.
struct Screenshot {
  private let folder: String
  private let name: String

  /// - Parameters:
  ///   - screen: its name.
  ///   - date: when it was taken, which tells one file from another.
  ///   - folder: made when it is not there.
  init(of screen: String, at date: Date, in folder: String = "halo-screenshots") {
    self.folder = folder
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyyMMdd-HHmmss-SSS"
    name = "\(screen)-\(formatter.string(from: date)).png"
  }

  private var path: String { "\(folder)/\(name)" }

  /// Writes what is copied in any case, and prints where.
  ///
  /// - Returns: For the person at the window, what has become of it.
  func save(_ png: [UInt8]) -> String {
    do {
      try OutputFolder.make(at: folder)
      try OutputFile.write(png, to: path)
    } catch {
      return "Copied, but \(error)"
    }
    do {
      try Terminal.print(URL(filePath: path).path)
    } catch {
      // The window goes on without whoever reads its output.
      Terminal.complain("\(error)")
    }
    return "Copied, and saved as \(path)"
  }
}
