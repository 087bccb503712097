import ArgumentParser
import Foundation
import UIKitTable

@main
struct UIKitTableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uikit-table",
    abstract: "Writes the page of UIKit's names from the sources of Halo.")

  @Option(help: "The checkout of Halo.")
  var halo = "."

  @Flag(help: "Only compares; the exit code is 1 where the page is another one.")
  var check = false

  func run() throws {
    let root = URL(fileURLWithPath: halo)
    let page = root.appendingPathComponent("Sources/Programs/UIKit/UIKit.docc/Names.md")
    let text = try NamePage(checkout: root).text
    let old = try? String(contentsOf: page, encoding: .utf8)
    guard old != text else { return }
    guard !check else {
      throw Outdated(description: "\(page.path) is not up to date: run Scripts/uikit-table")
    }
    try text.write(to: page, atomically: true, encoding: .utf8)
  }
}

/// An error because the page is not up to date, described in one line.
struct Outdated: Error, CustomStringConvertible {
  let description: String
}
