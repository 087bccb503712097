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
      ready is printed as FILE:LINE:COLUMN; the exit code is then 1, and nothing is written. \
      Otherwise the name of the program is printed, and XCTest on a line of its own where there are \
      tests of that.
      """)

  @Argument(help: "The folder; nothing in it is changed.")
  var folder: String

  @Option(
    name: .shortAndLong, help: "Where the package goes: a new folder, or one made by this before.")
  var output: String

  @Option(
    help: ArgumentHelp(
      "A folder of tests of the program, which the package builds with FocusTesting.",
      discussion: """
        Their #filePath and all that is said of them is of the original files; so references of \
        texts and pictures are kept in the folder Goldens there.
        """, valueName: "folder"))
  var tests: String?

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
    let testRoot = try tests.map(Self.testRoot)
    let reading = try FolderReading(root, shownAs: folder, without: testRoot)
    let testReading = try testRoot.map {
      try FolderReading($0, shownAs: tests ?? "", isOfTests: true)
    }
    let checkout = halo.map { URL(fileURLWithPath: $0) } ?? Self.ownCheckout
    let package = try package(root, testRoot, checkout)
    let target = try OutputFolder(
      URL(fileURLWithPath: output), apartFrom: [root] + (testRoot.map { [$0] } ?? []))
    let ready = ReadySource(reading.files, platform: platform)
    let readyTests = testReading.map {
      ReadySource($0.files, platform: platform, knowing: reading.files)
    }
    let isRight = reading.report(ready.findings)
    let areTestsRight = testReading?.report(readyTests?.findings ?? []) ?? true
    guard keepGoing || isRight && areTestsRight else {
      throw Refusal("\(folder) was not copied, for what is said above")
    }
    let testModule = package.testName.map {
      TestModule(
        readyTests?.files ?? [], name: $0, folder: testRoot?.path ?? "", platform: platform)
    }
    try target.write(
      ready.files, tests: testModule, in: package,
      manifest: package.manifest(
        checkout: checkout.resolvingSymlinksInPath().path, isolatesToMainActor: Self.isolates))
    print(package.name)
    if testModule?.hasXCTest == true { print("XCTest") }
  }

  private func package(
    _ root: URL, _ testRoot: URL?, _ checkout: URL
  ) throws -> ProgramPackage {
    let taken = ModuleFolders(checkout: checkout).names
    var package = ProgramPackage(folderName: root.lastPathComponent, taken: taken)
    if let productName {
      guard let named = ProgramPackage(name: productName, taken: taken) else {
        throw Refusal(
          "“\(productName)” cannot be the name of a program: use letters and digits, and no name "
            + "of a module or a word of Swift")
      }
      package = named
    }
    guard let testRoot else { return package }
    return package.withTests(folderName: testRoot.lastPathComponent, taken: taken)
  }

  /// Returns the folder of tests, whose path becomes part of their source.
  private static func testRoot(_ path: String) throws -> URL {
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard !root.path.contains(where: { "\"\\".contains($0) || $0.isNewline }) else {
      throw Refusal("\(root.path): tests cannot be where a path has quotation marks or backslashes")
    }
    return root
  }

  private static var isolates: Bool {
    #if compiler(>=6.2)
      true
    #else
      false
    #endif
  }

  /// The checkout from which this program was built.
  private static var ownCheckout: URL {
    (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }
}

extension Platform: ExpressibleByArgument {}

/// A reason why nothing was done, in one line.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
