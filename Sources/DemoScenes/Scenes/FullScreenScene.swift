import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// Films to choose from; the chosen one fills the screen, shows no focus and gets the keys, and
/// going back returns to its item.
@MainActor
final class FullScreenScene: TVSceneController {
  private let backdrop = Backdrop()
  private let posters: [TVPosterView]
  private let row = View()
  private let kind = TVStyle.label("", size: 25, weight: .medium)
  private let heading = TVStyle.label("", size: 76, weight: .bold)
  private let summary = TVStyle.label("", size: 29, weight: .regular)
  /// Where each film was left, seconds.
  private var times = [TimeInterval](repeating: 0, count: Film.all.count)
  private var shown = 0
  /// What may be shown next, out of sight: so the host draws it while it has nothing else to do, and
  /// no key has to wait for it.
  private let wings = View()

  private enum Metrics {
    static let left: CGFloat = 80
    static let poster = CGSize(width: 410, height: 230)
    static let spacing: CGFloat = 56
    static let rowTop: CGFloat = 716
  }

  override init() {
    posters = Film.all.map { film in
      let poster = TVPosterView(image: film.artwork.poster(size: Metrics.poster))
      poster.accessibilityIdentifier = film.artwork.name
      return poster
    }
    super.init()
  }

  override var hints: [Hint] {
    [Hint("←", "→", text: "Choose"), Hint("Return", text: "Play")]
  }

  override func viewDidLoad() {
    view.insertSubview(backdrop, at: 0)
    view.addSubview(wings)
    kind.textColor = TVStyle.secondaryText
    kind.tracking = 1.5
    summary.numberOfLines = 2
    summary.lineHeight = 40
    summary.textColor = Color(white: 1, alpha: 0.82)
    for label in [kind, heading, summary] { canvas.addSubview(label) }
    row.accessibilityIdentifier = "films"
    for (index, poster) in posters.enumerated() {
      poster.primaryAction = { [weak self] in self?.play(index) }
      row.addSubview(poster)
    }
    canvas.addSubview(row)
    show(0)
    backdrop.show(Film.all[0], animated: false)
    prepare()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { posters }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop.frame = view.bounds
    layoutWings()
    let left = Metrics.left
    kind.frame = CGRect(x: left, y: 372, width: 900, height: 34)
    heading.frame = CGRect(x: left, y: 408, width: 1200, height: 96)
    summary.frame = CGRect(x: left, y: 520, width: 900, height: 84)
    row.frame = CGRect(
      x: 0, y: Metrics.rowTop, width: Self.canvasSize.width, height: Metrics.poster.height)
    for (index, poster) in posters.enumerated() {
      poster.frame = CGRect(
        x: left + CGFloat(index) * (Metrics.poster.width + Metrics.spacing), y: 0,
        width: Metrics.poster.width, height: Metrics.poster.height)
    }
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard let index = posters.firstIndex(where: { $0 === context.nextFocusedItem }) else { return }
    let isNew = index != shown
    show(index)
    guard isNew else { return }
    backdrop.show(Film.all[index], animated: true)
    prepare()
  }

  private func layoutWings() {
    wings.frame = view.bounds.offsetBy(dx: view.bounds.width * 2, dy: 0)
    for child in wings.subviews { child.frame = wings.bounds }
  }

  /// The pictures that an arrow leads to, and the film that Return plays.
  private func prepare() {
    wings.subviews.forEach { $0.removeFromSuperview() }
    for index in [shown + 1, shown - 1] where Film.all.indices.contains(index) {
      wings.addSubview(ImageView(image: Film.all[index].still))
    }
    wings.addSubview(FilmView(Film.all[shown]))
    layoutWings()
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
    let player = FilmController(Film.all[index], time: times[index])
    player.endHandler = { [weak self] time in
      guard let self else { return }
      times[index] = time
      show(index)
    }
    present(player, animated: true)
  }
}

/// The beginning of a film behind everything, darker where words and items stand.
@MainActor
private final class Backdrop: Decoration {
  private var front: ImageView?
  private let veil = View()
  private let floor = View()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(veil)
    addSubview(floor)
  }

  /// Deep in the film's own colour, so that the veil does not look like smoke.
  private var shade = Color.black

  func show(_ film: Film, animated: Bool) {
    let next = ImageView(image: film.still)
    next.frame = bounds
    shade = film.artwork.harmony.dark.blend(Color(hex: 0x060914), 0.45)
    setNeedsLayout()
    let old = front
    front = next
    insertSubview(next, at: old == nil ? 0 : 1)
    // One that is still on its way is taken away by what follows it.
    for view in subviews where view is ImageView && view !== old && view !== next {
      view.removeFromSuperview()
    }
    guard animated else { return }
    next.alpha = 0
    View.animate(withDuration: effectiveAppearance.prefersReducedMotion ? 0 : 0.5, in: window) {
      next.alpha = 1
    } completion: {
      old?.removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    for case let picture as ImageView in subviews { picture.frame = bounds }
    // The higher the power, the further the dark end reaches.
    func fade(_ strength: CGFloat, power: CGFloat = 1) -> Gradient {
      Gradient(
        (0...8).map { step in
          let x = CGFloat(step) / 8
          let part = (1 + cos(.pi * pow(x, power))) / 2
          return .init(x, shade.withAlphaComponent(strength * part))
        })
    }
    veil.frame = bounds
    veil.backgroundPaint = .linear(
      fade(0.94), from: CGPoint(x: bounds.width * 0.08, y: 0),
      to: CGPoint(x: bounds.width * 0.66, y: 0))
    floor.frame = bounds
    // Dark enough behind the items that the edge of a risen one stands out from any film.
    floor.backgroundPaint = .linear(
      fade(0.94, power: 1.5), from: CGPoint(x: 0, y: bounds.height),
      to: CGPoint(x: 0, y: bounds.height * 0.34))
  }
}
