import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A page about a title, with its actions.
///
/// The picture of the poster that opened it moves to its place on the page and back.
@MainActor
final class ProductPage: TVPage {
  /// Called when the page begins to disappear.
  var goes: (() -> Void)?
  /// Called when the page has disappeared.
  var closed: ((UpNext) -> Void)?

  private let poster: ShelfPoster
  private var upNext: UpNext
  private var artwork: Artwork { poster.artwork }
  private let film: Film?
  private var ground: ProductGround
  private let groundView = ImageView()
  /// The time in seconds at which the film was left.
  private var time: TimeInterval = 0
  /// The picture above the page, which is not part of what fades in.
  private let picture: ImageView
  /// The text about the title, which fades in after the buttons.
  private let words = Decoration()
  private let place = TVStyle.label("", size: 25, weight: .medium)
  private let heading = TVStyle.label("", size: 64, weight: .bold)
  private let paragraph = TVStyle.label("", size: 29, weight: .regular)
  private let playButton = Button(title: "Play")
  private let upNextButton = Button(title: "")
  private let pictureButton = Button(title: "See the Picture")
  private let wings = Wings()
  private var preparation: Int?

  private enum Metrics {
    static let margin: CGFloat = 80
    static let gutter: CGFloat = 88
    static let button = CGSize(width: 440, height: 72)
    static let buttonPitch: CGFloat = 96
    /// The delay until the frame after the one that answers the key, and the duration in which the
    /// buttons appear: the focus is seen first.
    static let buttonsDelay: TimeInterval = 0.02
    static let buttonsDuration: TimeInterval = 0.08
    /// The delay and the duration of the text, which appears when the text beneath has faded.
    static let wordsDelay: TimeInterval = 0.08
    static let wordsDuration: TimeInterval = 0.25
    /// The duration in which text and buttons disappear.
    static let leaving: TimeInterval = 0.12
  }

  /// The duration of the picture's movement, in seconds.
  static let duration: TimeInterval = 0.45

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - poster: the poster that opens the page.
  ///   - upNext: the titles of the list Up Next.
  ///   - ground: the background of the page, created before.
  init(_ poster: ShelfPoster, upNext: UpNext, ground: ProductGround) {
    self.poster = poster
    self.upNext = upNext
    self.ground = ground
    picture = ImageView(image: poster.imageView.image)
    film = Film.all.first { $0.artwork.name == poster.artwork.name }
    super.init()
  }

  /// Returns the width of the half of the page that contains the picture.
  private static func pictureRoom(in canvas: CGSize) -> CGFloat {
    min(860, (canvas.width - 2 * Metrics.margin - Metrics.gutter) / 2)
  }

  /// Returns the size of the picture on the page, in canvas points and with its own aspect ratio.
  static func pictureSize(for image: Image, in canvas: CGSize) -> CGSize {
    let room = CGSize(width: pictureRoom(in: canvas), height: min(700, canvas.height - 260))
    let scale = min(room.width / image.size.width, room.height / image.size.height)
    return CGSize(
      width: (image.size.width * scale).rounded(), height: (image.size.height * scale).rounded())
  }

  // MARK: Content

  private var buttons: [Button] {
    (film == nil ? [] : [playButton]) + [upNextButton, pictureButton]
  }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "product"
    view.insertSubview(wings, at: 0)
    view.insertSubview(groundView, at: 1)
    place.text = artwork.place.uppercased()
    place.tracking = 1.5
    heading.text = artwork.title
    paragraph.text = artwork.synopsis.paragraph
    paragraph.numberOfLines = 4
    paragraph.lineHeight = 42
    paragraph.textColor = Color(white: 1, alpha: 0.85)
    for label in [place, heading, paragraph] { words.addSubview(label) }
    canvas.addSubview(words)
    playButton.accessibilityIdentifier = "play"
    playButton.primaryAction = { [weak self] in self?.play() }
    upNextButton.accessibilityIdentifier = "up-next"
    upNextButton.primaryAction = { [weak self] in
      guard let self else { return }
      upNext.toggle(artwork)
      showUpNext()
    }
    pictureButton.accessibilityIdentifier = "picture"
    pictureButton.primaryAction = { [weak self] in
      guard let self else { return }
      present(
        LargePicture(largePicture, ground: ProductGround.shade(of: artwork)), animated: true)
    }
    buttons.forEach(canvas.addSubview)
    showUpNext()
    super.viewDidLoad()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { buttons }

  private func showUpNext() {
    upNextButton.titleLabel.text =
      upNext.contains(artwork) ? "Remove from Up Next" : "Add to Up Next"
  }

  private func play() {
    guard let film else { return }
    let player = FilmController(film, time: time, card: picture)
    player.endHandler = { [weak self, weak player] time in
      guard let self else { return }
      self.time = time
      playButton.titleLabel.text = time > 1 ? "Resume" : "Play"
      fadeIn(after: player, showing: hintBar)
    }
    show(player, hiding: hintBar)
  }

  /// The picture in the size of the window.
  private lazy var largePicture = artwork.image(size: view.bounds.size)

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !ground.fits(view) { ground = ProductGround(artwork, filling: view) }
    groundView.frame = view.bounds
    groundView.image = ground.image
    view.backgroundPaint = ground.paint
    if largePicture.size != view.bounds.size {
      largePicture = artwork.image(size: view.bounds.size)
      prepareSoon()
    }
    wings.frame = view.bounds

    let size = canvasSize
    words.frame = CGRect(origin: .zero, size: size)
    let column = min(
      820, size.width - 2 * Metrics.margin - Metrics.gutter - Self.pictureRoom(in: size))
    let text = paragraph.sizeThatFits(CGSize(width: column, height: .infinity)).height
    let block =
      34 + 8 + 84 + 20 + text + 44 + CGFloat(buttons.count) * Metrics.buttonPitch
      - (Metrics.buttonPitch - Metrics.button.height)
    // The middle of the area above the hints.
    let middle = (size.height - HintBar.height * 23 / 13) / 2
    var y = max(40, (middle - block / 2).rounded())
    func put(_ child: View, _ height: CGFloat, width: CGFloat, below: CGFloat) {
      super.place(child, CGRect(x: Metrics.margin, y: y, width: width, height: height))
      y += height + below
    }
    put(place, 34, width: column, below: 8)
    put(heading, 84, width: column, below: 20)
    put(paragraph, text, width: column, below: 44)
    for button in buttons {
      put(
        button, Metrics.button.height, width: min(Metrics.button.width, column),
        below: Metrics.buttonPitch - Metrics.button.height)
    }
    placePicture(middle: middle)
  }

  private var pictureSize: CGSize {
    picture.image.map { Self.pictureSize(for: $0, in: canvasSize) } ?? .zero
  }

  private var container: View? { presentationController?.containerView }

  private func placePicture(middle: CGFloat) {
    guard let container, let parent = picture.superview, parent === container else { return }
    let size = pictureSize
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    let x = canvasSize.width - Metrics.margin - Self.pictureRoom(in: canvasSize) / 2
    let scale = Self.scale(in: view.bounds.size)
    let center = canvas.convert(
      CGPoint(x: isMirrored ? canvasSize.width - x : x, y: middle), to: container)
    picture.bounds = CGRect(
      origin: .zero, size: CGSize(width: size.width * scale, height: size.height * scale))
    picture.center = center
    // The corners match the poster's during the movement.
    let ratio = size.width / max(1, poster.imageView.bounds.width)
    picture.cornerRadius = poster.imageView.cornerRadius * ratio * scale
    picture.shadow = Shadow(
      offsetY: 24 * scale, sigma: 28 * scale, color: Color(white: 0, alpha: 0.4))
  }

  // MARK: Zooming

  /// Returns the transform that puts the picture in place of the poster, with this much of its
  /// lift; nil for none.
  private func transformToPoster(lift: CGFloat) -> CGAffineTransform? {
    guard let container, picture.bounds.width > 0,
      let frame = poster.imageView.frame(lifted: lift, in: container)
    else { return nil }
    let scale = frame.width / picture.bounds.width
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.midX - picture.center.x,
      ty: frame.midY - picture.center.y)
  }

  /// Moves the picture from the poster to its place; to be called once the page is presented.
  func zoom() {
    guard let container else { return }
    container.addSubview(picture)
    view.layoutIfNeeded()
    viewDidLayoutSubviews()
    showHints()
    // The picture flies over the text and the buttons. The hints are visible at once, because they
    // are those of the page beneath, for the same keys.
    appear(buttons, after: Metrics.buttonsDelay, withDuration: Metrics.buttonsDuration)
    appear([words], after: Metrics.wordsDelay, withDuration: Metrics.wordsDuration)
    let image = poster.imageView
    let lift = image.presented(.lift, image.lift)
    if view.effectiveAppearance.prefersReducedMotion {
      picture.alpha = 0
      View.animate(withDuration: Self.duration, in: view.window) { picture.alpha = 1 }
    } else if let transform = transformToPoster(lift: lift) {
      image.isHidden = true
      picture.transform = transform
      View.animate(withDuration: Self.duration, in: view.window) {
        picture.transform = .identity
      }
    }
    prepareSoon()
  }

  private func appear(
    _ views: [View], after delay: TimeInterval, withDuration duration: TimeInterval
  ) {
    let window = view.window
    View.performWithoutAnimation {
      for view in views { view.alpha = window == nil ? 1 : Self.hiddenAlpha }
    }
    _ = window?.perform(after: delay, changesKeys: false, isMotion: true) { [weak window] in
      View.animate(withDuration: duration, in: window) { for view in views { view.alpha = 1 } }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let preparation { view.window?.cancelPerform(preparation) }
    guard isBeingDismissed else { return }
    goes?()
    fadeCanvasOut(withDuration: Metrics.leaving)
    if view.effectiveAppearance.prefersReducedMotion {
      View.animate(withDuration: 0.3, in: view.window) { picture.alpha = 0 }
    } else if let transform = transformToPoster(lift: 1) {
      View.animate(withDuration: PresentationController.transitionDuration, in: view.window) {
        picture.transform = transform
        picture.shadow = nil
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A film only hides the page.
    guard presentationController == nil else { return }
    poster.imageView.isHidden = false
    closed?(upNext)
  }

  /// Schedules the large picture, which takes long to draw, for after the transition.
  private func prepareSoon() {
    guard let window = view.window else { return }
    if let preparation { window.cancelPerform(preparation) }
    preparation = window.perform(after: 0.6, changesKeys: false) { [weak self] in
      guard let self else { return }
      wings.prepare([film?.still, largePicture].compactMap(\.self))
    }
  }
}

/// A picture that fills the window.
@MainActor
final class LargePicture: TVPage {
  private let imageView: ImageView
  private let scrim = Scrim(towards: .bottom)

  /// Creates a page; `ground` is the colour of the lower edge, where the hints are.
  init(_ image: Image, ground: Color) {
    imageView = ImageView(image: image)
    scrim.color = ground
    super.init()
  }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "large-picture"
    view.insertSubview(imageView, at: 0)
    view.insertSubview(scrim, at: 1)
    super.viewDidLoad()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    imageView.frame = view.bounds
    let height = HintBar.height * 23 / 13 * 1.8 * Self.scale(in: view.bounds.size)
    scrim.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }
}
