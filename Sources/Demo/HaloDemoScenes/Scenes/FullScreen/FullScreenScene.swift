import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloLockups
import HaloSceneGraph

/// A choice of films, of which one fills the screen.
///
/// The film shows no focus and gets the keys; going back returns to its item.
@MainActor
final class FullScreenScene: TVSceneController {
  private let backdrop = BackdropView()
  private let posters: [TVPosterView]
  private let row = View()
  private let kind = TVStyle.label("", size: 25, weight: .medium)
  private let heading = TVStyle.label("", size: 76, weight: .bold)
  private let summary = TVStyle.label("", size: 29, weight: .regular)
  /// The time in seconds at which each film was left.
  private var times = [TimeInterval](repeating: 0, count: Film.all.count)
  private var shown = 0
  private let wings = Wings()
  /// The timer that calls ``prepare()``; nil for none.
  private var preparation: Int?
  /// The film that Return plays, drawn in advance.
  private let nextFilm = FilmView(Film.all[0])

  private enum Metrics {
    static let poster = CGSize(width: 410, height: 230)
    static let spacing: CGFloat = 56
    /// The space from the posters to the window's lower edge.
    static let belowRow: CGFloat = 134
    /// The height of the text, from the first line to the posters.
    static let wordsHeight: CGFloat = 344
    /// The largest width of the text, which is also that of the veil behind it.
    static let wordsWidth: CGFloat = 620
    static let headingWidth: CGFloat = 500
  }

  init() {
    posters = Film.all.map { film in
      let poster = TVPosterView(image: film.artwork.poster(size: Metrics.poster))
      poster.accessibilityIdentifier = film.artwork.name
      poster.accessibilityLabel = film.artwork.title
      return poster
    }
    super.init(nibName: nil, bundle: nil)
  }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .movement where key.keyCode != .tab: "Choose"
    case .press(.select, is TVPosterView): "Play"
    default: nil
    }
  }

  override func viewDidLoad() {
    view.insertSubview(backdrop, at: 0)
    view.insertSubview(wings, at: 0)
    wings.addSubview(nextFilm)
    kind.textColor = TVStyle.secondaryText
    kind.tracking = 1.5
    summary.numberOfLines = 2
    summary.lineHeight = 40
    summary.textColor = Color(white: 1, alpha: 0.92)
    for label in [kind, heading, summary] { canvas.addSubview(label) }
    row.accessibilityIdentifier = "films"
    for (index, poster) in posters.enumerated() {
      poster.primaryAction = { [weak self] in self?.play(index) }
      row.addSubview(poster)
    }
    canvas.addSubview(row)
    show(0)
    backdrop.show(Film.all[0], animated: false)
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { posters }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop.frame = view.bounds
    if wings.frame != view.bounds {
      wings.frame = view.bounds
      prepareSoon()
    }
    let room = contentArea
    let left = room.minX
    let size = posterSize(in: room)
    let rowTop = (canvasSize.height - Metrics.belowRow - size.height).rounded()
    let top = rowTop - Metrics.wordsHeight
    let above = canvasSize.height - top
    let reach = max(
      hypot(left + Metrics.headingWidth, above - 36), hypot(left + Metrics.wordsWidth, above - 148))
    backdrop.words = BackdropView.Words(reach: reach / canvasSize.width)
    place(kind, CGRect(x: left, y: top, width: min(900, room.width), height: 34))
    place(heading, CGRect(x: left, y: top + 36, width: min(1200, room.width), height: 96))
    place(summary, CGRect(x: left, y: top + 148, width: min(900, room.width), height: 84))
    row.frame = CGRect(x: 0, y: rowTop, width: canvasSize.width, height: size.height)
    for (index, poster) in posters.enumerated() {
      let x = left + CGFloat(index) * (size.width + Metrics.spacing)
      place(poster, CGRect(origin: CGPoint(x: x, y: 0), size: size))
    }
  }

  /// Returns a size at which all posters fit; they are larger if there is much space above them.
  private func posterSize(in room: CGRect) -> CGSize {
    let count = CGFloat(posters.count)
    let most = (room.width - (count - 1) * Metrics.spacing) / count
    let design = Metrics.poster
    let width = min(most, design.width * max(1, min(1.34, canvasSize.height / 1080))).rounded()
    return CGSize(width: width, height: (width * design.height / design.width).rounded())
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard let index = posters.firstIndex(where: { $0 === context.nextFocusedItem }) else { return }
    let isNew = index != shown
    show(index)
    guard isNew else { return }
    backdrop.show(Film.all[index], animated: true)
    prepareSoon()
  }

  /// Schedules ``prepare()`` a little after the frame that answers a key.
  ///
  /// A film's layers take long to draw.
  private func prepareSoon() {
    guard let window = view.window else { return }
    if let preparation { window.cancelPerform(preparation) }
    preparation = window.perform(after: 0.1, changesKeys: false) { [weak self] in
      self?.prepare()
    }
  }

  /// Prepares the other pages, the nearest first, and the film that Return plays.
  private func prepare() {
    let others = Film.all.indices.filter { $0 != shown }
      .sorted { abs($0 - shown) < abs($1 - shown) }
    wings.prepare([Film.all[shown].still] + others.map { backdrop.picture(of: Film.all[$0]) })
    nextFilm.film = Film.all[shown]
  }

  private func show(_ index: Int) {
    shown = index
    let film = Film.all[index]
    heading.text = film.title
    summary.text = film.summary
    let minutes = Int((film.duration / 60).rounded())
    kind.text =
      times[index] > 1
      ? "FILM · \(minutes) MIN · \(Transport.text(times[index])) WATCHED"
      : "FILM · \(minutes) MIN"
  }

  private func play(_ index: Int) {
    let player = FilmController(
      Film.all[index], time: times[index], card: posters[index].imageView)
    player.endHandler = { [weak self, weak player] time in
      guard let self else { return }
      times[index] = time
      show(index)
      fadeIn(after: player, showing: shell?.hintBar)
    }
    show(player, hiding: shell?.hintBar)
  }
}
