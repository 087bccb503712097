import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A film that fills the screen.
///
/// Nothing has the focus, and the film gets every key (HIG, Focus and selection: full-screen
/// experiences).
@MainActor
final class FilmController: TVSceneController, PressAnswering {
  /// Called with the time in seconds at which the film was left; 0 after its end.
  var endHandler: ((TimeInterval) -> Void)?

  private let film: Film
  /// The picture out of which the film grows; nil for none.
  private let card: ImageView?
  private var stage: FilmStage?
  private let filmView: FilmView
  private let transport: Transport
  private let info: FilmInfo
  private(set) var isPlaying = false
  /// The window's time at which the film was at `base`.
  private var start: TimeInterval = 0
  private var base: TimeInterval
  private var frameTimer: Int?
  private var hideTimer: Int?
  private var skipTimer: Int?
  private var keeper: HintKeeper?

  /// The seconds of one skip, and the delay and the interval of skips while the key is held.
  private static let skip: TimeInterval = 10
  private static let skipDelay: TimeInterval = 0.4
  private static let skipInterval: TimeInterval = 0.2
  /// The seconds that the transport stays visible while the film plays.
  private static let transportDuration: TimeInterval = 3

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - film: the film.
  ///   - time: the time at which it begins, in seconds.
  ///   - card: the picture out of which the film grows, and into which it shrinks; nil for none.
  init(_ film: Film, time: TimeInterval, card: ImageView? = nil) {
    self.film = film
    self.card = card
    base = time
    filmView = FilmView(film)
    transport = Transport(
      title: film.title, duration: film.duration,
      ground: film.artwork.harmony.dark.blend(Color(hex: 0x05060C), 0.6))
    info = FilmInfo(film)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    title = film.title
  }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "film"
    // The area around the growing film becomes dark, in the film's own colour.
    view.backgroundColor = film.artwork.harmony.dark.blend(Color(hex: 0x05060C), 0.6)
    view.insertSubview(filmView, at: 0)
    view.insertSubview(transport.scrim, at: 1)
    canvas.addSubview(transport)
    canvas.addSubview(info)
    showTime()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if filmView.superview === view { filmView.frame = view.bounds }
    let bounds = view.bounds
    let scrimHeight = min(bounds.height, Transport.scrimHeight * Self.scale(in: bounds.size))
    transport.scrim.frame = CGRect(
      x: 0, y: bounds.height - scrimHeight, width: bounds.width, height: scrimHeight)
    transport.frame = CGRect(origin: .zero, size: canvasSize)
    info.canvasWidth = canvasSize.width
    info.place(isShown: info.isShown)
  }

  // MARK: Growing

  private var container: View? { presentationController?.containerView }

  /// Lets the film grow out of its card; to be called once it is presented.
  ///
  /// With reduced motion it only fades in.
  func grow() {
    guard let card, let container, !view.effectiveAppearance.prefersReducedMotion else { return }
    stage = FilmStage(filmView, card: card, in: container)
    stage?.grow(in: container, duration: PresentationController.transitionDuration)
  }

  /// Lets the film shrink into its card, if that is still at the same place.
  private func shrink() {
    guard let stage, let container, stage.fits(container),
      !view.effectiveAppearance.prefersReducedMotion
    else { return }
    stage.shrink(in: container, duration: PresentationController.transitionDuration)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stage?.leave()
  }

  override func viewDidAppear(_ animated: Bool) {
    stage?.give(to: view)
    setPlaying(true)
    guard let window = view.window, keeper == nil else { return }
    let keeper = HintKeeper(window) { [weak self] in self?.transport.show($0) }
    window.attach(keeper)
    self.keeper = keeper
  }

  override func viewWillDisappear(_ animated: Bool) {
    setPlaying(false, showsTransport: false)
    // These fade out before the screen beneath becomes visible.
    View.animate(withDuration: 0.1, in: view.window) {
      transport.setShown(false)
      info.alpha = 0
    }
    if isBeingDismissed { shrink() }
    endSkipping()
    if let hideTimer { view.window?.cancelPerform(hideTimer) }
    keeper.map { view.window?.detach($0) }
    keeper = nil
    endHandler?(base < film.duration ? base : 0)
  }

  // MARK: Playing

  private func setPlaying(_ plays: Bool, showsTransport: Bool = true) {
    guard plays != isPlaying, let window = view.window else { return }
    base = position
    start = window.currentTime
    isPlaying = plays
    transport.isPlaying = plays
    if plays { scheduleFrame() } else { frameTimer.map(window.cancelPerform) }
    showTime()
    if showsTransport { showTransport() }
  }

  private var position: TimeInterval {
    guard isPlaying, let window = view.window else { return base }
    return min(film.duration, base + window.currentTime - start)
  }

  /// Schedules the next frame; nothing is scheduled while the film is paused.
  private func scheduleFrame() {
    // Only the first frame changes the meaning of a key: after it, the film can go back.
    let isFirst = position == 0
    frameTimer = view.window?.perform(after: Film.frameDuration, changesKeys: isFirst) {
      [weak self] in
      guard let self, isPlaying else { return }
      showTime()
      if position >= film.duration { return finish() }
      scheduleFrame()
    }
  }

  private func showTime() {
    filmView.time = position
    transport.time = position
  }

  private func finish() {
    base = film.duration
    dismiss(animated: true)
  }

  private func skip(_ seconds: TimeInterval) {
    base = max(0, min(film.duration - 1, position + seconds))
    start = view.window?.currentTime ?? start
    showTime()
    showTransport()
  }

  private func keepSkipping(_ seconds: TimeInterval, after delay: TimeInterval) {
    skipTimer = view.window?.perform(after: delay) { [weak self] in
      self?.skip(seconds)
      self?.keepSkipping(seconds, after: Self.skipInterval)
    }
  }

  private func endSkipping() {
    guard let skipTimer else { return }
    view.window?.cancelPerform(skipTimer)
    self.skipTimer = nil
    say(timeInWords)
  }

  /// Announces a text to a screen reader, for users who do not see the transport.
  private func say(_ text: String) {
    Accessibility.post(notification: .announcement, argument: text)
  }

  private var timeInWords: String {
    "\(Transport.text(position)) of \(Transport.text(film.duration))"
  }

  // MARK: Overlays

  private func showTransport() {
    guard let window = view.window else { return }
    hideTimer.map(window.cancelPerform)
    hideTimer = nil
    View.animate(withDuration: 0.2, in: window) { transport.setShown(true) }
    guard isPlaying else { return }
    hideTimer = window.perform(after: Self.transportDuration) { [weak self, weak window] in
      View.animate(withDuration: 0.6, in: window) { self?.transport.setShown(false) }
    }
  }

  private func setInfo(_ isShown: Bool) {
    let isStill = view.effectiveAppearance.prefersReducedMotion
    if isStill { info.place(isShown: true) }
    View.animate(withDuration: 0.35, in: view.window) {
      info.alpha = isShown ? 1 : 0
      if !isStill { info.place(isShown: isShown) }
    }
    info.isShown = isShown
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let commands = presses.compactMap {
      FilmCommand($0.type, $0.key?.keyCode, isInfoShown: info.isShown)
    }
    guard let command = commands.first else {
      return super.pressesBegan(presses, with: event)
    }
    endSkipping()
    switch command {
    case .toggle:
      setPlaying(!isPlaying)
      say(isPlaying ? "Playing" : "Paused at \(timeInWords)")
    case .back, .forward:
      let seconds = command == .forward ? Self.skip : -Self.skip
      skip(seconds)
      keepSkipping(seconds, after: Self.skipDelay)
    case .showInfo:
      if !info.isShown { say(film.summary.replacing("\n", with: " ")) }
      setInfo(true)
      showTransport()
    case .hideInfo:
      // If there is nothing to hide, the key shows the position in the film.
      if info.isShown { setInfo(false) } else { showTransport() }
      say(timeInWords)
      hidesInfo = true
    }
  }

  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    guard let command = FilmCommand(type, key.keyCode, isInfoShown: info.isShown) else {
      return .passes
    }
    return switch command {
    case .toggle, .forward: .acts
    case .back: position > 0 ? .acts : .swallows
    case .showInfo: info.isShown ? .swallows : .acts
    case .hideInfo: info.isShown || !transport.isShown ? .acts : .swallows
    }
  }

  override var hintTopics: [HintTopic] {
    [.activation, .keys([Key(.leftArrow), Key(.rightArrow), Key(.upArrow), Key(.downArrow)])]
  }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    guard case .press(let type, let responder) = effect, responder === self,
      let command = FilmCommand(type, key.keyCode, isInfoShown: info.isShown)
    else { return nil }
    return switch command {
    case .toggle: isPlaying ? "Pause" : "Play"
    case .back, .forward: "10 seconds"
    case .showInfo: "About"
    case .hideInfo: info.isShown ? "Hide" : "Position"
    }
  }

  /// Whether the current press has hidden the information, so that its end must not also go back.
  private var hidesInfo = false

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    endSkipping()
    if hidesInfo {
      hidesInfo = false
    } else {
      super.pressesEnded(presses, with: event)
    }
  }

  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    endSkipping()
    hidesInfo = false
    super.pressesCancelled(presses, with: event)
  }
}
