import ArgumentParser
import Foundation
import HaloCairoRenderer

/// The command `halo icons`, which the installation uses.
struct Icons: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the application's icon into a folder of icons, in every size.",
    shouldDisplay: false)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder, to which hicolor/SIZExSIZE/apps/halo.png and hicolor/scalable/apps/halo.svg are "
        + "added.", valueName: "folder"))
  var output: OutputArgument

  func run() throws {
    try MainActor.assumeIsolated {
      let root = try output.folder()
      let pictures = try AppIcon.pictures(
        sizes: AppIcon.themeSizes, by: Renderer(text: TextEngine()))
      for (size, picture) in zip(AppIcon.themeSizes, pictures) {
        let folder = "\(root)/hicolor/\(size)x\(size)/apps"
        try OutputFolder.make(at: folder)
        try picture.writePNG(to: "\(folder)/halo.png")
      }
      let scalable = "\(root)/hicolor/scalable/apps"
      try OutputFolder.make(at: scalable)
      try OutputFile.write(Array(AppIcon.svg.utf8), to: "\(scalable)/halo.svg")
    }
  }
}
