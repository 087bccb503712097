import ArgumentParser
import Foundation
import UIKitSource

@main
struct UIKitSourceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uikit-source",
    abstract: "Copies a folder of UIKit source so that it compiles on Linux.",
    discussion: """
      The copy is a package of its own that depends on Halo's product UIKit. What cannot be made \
      ready is printed as FILE:LINE:COLUMN; the exit code is then 1, and nothing is written.
      """)

  @Argument(help: "The folder; nothing in it is changed.")
  var folder: String

  @Option(
    name: .shortAndLong, help: "Where the package goes: a new folder, or one made by this before.")
  var output: String

  @Option(help: "Whose branches of #if are compiled: ios, catalyst or tvos.")
  var platform: Platform = .ios

  @Option(help: "The name of the program; the folder's without one.")
  var productName: String?

  @Option(help: "The checkout of Halo that the package depends on; this program's own without one.")
  var halo: String?

  @Flag(help: "Writes the package whatever was found.")
  var keepGoing = false

  func run() throws {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    let reading = try FolderReading(root, shownAs: folder)
    let checkout = halo.map { URL(fileURLWithPath: $0) } ?? Self.ownCheckout
    let package = try package(root, checkout)
    let target = try OutputFolder(URL(fileURLWithPath: output), apartFrom: root)
    let ready = ReadySource(reading.files, platform: platform)
    let findings = (reading.findings + ready.findings).sorted()
    for finding in findings {
      FileHandle.standardError.write(Data("\(reading.shown(finding))\n".utf8))
    }
    if !keepGoing, findings.contains(where: { $0.weight == .wrong }) {
      throw Refusal("\(folder) was not copied, for what is said above")
    }
    #if compiler(>=6.2)
      let isolates = true
    #else
      let isolates = false
    #endif
    try target.write(
      ready.files, name: package.name,
      manifest: package.manifest(
        checkout: checkout.resolvingSymlinksInPath().path, isolatesToMainActor: isolates))
    print(package.name)
  }

  private func package(_ root: URL, _ checkout: URL) throws -> ProgramPackage {
    let modules = try? FileManager.default.contentsOfDirectory(
      atPath: checkout.appendingPathComponent("Sources").path)
    let taken = Set(modules ?? [])
    guard let productName else {
      return ProgramPackage(folderName: root.lastPathComponent, taken: taken)
    }
    guard let package = ProgramPackage(name: productName, taken: taken) else {
      throw Refusal(
        "“\(productName)” cannot be the name of a program: use letters and digits, and no name of "
          + "a module or a word of Swift")
    }
    return package
  }

  /// The checkout that this program was built from.
  private static var ownCheckout: URL {
    (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }
}

extension Platform: ExpressibleByArgument {}

/// Why nothing was done, in one line.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
