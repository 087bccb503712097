import ArgumentParser
import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloLayoutFiles
import HaloScreenImport

/// The command `halo import`.
struct Import: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a layout from a file that describes a screen.",
    usage: "halo import <file> [--picture <file>] [-o <path>] [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The contents of the file decide how it is read. With a picture of the screen, which is copied \
    beside the layout, the layout has it as its backdrop, and halos are drawn over its pixels. \
    Without a picture the layout has plain boxes with titles and the roles of the elements. The \
    command needs no X server.

    The first line of a layout that is written with -o names the JSON Schema of layouts for \
    editors, which is written beside it.
    """,
    examples: [
      (
        "Make a layout from a screen of Android",
        "halo import home.xml --picture home.png --scale 2 -o screen.yaml"
      ),
      ("Make a layout from a drawing", "halo import drawing.svg -o screen.yaml"),
    ],
    sections: [
      CommandManual.Section(
        "Input files",
        [
          ("XML", "A screen of Android, as uiautomator dump writes it."),
          (
            "SVG",
            """
            A drawing in which the id of an element (the label in Inkscape) is a kind and a name, \
            such as button/Play or group:shelf. The kinds are focus, button, link, switch, slider, \
            stepper, field, search, tab, segment, item, card, text, heading, image, group, list, \
            grid, tabs and alert. +focused, +selected and +disabled may follow the name. Elements \
            with another kind are left out; a misspelt one is reported.
            """
          ),
          (
            "JSON",
            """
            A screen of Android, as android layout writes it; or an object with nodes and, \
            optionally, picture, scale and size. A node has a frame [x, y, width, height] in \
            points and, optionally, id, name, role, value, focusable, focused, enabled, selected, \
            group, radius and children.
            """
          ),
        ]),
      .exitStatus([
        0: "The layout was written.",
        1: "A file cannot be read or written.",
      ]),
    ])

  @Argument(
    help: ArgumentHelp("The file that describes the screen.", valueName: "file"),
    completion: .file(extensions: ["xml", "json", "svg"]))
  var file: String

  @Option(
    help: ArgumentHelp(
      "A picture of the same screen, a PNG file.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var picture: String?

  @Option(
    help: ArgumentHelp(
      """
      Pixels per point (0.1 to 16), of the coordinates of Android, the units of a drawing, and the \
      picture; by default what the file says, or 1.
      """, valueName: "n"))
  var scale: Double?

  @Option(
    help: "The focus model of the layout; by default android for screens of Android, or else tv.")
  var model: ModelArgument?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The layout to write; standard output by default.", valueName: "path"))
  var output: OutputArgument?

  /// The largest number of remarks that are printed, since a drawing may have any number of other
  /// ids.
  private static let mostRemarks = 20

  func validate() throws {
    guard scale.map({ (0.1...16).contains($0) }) ?? true else {
      throw ValidationError("--scale takes a number from 0.1 to 16, not \(scale ?? 0)")
    }
    try output?.checkEnding(of: .layout)
  }

  func run() throws {
    let source = try ScreenFile(path: file)
    let picture = try self.picture ?? source.pictureName.map { beside(file, $0) }
    let bitmap = try picture.map { try Bitmap(png: $0) }
    var screen = try source.screen(
      scale: scale.map { CGFloat($0) },
      pictureSize: bitmap.map { CGSize(width: $0.width, height: $0.height) })
    source.remarks.prefix(Self.mostRemarks).forEach(Terminal.complain)
    if picture == nil {
      Terminal.complain(
        "no picture of the screen is given with --picture, so the layout has plain boxes")
    }
    let layout = regularFile
    // The picture has the layout's name.
    let base = picture == nil ? nil : layout.map { ($0 as NSString).deletingPathExtension }
    let place = base.map { $0 + ".png" }
    screen.picture = place.map { ($0 as NSString).lastPathComponent } ?? picture
    let origin = "From \((file as NSString).lastPathComponent), \(source.kind.rawValue)."
    let text = screen.layoutText(
      model: model?.model ?? source.kind.model,
      comments: layout == nil ? [origin] : [FileFormat.layout.comment, origin])
    if let picture, let place, !isSameFile(picture, place) {
      guard let bytes = FileManager.default.contents(atPath: picture) else {
        throw CommandError("cannot read \(picture)")
      }
      try OutputFile.write([UInt8](bytes), to: place)
    }
    try OutputArgument.write(Array(text.utf8), to: output)
    if let layout { try FileFormat.layout.writeSchema(beside: layout) }
  }

  /// The path of the layout, which has its picture and its schema beside it; nil if it is not
  /// written into a regular file.
  private var regularFile: String? {
    guard let output, !output.isStandardOutput else { return nil }
    var status = stat()
    let isThere = stat(output.path, &status) == 0
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else { return nil }
    return output.path
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
