import ArgumentParser
import Foundation
import HaloCairoRenderer
import HaloCoverage
import HaloDemoScenes
import HaloFilming
import HaloImageFiles
import HaloSceneGraph

/// The command `halo film`.
struct Film: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Film a screen while keys are pressed.",
    usage: "halo film (--scene <id> | --layout <file>) -o <path> [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The name of the output decides the format, unless --format is given. The first key is pressed \
    at 0 ms, when the scene is at rest, and each further key --between milliseconds after the one \
    before it. The command advances the clock itself: it needs no X server, and the same command \
    line writes the same bytes on every machine, except for WebM and MP4, which ffmpeg encodes. A \
    film has at most \(limit) frames.

    On a contact sheet, frames with a side of more than 320 points are reduced; --crop chooses a \
    smaller part. In a folder, the frames replace those of an earlier film, and other files stay. \
    Standard output needs --format, and so does an animated PNG file whose name ends in .png, the \
    name of a contact sheet.

    --onion makes one PNG file of the last key instead: the outlines of the item that gets the \
    focus, each --every milliseconds, and below them the curves of its way and its velocity.

    --models films the screen five times at once: under each focus model, with the same keys. \
    Above each copy stand its model and what its focus did.
    """,
    examples: [
      (
        "Show all frames of an animation on one sheet",
        #"halo film --scene tv-home --keys "Right Right" -o rising.png"#
      ),
      (
        "Film a key that is held",
        "halo film --scene tv-home --keys Return --hold 400 -o press.gif"
      ),
      (
        "Show the outlines of a move and its curve on one still",
        #"halo film --scene tv-home --keys "Down Right" --onion -o move.png"#
      ),
      (
        "Film a part of the screen, frame by frame",
        "halo film --scene photos --keys Right --crop 280,80,320x240 -o ring"
      ),
      (
        "Make a film to send",
        #"halo film --scene tv-home --keys "Down Right" --every 20 -o moving.mp4"#
      ),
      (
        "Compare what a key does on five platforms",
        #"halo film --scene photos --keys "Tab Down Right" --models -o five.webp"#
      ),
      (
        "Give frames to another program",
        "halo film --scene photos --keys Tab --every 20 --format y4m -o -"
      ),
    ],
    sections: [
      CommandManual.Section(
        "Formats",
        [
          (
            "FILE.png",
            "A contact sheet with every frame and its time; each key begins a new line."
          ),
          ("FILE.apng", "An animated PNG file in all colours, which plays repeatedly."),
          (
            "FILE.webp",
            "An animated WebP file, much smaller than an animated PNG file; text is exact."
          ),
          (
            "FILE.webm, FILE.mp4",
            """
            A video, VP9 or H.264 with the colours of BT.709; needs ffmpeg, which is not a part of \
            Halo.
            """
          ),
          ("FILE.gif", "An animated GIF file with 255 colours."),
          (
            "y4m",
            """
            With --format y4m on standard output: frames that are not compressed, 4:2:0 with the \
            colours of BT.709 in limited range.
            """
          ),
          ("FOLDER", "A PNG file for each frame, with its number and its time in the name."),
        ]),
      .exitStatus([
        0: "The film was written.",
        1: """
        A file cannot be read or written, no font is installed, or ffmpeg is missing or fails.
        """,
      ]),
    ])

  /// The largest number of frames in a film, because of the memory for their display lists and of
  /// the time it takes.
  static let limit = 600

  @Option(
    help: ArgumentHelp("The scene to film; halo scenes lists them.", valueName: "id"),
    completion: DemoScene.completion)
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The layout to film: a YAML or JSON file, or an example by its name.", valueName: "file"),
    completion: Examples.completion)
  var layout: String?

  @Option(help: "Keys to press, such as \"Tab Right Right\".")
  var keys = ""

  @Option(
    name: .customLong("every"),
    help: ArgumentHelp(
      "Milliseconds between frames (1 to 10000); 40 by default, with --onion 30.",
      valueName: "ms"))
  private var givenEvery: Int?

  var every: Int { givenEvery ?? (tour.isWanted ? 200 : onion.isWanted ? 30 : 40) }

  @Option(
    help: ArgumentHelp("Milliseconds between keys (0 to 60000).", valueName: "ms"))
  var between = 480

  @Option(
    help: ArgumentHelp(
      "Milliseconds for which a key is held, at most until the next key (0 to 60000).",
      valueName: "ms"))
  var hold = 100

  @Option(
    help: ArgumentHelp("Milliseconds to film after the last key (0 to 60000).", valueName: "ms"))
  var duration = 440

  @OptionGroup var onion: OnionOptions
  @OptionGroup var tour: TourOptions

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions
  @OptionGroup var loop: FocusLoopOptions

  @Option(
    help: ArgumentHelp("The part of the screen to film, in points.", valueName: "X,Y,WxH"),
    transform: CropArgument.init(parsing:))
  var crop: CropArgument?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      A file that ends in .png, .apng, .webp, .webm, .mp4 or .gif, a folder, or - for standard \
      output.
      """,
      valueName: "path"))
  var output: OutputArgument

  @Option(help: "The format, whatever the name of the output.")
  var format: FilmFormat?

  @Flag(help: "Film the screen under all focus models at once, side by side.")
  var models = false

  @OptionGroup var progress: ProgressOptions

  private var tourRows: [CoverageRow] {
    get throws { try tour.chosenRows(examples: Examples.own.folders) }
  }

  private var setup: PlaySetup {
    get throws { try PlaySetup(picture, looks, rules, keyboard) }
  }

  func validate() throws {
    if !tour.isWanted {
      try checkScreenChoice(scene: scene, layout: layout)
    } else if scene != nil || layout != nil || !keys.isEmpty || models || onion.isWanted {
      throw ValidationError("--tour has screens and keys of its own")
    }
    guard (1...10_000).contains(every) else {
      throw ValidationError("--every takes milliseconds from 1 to 10000, not \(every)")
    }
    for (name, value) in [("between", between), ("hold", hold), ("duration", duration)]
    where !(0...60_000).contains(value) {
      throw ValidationError("--\(name) takes milliseconds from 0 to 60000, not \(value)")
    }
    if let scene { _ = try DemoScene.named(scene) }
    let script = try script()
    let limit = tour.isWanted ? 3000 : Self.limit
    guard script.frameCount <= limit else {
      throw ValidationError(
        "the film would have \(script.frameCount) frames (\(script.end) ms, one frame every "
          + "\(every) ms), but a film has at most \(limit)")
    }
    let shortest = AnimatedPicture.shortestDelay * 10
    if try resolvedFormat() == .gif, every < shortest {
      throw ValidationError(
        "a GIF file cannot show a frame for less than \(shortest) ms: use --every \(shortest) or more"
      )
    }
    try picture.checkPixels(picture.size?.size ?? .zero)
    try onion.check(script, resolvedFormat(), isWhole: crop == nil && !models)
  }

  private func resolvedFormat() throws -> FilmFormat {
    let format = try format ?? FilmFormat(of: output)
    if format == .folder { _ = try output.folder() }
    if format == .y4m, !output.isStandardOutput {
      throw ValidationError("--format y4m goes to standard output: use -o -")
    }
    return format
  }

  func script() throws -> FilmScript {
    if tour.isWanted {
      let length = Tour(try tourRows, at: 0).duration
      return FilmScript(
        keys: [], every: every, between: 0, hold: 0, duration: Int(length * 1000))
    }
    return FilmScript(
      keys: try parseKeys(keys), every: every, between: between, hold: hold, duration: duration)
  }

  func run() throws {
    try MainActor.assumeIsolated { try film() }
  }

  @MainActor
  private func film() throws {
    let format = try resolvedFormat()
    if format.container != nil, !VideoContainer.isAvailable() { throw VideoError.missing }
    let screen = try tour.isWanted ? nil : makeScreen(scene: scene, layout: layout)
    try picture.checkPixels(picture.size?.size ?? screen?.size ?? CoverageRow.usualSize)
    let script = try script()
    let renderer = try Renderer.withFonts()
    if onion.isWanted, let screen {
      let still = try onion.picture(of: screen, script, setup, loop, by: renderer)
      return try output.write(still.png())
    }
    let stage = try makeStage(screen, renderer)
    let size = stage.size
    try picture.checkPixels(size)
    let crop = try crop?.rect(in: size)
    let scale = picture.scale
    // A GIF file is drawn twice, since its colours are chosen first.
    let progress = progress.begin(of: script.frameCount * (format == .gif ? 2 : 1))
    defer { progress.end() }
    let frames = try stage.film(script, loop)
    let makeDrawer = {
      try FrameDrawer(size: size, scale: scale, crop: crop, by: renderer) {
        progress.next("frames")
      }
    }
    func animated(_ type: FilmType) throws -> [UInt8] {
      try AnimatedPicture.file(type, of: frames, every: every, by: makeDrawer())
    }
    let file: [UInt8]
    switch format {
    case .folder:
      let folder = try output.folder()
      let drawer = try makeDrawer()
      try Interruption.heeded { check in
        defer { progress.end() }
        try FrameFolder(path: folder).write(frames, by: drawer, check: check)
      }
      progress.end()
      return try Terminal.print(folder)
    case .y4m:
      return try Y4MStream.write(frames, every: every, by: makeDrawer()) {
        try Terminal.current.output($0)
      }
    case .apng: file = try animated(.apng)
    case .webp: file = try animated(.webp)
    case .webm: file = try animated(.video(.webm))
    case .mp4: file = try animated(.video(.mp4))
    case .gif: file = try AnimatedPicture.gif(of: frames, every: every, makeDrawer: makeDrawer)
    case .png:
      let sheet = ContactSheet(
        title: screen?.title ?? "Tour", subtitle: description(of: size, crop, frames: frames.count),
        palette: stage.palette, rows: ContactSheet.rows(frames, of: script))
      let thumbnail = Thumbnail(of: crop?.size ?? size)
      file = try draw(sheet, of: frames, thumbnail, makeDrawer(), renderer).png()
    }
    progress.end()
    try output.write(file)
  }

  @MainActor
  private func makeStage(_ screen: (any Screen)?, _ renderer: Renderer) throws -> FilmStage {
    guard let screen else { return FilmStage(try tourRows, setup: try setup, renderer) }
    guard models else { return try FilmStage(screen, setup, renderer) }
    return try FilmStage(
      allModelsOf: screen, { try makeScreen(scene: scene, layout: layout) }, setup, renderer)
  }

  private func description(of size: CGSize, _ crop: CGRect?, frames: Int) -> String {
    func text(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }
    let part = crop.map { "\(text($0.size)) at \(Int($0.minX)), \(Int($0.minY)) of " } ?? ""
    let count = frames == 1 ? "1 frame" : "\(frames) frames, \(every) ms apart"
    return "\(part)\(text(size))  ·  \(count)"
  }

  @MainActor
  private func draw(
    _ sheet: ContactSheet, of frames: [FilmFrame], _ thumbnail: Thumbnail, _ drawer: FrameDrawer,
    _ renderer: Renderer
  ) throws -> PixelSurface {
    let (width, height) = (drawer.width / thumbnail.factor, drawer.height / thumbnail.factor)
    let scale = picture.scale
    let size = sheet.size(width: width, height: height, scale: scale, measurer: renderer.text)
    guard max(size.width, size.height) <= 16_384 else {
      throw CommandError(
        "a contact sheet of \(frames.count) frames would be \(size.width) × \(size.height) pixels, "
          + "more than 16384: use a longer --every or a smaller --crop")
    }
    return try sheet.draw(width: width, height: height, scale: scale, by: renderer) {
      try drawer.draw(frames[$0].list).reduced(by: thumbnail.factor)
    }
  }
}

/// The format of a film.
enum FilmFormat: String, CaseIterable, ExpressibleByArgument {
  /// A contact sheet, as a PNG file.
  case png
  /// An animated PNG file.
  case apng
  case webp
  case webm
  case mp4
  case gif
  /// Frames that are not compressed, for standard output.
  case y4m
  /// A folder with a PNG file for each frame.
  case folder

  /// The container of the format; nil unless ffmpeg makes the file.
  var container: VideoContainer? {
    switch self {
    case .webm: .webm
    case .mp4: .mp4
    default: nil
    }
  }

  /// Creates the format that the output's name implies.
  ///
  /// - Throws: `ValidationError` for standard output or an unknown extension.
  init(of output: OutputArgument) throws {
    if output.isStandardOutput {
      throw ValidationError(
        "a film on standard output needs --format png, apng, webp, webm, mp4, gif or y4m")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: output.path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      self = .folder
      return
    }
    switch URL(fileURLWithPath: output.path).pathExtension.lowercased() {
    case "png": self = .png
    case "apng": self = .apng
    case "webp": self = .webp
    case "webm": self = .webm
    case "mp4": self = .mp4
    case "gif": self = .gif
    case "": self = .folder
    default:
      throw ValidationError(
        "--output takes a folder or FILE.png, .apng, .webp, .webm, .mp4 or .gif, "
          + "not \(output.path)")
    }
  }
}
