import ArgumentParser
import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloLayoutFiles
import HaloScreenImport

/// The command `halo import`.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a layout of a screen that another program has told of.",
    discussion: """
      Reads the XML of uiautomator dump, the JSON of android layout, JSON with a list of nodes \
      ({"picture": "screen.png", "scale": 2, "nodes": [{"id": "play", "frame": [x, y, width, height], \
      "name": "Play", "role": "button", "focusable": true}]}), and SVG drawings in which ids say what \
      something is: button/Play, focus:play, group:shelf. What kind it is of is seen from what is in it.

      With a picture, which is copied beside the layout, the layout has it as its backdrop, and halos \
      and lifts are drawn over its pixels; without one it has plain boxes with titles. Needs no X \
      server.
      """)

  @Argument(
    help: ArgumentHelp("The file that tells of the screen.", valueName: "file"),
    completion: .file(extensions: ["xml", "json", "svg"]))
  var file: String

  @Option(
    help: ArgumentHelp("A picture of the same screen, a PNG file.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var picture: String?

  @Option(
    help: ArgumentHelp(
      "Pixels a point, 0.1 to 16: of the numbers of Android, the units of a drawing, and the picture.",
      valueName: "n"))
  var scale: Double?

  @Option(help: "The focus model that the layout is walked with; android for screens of Android.")
  var model: ModelArgument?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The layout to write, - for standard output, where it goes unless given.", valueName: "path"))
  var output: OutputArgument?

  func validate() throws {
    guard scale.map({ (0.1...16).contains($0) }) ?? true else {
      throw ValidationError("--scale is a number from 0.1 to 16")
    }
  }

  func run() throws {
    let source = try ScreenFile(path: file)
    let picture = try self.picture ?? source.pictureName.map { beside(file, $0) }
    let bitmap = try picture.map { try Bitmap(png: $0) }
    var screen = try source.screen(
      scale: scale.map { CGFloat($0) },
      pictureSize: bitmap.map { CGSize(width: $0.width, height: $0.height) })
    if picture == nil {
      Terminal.complain(
        "no picture of the screen is given (--picture), so the layout has plain boxes")
    }
    let place = picture == nil ? nil : picturePlace
    screen.picture = place.map { ($0 as NSString).lastPathComponent } ?? picture
    let text = screen.layoutText(
      model: model?.model ?? source.kind.model,
      comments: ["From \((file as NSString).lastPathComponent), \(source.kind.rawValue)."])
    if let picture, let place, !isSameFile(picture, place) {
      guard let bytes = FileManager.default.contents(atPath: picture) else {
        throw CommandError("cannot read \(picture)")
      }
      try OutputFile.write([UInt8](bytes), to: place)
    }
    try OutputArgument.write(Array(text.utf8), to: output)
  }

  /// The path of the picture beside the layout, with the layout's name; nil if the layout is not
  /// written into a regular file.
  private var picturePlace: String? {
    guard let output, !output.isStandardOutput else { return nil }
    var status = stat()
    let isThere = stat(output.path, &status) == 0
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else { return nil }
    return (output.path as NSString).deletingPathExtension + ".png"
  }

  private func isSameFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(one, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }
}

extension ScreenFile.Kind {
  /// The focus model of the screen's own platform; nil if it is unknown.
  fileprivate var model: FocusModel? {
    switch self {
    case .androidDump, .androidLayout: .android
    case .neutral, .drawing: nil
    }
  }
}
