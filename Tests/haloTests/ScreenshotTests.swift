import Foundation
import Synchronization
import Testing

@testable import halo

/// What F12 says of the picture that it has copied.
struct ScreenshotTests {
  private final class Record: Sendable {
    let output = Mutex("")
    let errors = Mutex("")
  }

  @Test func `a notice says where the file is, or why there is none`() throws {
    let scratch = try Scratch()
    let record = Record()
    let terminal = Terminal(
      output: { bytes in record.output.withLock { $0 += String(decoding: bytes, as: UTF8.self) } },
      errors: { text in record.errors.withLock { $0 += text } })
    Terminal.$current.withValue(terminal) {
      let folder = scratch.path + "/new/pictures"
      let shot = Screenshot(of: "photos", at: Date(), in: folder)
      let notice = shot.save([1, 2])
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      #expect(names.count == 1 && names[0].hasPrefix("photos-") && names[0].hasSuffix(".png"))
      let path = "\(folder)/\(names.first ?? "")"
      #expect(FileManager.default.contents(atPath: path) == Data([1, 2]))
      #expect(notice == "Copied, and saved as \(path)")
      #expect(record.output.withLock { $0 } == path + "\n")

      let other = Screenshot(of: "photos", at: Date(), in: path)
      #expect(other.save([3]) == "Copied, but cannot write \(path): Not a directory")
      #expect(record.output.withLock { $0 } == path + "\n")
      #expect(record.errors.withLock { $0 }.isEmpty)
    }
  }

  @Test func `a screenshot is saved, and the window goes on, when nobody reads where`() throws {
    let scratch = try Scratch()
    let record = Record()
    let terminal = Terminal(
      output: { _ in throw LostOutput(reason: .init(EPIPE)) },
      errors: { text in record.errors.withLock { $0 += text } })
    Terminal.$current.withValue(terminal) {
      let notice = Screenshot(of: "grid", at: Date(), in: scratch.path).save([1])
      #expect(notice.hasPrefix("Copied, and saved as "))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).count == 1)
    #expect(
      record.errors.withLock { $0 } == "halo: cannot write to standard output: Broken pipe\n")
  }
}
