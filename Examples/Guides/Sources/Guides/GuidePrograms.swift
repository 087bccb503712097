import Halo

/// The programs of the guides: `swift run Guides lists` opens one of them in a window.
///
/// `swift run Guides lists FILE "Tab Down"` draws it into a PNG file instead, after these keys.
@main
@MainActor
enum GuidePrograms {
  private static let screens: [String: (title: String, size: CGSize, root: () -> ViewController)] =
    [
      "lists": ("Films", CGSize(width: 400, height: 420), { FilmList() }),
      "drawing": ("Rating", CGSize(width: 440, height: 180), { RatingScreen() }),
      "text": ("Note", CGSize(width: 440, height: 320), { NoteForm() }),
      "commands": ("Notebook", CGSize(width: 640, height: 560), { Notebook() }),
      "controllers": (
        "Albums", CGSize(width: 560, height: 420),
        { NavigationController(rootViewController: AlbumList()) }
      ),
    ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let screen = screens[name] else {
      print("usage: Guides \(screens.keys.sorted().joined(separator: "|")) [FILE KEYS]")
      return
    }
    if arguments.count == 3 {
      try draw(screen.root(), screen.size, Array(arguments.dropFirst()))
    } else {
      Application.main(screen.root(), title: screen.title, size: screen.size)
    }
  }

  private static func draw(
    _ root: ViewController, _ size: CGSize, _ arguments: [String]
  ) throws {
    let renderer = Renderer(text: TextEngine())
    let window = Window(
      size: size, model: .pad, appearance: .light, textMeasurer: renderer.text)
    window.rootViewController = root
    let player = ScenePlayer(window: window, scale: 2)
    player.rest()
    for key in try Key.sequence(arguments[1]) {
      player.press(key)
      player.rest()
    }
    try renderer.picture(of: player.frame(), scale: 2).writePNG(to: arguments[0])
  }
}
